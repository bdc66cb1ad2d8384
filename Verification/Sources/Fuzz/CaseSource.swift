import Foundation
import SelectionKitGate

/// A small file of one format, as the tests have it, too.
struct Sample {
  let name: String
  let bytes: [UInt8]

  /// The samples in the order of their names.
  static func all() throws -> [Sample] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Tests/Samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.map { Sample(name: $0, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }
}

/// Files made of samples by changing them at random, each by its number.
struct CaseSource {
  struct Case {
    let data: Data
    /// The format to read it in, or nil to tell it from the content.
    let format: InputFormat?
  }

  private let seed: UInt64
  private let samples: [Sample]

  init(seed: UInt64, samples: [Sample]) {
    self.seed = seed
    self.samples = samples
  }

  subscript(number: Int) -> Case {
    var random = SplitMix64(state: seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
    let sample = samples.randomElement(using: &random)
    let other = samples.randomElement(using: &random)
    var mutant = Mutant(sample?.bytes ?? [], other: other?.bytes ?? [])
    let isStructural = Int.random(in: 0..<4, using: &random) > 0
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if isStructural { mutant.changeStructure(&random) } else { mutant.changeBytes(&random) }
    }
    // One in sixteen is read as something, whatever it looks like.
    let isForced = Int.random(in: 0..<16, using: &random) == 0
    return Case(
      data: Data(mutant.bytes), format: isForced ? InputFormat.known.randomElement(using: &random) : nil)
  }
}

/// A small generator of random numbers that is the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
