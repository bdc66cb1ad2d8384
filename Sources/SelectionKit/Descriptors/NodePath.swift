/// The way from an element to one inside it: at each level, the 0-based position among the children.
///
/// The empty path is the element itself. In a document the first position is that of the root.
public struct NodePath: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The 0-based positions, outermost first.
  public var positions: [Int]

  /// Creates a path.
  ///
  /// - Parameter positions: The 0-based positions, outermost first; empty for the element itself.
  public init(_ positions: [Int] = []) {
    self.positions = positions
  }

  /// Creates a path from a literal.
  ///
  /// - Parameter positions: The 0-based positions, outermost first.
  public init(arrayLiteral positions: Int...) {
    self.positions = positions
  }

  /// The path to a child of the element that this one leads to.
  ///
  /// - Parameter position: The 0-based position of the child.
  /// - Returns: The longer path.
  public func appending(_ position: Int) -> NodePath {
    NodePath(positions + [position])
  }
}

extension NodePath: CustomStringConvertible {
  /// The positions, each after a slash; a single slash for the element itself.
  public var description: String {
    positions.isEmpty ? "/" : positions.reduce(into: "") { $0 += "/\($1)" }
  }
}

extension NodePath: Comparable {
  /// Whether one element is read before another: an element comes before those inside it.
  public static func < (a: NodePath, b: NodePath) -> Bool {
    a.positions.lexicographicallyPrecedes(b.positions)
  }
}

extension AccessibilityDescriptor {
  /// The element at a path, or nil if there is none.
  ///
  /// Complexity: O(length of the path).
  ///
  /// - Parameter path: The way from this element.
  public subscript(path: NodePath) -> AccessibilityDescriptor? {
    var element = self
    for position in path.positions {
      guard element.children.indices.contains(position) else { return nil }
      element = element.children[position]
    }
    return element
  }

  /// Changes the element at a path in place.
  ///
  /// - Parameters:
  ///   - path: The way from this element.
  ///   - change: Receives the element.
  /// - Returns: Whether there was an element at the path; if not, nothing changed.
  @discardableResult
  public mutating func update(at path: NodePath, _ change: (inout AccessibilityDescriptor) -> Void) -> Bool {
    update(path.positions[...], change)
  }

  private mutating func update(_ positions: ArraySlice<Int>, _ change: (inout AccessibilityDescriptor) -> Void) -> Bool
  {
    guard let first = positions.first else {
      change(&self)
      return true
    }
    guard children.indices.contains(first) else { return false }
    return children[first].update(positions.dropFirst(), change)
  }

  /// Changes this element and every one inside it, each before its children.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter change: Receives each element.
  public mutating func updateAll(_ change: (inout AccessibilityDescriptor) -> Void) {
    change(&self)
    for position in children.indices { children[position].updateAll(change) }
  }
}
