/// Something the package has to reach.
struct Target: Sendable {
  let number: Int
  let title: String
  let measure: @Sendable (Scale, Workshop) throws -> [Row]

  static let all = [
    auditing, linearity, choosing, describingChanges, memory, decoding, gating, manyFiles, starting,
  ]
}
