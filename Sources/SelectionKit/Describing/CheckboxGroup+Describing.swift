extension CheckboxGroup: SelectionControl {
  /// Describes a labelled container of boxes, the parent first if there is one.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var group = describeAlone(now, in: wording)
    if hasSelectAll {
      group.children.append(describeParent(now, parentStatus, in: wording))
    }
    for option in options {
      group.children.append(describe(option, in: wording))
    }
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

  /// The error that the group is in, or nil: the app's own, or what a tried submission found wrong.
  ///
  /// - Parameter wording: The words to say it in where the app has given none.
  /// - Returns: The message.
  public func error(in wording: Wording = .english) -> ErrorMessage? {
    error(now, in: wording)
  }

  /// What of a group its parent and its own element depend on: now, or before a change.
  struct Tally {
    var checked: Int
    var status: ControlStatus
  }

  var now: Tally {
    Tally(checked: members.count, status: status)
  }

  private func error(_ tally: Tally, in wording: Wording) -> ErrorMessage? {
    guard isSubmitted else { return tally.status.error }
    return refusal(checked: tally.checked, status: tally.status)?.message(requirementMessage, in: wording)
  }

  /// The group without its boxes; its value is its error, or else why nothing more can be checked.
  func describeAlone(_ tally: Tally, in wording: Wording) -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.checkboxGroup, label: label, container: .contain)
    group.describeGroup(tally.status, error: error(tally, in: wording))
    // A maximum that lets every option be checked holds nothing back that would have to be explained.
    if group.value == nil, let bounds, bounds.upperBound < options.count, tally.checked >= bounds.upperBound {
      group.value = wording.maximumReached(checked: tally.checked, of: bounds.upperBound)
    }
    group.isRequired = minimumCount > 0
    group.isSubmitted = isSubmitted
    return group
  }

  func describe(_ option: Option, in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.checkbox(CheckState(isChecked: members.contains(option.id)), in: wording)
    element.describeTexts(of: option, in: wording)
    element.describe(status(of: option.id) ?? .enabled, in: wording)
    return element
  }

  func describeParent(_ tally: Tally, _ status: ControlStatus, in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.checkbox(state(checked: tally.checked), in: wording)
    element.label = selectAllText(checked: tally.checked)
    if let selectAllLabel, element.label != selectAllLabel { element.inputLabels = [selectAllLabel] }
    element.describe(status, in: wording)
    return element
  }

  /// The status of the parent: it can do as much as the option that can do most.
  var parentStatus: ControlStatus {
    var result = ControlStatus.disabled
    for option in options {
      switch option.status.within(status) {
      case .enabled, .invalid: return .enabled
      case .readOnly: result = .readOnly
      case .disabled: break
      }
    }
    return result
  }

  /// Flips the box at a path of one position, as a person would; a parent is at 0, the options follow it.
  ///
  /// - Parameter path: The 0-based position of the box.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func activate(at path: NodePath) -> Bool {
    change(activating: path) != nil
  }

  mutating func change(activating path: NodePath) -> Change? {
    if hasSelectAll, path == [0] { return activateSelectAll() }
    guard let option = list.option(at: path, after: hasSelectAll ? 1 : 0) else { return nil }
    return activate(option.id)
  }
}
