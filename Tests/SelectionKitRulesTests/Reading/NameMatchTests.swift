import Testing

@testable import SelectionKitRules

@Suite("Match of name and visible text")
struct NameMatchTests {
  struct Pair: CustomTestStringConvertible {
    let name: String
    let visible: String
    let match: NameMatch

    init(_ name: String, _ visible: String, _ match: NameMatch) {
      self.name = name
      self.visible = visible
      self.match = match
    }

    var testDescription: String { "“\(name)” for “\(visible)”: \(match)" }
  }

  @Test(
    "A name says the visible text wholly, first, somewhere or not at all",
    arguments: [
      Pair("Black", "Black", .full),
      Pair("Lucy, The Beatles, 1967", "Lucy", .extended),
      Pair("Accept Terms", "Terms", .contained),
      Pair("Option 1", "Black", .none),
      Pair("Unmute", "Mute", .none),
      Pair("Mute Trailer", "Mute", .extended),
      Pair("Black", "Black and white", .none),
    ])
  func degrees(pair: Pair) {
    #expect(NameMatch(of: pair.name, with: pair.visible) == pair.match)
  }

  @Test(
    "Writing makes no difference",
    arguments: [
      Pair("choose color", "CHOOSE COLOR: *", .full),
      Pair("İPTAL", "iptal", .full),
      Pair("IĞDIR", "ığdır", .full),
      Pair("GROẞ", "gross", .full),
      Pair("Groß", "GROSS", .full),
      Pair("Accept\u{A0}Terms", "Accept Terms", .full),
      Pair("cafe\u{301}", "café", .full),
      Pair("Café au lait", "cafe\u{301}", .extended),
      Pair("Like", "👍 Like", .full),
      Pair("1️⃣ First", "First", .full),
      Pair("Heart", "\u{E001} Heart", .full),
      Pair("Wi-Fi", "Wi Fi", .full),
    ])
  func writing(pair: Pair) {
    #expect(NameMatch(of: pair.name, with: pair.visible) == pair.match)
  }

  @Test(
    "Scripts that write no spaces extend by what follows and contain what stands inside",
    arguments: [
      Pair("東京都", "東京", .extended),
      Pair("大東京都", "東京", .contained),
      Pair("京東", "東京", .none),
      Pair("ミュート解除", "ミュート", .extended),
      Pair("字幕をオフにする", "オフ", .contained),
      Pair("ปิดเสียงตัวอย่าง", "ปิดเสียง", .extended),
      Pair("การปิดเสียง", "ปิดเสียง", .contained),
    ])
  func withoutSpaces(pair: Pair) {
    #expect(NameMatch(of: pair.name, with: pair.visible) == pair.match)
  }

  @Test(
    "A visible text that is cut off is a beginning",
    arguments: [
      Pair("Lucy in the Sky with Diamonds", "Lucy in the Sk…", .extended),
      Pair("Lucy in the Sky with Diamonds", "Lucy in the Sky...", .extended),
      Pair("Lucy in the Sky with Diamonds", "Lucy in the Sk", .none),
      Pair("Lucy in the Sky with Diamonds", "in the Sk…", .none),
      Pair("Loading", "Loading…", .full),
    ])
  func ellipsis(pair: Pair) {
    #expect(NameMatch(of: pair.name, with: pair.visible) == pair.match)
  }

  @Test(
    "Where there are no words the texts themselves are compared",
    arguments: [
      Pair("★★★", "★★★", .full),
      Pair(" ★★★ ", "★★★", .full),
      Pair("★★", "★★★", .none),
      Pair("👍", "👎", .none),
      Pair("Like", "👍", .none),
      Pair("👍", "Like", .none),
      Pair("+", "-", .none),
    ])
  func symbols(pair: Pair) {
    #expect(NameMatch(of: pair.name, with: pair.visible) == pair.match)
  }

  @Test("The degrees are in order")
  func order() {
    #expect([NameMatch.full, .none, .extended, .contained].sorted() == [.none, .contained, .extended, .full])
  }
}
