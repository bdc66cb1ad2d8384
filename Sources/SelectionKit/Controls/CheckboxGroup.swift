/// A set of options of which any number is checked, within bounds if there are some.
///
/// ``activate(_:)`` is what a person does; setting ``checked`` or a subscript is what the program does, and drops what
/// is no option.
public struct CheckboxGroup<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What the group offers to check.
  public typealias Option = SelectionOption<ID>

  /// What an activation did.
  public struct Change: Hashable, Sendable {
    /// The options that are checked now and were not before.
    public let checked: Set<ID>
    /// The options that were checked before and are not now.
    public let unchecked: Set<ID>
    /// The error of the group that the change has cleared, if the app had set one.
    public let clearedError: ErrorMessage?
    /// Whether it was the parent that was activated.
    public let isByParent: Bool

    @usableFromInline
    init(checked: Set<ID> = [], unchecked: Set<ID> = [], clearedError: ErrorMessage?, isByParent: Bool = false) {
      self.checked = checked
      self.unchecked = unchecked
      self.clearedError = clearedError
      self.isByParent = isByParent
    }
  }

  /// Whether a parent shows how many options are checked.
  public enum ParentCount: Hashable, Sendable, CaseIterable {
    /// It shows its label alone.
    case hidden
    /// It shows its label and the count.
    case shown
    /// It shows its label, and the count once it is not zero.
    case shownIfPositive
  }

  /// The name of the group: the words of its visible heading.
  public var label: String
  /// The status of the group as a whole; an error that is set here stays until the next change of what is checked.
  public var status: ControlStatus = .enabled
  /// How the options follow one another.
  public var orientation: OptionOrientation = .vertical
  /// Whether at least one option has to be checked; a minimum in ``checkedCount`` asks for it, too.
  public var isRequired = false
  /// What the group says if too few or too many are checked; nil for the words of the wording.
  public var requirementMessage: ErrorMessage?
  /// Whether a submission was tried; set it to false when the form starts anew.
  public var isSubmitted = false
  /// The label of a parent checkbox that stands for all options, or nil for no parent.
  ///
  /// With a maximum below the number of options there is no parent: it could not check them all.
  public var selectAllLabel: String?
  /// Whether the parent shows how many options are checked.
  public var selectAllCount = ParentCount.hidden
  @usableFromInline var list: OptionList<ID>
  @usableFromInline var members: Set<ID>
  @usableFromInline var bounds: ClosedRange<Int>?

  /// Creates a group.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameters:
  ///   - label: The words of the group's visible heading.
  ///   - options: What can be checked, in order; at least one, each with an identity of its own.
  ///   - checked: The options checked at first.
  ///   - checkedCount: How many options may be checked; nil for any number. Activation holds the maximum; the minimum
  ///     is for a submission to judge.
  /// - Throws: `SelectionError` for no options, a repeated identity, a checked stranger, or bounds that the options
  ///   cannot meet.
  public init(
    _ label: String, options: some Sequence<Option>, checked: Set<ID> = [], checkedCount: ClosedRange<Int>? = nil
  ) throws(SelectionError) {
    self.label = label
    list = try OptionList(options)
    members = checked
    for id in checked where !list.contains(id) { throw .unknownSelection }
    try Self.check(checkedCount, against: list)
    bounds = checkedCount
  }

  private static func check(_ bounds: ClosedRange<Int>?, against list: OptionList<ID>) throws(SelectionError) {
    guard let bounds else { return }
    if bounds.lowerBound < 0 || bounds.upperBound < 1 || bounds.lowerBound > list.options.count {
      throw .impossibleCount
    }
  }

  /// The options, in order.
  public var options: [Option] {
    list.options
  }

  /// The checked options; setting it drops what is no option and may exceed the bounds, as the program's word does.
  public var checked: Set<ID> {
    get { members }
    set {
      let known = newValue.filter { list.contains($0) }
      guard known != members else { return }
      members = known
      _ = status.clearError()
    }
  }

  /// Whether an option is checked; setting what is no option changes nothing.
  ///
  /// Complexity: O(1) on average.
  @inlinable public subscript(id: ID) -> Bool {
    get { members.contains(id) }
    set {
      guard newValue != members.contains(id), list.contains(id) else { return }
      if newValue { members.insert(id) } else { members.remove(id) }
      _ = status.clearError()
    }
  }

  /// How many options may be checked, or nil for any number.
  public var checkedCount: ClosedRange<Int>? {
    bounds
  }

  /// Sets how many options may be checked.
  ///
  /// - Parameter checkedCount: The bounds, or nil for any number.
  /// - Throws: `SelectionError.impossibleCount` for bounds that the options cannot meet; nothing changes then.
  public mutating func setCheckedCount(_ checkedCount: ClosedRange<Int>?) throws(SelectionError) {
    try Self.check(checkedCount, against: list)
    bounds = checkedCount
  }

  /// Whether none, all or some of the options are checked: the state of a parent.
  ///
  /// No options is none checked.
  public var state: CheckState {
    state(checked: members.count)
  }

  func state(checked count: Int) -> CheckState {
    if count == 0 {
      .unchecked
    } else if count == list.options.count {
      .checked
    } else {
      .mixed
    }
  }

  /// Whether the maximum is reached, so that no further option can be checked by activation.
  @inlinable public var isAtMaximum: Bool {
    if let bounds { members.count >= bounds.upperBound } else { false }
  }

  /// Whether the group has a parent checkbox.
  public var hasSelectAll: Bool {
    guard selectAllLabel != nil else { return false }
    return if let bounds { bounds.upperBound >= list.options.count } else { true }
  }

  /// What the parent shows, such as "Toppings (2)", or nil if there is none.
  public var selectAllText: String? {
    hasSelectAll ? selectAllText(checked: members.count) : nil
  }

  func selectAllText(checked count: Int) -> String? {
    // A blank label stays blank, so that it is heard as the fault it is.
    guard let selectAllLabel, !selectAllLabel.isBlank else { return selectAllLabel }
    switch selectAllCount {
    case .hidden: return selectAllLabel
    case .shownIfPositive where count == 0: return selectAllLabel
    case .shown, .shownIfPositive: return selectAllLabel + " (\(count))"
    }
  }

  /// Flips an option as a person would.
  ///
  /// Nothing changes if the option is disabled or read-only by itself or through the group, is no option, or would
  /// exceed the maximum.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameter id: The option that was activated.
  /// - Returns: What changed, or nil if nothing did.
  @inlinable @discardableResult
  public mutating func activate(_ id: ID) -> Change? {
    guard !status.isFixed, list.takesInput(id) else { return nil }
    if members.remove(id) != nil { return Change(unchecked: [id], clearedError: status.clearError()) }
    guard !isAtMaximum else { return nil }
    members.insert(id)
    return Change(checked: [id], clearedError: status.clearError())
  }

  /// Activates the parent: checks every option that can be changed, or unchecks them if all of those are checked.
  ///
  /// Fixed options keep their state.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Returns: What changed, or nil if nothing did.
  @discardableResult
  public mutating func activateSelectAll() -> Change? {
    guard hasSelectAll, !status.isFixed else { return nil }
    var changeable: Set<ID> = []
    for option in list.options where !option.status.isFixed { changeable.insert(option.id) }
    guard !changeable.isEmpty else { return nil }
    let missing = changeable.subtracting(members)
    if missing.isEmpty {
      members.subtract(changeable)
      return Change(unchecked: changeable, clearedError: status.clearError(), isByParent: true)
    }
    members.formUnion(missing)
    return Change(checked: missing, clearedError: status.clearError(), isByParent: true)
  }

  /// Replaces the options; what is checked stays checked if its option survives.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter options: The new options, in order.
  /// - Throws: `SelectionError` for no options, a repeated identity, or options too few for the bounds; the group is
  ///   then unchanged.
  public mutating func setOptions(_ options: some Sequence<Option>) throws(SelectionError) {
    let replacement = try OptionList(options)
    try Self.check(bounds, against: replacement)
    list = replacement
    checked = members
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
  /// At the maximum an unchecked option is disabled: activating it would do nothing, and that has to be heard.
  ///
  /// - Parameter id: The option asked about.
  /// - Returns: The status, or nil.
  public func status(of id: ID) -> ControlStatus? {
    guard let option = list[id] else { return nil }
    let own = option.status.within(status)
    return isAtMaximum && !members.contains(id) && !own.isFixed ? .disabled : own
  }

  /// How many options have to be checked at least.
  public var minimumCount: Int {
    max(isRequired ? 1 : 0, bounds?.lowerBound ?? 0)
  }

  /// Why the group could not be submitted as it is, or nil if it could, whether or not a submission was tried.
  public var refusal: SubmissionOutcome.Refusal? {
    refusal(checked: members.count, status: status)
  }

  func refusal(checked count: Int, status: ControlStatus) -> SubmissionOutcome.Refusal? {
    SubmissionOutcome.Refusal(chosen: count, minimum: minimumCount, maximum: bounds?.upperBound, status: status)
  }

  /// Judges the group because a submission is tried; from now on it says what is wrong, until that is mended.
  ///
  /// - Returns: Whether the group may be submitted, or why not.
  @discardableResult
  public mutating func submit() -> SubmissionOutcome {
    isSubmitted = true
    return SubmissionOutcome(refusal)
  }
}

