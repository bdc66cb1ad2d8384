import SelectionKit

extension Comparing {
  /// Tells of what is there and was not expected.
  ///
  /// Where some controls were expected, that is a selection control; where a whole screen was, it is every element, and
  /// every group with a name.
  mutating func findExtras() {
    var isTold = Array(repeating: false, count: observed.elements.count)
    for group in observed.groups {
      let places = observed.places(inside: group)
      if isTold[places.lowerBound] { continue }
      if isExtraGroup(places) {
        tellExtra(group, found: observed.contents(places))
        for place in places { isTold[place] = true }
      } else if isExtraAroundElements(group, places) {
        tellExtra(group, found: observed.contents(places))
      }
    }
    for place in observed.elements.indices where !isTold[place] && isExtra(place) {
      let position = observed.elements[place]
      tellExtra(position, found: observed[position].summary)
    }
  }

  private func isExtra(_ place: Int) -> Bool {
    guard pairing.expectedPartner(of: place) == nil else { return false }
    return isWhole || observed[observed.elements[place]].isKnownSelectionControl
  }

  /// Whether elements of a group are all extra, leaving aside what is no control.
  private func isExtraGroup(_ places: Range<Int>) -> Bool {
    guard places.allSatisfy({ pairing.expectedPartner(of: $0) == nil }) else { return false }
    let controls = places.filter { observed[observed.elements[$0]].isOperated }
    return (controls.isEmpty ? Array(places) : controls).allSatisfy(isExtra)
  }

  /// Whether a group with a name stands around expected elements that were in no such group.
  private func isExtraAroundElements(_ group: Int, _ places: Range<Int>) -> Bool {
    guard isWhole, observed[group].spokenLabel != nil, !takenGroups.contains(group) else { return false }
    // What couldn't be seen before is not new.
    return places.allSatisfy { place in
      guard let other = pairing.expectedPartner(of: place) else { return true }
      return expected[expected.elements[other]].facts.contains(.container)
        || !observed[observed.elements[place]].facts.contains(.container)
    }
  }
}

extension AccessibilityDescriptor {
  /// Whether it is a radio option, a checkbox or a toggle button for more than its looks.
  ///
  /// A switch may be one that settles something at once.
  fileprivate var isKnownSelectionControl: Bool {
    switch role {
    case .radioOption, .nativeRadio, .checkbox, .checkable, .toggleButton: recognition != .heuristic
    default: false
    }
  }
}
