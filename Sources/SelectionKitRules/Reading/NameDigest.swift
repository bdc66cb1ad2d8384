/// A digest of the words of a name: names of the same words have the same digest.
///
/// Other names may have it, too, if rarely. So it tells names apart without making their words, and where it doesn't,
/// the words themselves have to be compared.
struct NameDigest: Hashable, Sendable {
  private static let empty: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var bits = empty

  /// Whether the name has no words at all.
  var isEmpty: Bool { bits == Self.empty }

  /// Digests a name.
  ///
  /// Complexity: O(length of the name).
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bytes: Its bytes in UTF-8.
  fileprivate init(_ name: String, _ bytes: [UInt8]) {
    if !addASCII(bytes) {
      self = NameDigest(Words(name))
    }
  }

  private init(_ words: Words) {
    for word in words.list {
      if word.utf8.allSatisfy({ $0 < 0x80 }) {
        _ = addASCII(Array(word.utf8))
      } else {
        // A word with other letters is none of an ASCII name, so any number that stands for it will do.
        add(UInt64(truncatingIfNeeded: word.hashValue))
      }
    }
  }

  /// Adds the words of a text that is all ASCII; false, with nothing to rely on, for any other.
  private mutating func addASCII(_ bytes: [UInt8]) -> Bool {
    for byte in bytes {
      if byte.isASCIILetterOrDigit {
        add(UInt64(byte.asciiLowercased))
      } else if byte >= 0x80 {
        return false
      }
    }
    return true
  }

  private mutating func add(_ value: UInt64) {
    bits = (bits ^ value) &* 0x100_0000_01B3
  }
}

/// Digests one name after the other.
///
/// The bytes of a text are gone through in an array ten times as fast as in the text, so each name is put in one first:
/// in the same for all of them.
struct NameDigester {
  private var bytes: [UInt8] = []

  /// Digests a name.
  ///
  /// Complexity: O(length of the name).
  mutating func digest(of name: String) -> NameDigest {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: name.utf8)
    return NameDigest(name, bytes)
  }
}
