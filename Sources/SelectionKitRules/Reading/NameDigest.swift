/// A digest of the words of a name: names of the same words have the same digest.
///
/// Other names may have it, too, if rarely. So it tells names apart without making their words, and where it doesn't,
/// the words themselves have to be compared.
struct NameDigest: Hashable, Sendable {
  private var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Whether the name has no words at all.
  private(set) var isEmpty = true

  /// Digests a name.
  ///
  /// Complexity: O(length of the name).
  init(_ name: String) {
    if !addASCII(name) {
      self = NameDigest(Words(name))
    }
  }

  private init(_ words: Words) {
    for word in words.list {
      if word.utf8.allSatisfy({ $0 < 0x80 }) {
        _ = addASCII(word)
      } else {
        // A word with other letters is none of an ASCII name, so any number that stands for it will do.
        beginWord()
        add(UInt64(truncatingIfNeeded: word.hashValue))
      }
    }
  }

  /// Adds the words of a text that is all ASCII; false, with nothing to rely on, for any other.
  private mutating func addASCII(_ text: String) -> Bool {
    var isInWord = false
    for byte in text.utf8 {
      if byte >= 0x80 { return false }
      if byte.isASCIILetterOrDigit {
        if !isInWord { beginWord() }
        isInWord = true
        add(UInt64(byte.asciiLowercased))
      } else {
        isInWord = false
      }
    }
    return true
  }

  private mutating func beginWord() {
    isEmpty = false
    add(0)
  }

  private mutating func add(_ value: UInt64) {
    bits = (bits ^ value) &* 0x100_0000_01B3
  }
}
