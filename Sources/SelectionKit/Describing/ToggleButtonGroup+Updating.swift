extension ToggleButtonGroup {
  /// What an activation has changed in the description: the one or two buttons, and the toolbar if it was in error.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameters:
  ///   - change: What the activation returned; nothing else has changed since.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ. Nothing has to be announced: the focus is on what was activated.
  public func update(after change: Change, in wording: Wording = .english) -> DescriptorUpdate {
    var elements: [DescriptorUpdate.Element] = []
    if change.clearedError != nil { elements.append(DescriptorUpdate.Element([], describeAlone())) }
    for position in list.positions(of: [change.turnedOff, change.turnedOn].compactMap { $0 }) {
      guard let button = descriptor(of: options[position].id, in: wording) else { continue }
      elements.append(DescriptorUpdate.Element([position], button))
    }
    return DescriptorUpdate(elements)
  }

  /// Flips the button at a path as a person would, and says what that changes in the description.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameters:
  ///   - path: The 0-based position of the button.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ, or nil if nothing changed.
  public mutating func activate(at path: NodePath, describedIn wording: Wording) -> DescriptorUpdate? {
    guard let option = list.option(at: path), let change = activate(option.id) else { return nil }
    return update(after: change, in: wording)
  }
}
