import SelectionKit

/// What of a document is compared: the elements that a screen reader stops at, and the groups that name them.
///
/// Windows, wrappers without a name, texts inside a control and what is hidden are none of them.
struct Inventory {
  private let descriptors: Elements
  /// The elements, as positions in the document, in reading order.
  let elements: [Int]
  /// The groups, as positions in the document, each before those inside it.
  let groups: [Int]
  /// Whether somewhere the list of those inside may be incomplete.
  let mayHaveMore: Bool

  /// Takes stock of a document.
  ///
  /// Complexity: O(count of elements).
  init(of document: DescriptorDocument) {
    let descriptors = Elements(document.roots)
    var surroundings: [Surroundings] = []
    surroundings.reserveCapacity(descriptors.count)
    for parent in descriptors.places.lazy.map(\.parent) {
      surroundings.append(parent < 0 ? .open : surroundings[parent].inside(descriptors[parent]))
    }
    var elements: [Int] = []
    var groups: [Int] = []
    var holdsElements = Array(repeating: false, count: descriptors.count)
    // From the last to the first, so that what is inside an element is known before the element is judged.
    for index in descriptors.indices.reversed() {
      if surroundings[index].letsStop(at: descriptors[index], holdingElements: holdsElements[index]) {
        elements.append(index)
        holdsElements[index] = true
      } else if holdsElements[index], descriptors[index].isTellingGroup {
        groups.append(index)
      }
      let parent = descriptors.places[index].parent
      if parent >= 0, holdsElements[index] { holdsElements[parent] = true }
    }
    self.descriptors = descriptors
    self.elements = elements.reversed()
    self.groups = groups.reversed()
    mayHaveMore = descriptors.contains { $0.unobserved.contains(.children) }
  }

  /// The language that its values are read in: the stated one, or the one that explains most of them.
  ///
  /// Complexity: O(count of elements).
  func lexicon(for language: String?, among lexicons: Lexicons) -> Lexicon? {
    if let language { lexicons.lexicon(for: language) } else { lexicons.lexicon(explaining: descriptors) }
  }

  /// The descriptor at a position.
  subscript(position: Int) -> AccessibilityDescriptor {
    _read { yield descriptors[position] }
  }

  /// The way to a position.
  func path(of position: Int) -> NodePath {
    var ranks: [Int] = []
    var current = position
    while current >= 0 {
      ranks.append(descriptors.places[current].rank)
      current = descriptors.places[current].parent
    }
    return NodePath(ranks.reversed())
  }

  /// The position of what is around another one, or -1.
  func parent(of position: Int) -> Int { descriptors.places[position].parent }

  /// The positions of an element and of all inside it.
  func range(of position: Int) -> Range<Int> { position..<descriptors.places[position].end }

  /// The places in ``elements`` of those inside a position.
  ///
  /// Complexity: O(log(count of elements)).
  func places(inside position: Int) -> Range<Int> {
    let range = range(of: position)
    return countOfElements(before: range.lowerBound)..<countOfElements(before: range.upperBound)
  }

  private func countOfElements(before position: Int) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What is around an element, as far as it decides whether a screen reader comes to the element.
private enum Surroundings {
  case open, control, hidden

  func inside(_ element: AccessibilityDescriptor) -> Surroundings {
    if self == .hidden || element.container == .ignore || element.container == .combine { return .hidden }
    return element.isOperated && element.mayBeExposed ? .control : self
  }

  func letsStop(at element: AccessibilityDescriptor, holdingElements: Bool) -> Bool {
    guard self != .hidden, element.mayBeExposed, element.role != .screen else { return false }
    // What a control shows is part of it; another control inside is not.
    return element.isOperated || self == .open && !holdingElements && element.saysSomething
  }
}

extension AccessibilityDescriptor {
  /// Whether it is a control that a person operates.
  var isOperated: Bool { Role.controls.contains(role) }

  /// Whether it is an accessibility element as far as is known, or may be one.
  fileprivate var mayBeExposed: Bool { isExposed || unobserved.contains(.isExposed) }

  fileprivate var saysSomething: Bool { spokenLabel != nil || spokenValue != nil }

  /// Whether, holding elements, it is a group that a screen reader may tell of.
  fileprivate var isTellingGroup: Bool {
    switch role {
    case .screen: false
    case .radioGroup, .checkboxGroup, .toolbar: true
    default: !isOperated && saysSomething && !isLabelledByItsContents
    }
  }

  /// The label, or nil if there is nothing in it.
  var spokenLabel: String? { label.flatMap { $0.isBlank ? nil : $0 } }

  /// The value, or nil if there is nothing in it.
  var spokenValue: String? { value.flatMap { $0.isBlank ? nil : $0 } }

  /// The hint, or nil if there is nothing in it.
  var spokenHint: String? { hint.flatMap { $0.isBlank ? nil : $0 } }
}
