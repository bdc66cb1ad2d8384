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

  /// Lays out some trees.
  ///
  /// Complexity: O(count of elements).
  init(_ roots: [AccessibilityDescriptor]) {
    append(roots, around: -1)
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
      guard !siblings[rank].children.isEmpty else { continue }
      append(siblings[rank].children, around: index)
      places[index].end = places.count
    }
  }

  private func place(
    of element: @autoclosure () -> AccessibilityDescriptor, in list: Int, _ slot: Int, around parent: Int
  ) -> Place {
    let isNamed = element().label?.isBlank == false
    return Place(
      list: list, slot: slot, parent: parent, rank: slot, end: places.count + 1,
      traits: element().traits, facts: AccessibilityDescriptor.facts(of: element()), kind: RoleKind(element().role),
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

  /// Notes what is known of all elements, and what their values say.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - lexicon: The language to read values in, if there is one.
  ///   - shared: What is known of all of them.
  mutating func read(in lexicon: Lexicon?, knowing shared: Facts) {
    for index in places.indices {
      places[index].facts.formUnion(shared)
      if let lexicon, places[index].kind.saysStateInValue, let value = self[index].value {
        places[index].value = lexicon.value(of: value)
      }
    }
  }

  /// The role of an element as groups were recognised.
  func role(of index: Int) -> AccessibilityDescriptor.Role {
    places[index].kind.role ?? self[index].role
  }
}
