/// The 64-bit FNV-1a hash of some bytes: the same in every run, and small enough to keep a million of them.
///
/// It tells one thing from another; it is no defence against forgery.
struct ShortDigest: Hashable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Begins without any bytes.
  init() {}

  /// Digests some bytes.
  ///
  /// Complexity: O(count of bytes).
  ///
  /// - Parameter bytes: The bytes.
  init(of bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  /// Digests more bytes, as if they followed those before.
  ///
  /// Complexity: O(count of bytes).
  ///
  /// - Parameter bytes: The bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    hash = bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension ShortDigest: CustomStringConvertible {
  /// The hash as 16 hexadecimal digits.
  var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
