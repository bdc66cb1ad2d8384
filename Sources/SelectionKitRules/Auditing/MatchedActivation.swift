/// The two sides of an activation, with what each element became.
struct MatchedActivation: Sendable {
  /// The elements before.
  let before: Tree
  /// The elements after.
  let after: Tree
  /// The position of the activated element before.
  let target: Int
  private let matching: Matching

  /// Matches the two sides.
  ///
  /// Complexity: that of ``Matching``.
  init(of target: Int, before: Tree, after: Tree) {
    self.before = before
    self.after = after
    self.target = target
    matching = Matching(before, after)
  }

  /// Whether the two sides can be compared: they show one screen, on which the activated element still is.
  var isComparable: Bool { matching.afterOfBefore[target] >= 0 && matching.isSameScreen }

  /// An element before and after, or nil where it isn't known what it became.
  func step(from index: Int) -> Step? {
    let (new, newTarget) = (matching.afterOfBefore[index], matching.afterOfBefore[target])
    guard new >= 0 else { return nil }
    return Step(
      before: Node(tree: before, index: index), after: Node(tree: after, index: new),
      target: Node(tree: before, index: target),
      targetAfter: newTarget < 0 ? nil : Node(tree: after, index: newTarget))
  }
}
