import Testing

@testable import SelectionKitRules

@Suite("What finds digests that are there twice")
struct DigestFilterTests {
  private static func digests(_ names: [String]) -> [NameDigest] {
    var digester = NameDigester()
    return names.map { digester.digest(of: $0) }
  }

  /// How many of some names may be those of others.
  private static func suspects(_ names: [String]) -> Int {
    let digests = digests(names)
    let filter = DigestFilter(digests)
    return digests.count { filter.mayRepeat($0) }
  }

  @Test("Names of the same words are always found", arguments: [1, 2, 10, 1_000])
  func found(others: Int) {
    let names = (0..<others).map { "Magazine \($0)" }
    #expect(Self.suspects(names + ["Mute", "MUTE!"]) >= 2)
  }

  @Test(
    "Names that differ in a letter or a number are seldom taken for each other",
    arguments: [
      (0..<20_000).map { "Option \($0)" }, (0..<20_000).map { "\($0) delivery" },
      (0..<20_000).map { String($0, radix: 36) }, (0..<20_000).map { "A name with the number \($0) in its midst" },
    ])
  func seldomMistaken(_ names: [String]) {
    // One in thirty-two would share a bit by chance at worst.
    #expect(Self.suspects(names) < 20_000 / 16)
  }

  @Test("None at all is no trouble")
  func none() {
    #expect(Self.suspects([]) == 0)
  }
}
