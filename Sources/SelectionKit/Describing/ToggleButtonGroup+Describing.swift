extension ToggleButtonGroup: SelectionControl {
  /// Describes a labelled toolbar of toggle buttons that are peers: each keeps its name and is selected while on.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var group = describeAlone()
    group.children = options.map { describe($0, in: wording) }
    return group
  }

  /// Describes one button, or nil for a stranger: what one item of a view asks for.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameters:
  ///   - id: The button asked about.
  ///   - wording: The words to say it in.
  /// - Returns: The description of the button.
  public func descriptor(of id: ID, in wording: Wording = .english) -> AccessibilityDescriptor? {
    list[id].map { describe($0, in: wording) }
  }

  /// The toolbar without its buttons.
  func describeAlone() -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.toolbar, label: label, container: .contain)
    group.describeGroup(status, error: status.error)
    return group
  }

  private func describe(_ option: Option, in wording: Wording) -> AccessibilityDescriptor {
    let isOn = members.contains(option.id)
    var element = AccessibilityDescriptor(.toggleButton, traits: isOn ? [.button, .selected] : .button)
    element.describeTexts(of: option, in: wording)
    element.state = CheckState(isChecked: isOn)
    element.naming = .stable
    element.isAmongPeers = true
    element.effect = .inContext
    element.rendering.isIconOnly = isIconOnly
    element.describe(option.status.within(status), in: wording)
    return element
  }

  /// Flips the button at a path of one position, as a person would.
  ///
  /// - Parameter path: The 0-based position of the button.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func activate(at path: NodePath) -> Bool {
    list.option(at: path).map { activate($0.id) != nil } ?? false
  }
}
