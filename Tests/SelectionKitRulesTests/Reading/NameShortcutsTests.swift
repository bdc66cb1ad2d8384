import Testing

@testable import SelectionKitRules

@Suite("Shortcuts that tell names apart")
struct NameShortcutsTests {
  /// Pieces of names that are hard to tell apart by their letters alone.
  private static let pieces = [
    "a", "A", "b", "1", "2", " ", ", ", "-", "e", "e\u{301}", "é", "i", "I", "i\u{307}", "İ", "ı", "ß", "ss",
    "1\u{FE0F}\u{20E3}",
    "1\u{20E3}", "🔇", "\u{FE0F}", "好", "ก", "\u{301}", "K", "K", "ﬁ", "f",
  ]

  private static func name(_ generator: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &generator)).reduce(into: "") { name, _ in
      name += pieces.randomElement(using: &generator) ?? ""
    }
  }

  @Test(
    "What they tell apart has different words, and neither begins with the other's",
    arguments: [1, 2, 3, 4] as [UInt64])
  func sound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var toldApart = 0
    for _ in 0..<20_000 {
      let (first, second) = (Self.name(&generator), Self.name(&generator))
      let (words, others) = (Words(first), Words(second))
      let isEither = words.starts(with: others) || others.starts(with: words)
      let (letters, otherLetters) = (OuterLetters(of: first), OuterLetters(of: second))
      if first.beginsUnlike(second) || letters.beginUnlike(otherLetters) {
        toldApart += 1
        #expect(!isEither, "\(first.debugDescription) and \(second.debugDescription)")
      }
      if letters.differ(from: otherLetters) {
        #expect(words != others, "\(first.debugDescription) and \(second.debugDescription)")
      }
    }
    // A shortcut that is never taken would be sound, too.
    #expect(toldApart > 1_000)
  }

  @Test(
    "Names that differ in their letters are told apart at once",
    arguments: [
      ("Morning delivery 1", "Morning delivery 2"), ("Mute", "Unmute"), ("Size, M", "Sizes, S"), ("Black", "  blue"),
    ])
  func toldApart(_ first: String, _ second: String) {
    #expect(first.beginsUnlike(second))
    #expect(second.beginsUnlike(first))
  }

  @Test(
    "Where only the words tell, they don't",
    arguments: [
      ("Size", "Size, S"), ("Mute", "MUTE!"), ("1\u{FE0F}\u{20E3} Size", "Size"), ("é", "e"), ("e\u{301}", "f"),
      ("", "a"), ("好", "a"),
    ])
  func leftToTheWords(_ first: String, _ second: String) {
    #expect(!first.beginsUnlike(second))
    #expect(!OuterLetters(of: first).beginUnlike(OuterLetters(of: second)))
  }
}
