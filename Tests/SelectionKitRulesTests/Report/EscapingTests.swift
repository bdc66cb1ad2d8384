import SelectionKit
import SelectionKitRules
import Testing

@Suite("Text from apps and files")
struct EscapingTests {
  @Test(
    "What a terminal would act on is written out",
    arguments: [
      ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#), ("\0", #"\0"#), ("\u{7}", #"\u{07}"#), ("\u{1B}", #"\u{1B}"#),
      ("\u{7F}", #"\u{7F}"#), ("\u{85}", #"\u{0085}"#), ("\u{9B}", #"\u{009B}"#), ("\u{61C}", #"\u{061C}"#),
      ("\u{200E}", #"\u{200E}"#), ("\u{200F}", #"\u{200F}"#), ("\u{2028}", #"\u{2028}"#), ("\u{2029}", #"\u{2029}"#),
      ("\u{202A}", #"\u{202A}"#), ("\u{202E}", #"\u{202E}"#), ("\u{2066}", #"\u{2066}"#), ("\u{2069}", #"\u{2069}"#),
      ("\r\n", #"\r\n"#),
    ])
  func escaped(_ text: String, expected: String) {
    #expect("a\(text)b".escaped == "a\(expected)b")
  }

  @Test(
    "What is only shown stays as it is",
    arguments: ["", "Choose color", "Größe", "“A” \\ \"B\"", "👩‍💻", "می‌خواهم", "选择", "עברית"])
  func shown(_ text: String) {
    #expect(text.escaped == text)
  }

  @Test("Escaping twice is escaping once")
  func twice() {
    #expect("\u{202E}".escaped.escaped == #"\u{202E}"#)
  }

  @Test(
    "A role is told in words",
    arguments: [
      (AccessibilityDescriptor.Role.radioOption, "radio option"), (.toggleButton, "toggle button"),
      (.checkbox, "checkbox"), (.nativeRadio, "native radio"),
    ])
  func role(_ role: AccessibilityDescriptor.Role, words: String) {
    #expect(role.words == words)
  }
}
