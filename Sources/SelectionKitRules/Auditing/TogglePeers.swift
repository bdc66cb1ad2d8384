import SelectionKit

/// What is known of the toggle buttons beside each other, counted once for all of them.
struct TogglePeers: Sendable {
  /// How many of some toggle buttons format a text.
  struct Counts: Sendable {
    /// How many are known to.
    var formatting = 0
    /// Of how many it isn't known.
    var unknown = 0

    fileprivate mutating func add(_ toggle: AccessibilityDescriptor, _ times: Int) {
      if toggle.isFormatting == true { formatting += times }
      if toggle.isFormatting == nil { unknown += times }
    }
  }

  /// Those of the toggle buttons in each container, by its position.
  private var counts: [Int: Counts] = [:]

  /// Counts the toggle buttons among some elements.
  ///
  /// Complexity: O(count of toggle buttons).
  ///
  /// - Parameter elements: The elements in reading order.
  init(of elements: Elements) {
    let toggles = elements.toggleNames.lazy.map(\.position)
    // Only where one doesn't say itself whether it stands among peers, anybody asks.
    guard toggles.contains(where: { elements[$0].isAmongPeers == nil }) else { return }
    for toggle in toggles where elements.places[toggle].parent >= 0 {
      counts[elements.places[toggle].parent, default: Counts()].add(elements[toggle], 1)
    }
  }

  /// Those in a container, without one of them.
  fileprivate func counts(in container: Int, besides toggle: AccessibilityDescriptor) -> Counts {
    var others = counts[container] ?? Counts()
    others.add(toggle, -1)
    return others
  }
}

extension Node {
  /// The toggle buttons beside this one, which doesn't say itself whether it stands among peers.
  var togglesBeside: TogglePeers.Counts {
    place.parent < 0 ? TogglePeers.Counts() : tree.togglePeers.counts(in: place.parent, besides: descriptor)
  }
}
