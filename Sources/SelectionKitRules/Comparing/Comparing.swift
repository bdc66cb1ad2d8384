import SelectionKit

/// Goes through two inventories and tells the differences.
struct Comparing {
  let expected, observed: Inventory
  let pairing: Pairing
  /// Whether all that is on the screen was expected, rather than some controls.
  let isWhole: Bool
  /// The observed groups that are those around expected elements.
  var takenGroups: Set<Int> = []
  /// What was expected and is not told.
  var untold: Facts = []
  /// The differences, each with its position: those of what was expected, and what is extra.
  private var found: [Located] = []
  private var extras: [Located] = []
  /// Which expected elements have been told of together with their group.
  private var isToldWithGroup: [Bool]

  private struct Located {
    let position: Int
    let difference: Comparison.Difference
  }

  /// Compares two inventories.
  ///
  /// Complexity: O(*n* log *n*) in the count of elements, and O(count of groups × their depth × log *n*), apart from
  /// pairing.
  init(_ expected: Inventory, with observed: Inventory, isWhole: Bool, _ reading: StateReading) {
    self.expected = expected
    self.observed = observed
    self.isWhole = isWhole
    pairing = Pairing(expected, observed)
    isToldWithGroup = Array(repeating: false, count: expected.elements.count)
    compareWholeGroups()
    for place in expected.elements.indices { compareElement(place, reading) }
    compareGroups()
    findExtras()
  }

  /// The differences: those of what was expected in reading order, then what is extra.
  var differences: [Comparison.Difference] {
    // Several on one element stay in their order.
    let inOrder = found.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    return inOrder.map(\.element.difference) + extras.sorted { $0.position < $1.position }.map(\.difference)
  }

  mutating func tell(
    _ kind: Comparison.Kind, of position: Int, at observedPosition: Int? = nil, expected words: String, found: String
  ) {
    let element = expected[position]
    let difference = Comparison.Difference(
      kind: kind, role: element.role, name: element.spokenLabel, expectedPath: expected.path(of: position),
      observedPath: observedPosition.map { observed.path(of: $0) }, expected: words, found: found)
    self.found.append(Located(position: position, difference: difference))
  }

  mutating func tellExtra(_ position: Int, found: String) {
    let element = observed[position]
    let difference = Comparison.Difference(
      kind: .extra, role: element.role, name: element.spokenLabel, expectedPath: nil,
      observedPath: observed.path(of: position), expected: "nothing", found: found)
    extras.append(Located(position: position, difference: difference))
  }

  // MARK: Elements

  private mutating func compareElement(_ place: Int, _ reading: StateReading) {
    let position = expected.elements[place]
    guard let other = pairing.partner(of: place) else {
      if !isToldWithGroup[place] {
        let others = pairing.possiblePartners(of: place)
        tell(
          .missing, of: position, expected: expected[position].summary,
          found: others.isEmpty ? "nothing" : "no such name in its place, but \(observed.contents(others))")
      }
      return
    }
    let otherPosition = observed.elements[other]
    let contrast = Contrast(expected[position], with: observed[otherPosition], reading)
    untold.formUnion(contrast.untold)
    for fact in contrast.facts {
      tell(fact.kind, of: position, at: otherPosition, expected: fact.expected, found: fact.found)
    }
    if pairing.hasMoved(place), !isToldWithGroup[place] { tellOrder(of: position, place, at: other) }
  }

  /// Tells that an element, or a group that begins with it, is read earlier or later.
  private mutating func tellOrder(of position: Int, _ place: Int, at other: Int) {
    let before = pairing.placeInOrder(before: place).map { expected[expected.elements[$0]] }
    let otherBefore = pairing.observedPlaceInOrder(before: other).map { observed[observed.elements[$0]] }
    tell(
      .order, of: position, at: observed.elements[other], expected: Self.words(after: before),
      found: Self.words(after: otherBefore))
  }

  private static func words(after element: AccessibilityDescriptor?) -> String {
    element.map { "after \($0.title)" } ?? "before all others"
  }

  // MARK: Whole groups

  /// Tells of groups of which all is missing, or has moved together, as one.
  private mutating func compareWholeGroups() {
    for group in expected.groups {
      let places = expected.places(inside: group)
      if isToldWithGroup[places.lowerBound] { continue }
      if places.allSatisfy({ pairing.partner(of: $0) == nil }) {
        tell(.missing, of: group, expected: expected.contents(places), found: "nothing of it")
      } else if let other = placeMovedTo(by: places) {
        tellOrder(of: group, places.lowerBound, at: other)
      } else {
        continue
      }
      for place in places { isToldWithGroup[place] = true }
    }
  }

  /// Where elements begin now that have all moved and still stand together; nil if they don't.
  private func placeMovedTo(by places: Range<Int>) -> Int? {
    guard places.allSatisfy({ pairing.hasMoved($0) }) else { return nil }
    let others = places.compactMap { pairing.partner(of: $0) }
    return zip(others, others.dropFirst()).allSatisfy { $0 < $1 } ? others.first : nil
  }
}
