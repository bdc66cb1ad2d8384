/// The first and the last letter or digit of a name, in lower case: what tells most names apart without making words.
struct OuterLetters: Hashable, Sendable {
  /// The first one, or 0 where it is none of ASCII or may be part of more than itself.
  let first: UInt8
  /// The last one, or 0 where it is none of ASCII.
  let last: UInt8

  /// Looks at a name from both its ends.
  ///
  /// Complexity: O(count of other characters at its ends).
  init(of name: String) {
    let bytes = name.utf8
    var (first, last): (UInt8, UInt8) = (0, 0)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let byte = bytes[start]
      bytes.formIndex(after: &start)
      guard byte >= 0x80 || byte.isASCIILetterOrDigit else { continue }
      // An accent, or the frame of a keycap, would be part of it.
      let isAlone = start == bytes.endIndex || bytes[start] < 0x80
      if byte < 0x80, isAlone { first = byte.asciiLowercased }
      break
    }
    var end = bytes.endIndex
    while end > bytes.startIndex {
      bytes.formIndex(before: &end)
      let byte = bytes[end]
      guard byte >= 0x80 || byte.isASCIILetterOrDigit else { continue }
      if byte < 0x80 { last = byte.asciiLowercased }
      break
    }
    (self.first, self.last) = (first, last)
  }

  private init() {
    (first, last) = (0, 0)
  }

  /// Those of no name.
  static let none = OuterLetters()

  /// Whether the words of the two names can't be the same.
  func differ(from other: OuterLetters) -> Bool {
    beginUnlike(other) || last != other.last && last != 0 && other.last != 0
  }

  /// Whether the words of neither name can begin with those of the other.
  func beginUnlike(_ other: OuterLetters) -> Bool {
    first != other.first && first != 0 && other.first != 0
  }
}
