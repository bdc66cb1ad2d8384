/// One element before and after an activation.
public struct Step: Sendable {
  /// The element before.
  public let before: Node
  /// The element that it became.
  public let after: Node
  /// The activated element, before.
  public let target: Node
  /// What the activated element became, or nil if it is gone.
  public let targetAfter: Node?

  /// Whether this is the element that was activated.
  public var isTarget: Bool { before.index == target.index }
}
