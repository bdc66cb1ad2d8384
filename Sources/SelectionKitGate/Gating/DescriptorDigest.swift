import Foundation
public import SelectionKit

extension AccessibilityDescriptor {
  /// A short name for exactly this descriptor, which a waiver records: 16 hexadecimal digits.
  ///
  /// It is the 64-bit FNV-1a hash of the descriptor in the wire format, with sorted keys and without white space. It tells
  /// a changed descriptor from the one that was looked at; it is no defence against forgery.
  ///
  /// Complexity: O(size of the descriptor).
  ///
  /// - Returns: The digest, or nil for a descriptor that the wire format can't hold.
  public var digest: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { ShortDigest(of: $0).description }
  }
}
