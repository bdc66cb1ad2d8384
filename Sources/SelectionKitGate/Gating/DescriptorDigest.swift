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
    var digest = ShortDigest()
    do {
      try add(to: &digest, by: encoder)
    } catch {
      return nil
    }
    return digest.description
  }

  /// Adds this descriptor as the encoder writes it, though one element at a time: a whole screen takes a lot of memory.
  private func add(to digest: inout ShortDigest, by encoder: JSONEncoder) throws {
    var alone = self
    alone.children = []
    let json = try encoder.encode(alone)
    if children.isEmpty { return digest.add(json) }
    // Of all keys, that of the children comes first; and there is always another.
    digest.add(#"{"children":["#.utf8)
    for position in children.indices {
      if position > 0 { digest.add(",".utf8) }
      try children[position].add(to: &digest, by: encoder)
    }
    digest.add("],".utf8)
    digest.add(json.dropFirst())
  }
}
