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
  /// - Parameters:
  ///   - elements: The elements in reading order.
  ///   - kinds: The kind of each.
  ///   - digests: The digest of the name of each toggle button: only where two are equal, the names are compared.
  init(of elements: Elements, _ kinds: [RoleKind], _ digests: [NameDigest]) {
    let positions = kinds.indices.lazy.filter { kinds[$0] == .toggleButton }
    firstUnknown = positions.first { elements[$0].label == nil && elements[$0].unobserved.contains(.label) }
    var seen: Set<NameDigest> = []
    var suspects: Set<NameDigest> = []
    for position in positions where !seen.insert(digests[position]).inserted { suspects.insert(digests[position]) }
    var names: Set<Words> = []
    var repeated: Set<Int> = []
    for position in positions where suspects.contains(digests[position]) {
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
