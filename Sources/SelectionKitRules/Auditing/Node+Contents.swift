import SelectionKit

extension Node {
  /// Whether there are elements inside.
  var hasContents: Bool { !isImplied && place.end > index + 1 }

  /// All the elements inside, in reading order.
  ///
  /// Complexity: O(1).
  var contents: Contents {
    Contents(tree: tree, positions: isImplied ? index..<index : index + 1..<place.end)
  }

  /// The elements inside another, in reading order; going through them makes no array.
  struct Contents: RandomAccessCollection {
    let tree: Tree
    let positions: Range<Int>

    var startIndex: Int { positions.lowerBound }
    var endIndex: Int { positions.upperBound }

    subscript(position: Int) -> Node { Node(tree: tree, index: position) }
  }
}
