import SelectionKit

/// The elements of a document in reading order, each before those inside it and each read where it lies: in the list of
/// those beside it.
///
/// Copying an element would cost more than judging it by several rules.
struct Elements: RandomAccessCollection, Sendable {
  /// The lists of siblings that hold the descriptors; the first is of those that stand in no tree.
  private var lists: [[AccessibilityDescriptor]] = [[]]
  /// Where each element stands.
  var places: [Place] = []
  /// The names of the toggle buttons, in reading order.
  private(set) var toggleNames: [ToggleName] = []
  private var digester = NameDigester()
  /// The language that values are read in, or nil where none explains them.
  private(set) var lexicon: Lexicon?
  /// What is known of all elements.
  private var shared: Facts

  /// The position of a toggle button, and the digest of its name.
  struct ToggleName: Sendable {
    @Packed var position: Int
    let isKnown: Bool
    let digest: NameDigest
  }

  /// Lays out some trees.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - roots: The outermost elements.
  ///   - lexicon: The language to read values in, if there is one.
  ///   - shared: What is known of all elements.
  init(_ roots: [AccessibilityDescriptor], in lexicon: Lexicon? = nil, knowing shared: Facts = []) {
    self.lexicon = lexicon
    self.shared = lexicon == nil ? shared : shared.union(.language)
    places.reserveCapacity(roots.countOfElements)
    append(roots, around: -1)
  }

  /// Lays out a document, and reads its values in its language: the stated one, or the one that explains them.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - document: The trees, with what is known of all of them.
  ///   - lexicons: The languages that values can be read in.
  init(_ document: DescriptorDocument, _ lexicons: Lexicons) {
    let shared: Facts = document.minimumOS.flatMap { SystemVersion($0) } == nil ? [] : .minimumOS
    if let language = document.language {
      self.init(document.roots, in: lexicons.lexicon(for: language), knowing: shared)
    } else {
      self.init(document.roots, knowing: shared)
      if let lexicon = lexicons.lexicon(explaining: self) { read(in: lexicon) }
    }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(index: Int) -> AccessibilityDescriptor {
    _read { yield lists[places[index].list][places[index].slot] }
  }

  private mutating func append(_ siblings: [AccessibilityDescriptor], around parent: Int) {
    let list = lists.count
    lists.append(siblings)
    for rank in siblings.indices {
      let index = places.count
      places.append(place(of: siblings[rank], in: list, rank, around: parent))
      if places[index].kind == .toggleButton {
        toggleNames.append(
          ToggleName(
            position: index, isKnown: places[index].facts.contains(.label),
            digest: digester.digest(of: siblings[rank].label ?? "")))
      }
      guard !siblings[rank].children.isEmpty else { continue }
      append(siblings[rank].children, around: index)
      places[index].end = places.count
    }
  }

  private func place(
    of element: @autoclosure () -> AccessibilityDescriptor, in list: Int, _ slot: Int, around parent: Int
  ) -> Place {
    let kind = RoleKind(element().role)
    let isNamed = element().label?.isBlank == false
    return Place(
      list: list, slot: slot, parent: parent, rank: slot, end: places.count + 1,
      traits: element().traits, facts: AccessibilityDescriptor.facts(of: element()).union(shared),
      value: kind.saysStateInValue ? element().value.flatMap { lexicon?.value(of: $0) } : nil, kind: kind,
      recognition: element().recognition,
      letters: element().label.map { OuterLetters(of: $0) } ?? .none, isNamed: isNamed,
      isNamedAsShown: isNamed && element().label == element().rendering.visibleLabel,
      isExposed: element().isExposed, isReadOnly: element().isReadOnly, isInError: element().error != nil)
  }

  /// Appends a group that no element of the document stands for.
  mutating func appendImplied(_ group: AccessibilityDescriptor, around container: Int) {
    places.append(place(of: group, in: 0, lists[0].count, around: container))
    lists[0].append(group)
  }

  /// Notes how an element was found to be what it is.
  mutating func recognize(_ index: Int, by recognition: AccessibilityDescriptor.Recognition) {
    guard places[index].recognition != recognition else { return }
    places[index].recognition = recognition
    var element = self[index]
    element.recognition = recognition
    (places[index].list, places[index].slot) = (0, lists[0].count)
    lists[0].append(element)
  }

  /// Reads the values in a language that was found by them.
  ///
  /// Complexity: O(count of elements).
  private mutating func read(in lexicon: Lexicon) {
    self.lexicon = lexicon
    shared.insert(.language)
    for index in places.indices {
      places[index].facts.insert(.language)
      if places[index].kind.saysStateInValue { places[index].value = self[index].value.map(lexicon.value) }
    }
  }

  /// The role of an element as groups were recognised.
  func role(of index: Int) -> AccessibilityDescriptor.Role {
    places[index].kind.role ?? self[index].role
  }
}

extension [AccessibilityDescriptor] {
  /// How many there are of these and those inside them.
  fileprivate var countOfElements: Int {
    var sum = count
    for place in indices where !self[place].children.isEmpty { sum += self[place].children.countOfElements }
    return sum
  }
}
