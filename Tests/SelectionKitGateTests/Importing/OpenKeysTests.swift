import Testing

@testable import SelectionKitGate

@Suite("Keys that are there twice")
struct OpenKeysTests {
  /// Reads objects written as lists of keys, with `(` and `)` around those of an inner object; returns the keys that
  /// are refused.
  private static func refused(_ keys: [String]) -> [String] {
    var open = OpenKeys()
    var bytes: [UInt8] = []
    open.open()
    return keys.filter { key in
      if key == "(" { open.open() }
      if key == ")" { _ = open.close(bytes, keeping: false) }
      if key == "(" || key == ")" { return false }
      let start = bytes.count
      bytes += Array("\"\(key)\"".utf8)
      let isPlain = key.utf8.allSatisfy { $0 < 0x80 } && !key.contains("\\")
      return !open.insert(start..<bytes.count, of: bytes, isPlain: isPlain)
    }
  }

  private static let many = (1...40).map { "key \($0)" }

  @Test(
    "A key is found again, however it is written and however many there are",
    arguments: [
      (["a", "b", "a"], ["a"]), (["a", #"\u0061"#], [#"\u0061"#]), ([#"\u0061"#, "a"], ["a"]),
      (["é", "e\u{301}"], ["e\u{301}"]), (["a", "é", "a", "é"], ["a", "é"]), (["", ""], [""]),
      (many + ["key 1"], ["key 1"]), (many + ["key 40"], ["key 40"]), (many + [#"key\u00201"#], [#"key\u00201"#]),
    ] as [([String], [String])])
  func twice(_ keys: [String], _ refused: [String]) {
    #expect(Self.refused(keys) == refused)
  }

  @Test(
    "Keys of other objects, and keys that differ, are no repetition",
    arguments: [
      ["a", "(", "a", ")", "b"], ["a", "A", "aa", "á"], many, many + ["("] + many + [")"],
      ["é", "(", "a", "é", ")", "a"],
    ])
  func once(_ keys: [String]) {
    #expect(Self.refused(keys) == [])
  }

  @Test("What an inner object has does not hide what the outer one had before")
  func afterInner() {
    #expect(Self.refused(["a", "é", "(", "a", "b", ")", "a", "b", "b"]) == ["a", "b"])
    #expect(Self.refused(["a", "("] + Self.many + [")", "key 1", "a"]) == ["a"])
  }

  @Test("The keys of an object are told in full when it ends")
  func kept() {
    var open = OpenKeys()
    let bytes = Array(#""a""\u0062""c""#.utf8)
    open.open()
    let places = [0..<3, 3..<11, 11..<14]
    let isNew = places.map { open.insert($0, of: bytes, isPlain: $0.count == 3) }
    #expect(isNew == [true, true, true])
    #expect(open.count == 3)
    let keys = open.close(bytes, keeping: true)
    #expect(keys == ["a", "b", "c"])
    #expect(open.count == 0)
  }
}
