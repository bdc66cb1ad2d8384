public import SelectionKit

/// An element in its place: what it says, what is known of it, and what is around it.
///
/// It is a position in the audited tree, so that reading one property copies nothing else.
public struct Node: Sendable {
  let tree: Tree
  let index: Int

  /// Where it stands, and what was looked up of it.
  var place: Place {
    _read { yield tree.elements.places[index] }
  }

  // MARK: What it says

  /// The whole descriptor, with those inside it.
  public var descriptor: AccessibilityDescriptor {
    // Lent out, not copied: a rule that reads one property of it pays for that property alone.
    _read { yield tree.elements[index] }
  }
  /// What kind of element it is; a container that was found to be a group of options has the role of a group.
  public var role: AccessibilityDescriptor.Role { tree.role(of: index) }
  /// The accessible name, or nil if there is none or it is not known.
  public var label: String? { tree.elements[index].label }
  /// The value, or nil if there is none or it is not known.
  public var value: String? { tree.elements[index].value }
  /// What only the view can show.
  public var rendering: AccessibilityDescriptor.Rendering {
    _read { yield tree.elements[index].rendering }
  }

  // MARK: What is known

  /// The facts that are known.
  public var facts: Facts { place.facts }

  /// Whether facts are known.
  ///
  /// - Parameter facts: The facts asked about.
  /// - Returns: Whether all of them are known.
  public func knows(_ facts: Facts) -> Bool {
    place.facts.isSuperset(of: facts)
  }

  /// Those of some facts that are not known.
  ///
  /// - Parameter facts: The facts asked about.
  /// - Returns: Those that are not known.
  public func unknown(_ facts: Facts) -> Facts {
    facts.subtracting(place.facts)
  }

  /// Whether a trait is there, or nil if that is not known.
  ///
  /// - Parameter trait: The trait asked about.
  /// - Returns: Whether it is there, or nil.
  public func has(_ trait: AccessibilityDescriptor.Traits) -> Bool? {
    if place.traits.contains(trait) { return true }
    return place.facts.isSuperset(of: trait.facts) ? false : nil
  }

  /// Whether it is chosen, checked or on as the app knows it; nil if that is not known.
  public var state: CheckState? { tree.elements[index].state }

  /// Whether it is an accessibility element of its own, or nil if that is not known.
  public var isExposed: Bool? { knows(.isExposed) ? place.isExposed : nil }

  /// Whether it is read-only, or nil if that is not known.
  public var isReadOnly: Bool? { knows(.isReadOnly) ? place.isReadOnly : nil }

  // MARK: Where it stands

  /// The way to it.
  public var path: NodePath { tree.path(of: index) }

  /// The element around it, or nil for a root.
  public var parent: Node? {
    place.parent < 0 ? nil : Node(tree: tree, index: place.parent)
  }

  /// The elements inside it, in reading order.
  ///
  /// Complexity: O(count of children).
  public var children: [Node] {
    tree.children(of: index).map { Node(tree: tree, index: $0) }
  }

  /// The elements beside it, in reading order, without itself.
  ///
  /// Complexity: O(count of siblings).
  public var siblings: [Node] {
    guard let parent else { return [] }
    return parent.children.filter { $0.index != index }
  }

  /// The group that this option belongs to, or nil for one that stands alone.
  public var group: Node? {
    let set = place.setOfMember
    return set < 0 ? nil : Node(tree: tree, index: tree.sets[set].group)
  }

  /// The options of this group, in reading order; empty if this is no group.
  public var members: Members {
    let set = place.setOfGroup
    return Members(tree: tree, range: set < 0 ? 0..<0 : tree.sets[set].members)
  }

  /// The options of a group, in reading order; going through them makes no array.
  public struct Members: RandomAccessCollection, Sendable {
    let tree: Tree
    let range: Range<Int>

    /// The position of the first option, which is 0.
    public var startIndex: Int { 0 }
    /// The position after the last option, which is the count of options.
    public var endIndex: Int { range.count }

    /// The option at a position.
    ///
    /// - Parameter position: The 0-based position, which has to be one of an option.
    public subscript(position: Int) -> Node { Node(tree: tree, index: tree.members[range.lowerBound + position]) }
  }

  /// How many options this group has; 0 if this is no group.
  public var memberCount: Int {
    let set = place.setOfGroup
    return set < 0 ? 0 : tree.sets[set].members.count
  }

  /// Whether it is certain which options this group has.
  public var hasCertainMembers: Bool {
    let set = place.setOfGroup
    return set < 0 || tree.sets[set].isCertain
  }

  /// Whether this group stands for nothing in the document: its options are in no container.
  public var isImplied: Bool { index >= tree.firstImplied }

  // MARK: How it is read

  /// The phrases of the tree's language, or nil where no language explains its values.
  var lexicon: Lexicon? { tree.lexicon }

  /// The wording of the tree's language, or nil where no language explains its values.
  public var wording: Wording? { tree.lexicon?.wordings.first }

  /// The major number of the earliest system version that the app runs on, or nil if it is not known.
  public var minimumMajorOS: Int? { tree.minimumOS?.major }
}
