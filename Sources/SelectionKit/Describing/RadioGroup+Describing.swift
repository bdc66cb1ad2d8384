extension RadioGroup: SelectionControl {
  /// Describes a labelled container of radio options.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.radioGroup, label: label, container: .contain)
    group.describeGroup(status)
    group.isRequired = isRequired
    group.isSubmitted = false
    group.children = options.map { describe($0, in: wording) }
    return group
  }

  /// Describes one option, or nil for a stranger: what one row of a view asks for.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameters:
  ///   - id: The option asked about.
  ///   - wording: The words to say it in.
  /// - Returns: The description of the option.
  public func descriptor(of id: ID, in wording: Wording = .english) -> AccessibilityDescriptor? {
    list[id].map { describe($0, in: wording) }
  }

  private func describe(_ option: Option, in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.radio(isChecked: chosen == option.id, in: wording)
    element.describeTexts(of: option)
    element.describe(option.status.within(status), in: wording)
    return element
  }

  /// Chooses the option at a path of one position, as a person would.
  ///
  /// - Parameter path: The 0-based position of the option.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func activate(at path: NodePath) -> Bool {
    guard path.positions.count == 1, let position = path.positions.first, options.indices.contains(position)
    else { return false }
    return activate(options[position].id) != nil
  }
}

extension AccessibilityDescriptor {
  /// A radio option without its texts: no button trait, selected if chosen, role and state in the value (clauses
  /// `radio.basic.must.2` to `.4`).
  static func radio(isChecked: Bool, in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor(.radioOption, value: wording.radioButton(isChecked: isChecked))
    if isChecked { element.traits = .selected }
    element.state = CheckState(isChecked: isChecked)
    element.effect = .submitted
    return element
  }

  /// Describes the status of a group: its flags, and its error as its value.
  mutating func describeGroup(_ status: ControlStatus) {
    isEnabled = status != .disabled
    isReadOnly = status == .readOnly
    error = status.error
    value = joined([error?.text])
  }
}
