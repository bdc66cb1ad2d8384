extension RadioButton: SelectionControl {
  /// Describes a radio option that stands alone.
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.radio(isChecked: isSelected, in: wording)
    element.label = label
    element.describe(status, in: wording)
    return element
  }

  /// Makes the choice as a person would.
  ///
  /// - Parameter path: The empty path.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func activate(at path: NodePath) -> Bool {
    path.positions.isEmpty && activate()
  }
}
