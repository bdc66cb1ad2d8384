import SelectionKit

extension Comparing {
  /// Finds the groups around elements, and compares what they say.
  ///
  /// Inner groups come first, since each takes the nearest of those that could be meant.
  mutating func compareGroups() {
    let candidates = Set(observed.groups)
    for group in expected.groups.reversed() { compareGroup(group, among: candidates) }
  }

  private mutating func compareGroup(_ group: Int, among candidates: Set<Int>) {
    let places = expected.places(inside: group)
    let inOrder = places.filter { pairing.isInOrder[$0] }
    let known = inOrder.isEmpty ? places.filter { pairing.partner(of: $0) != nil } : inOrder
    let others = known.compactMap { pairing.partner(of: $0) }.map { observed.elements[$0] }
    guard let first = others.min(), let last = others.max() else { return }

    let containers = containers(from: first, to: last, holdingInOrder: inOrder.count)
    let isNamed = expected[group].spokenLabel != nil
    // A name may stand further out than the nearest container; that there is none can be seen at that one alone.
    let reach = isNamed ? containers[...] : containers.prefix(1)
    if let other = reach.first(where: { candidates.contains($0) && !takenGroups.contains($0) }) {
      takenGroups.insert(other)
      compare(group, with: other)
    } else if isNamed, let nearest = containers.first, !takenGroups.contains(nearest) {
      compare(group, with: nearest)
    } else if isNamed {
      missGroup(group, around: zip(known, others))
    }
  }

  /// What holds some observed elements and no other that was expected elsewhere, from within.
  private func containers(from first: Int, to last: Int, holdingInOrder count: Int) -> [Int] {
    var containers: [Int] = []
    var position = observed.parent(of: first)
    while position >= 0, observed[position].role != .screen {
      if observed.range(of: position).contains(last) {
        guard pairing.countInOrder(observed.places(inside: position)) == count else { break }
        containers.append(position)
      }
      position = observed.parent(of: position)
    }
    return containers
  }

  private mutating func compare(_ group: Int, with other: Int) {
    let contrast = Contrast(group: expected[group], with: observed[other])
    if contrast.untold.contains(.label) { untold.insert(.container) }
    for fact in contrast.facts {
      tell(fact.kind, of: group, at: other, expected: fact.expected, found: fact.found)
    }
  }

  /// Tells that a group is missing around its elements, unless that can't be seen.
  private mutating func missGroup(_ group: Int, around pairs: some Sequence<(Int, Int)>) {
    let isUntold = pairs.contains { place, position in
      expected[expected.elements[place]].facts.contains(.container)
        && !observed[position].facts.contains(.container)
    }
    if isUntold {
      untold.insert(.container)
    } else {
      tell(
        .missing, of: group, expected: expected.contents(expected.places(inside: group)),
        found: "no group around them")
    }
  }
}
