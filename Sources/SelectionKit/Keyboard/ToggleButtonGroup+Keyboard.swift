extension ToggleButtonGroup {
  /// The button at which Tab enters the toolbar: where one may be on it is that one, else the first; nil if none can be
  /// focused.
  ///
  /// Complexity: O(count of disabled buttons before it).
  public var tabStop: ID? {
    if !policy.allowsSeveral, let selected = members.first, status(of: selected)?.canBeFocused == true {
      return selected
    }
    return list.firstFocusable(in: status)
  }

  /// What a key does while a button has the focus.
  ///
  /// Arrows move the focus around the ends, Home and End move it to the first and the last button, Space and Enter
  /// activate. Disabled buttons are passed by.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - id: The button that has the focus; a stranger ignores every key.
  ///   - direction: The direction of the layout; it matters to left and right in a horizontal toolbar.
  /// - Returns: What to do, exactly: nothing is activated that would not change.
  public func response(
    to key: FocusKey, on id: ID, direction: ReadingDirection = .leftToRight
  ) -> KeyResponse<ID> {
    guard list.contains(id) else { return .ignored }
    if let step = key.step(orientation, direction) { return move(to: list.focusable(from: id, by: step, in: status)) }
    switch key {
    case .tab: return .leaves(forward: true)
    case .backTab: return .leaves(forward: false)
    case .home: return move(to: list.firstFocusable(in: status))
    case .end: return move(to: list.lastFocusable(in: status))
    default: return canFlip(id) ? .activates(id) : .stays
    }
  }

  private func move(to target: ID?) -> KeyResponse<ID> {
    target.map { .moves(to: $0, activating: false) } ?? .stays
  }

  private func canFlip(_ id: ID) -> Bool {
    guard status(of: id)?.isFixed == false else { return false }
    return !members.contains(id) || policy.allowsNone || members.count > 1
  }

  /// Presses a key as a person would while a button has the focus.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - id: The button that has the focus.
  ///   - direction: The direction of the layout.
  /// - Returns: What to do with the focus, and what changed, or nil if nothing did.
  @discardableResult
  public mutating func press(
    _ key: FocusKey, on id: ID, direction: ReadingDirection = .leftToRight
  ) -> (response: KeyResponse<ID>, change: Change?) {
    let response = response(to: key, on: id, direction: direction)
    return (response, response.activated.flatMap { activate($0) })
  }
}
