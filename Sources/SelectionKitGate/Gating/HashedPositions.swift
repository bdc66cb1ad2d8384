import SelectionKitRules

/// The positions of things by their keys, of which only the hashes are kept: who looks for a key makes sure that what is
/// found has it.
struct HashedPositions {
  private struct Position {
    @Packed var value: Int
  }

  private var positions: [Int: Position] = [:]

  /// The position of what has a key, or nil if nothing has.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasKey: Whether what is at a position has that key.
  /// - Returns: The position.
  func position(of key: some Hashable, where hasKey: (Int) -> Bool) -> Int? {
    var hash = key.hashValue
    while let position = positions[hash]?.value {
      if hasKey(position) { return position }
      hash &+= 1
    }
    return nil
  }

  /// Keeps a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - key: The key.
  ///   - old: The position that was kept for the key before, which is forgotten, or nil if there was none.
  mutating func set(_ position: Int, for key: some Hashable, insteadOf old: Int?) {
    var hash = key.hashValue
    while let present = positions[hash]?.value, present != old { hash &+= 1 }
    positions[hash] = Position(value: position)
  }
}
