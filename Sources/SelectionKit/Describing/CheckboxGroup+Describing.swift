extension CheckboxGroup: SelectionControl {
  /// Describes a labelled container of boxes, the parent first if there is one.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.checkboxGroup, label: label, container: .contain)
    group.describeGroup(status)
    if group.value == nil, isAtMaximum, let bounds {
      group.value = wording.maximumReached(count: bounds.upperBound)
    }
    group.isRequired = bounds.map { $0.lowerBound > 0 } ?? false
    group.isSubmitted = false
    if hasSelectAll {
      group.children.append(describeParent(in: wording))
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

  private func describe(_ option: Option, in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.checkbox(CheckState(isChecked: members.contains(option.id)), in: wording)
    element.describeTexts(of: option)
    element.describe(status(of: option.id) ?? .enabled, in: wording)
    return element
  }

  private func describeParent(in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.checkbox(state, in: wording)
    element.label = selectAllLabel
    element.describe(parentStatus, in: wording)
    return element
  }

  /// The status of the parent: it can do as much as the option that can do most.
  private var parentStatus: ControlStatus {
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
    guard path.positions.count == 1, var position = path.positions.first else { return false }
    if hasSelectAll {
      guard position > 0 else { return position == 0 && activateSelectAll() != nil }
      position -= 1
    }
    guard options.indices.contains(position) else { return false }
    return activate(options[position].id) != nil
  }
}
