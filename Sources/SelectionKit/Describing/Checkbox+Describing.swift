extension Checkbox: SelectionControl {
  /// Describes a box as a native toggle whose value says whether it is checked.
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.checkbox(state, in: wording)
    element.label = label
    element.describe(status, in: wording)
    return element
  }

  /// Flips the box as a person would.
  ///
  /// - Parameter path: The empty path.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func activate(at path: NodePath) -> Bool {
    path.positions.isEmpty && activate()
  }
}

extension AccessibilityDescriptor {
  /// A box without its texts: button and toggle trait, as a native toggle has them, and the state in the value (clauses
  /// `checkbox.basic.must.1` and `.3`).
  static func checkbox(_ state: CheckState, in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor(
      .checkbox, value: wording.checkbox(state), traits: [.button, .toggle])
    element.state = state
    element.effect = .submitted
    return element
  }
}
