import SelectionKit

/// The yardstick: the least that can be done with a tree.
public enum Walk {
  /// Visits every node once and reads its traits and the length of its label.
  ///
  /// It goes by index, without binding a node: to bind one costs ten times as much as to read these two of it.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter nodes: The outermost elements.
  /// - Returns: A sum of what was read.
  public static func sum(of nodes: [AccessibilityDescriptor]) -> Int {
    var sum = 0
    for i in nodes.indices {
      sum &+= Int(nodes[i].traits.rawValue) &+ (nodes[i].label?.utf8.count ?? 0)
      if !nodes[i].children.isEmpty { sum &+= self.sum(of: nodes[i].children) }
    }
    return sum
  }
}
