extension CheckboxGroup {
  /// A box that has the focus: the parent, or one of the options.
  public enum Box: Hashable, Sendable {
    /// The parent, which stands for all options.
    case parent
    /// An option.
    case option(ID)
  }

  /// The boxes at which Tab stops, in order: all that are not disabled, since each box is a stop of its own.
  ///
  /// Complexity: O(count of options).
  public var tabStops: [Box] {
    var stops: [Box] = hasSelectAll && parentStatus.canBeFocused ? [.parent] : []
    for option in options where status(of: option.id)?.canBeFocused == true { stops.append(.option(option.id)) }
    return stops
  }

  /// What a key does while a box has the focus: Space flips it, Tab moves on, and no other key does anything.
  ///
  /// Complexity: O(count of options) for Tab.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - box: The box that has the focus; one that isn't there ignores every key.
  /// - Returns: What to do, exactly: nothing is activated that would not change.
  public func response(to key: FocusKey, on box: Box) -> KeyResponse<Box> {
    guard let status = status(of: box) else { return .ignored }
    switch key {
    case .space: return status.isFixed ? .stays : .activates(box)
    case .tab: return leave(box, forward: true)
    case .backTab: return leave(box, forward: false)
    default: return .ignored
    }
  }

  private func status(of box: Box) -> ControlStatus? {
    switch box {
    case .parent: hasSelectAll ? parentStatus : nil
    case .option(let id): status(of: id)
    }
  }

  private func leave(_ box: Box, forward: Bool) -> KeyResponse<Box> {
    let order = boxes
    guard let position = order.firstIndex(of: box) else { return .ignored }
    let rest = forward ? Array(order[(position + 1)...]) : order[..<position].reversed()
    let next = rest.first { status(of: $0)?.canBeFocused == true }
    return next.map { .moves(to: $0, activating: false) } ?? .leaves(forward: forward)
  }

  private var boxes: [Box] {
    (hasSelectAll ? [.parent] : []) + options.map { .option($0.id) }
  }

  /// Presses a key as a person would while a box has the focus.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - box: The box that has the focus.
  /// - Returns: What to do with the focus, and what changed, or nil if nothing did.
  @discardableResult
  public mutating func press(_ key: FocusKey, on box: Box) -> (response: KeyResponse<Box>, change: Change?) {
    let response = response(to: key, on: box)
    switch response.activated {
    case .parent?: return (response, activateSelectAll())
    case .option(let id)?: return (response, activate(id))
    case nil: return (response, nil)
    }
  }
}
