import SelectionKitGate
import Testing

@Suite("A text pattern")
struct TextPatternTests {
  @Test(
    "An asterisk stands for any text",
    arguments: [
      ("color.red", "color.red"), ("color.*", "color.red"), ("color.*", "color."), ("*", ""), ("*", "anything"),
      ("*.red", "color.red"), ("c*r*d", "color.red"), ("a*b*c", "a-b-b-c"), ("**", "a"), ("*a*", "banana"),
      ("*ana", "banana"), ("", ""), ("*Réglages*", "Mes Re\u{301}glages"), ("Re\u{301}glages", "Réglages"),
    ])
  func matches(pattern: String, text: String) {
    #expect(TextPattern(pattern).matches(text))
  }

  @Test(
    "Everything else has to be as it is written",
    arguments: [
      ("color.red", "color.red "), ("color.red", "Color.red"), ("color.*", "colors.red"), ("color.*", "my.color.red"),
      ("*.red", "color.redder"), ("a*b", "a-b-c"), ("a*a", "a"), ("", "a"), ("color?red", "color.red"),
      ("[a-z]", "a"), ("e*", "é"),
    ])
  func doesNotMatch(pattern: String, text: String) {
    #expect(!TextPattern(pattern).matches(text))
  }
}
