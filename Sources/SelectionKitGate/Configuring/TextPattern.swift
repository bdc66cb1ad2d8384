import Foundation

/// A text in which each asterisk stands for any text, also for none.
public struct TextPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let rawValue: String

  /// Creates a pattern.
  ///
  /// - Parameter rawValue: The text, with an asterisk wherever something may differ.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether a text is as the pattern says, from its beginning to its end; case matters.
  ///
  /// A letter and its accent are the same as the accented letter: some file systems take names apart.
  ///
  /// Complexity: O(length of the text × length of the pattern).
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it is.
  public func matches(_ text: String) -> Bool {
    let pattern = rawValue.composedBytes
    let text = text.composedBytes
    var (inPattern, inText) = (0, 0)
    // The last asterisk, and how far the text was when it was met: where the rest does not fit, it stands for one more.
    var asterisk: (inPattern: Int, inText: Int)?
    while inText < text.count {
      if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
        asterisk = (inPattern, inText)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == text[inText] {
        (inPattern, inText) = (inPattern + 1, inText + 1)
      } else if let last = asterisk {
        asterisk = (last.inPattern, last.inText + 1)
        (inPattern, inText) = (last.inPattern + 1, last.inText + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension String {
  /// The bytes of this text with each letter and its accents put together.
  fileprivate var composedBytes: [UInt8] {
    utf8.allSatisfy { $0 < 0x80 } ? Array(utf8) : Array(precomposedStringWithCanonicalMapping.utf8)
  }
}

extension TextPattern: CustomStringConvertible {
  /// The pattern as it is written.
  public var description: String { rawValue }
}
