import SelectionKit

/// Which of the expected elements is which of the observed ones.
///
/// Elements are known by an identifier that occurs once on both sides, else by kind and name, else by name alone. What
/// is left between two known neighbours is paired in order if as many of a kind are left on both sides: those have
/// other names.
struct Pairing {
  /// For each expected element, the place of the observed one, or -1.
  private var observedOfExpected: [Int]
  /// For each observed element, the place of the expected one, or -1.
  private var expectedOfObserved: [Int]
  /// For each expected element, whether it was found, and in its order.
  private(set) var isInOrder: [Bool]
  /// For missing elements, the few observed ones of their kind between the same neighbours.
  private var possible: [Int: [Int]] = [:]
  /// Before each observed element, and after the last one, how many were found in their order.
  private var countsInOrder: [Int] = []
  /// Before each expected element, the last place that was found in its order, or -1.
  private var lastInOrder: [Int] = []
  /// The places of the expected elements that were found in their order.
  private var placesInOrder: [Int] = []

  /// Pairs the elements of two inventories.
  ///
  /// Complexity: O(*n* log *n*) in the count of elements, and that of ``CommonOrder/longest(_:_:)``.
  init(_ expected: Inventory, _ observed: Inventory) {
    observedOfExpected = Array(repeating: -1, count: expected.elements.count)
    expectedOfObserved = Array(repeating: -1, count: observed.elements.count)
    isInOrder = Array(repeating: false, count: expected.elements.count)
    let likenesses = (expected.likenesses, observed.likenesses)
    pairByIdentifier(expected, observed)
    pairByName(likenesses) { $0 }
    pairByName(likenesses) { Likeness(kind: $0.isText ? $0.kind : .other, name: $0.name) }
    pairByPlace(likenesses)
    pairByName(likenesses) { Likeness(kind: .other, name: $0.name) }
    findOrder()
    countOrder()
  }

  // MARK: What was found

  /// The place of the observed element that an expected one is, or nil if it is missing.
  func partner(of place: Int) -> Int? {
    observedOfExpected[place] < 0 ? nil : observedOfExpected[place]
  }

  /// The place of the expected element that an observed one is, or nil if nothing like it was expected.
  func expectedPartner(of place: Int) -> Int? {
    expectedOfObserved[place] < 0 ? nil : expectedOfObserved[place]
  }

  /// Whether an expected element was found, and out of its order.
  func hasMoved(_ place: Int) -> Bool {
    observedOfExpected[place] >= 0 && !isInOrder[place]
  }

  /// The observed elements of its kind, if they are few, that stand between the neighbours of a missing one.
  func possiblePartners(of place: Int) -> [Int] {
    (possible[place] ?? []).filter { expectedOfObserved[$0] < 0 }
  }

  /// How many of some observed elements were found in their order.
  func countInOrder(_ places: Range<Int>) -> Int {
    countsInOrder[places.upperBound] - countsInOrder[places.lowerBound]
  }

  /// The last expected element before another one that was found in its order, or nil if there is none.
  func placeInOrder(before place: Int) -> Int? {
    lastInOrder[place] < 0 ? nil : lastInOrder[place]
  }

  /// The last observed element before another one that was found in its order, or nil if there is none.
  func observedPlaceInOrder(before place: Int) -> Int? {
    let count = countsInOrder[place]
    return count > 0 ? observedOfExpected[placesInOrder[count - 1]] : nil
  }

  /// Makes ready what is asked about the order.
  private mutating func countOrder() {
    var last = -1
    for place in isInOrder.indices {
      lastInOrder.append(last)
      guard isInOrder[place] else { continue }
      last = place
      placesInOrder.append(place)
    }
    var count = 0
    for other in expectedOfObserved {
      countsInOrder.append(count)
      if other >= 0, isInOrder[other] { count += 1 }
    }
    countsInOrder.append(count)
  }

  // MARK: How it is found

  private mutating func match(_ expected: Int, _ observed: Int) {
    observedOfExpected[expected] = observed
    expectedOfObserved[observed] = expected
  }

  private mutating func pairByIdentifier(_ expected: Inventory, _ observed: Inventory) {
    let places = observed.placesOfIdentifiers
    for (identifier, place) in expected.placesOfIdentifiers {
      if let other = places[identifier] { match(place, other) }
    }
  }

