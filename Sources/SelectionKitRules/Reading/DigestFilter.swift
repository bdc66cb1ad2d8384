/// Which digests among many may be there twice.
///
/// It keeps one bit for each of many more numbers than there are digests, so that few share a bit by chance, and is told
/// of a million of them in a hundredth of the time that a set takes.
struct DigestFilter {
  private static let bitsPerDigest = 64

  private var once: [UInt64]
  private var twice: [UInt64]

  /// Looks at some digests.
  ///
  /// Complexity: O(count of digests).
  init(_ digests: some Collection<NameDigest>) {
    once = Array(repeating: 0, count: digests.count * Self.bitsPerDigest / UInt64.bitWidth)
    twice = once
    for digest in digests {
      let (word, bit) = place(of: digest)
      if once[word] & bit != 0 { twice[word] |= bit }
      once[word] |= bit
    }
  }

  /// Whether another of the digests may be equal to this one of them.
  func mayRepeat(_ digest: NameDigest) -> Bool {
    let (word, bit) = place(of: digest)
    return twice[word] & bit != 0
  }

  private func place(of digest: NameDigest) -> (word: Int, bit: UInt64) {
    // Names differ most in their last letters, which change none of the upper bits of a digest; multiplied once more
    // they change all of them.
    let mixed = digest.bits &* 0x9E37_79B9_7F4A_7C15
    let number = mixed.multipliedFullWidth(by: UInt64(once.count * UInt64.bitWidth)).high
    return (Int(number / UInt64(UInt64.bitWidth)), 1 << (number % UInt64(UInt64.bitWidth)))
  }
}
