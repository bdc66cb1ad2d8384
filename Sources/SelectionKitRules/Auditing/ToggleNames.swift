import SelectionKit

/// Which toggle buttons of a screen have a name that was there before.
struct ToggleNames: Sendable {
  /// The positions of those that have the name of one before them.
  let repeated: Set<Int>
  /// The position of the first of which the name is not known.
  let firstUnknown: Int?

  /// Compares the names of the toggle buttons among some elements.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter elements: The elements in reading order.
  init(of elements: Elements) {
    let places = elements.places
    let positions = places.indices.filter { places[$0].kind == .toggleButton }
    firstUnknown = positions.first { !places[$0].facts.contains(.label) }
    var digester = NameDigester()
    let digests = positions.map { digester.digest(of: elements[$0].label ?? "") }
    var seen = Set<NameDigest>(minimumCapacity: positions.count)
    let suspects = Set(digests.filter { !seen.insert($0).inserted })
    var names: Set<Words> = []
    var repeated: Set<Int> = []
    // Only where two digests are equal, the names are compared.
    for (position, digest) in zip(positions, digests) where suspects.contains(digest) {
      guard let label = elements[position].label, !label.isBlank else { continue }
      if !names.insert(Words(label)).inserted { repeated.insert(position) }
    }
    self.repeated = repeated
  }
}

extension Node {
  /// Whether a toggle button before this one has its name, or nil if that is not known.
  var hasNamesakeBefore: Bool? {
    if tree.toggleNames.repeated.contains(index) { return true }
    guard let firstUnknown = tree.toggleNames.firstUnknown else { return false }
    return firstUnknown < index ? nil : false
  }
}
