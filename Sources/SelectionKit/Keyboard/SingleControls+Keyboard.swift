extension Checkbox {
  /// Whether Tab stops at the box: always, unless it is disabled.
  public var isTabStop: Bool { status.canBeFocused }

  /// Presses a key as a person would while the box has the focus: Space flips it, and no other key does anything.
  ///
  /// - Parameter key: The key that was pressed.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func press(_ key: FocusKey) -> Bool {
    key == .space && activate()
  }
}

extension RadioButton {
  /// Whether Tab stops at the button: always, unless it is disabled.
  public var isTabStop: Bool { status.canBeFocused }

  /// Presses a key as a person would while the button has the focus: Space makes the choice, and no other key does
  /// anything.
  ///
  /// - Parameter key: The key that was pressed.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func press(_ key: FocusKey) -> Bool {
    key == .space && activate()
  }
}

extension ToggleButton {
  /// Whether Tab stops at the button: always, unless it is disabled.
  public var isTabStop: Bool { status.canBeFocused }

  /// Presses a key as a person would while the button has the focus: Space and Enter flip it.
  ///
  /// - Parameter key: The key that was pressed.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func press(_ key: FocusKey) -> Bool {
    (key == .space || key == .enter) && activate()
  }
}
