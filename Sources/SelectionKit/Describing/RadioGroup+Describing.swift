extension RadioGroup: SelectionControl {
  /// Describes a labelled container of radio options.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  public func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var group = describeAlone(in: wording)
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

  /// The error that the group is in, or nil: the app's own, or what a tried submission found missing.
  ///
  /// - Parameter wording: The words to say it in where the app has given none.
  /// - Returns: The message.
  public func error(in wording: Wording = .english) -> ErrorMessage? {
    isSubmitted ? refusal?.message(requirementMessage, in: wording) : status.error
  }

  /// The group without its options.
  func describeAlone(in wording: Wording) -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.radioGroup, label: label, container: .contain)
    group.describeGroup(status, error: error(in: wording))
    group.isRequired = isRequired
    group.isSubmitted = isSubmitted
    return group
  }

  private func describe(_ option: Option, in wording: Wording) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor.radio(isChecked: chosen == option.id, in: wording)
    element.describeTexts(of: option, in: wording)
    element.describe(option.status.within(status), in: wording)
    return element
  }

  /// Chooses the option at a path of one position, as a person would.
  ///
  /// - Parameter path: The 0-based position of the option.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func activate(at path: NodePath) -> Bool {
    list.option(at: path).map { activate($0.id) != nil } ?? false
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
  mutating func describeGroup(_ status: ControlStatus, error message: ErrorMessage?) {
    isEnabled = status != .disabled
    isReadOnly = status == .readOnly
    error = message
    value = message.flatMap { $0.text.isBlank ? nil : $0.text }
  }
}

extension SubmissionOutcome.Refusal {
  /// What a group says of it: the app's error, else the app's words for what is required, else the wording's.
  func message(_ requirement: ErrorMessage?, in wording: Wording) -> ErrorMessage {
    switch self {
    case .invalid(let message): message
    case .tooFew(let chosen, let minimum):
      requirement ?? ErrorMessage(wording.minimumMissed(chosen: chosen, of: minimum))
    case .tooMany(let chosen, let maximum):
      requirement ?? ErrorMessage(wording.maximumReached(checked: chosen, of: maximum))
    }
  }
}
