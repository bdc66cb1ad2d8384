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
    let toggles = elements.toggleNames
    firstUnknown = toggles.first { !$0.isKnown }?.position
    let filter = DigestFilter(toggles.lazy.map(\.digest))
    var seen: Set<NameDigest> = []
    var repeatedDigests: Set<NameDigest> = []
    for toggle in toggles where filter.mayRepeat(toggle.digest) && !seen.insert(toggle.digest).inserted {
      repeatedDigests.insert(toggle.digest)
    }
    var names: Set<Words> = []
    var repeated: Set<Int> = []
    // Only where two digests are equal, the names are compared.
    for toggle in toggles where !repeatedDigests.isEmpty && repeatedDigests.contains(toggle.digest) {
      guard let label = elements[toggle.position].label, !label.isBlank else { continue }
      if !names.insert(Words(label)).inserted { repeated.insert(toggle.position) }
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
