public import SelectionKit

/// Which elements a configuration speaks of: all that it says has to be true of them.
public struct ElementPattern: Hashable, Sendable {
  /// What the identifier is like, or nil for any.
  public var identifier: TextPattern?
  /// What the label is like, or nil for any.
  public var label: TextPattern?
  /// The role, or nil for any.
  public var role: AccessibilityDescriptor.Role?

  /// Creates a pattern that is true of every element.
  public init() {}

  /// Whether an element is one of them.
  ///
  /// Complexity: O(length of its texts).
  ///
  /// - Parameter element: The element.
  /// - Returns: Whether it is.
  public func matches(_ element: AccessibilityDescriptor) -> Bool {
    role.map { $0 == element.role } ?? true
      && identifier.map { $0.matches(element.identifier ?? "") } ?? true
      && label.map { $0.matches(element.label ?? "") } ?? true
  }
}

extension ElementPattern: CustomStringConvertible {
  /// What it says, for people.
  public var description: String {
    let parts = [
      identifier.map { "the identifier \($0)" }, label.map { "the label \($0)" }, role.map { "the role \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }
}
