extension ToggleButton: SelectionControl {
  /// Describes a button that tells its state by its name, or by the selected trait under a stable name.
  ///
  /// "Not Selected" is said only where off could not be told otherwise: the name is stable, and the button is known to
  /// stand alone (clause `button.toggle.exception.3`).
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor(.toggleButton, traits: .button)
    switch name {
    case .nextAction(let whenOff, let whenOn):
      element.label = isOn ? whenOn : whenOff
      element.naming = .nextAction
    case .stable(let name):
      element.label = name
      element.naming = .stable
      if isOn {
        element.traits.insert(.selected)
      } else if isAmongPeers == false {
        element.value = wording.notSelected
      }
    }
    // A blank name stays blank, so that it is heard as the fault it is.
    if let context, let name = element.label, !context.isBlank, !name.isBlank {
      element.label = name + " " + context
      element.inputLabels = [name]
    }
    element.hint = hint
    element.state = CheckState(isChecked: isOn)
    element.isAmongPeers = isAmongPeers
    element.effect = .inContext
    element.rendering.isIconOnly = isIconOnly
    element.describe(status, in: wording)
    return element
  }

  /// Flips the state as a person would.
  ///
  /// - Parameter path: The empty path.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func activate(at path: NodePath) -> Bool {
    path.positions.isEmpty && activate()
  }
}
