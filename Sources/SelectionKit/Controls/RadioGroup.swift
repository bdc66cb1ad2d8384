/// A set of options of which at most one is chosen.
///
/// ``activate(_:)`` is what a person does: it respects status, and never turns a choice off. Setting ``selection`` is
/// what the program does. In both, what is no option changes nothing.
///
/// ```swift
/// var size = try RadioGroup("Size", options: ["Small", "Large"], selection: "Small")
/// let change = size.activate("Large")  // deselected: "Small", selected: "Large"
/// ```
public struct RadioGroup<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What the group offers to choose from.
  public typealias Option = SelectionOption<ID>

  /// What an activation did.
  public struct Change: Hashable, Sendable {
    /// The option that was chosen before, if one was.
    public let deselected: ID?
    /// The option that is chosen now.
    public let selected: ID
    /// The error of the group that the change has cleared, if the app had set one.
    public let clearedError: ErrorMessage?

    @usableFromInline
    init(deselected: ID?, selected: ID, clearedError: ErrorMessage?) {
      self.deselected = deselected
      self.selected = selected
      self.clearedError = clearedError
    }
  }

  /// The name of the group: the words of its visible heading.
  public var label: String
  /// The status of the group as a whole; an error that is set here stays until the next change of the selection.
  public var status: ControlStatus = .enabled
  /// How the options follow one another.
  public var orientation: OptionOrientation = .vertical
  /// Whether a choice has to be made; it is judged once a submission was tried.
  public var isRequired = false
  /// What the group says if a required choice is missing; nil for the words of the wording.
  public var requirementMessage: ErrorMessage?
  /// Whether a submission was tried; set it to false when the form starts anew.
  public var isSubmitted = false
  @usableFromInline var list: OptionList<ID>
  // Apart from the options, so that choosing in a group of which a copy is kept copies no array.
  @usableFromInline var chosen: ID?

  /// Creates a group.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameters:
  ///   - label: The words of the group's visible heading.
  ///   - options: What can be chosen, in order; at least one, each with an identity of its own.
  ///   - selection: The option chosen at first, or nil for none yet.
  /// - Throws: `SelectionError` for no options, a repeated identity, or a selection that is no option.
  public init(
    _ label: String, options: some Sequence<Option>, selection: ID? = nil
  ) throws(SelectionError) {
    self.label = label
    list = try OptionList(options)
    if let selection, !list.contains(selection) { throw .unknownSelection }
    chosen = selection
  }

  /// The options, in order.
  public var options: [Option] {
    list.options
  }

  /// The chosen option, or nil while none is; setting what is no option changes nothing.
  @inlinable public var selection: ID? {
    get { chosen }
    set {
      if let newValue, !list.contains(newValue) { return }
      if chosen != newValue { _ = status.clearError() }
      chosen = newValue
    }
  }

  /// Chooses an option as a person would.
  ///
  /// Nothing changes if the option is chosen already, is disabled or read-only by itself or through the group, or is
  /// no option of this group (clauses `tutorial.group.1`, `.3`, `.5`).
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameter id: The option that was activated.
  /// - Returns: What changed, or nil if nothing did.
  @inlinable @discardableResult
  public mutating func activate(_ id: ID) -> Change? {
    guard !status.isFixed, chosen != id, list.takesInput(id) else { return nil }
    let change = Change(deselected: chosen, selected: id, clearedError: status.clearError())
    chosen = id
    return change
  }

  /// Replaces the options; the selection survives if its option does.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter options: The new options, in order.
  /// - Throws: `SelectionError` for no options or a repeated identity; the group is then unchanged.
  public mutating func setOptions(_ options: some Sequence<Option>) throws(SelectionError) {
    list = try OptionList(options)
    if let chosen, !list.contains(chosen) { selection = nil }
  }

  /// Changes one option in place.
  ///
  /// - Parameters:
  ///   - id: The option to change.
  ///   - change: Receives the option; a new identity is refused.
  /// - Returns: Whether the option was there and kept its identity; if not, nothing changed.
  @discardableResult
  public mutating func updateOption(_ id: ID, _ change: (inout Option) -> Void) -> Bool {
    list.update(id, change)
  }

  /// Changes every option in place; a new identity is refused.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter change: Receives each option.
  public mutating func updateOptions(_ change: (inout Option) -> Void) {
    list.updateAll(change)
  }

  /// The status that an option has in this group, or nil for a stranger.
  ///
  /// - Parameter id: The option asked about.
  /// - Returns: The status, or nil.
  public func status(of id: ID) -> ControlStatus? {
    list[id]?.status.within(status)
  }

  /// Why the group could not be submitted as it is, or nil if it could, whether or not a submission was tried.
  public var refusal: SubmissionOutcome.Refusal? {
    SubmissionOutcome.Refusal(
      chosen: chosen == nil ? 0 : 1, minimum: isRequired ? 1 : 0, maximum: nil, status: status)
  }

  /// Judges the group because a submission is tried; from now on it says what is missing, until that is mended.
  ///
  /// - Returns: Whether the group may be submitted, or why not.
  @discardableResult
  public mutating func submit() -> SubmissionOutcome {
    isSubmitted = true
    return SubmissionOutcome(refusal)
  }
}

extension RadioGroup where ID: CaseIterable {
  /// Creates a group with an option for each case, without an error to handle, so that it can initialise a property.
  ///
  /// A case that is listed twice counts once, and a selection that is not listed is none. A type without cases leaves
  /// a group without options, which an audit reports.
  ///
  /// Complexity: O(count of cases).
  ///
  /// - Parameters:
  ///   - label: The words of the group's visible heading.
  ///   - selection: The case chosen at first, or nil for none yet.
  ///   - optionLabel: Gives the visible label of a case.
  public init(_ label: String, selection: ID? = nil, optionLabel: (ID) -> String) {
    self.label = label
    list = OptionList(firstOfEach: ID.allCases.map { Option($0, optionLabel($0)) })
    if let selection, list.contains(selection) { chosen = selection }
  }
}

extension RadioGroup where ID == String {
  /// Creates a group whose options are known by their labels.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameters:
  ///   - label: The words of the group's visible heading.
  ///   - options: The visible labels, in order; at least one, no two alike.
  ///   - selection: The label chosen at first, or nil for none yet.
  /// - Throws: `SelectionError` for no options, a repeated label, or a selection that is no option.
  public init(_ label: String, options: [String], selection: String? = nil) throws(SelectionError) {
    try self.init(label, options: options.map { Option($0, $0) }, selection: selection)
  }
}
