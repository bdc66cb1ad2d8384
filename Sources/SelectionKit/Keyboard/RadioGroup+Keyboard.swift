extension RadioGroup {
  /// The option at which Tab enters the group: the chosen one, else the first; nil if none can be focused.
  ///
  /// It is exactly one while anything can be focused, whatever is chosen or disabled.
  ///
  /// Complexity: O(1) on average if the chosen option can be focused, else O(count of disabled options before it).
  public var tabStop: ID? {
    if let chosen, status(of: chosen)?.canBeFocused == true { return chosen }
    return list.firstFocusable(in: status)
  }

  /// What a key does while an option has the focus.
  ///
  /// Arrows move to the next or previous option and choose it; they go around the ends, never out of the group, and pass
  /// disabled options by. Read-only options get the focus and are not chosen. Space chooses. In a toolbar, where arrows
  /// also lead past the group, they only move the focus, and Enter chooses as Space does.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - id: The option that has the focus; a stranger ignores every key.
  ///   - direction: The direction of the layout; it matters to left and right in a horizontal group.
  ///   - isInToolbar: Whether the group is a part of a toolbar.
  /// - Returns: What to do, exactly: nothing is activated that would not change.
  public func response(
    to key: FocusKey, on id: ID, direction: ReadingDirection = .leftToRight, isInToolbar: Bool = false
  ) -> KeyResponse<ID> {
    guard list.contains(id) else { return .ignored }
    if let step = key.step(orientation, direction) {
      guard let target = list.focusable(from: id, by: step, in: status) else { return .stays }
      return .moves(to: target, activating: !isInToolbar && canChoose(target))
    }
    switch key {
    case .tab: return .leaves(forward: true)
    case .backTab: return .leaves(forward: false)
    case .space: return canChoose(id) ? .activates(id) : .stays
    case .enter where isInToolbar: return canChoose(id) ? .activates(id) : .stays
    default: return .ignored
    }
  }

  private func canChoose(_ id: ID) -> Bool {
    chosen != id && status(of: id)?.isFixed == false
  }

  /// Presses a key as a person would while an option has the focus.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - id: The option that has the focus.
  ///   - direction: The direction of the layout.
  ///   - isInToolbar: Whether the group is a part of a toolbar.
  /// - Returns: What to do with the focus, and what changed, or nil if nothing did.
  @discardableResult
  public mutating func press(
    _ key: FocusKey, on id: ID, direction: ReadingDirection = .leftToRight, isInToolbar: Bool = false
  ) -> (response: KeyResponse<ID>, change: Change?) {
    let response = response(to: key, on: id, direction: direction, isInToolbar: isInToolbar)
    return (response, response.activated.flatMap { activate($0) })
  }
}
