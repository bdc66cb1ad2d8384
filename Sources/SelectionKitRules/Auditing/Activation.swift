public import SelectionKit

/// A tree, one of its elements that a person activated, and the tree after that.
public struct Activation: Hashable, Sendable {
  /// The tree before.
  public var before: AccessibilityDescriptor
  /// The way to the activated element in the tree before.
  public var target: NodePath
  /// The tree after.
  public var after: AccessibilityDescriptor
  /// The language of the texts as a BCP-47 tag, if known.
  public var language: String?

  /// Creates an activation.
  ///
  /// - Parameters:
  ///   - target: The way to the activated element in the tree before.
  ///   - before: The tree before.
  ///   - after: The tree after.
  public init(of target: NodePath, before: AccessibilityDescriptor, after: AccessibilityDescriptor) {
    self.before = before
    self.target = target
    self.after = after
  }
}