extension CheckboxGroup where ID: CaseIterable {
  /// Creates a group with an option for each case, without an error to handle, so that it can initialise a property.
  ///
  /// A case that is listed twice counts once, and what is checked but not listed is dropped. A type without cases
  /// leaves a group without options, which an audit reports.
  ///
  /// Complexity: O(count of cases).
  ///
  /// - Parameters:
  ///   - label: The words of the group's visible heading.
  ///   - checked: The cases checked at first.
  ///   - optionLabel: Gives the visible label of a case.
  public init(_ label: String, checked: Set<ID> = [], optionLabel: (ID) -> String) {
    self.label = label
    list = OptionList(firstOfEach: ID.allCases.map { Option($0, optionLabel($0)) })
    members = []
    self.checked = checked
  }
}

extension CheckboxGroup where ID == String {
  /// Creates a group whose options are known by their labels.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameters:
  ///   - label: The words of the group's visible heading.
  ///   - options: The visible labels, in order; at least one, no two alike.
  ///   - checked: The labels checked at first.
  /// - Throws: `SelectionError` for no options, a repeated label, or a checked stranger.
  public init(_ label: String, options: [String], checked: Set<String> = []) throws(SelectionError) {
    try self.init(label, options: options.map { Option($0, $0) }, checked: checked)
  }
}
