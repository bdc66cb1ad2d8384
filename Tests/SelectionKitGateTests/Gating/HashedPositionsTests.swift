import Testing

@testable import SelectionKitGate

@Suite("Positions by keys of which only hashes are kept")
struct HashedPositionsTests {
  /// A key whose hash is that of all others.
  private struct Key: Hashable {
    let name: String

    func hash(into hasher: inout Hasher) {}
  }

  private static let names = ["a", "b", "c", "d"]

  private static func filled() -> HashedPositions {
    var positions = HashedPositions()
    for (position, name) in names.enumerated() { positions.set(position, for: Key(name: name), insteadOf: nil) }
    return positions
  }

  private static func position(of name: String, in positions: HashedPositions) -> Int? {
    positions.position(of: Key(name: name)) { (names + ["e"])[$0] == name }
  }

  @Test("What has the same hash is told apart", arguments: [("a", 0), ("b", 1), ("c", 2), ("d", 3), ("e", nil)])
  func collisions(name: String, position: Int?) {
    #expect(Self.position(of: name, in: Self.filled()) == position)
  }

  @Test("A position takes the place of the one before it, and of no other")
  func replacing() {
    var positions = Self.filled()
    positions.set(4, for: Key(name: "b"), insteadOf: 1)
    #expect(positions.position(of: Key(name: "b")) { $0 == 1 } == nil)
    #expect(Self.position(of: "e", in: positions) == 4)
    #expect(["a", "c", "d"].map { Self.position(of: $0, in: positions) } == [0, 2, 3])
  }
}
