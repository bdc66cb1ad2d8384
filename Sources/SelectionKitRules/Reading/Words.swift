/// The words of a name as a person hears them: without case, punctuation, emoji and other marks of writing.
///
/// Names are compared as words, so that "Mute" is not found inside "Unmute" and an icon glyph is no difference.
package struct Words: Hashable, Sendable {
  /// The words in order, in lower case.
  ///
  /// A letter of a script that writes no spaces is a word of its own.
  package let list: [String]

  /// Splits a text at everything that is not letter, mark or digit.
  ///
  /// Complexity: O(length of the text).
  package init(_ text: String) {
    if let words = text.asciiWords {
      list = words
    } else {
      var splitter = WordSplitter()
      for scalar in text.lowercased().unicodeScalars { splitter.read(scalar) }
      list = splitter.finish()
    }
  }

  var isEmpty: Bool { list.isEmpty }

  /// Whether these words begin with others.
  func starts(with other: Words) -> Bool {
    list.starts(with: other.list)
  }

  /// Whether these words end with others.
  func ends(with other: Words) -> Bool {
    list.suffix(other.list.count).elementsEqual(other.list)
  }

  /// Whether others stand somewhere in these, one after the other.
  ///
  /// Complexity: O(product of the counts).
  package func contains(_ other: Words) -> Bool {
    guard !other.isEmpty, other.list.count <= list.count else { return other.isEmpty }
    return (0...(list.count - other.list.count)).contains { list[$0...].starts(with: other.list) }
  }

  /// The words without those that start with a digit: "Like, 12" and "Like, 13" are one name.
  var withoutNumbers: [String] {
    list.filter { $0.first?.isNumber != true }
  }
}

extension String {
  /// The words of a text that is all ASCII, where nothing has to be looked up; nil for any other.
  fileprivate var asciiWords: [String]? {
    var words: [String] = []
    var start: Index?
    for index in utf8.indices {
      let byte = utf8[index]
      if byte >= 0x80 { return nil }
      if byte.isASCIILetterOrDigit {
        start = start ?? index
      } else if let first = start {
        words.append(self[first..<index].lowercased())
        start = nil
      }
    }
    if let start { words.append(self[start...].lowercased()) }
    return words
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, which is all that makes a word in a text that is all ASCII.
  var isASCIILetterOrDigit: Bool {
    // Bit 5 is what tells a small letter from a capital one.
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10
  }

  /// The byte in lower case, if it is an ASCII letter.
  var asciiLowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}

/// Collects words from the scalars of a text in lower case.
private struct WordSplitter {
  private var words: [String] = []
  private var word = String.UnicodeScalarView()

  mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{307}" where word.last == "i":
      break  // What is left of a dotted capital I in lower case.
    case "ı":
      word.append("i")
    case "ß":
      word.append(contentsOf: "ss".unicodeScalars)
    case "\u{FE0E}", "\u{FE0F}":
      break
    case "\u{20E3}":
      if !word.isEmpty { word.removeLast() }  // A keycap: an emoji made of a digit.
    default:
      readCategory(of: scalar)
    }
  }

  private mutating func readCategory(of scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      // A letter of a script without spaces is a word of its own, whatever stands around it.
      if scalar.isWrittenWithoutSpaces || word.first?.isWrittenWithoutSpaces == true { endWord() }
      word.append(scalar)
    case .nonspacingMark, .spacingMark, .enclosingMark:
      if !word.isEmpty { word.append(scalar) }
    default:
      endWord()
    }
  }

  private mutating func endWord() {
    if !word.isEmpty { words.append(String(word)) }
    word = String.UnicodeScalarView()
  }

  mutating func finish() -> [String] {
    endWord()
    return words
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a script that puts no spaces between words.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Myanmar, Khmer
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: true  // Kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true  // Han
    default: false
    }
  }
}

extension String {
  /// Whether there is nothing to see or to hear in it: only white space and invisible characters.
  package var isBlank: Bool {
    // Nearly every text begins with a visible ASCII character, which settles it without looking anything up.
    if let byte = utf8.first, (0x21..<0x7F).contains(byte) { return false }
    return unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }
}
