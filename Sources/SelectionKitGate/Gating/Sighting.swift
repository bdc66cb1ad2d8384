public import SelectionKit

/// One element in one file that a finding or a question is about.
public struct Sighting: Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The way to the element in the file.
  public let path: NodePath
}

/// On how many of the files that show a screen something was seen: one screen is dumped on several devices.
public struct Sightings: Hashable, Sendable {
  /// Where it was seen, and never empty: first where it weighs most, then by the name of the file.
  public var places: [Sighting] { [first] + others }
  // Nearly everything is seen in one place, which needs no list.
  private let first: Sighting
  private let others: [Sighting]
  /// How many files show the screen.
  public let fileCount: Int

  init(_ first: Sighting, _ others: [Sighting], fileCount: Int) {
    self.first = first
    self.others = others
    self.fileCount = fileCount
  }

  /// How many files it was seen in.
  public var seenCount: Int { Set(places.map(\.file)).count }
}

extension Sightings: CustomStringConvertible {
  /// How many of how many: `seen in 11 of 12`.
  public var description: String { "seen in \(seenCount) of \(fileCount)" }
}
