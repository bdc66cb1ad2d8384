import SelectionKit

/// The elements of a snapshot in reading order, each with what can be looked up once for all rules.
///
/// Rules read it by position through ``Node``, so that no descriptor has to be copied to be judged.
final class Tree: Sendable {
  /// The elements, each before those inside it; implied groups follow at the end.
  let elements: Elements
  /// The facts that are known of each element.
  let facts: [Facts]
  /// Whether each element has a name that is not blank.
  let isNamed: [Bool]
  /// The digest of the name of each control by which something is selected, empty where there is none.
  let nameDigests: [NameDigest]
  /// What the value of each element says that says its state in its value, as far as there is a language to read it in.
  let values: [Lexicon.Value?]
  /// The position of the element around each one, or -1 for a root.
  let parents: [Int]
  /// For each element, its 0-based position among its siblings.
  let ranks: [Int]
  /// For each element, the position after the last one inside it.
  let ends: [Int]
  /// The roles as groups were recognised.
  let roles: [AccessibilityDescriptor.Role]
  /// The sets of controls that belong together.
  let sets: [ControlSet]
  /// For each element, the set that it is a member of, or -1.
  let setOfMember: [Int]
  /// For each element, the set that it is the group of, or -1.
  let setOfGroup: [Int]
  /// The language that the values are read in, or nil where none explains them.
  let lexicon: Lexicon?
  /// The earliest system version that the app runs on, if known.
  let minimumOS: SystemVersion?
  /// Which toggle buttons have a name that was there before.
  let toggleNames: ToggleNames
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
    let grouping = Grouping(Layout(document.roots))
    let elements = grouping.layout.elements
    let kinds = grouping.kinds
    let lexicon = lexicons.lexicon(for: document.language, explaining: elements, of: kinds)
    minimumOS = document.minimumOS.flatMap { SystemVersion($0) }
    var shared: Facts = []
    if lexicon != nil { shared.insert(.language) }
    if minimumOS != nil { shared.insert(.minimumOS) }
    facts = elements.facts(with: shared)
    isNamed = elements.indices.map { elements[$0].label?.isBlank == false }
    var digester = NameDigester()
    nameDigests = elements.indices.map { index in
      digester.digest(of: kinds[index].isSelectionControl ? elements[index].label ?? "" : "")
    }
    values = elements.indices.map { index in
      kinds[index].saysStateInValue ? elements[index].value.flatMap { lexicon?.value(of: $0) } : nil
    }
    toggleNames = ToggleNames(of: elements, kinds, nameDigests)
    firstImplied = grouping.countOfElements
    startsWithRoot = pathsStartWithRoot
    parents = grouping.layout.parents
    ranks = grouping.layout.ranks
    ends = grouping.layout.ends
    roles = grouping.roles
    sets = grouping.sets
    setOfMember = grouping.setOfMember
    setOfGroup = grouping.setOfGroup
    self.elements = elements
    self.lexicon = lexicon
  }

  /// The way to an element; an implied group has none of its own and stands where its members' surroundings stand.
  func path(of index: Int) -> NodePath {
    var positions: [Int] = []
    var current = index < firstImplied ? index : parents[index]
    while current >= 0 {
      if parents[current] >= 0 || startsWithRoot { positions.append(ranks[current]) }
      current = parents[current]
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
    while child < ends[index] {
      children.append(child)
      child = ends[child]
    }
    return children
  }
}