  /// Pairs those that are alike: in the longest common order, then the first of those left with the first.
  private mutating func pairByName(_ likenesses: ([Likeness], [Likeness]), _ simplify: (Likeness) -> Likeness) {
    var numbers: [Likeness: Int] = [:]
    func candidates(_ all: [Likeness], _ partners: [Int]) -> [(place: Int, number: Int)] {
      all.indices.compactMap { place in
        guard partners[place] < 0, all[place].name != nil else { return nil }
        let next = numbers.count
        let likeness = simplify(all[place])
        let number = numbers[likeness] ?? next
        numbers[likeness] = number
        return (place, number)
      }
    }
    var old = candidates(likenesses.0, observedOfExpected)
    var new = candidates(likenesses.1, expectedOfObserved)
    // What occurs on one side only has no part in a common order.
    let oldNumbers = Set(old.map(\.number))
    new.removeAll { !oldNumbers.contains($0.number) }
    let newNumbers = Set(new.map(\.number))
    old.removeAll { !newNumbers.contains($0.number) }
    for pair in CommonOrder.longest(old.map(\.number), new.map(\.number)) {
      match(old[pair.old].place, new[pair.new].place)
    }
    var left: [Int: [Int]] = [:]
    for item in new.reversed() where expectedOfObserved[item.place] < 0 {
      left[item.number, default: []].append(item.place)
    }
    for item in old where observedOfExpected[item.place] < 0 {
      if let place = left[item.number]?.popLast() { match(item.place, place) }
    }
  }

  /// Of how many others it is worth saying that one of them may be the missing one.
  private static let namedAtMost = 4

  /// Pairs what is left between two neighbours in order, if as many of a kind are left on both sides.
  private mutating func pairByPlace(_ likenesses: ([Likeness], [Likeness])) {
    findOrder()
    var nextObserved = 0
    var gap: [Int] = []
    for place in isInOrder.indices {
      guard isInOrder[place] else {
        gap.append(place)
        continue
      }
      pair(gap, nextObserved..<observedOfExpected[place], likenesses)
      nextObserved = observedOfExpected[place] + 1
      gap = []
    }
    pair(gap, nextObserved..<expectedOfObserved.count, likenesses)
  }

  private mutating func pair(_ gap: [Int], _ observed: Range<Int>, _ likenesses: ([Likeness], [Likeness])) {
    guard !gap.isEmpty, !observed.isEmpty else { return }
    let old = Dictionary(grouping: gap.filter { observedOfExpected[$0] < 0 }) { likenesses.0[$0].kind }
    let new = Dictionary(grouping: observed.filter { expectedOfObserved[$0] < 0 }) { likenesses.1[$0].kind }
    for (kind, places) in old {
      guard let others = new[kind] else { continue }
      if others.count == places.count {
        for (place, other) in zip(places, others) { match(place, other) }
      } else if others.count <= Self.namedAtMost {
        for place in places { possible[place] = others }
      }
    }
  }

  /// Finds which pairs stand in one order on both sides: as many as can.
  private mutating func findOrder() {
    let paired = observedOfExpected.indices.filter { observedOfExpected[$0] >= 0 }
    isInOrder = Array(repeating: false, count: observedOfExpected.count)
    for place in CommonOrder.longestRise(paired.map { observedOfExpected[$0] }) { isInOrder[paired[place]] = true }
  }
}

/// What an element is known by.
private struct Likeness: Hashable {
  /// The role as far as dumps tell roles apart.
  var kind: AccessibilityDescriptor.Role
  /// The name, if it has one.
  let name: String?

  /// Whether it is only read.
  var isText: Bool { kind == .staticText }
}

extension AccessibilityDescriptor {
  /// The role as far as dumps tell roles apart: a plain text stands for whatever is only read.
  fileprivate var kind: Role {
    switch role {
    case .radioOption, .nativeRadio: .radioOption
    case .checkbox, .checkable, .switch: .checkbox
    case .button, .toggleButton: .button
    // A text with a value says more than a text does.
    case .staticText, .heading, .image: spokenValue == nil ? .staticText : .other
    default: role
    }
  }
}

extension Inventory {
  fileprivate var likenesses: [Likeness] {
    elements.map { Likeness(kind: self[$0].kind, name: self[$0].spokenLabel) }
  }

  /// The identifiers that stand on one element only and are no name of a symbol, with the place of the element.
  fileprivate var placesOfIdentifiers: [String: Int] {
    var places: [String: Int] = [:]
    var repeated: Set<String> = []
    for (place, position) in elements.enumerated() {
      guard let identifier = self[position].identifier, !identifier.isBlank, !identifier.looksLikeSymbol else {
        continue
      }
      if places.updateValue(place, forKey: identifier) != nil { repeated.insert(identifier) }
    }
    for identifier in repeated { places[identifier] = nil }
    return places
  }
}
