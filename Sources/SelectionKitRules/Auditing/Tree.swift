import SelectionKit

/// The elements of a snapshot in reading order, each with what can be looked up once for all rules.
///
/// Rules read it by position through ``Node``, so that no descriptor has to be copied to be judged.
final class Tree: Sendable {
  /// The elements, each before those inside it; implied groups follow at the end.
  let elements: Elements
  /// The sets of controls that belong together.
  let sets: [ControlSet]
  /// The positions of the members of all sets, those of one after those of the other.
  let members: [Int]
  /// The language that the values are read in, or nil where none explains them.
  let lexicon: Lexicon?
  /// The earliest system version that the app runs on, if known.
  let minimumOS: SystemVersion?
  /// Which toggle buttons have a name that was there before.
  let toggleNames: ToggleNames
  /// What is known of the toggle buttons beside each other.
  let togglePeers: TogglePeers
  /// The position of the first implied group: one that no element of the document stands for.
  let firstImplied: Int
  /// Whether paths start with the position of a root.
  private let startsWithRoot: Bool

  /// Lays a document out.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - document: The trees, with what is known of all of them.
  ///   - lexicons: The languages that values can be read in, by lower-case tag.
  ///   - pathsStartWithRoot: Whether the first position of a path is that of a root, as it is in a document.
  init(_ document: DescriptorDocument, lexicons: Lexicons, pathsStartWithRoot: Bool = true) {
    let grouping = Grouping(Elements(document, lexicons))
    elements = grouping.elements
    sets = grouping.sets
    members = grouping.members
    firstImplied = grouping.countOfElements
    startsWithRoot = pathsStartWithRoot
    lexicon = elements.lexicon
    minimumOS = document.minimumOS.flatMap { SystemVersion($0) }
    toggleNames = ToggleNames(of: elements)
    togglePeers = TogglePeers(of: elements)
  }

  /// Where an element stands, and what was looked up of it.
  func place(of index: Int) -> Place { elements.places[index] }

  /// The role of an element as groups were recognised.
  func role(of index: Int) -> AccessibilityDescriptor.Role { elements.role(of: index) }

  /// The set that an element is a member of, if there is one.
  func setOfMember(_ index: Int) -> ControlSet? {
    let set = elements.places[index].setOfMember
    return set < 0 ? nil : sets[set]
  }

  /// The set that an element is the group of, if there is one.
  func setOfGroup(_ index: Int) -> ControlSet? {
    let set = elements.places[index].setOfGroup
    return set < 0 ? nil : sets[set]
  }

  /// The way to an element; an implied group has none of its own and stands where its members' surroundings stand.
  func path(of index: Int) -> NodePath {
    var positions: [Int] = []
    var current = index < firstImplied ? index : elements.places[index].parent
    while current >= 0 {
      let place = elements.places[current]
      if place.parent >= 0 || startsWithRoot { positions.append(place.rank) }
      current = place.parent
    }
    return NodePath(positions.reversed())
  }

  /// The position of the element at a path that starts from the only root, or nil if there is none.
  func index(of path: NodePath) -> Int? {
    guard firstImplied > 0 else { return nil }
    var index = 0
    for position in path.positions {
      let children = children(of: index)
      guard children.indices.contains(position) else { return nil }
      index = children[position]
    }
    return index
  }

  /// All positions, so that each group comes before its members: an implied group stands last in the tree.
  var readingOrderWithImpliedGroupsFirst: [Range<Int>] {
    [firstImplied..<elements.count, 0..<firstImplied]
  }

  /// The positions of the children of an element, in order.
  ///
  /// Complexity: O(count of children).
  func children(of index: Int) -> [Int] {
    guard index < firstImplied else { return [] }
    var children: [Int] = []
    children.reserveCapacity(elements[index].children.count)
    var child = index + 1
    while child < elements.places[index].end {
      children.append(child)
      child = elements.places[child].end
    }
    return children
  }
}
