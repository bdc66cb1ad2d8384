extension String {
  /// Whether the words of this text and another differ before either text ends, so that neither begin with the other's.
  ///
  /// Most names differ within a few letters, and then no words have to be made. False where nothing but the words
  /// themselves tells: at characters other than those of ASCII.
  ///
  /// Complexity: O(length of what both begin with).
  func beginsUnlike(_ other: String) -> Bool {
    var letters = PlainLetters(utf8), otherLetters = PlainLetters(other.utf8)
    while let letter = letters.next(), let otherLetter = otherLetters.next() {
      if letter != otherLetter { return letters.isCertain && otherLetters.isCertain }
    }
    return false
  }
}

/// The letters and digits of ASCII in a text, in lower case, up to the first character that is none of ASCII.
private struct PlainLetters: IteratorProtocol {
  private static let space: UInt8 = 0x20

  private let bytes: String.UTF8View
  private var index: String.Index
  private var isBetweenWords = false

  init(_ bytes: String.UTF8View) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Whether what comes next can't belong to the last letter, as an accent or the frame of a keycap would.
  var isCertain: Bool {
    index == bytes.endIndex || bytes[index] < 0x80
  }

  /// The next letter or digit, or one space for all that is between two words.
  mutating func next() -> UInt8? {
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte >= 0x80 { return nil }
      if byte.isASCIILetterOrDigit {
        if isBetweenWords {
          isBetweenWords = false
          return Self.space
        }
        bytes.formIndex(after: &index)
        isInWord = true
        return byte.asciiLowercased
      }
      isBetweenWords = isInWord
      bytes.formIndex(after: &index)
    }
    return nil
  }

  private var isInWord = false
}
