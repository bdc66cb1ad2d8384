import SelectionKit

extension Node {
  /// All the elements inside, in reading order.
  ///
  /// Complexity: O(count of elements inside).
  var contents: [Node] {
    guard !isImplied else { return [] }
    return (index + 1..<tree.ends[index]).map { Node(tree: tree, index: $0) }
  }
}
