/// A toolbar of toggle buttons that are told apart by comparison: alignment, text styles, filters.
///
/// Each button keeps its name, and is selected while on. ``activate(_:)`` is what a person does; setting ``on`` or a
/// subscript is what the program does. Both hold the ``policy``, so no group is in a state that it rules out.
///
/// ```swift
/// var alignment = try ToggleButtonGroup("Alignment", options: ["Left", "Centred", "Right"], policy: .exactlyOne)
/// alignment.activate("Right")  // turnedOn: "Right", turnedOff: "Left"
/// alignment.activate("Right")  // nil: one is always on
/// ```
public struct ToggleButtonGroup<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What the group offers to turn on.
  public typealias Option = SelectionOption<ID>

  /// What an activation did.
  public struct Change: Hashable, Sendable {
    /// The button that is on now, if one was turned on.
    public let turnedOn: ID?
    /// The button that is off now, if one was turned off.
    public let turnedOff: ID?
    /// The error of the group that the change has cleared.
    public let clearedError: ErrorMessage?

    @usableFromInline
    init(turnedOn: ID?, turnedOff: ID?, clearedError: ErrorMessage?) {
      self.turnedOn = turnedOn
      self.turnedOff = turnedOff
      self.clearedError = clearedError
    }
  }

  /// The name of the toolbar.
  public var label: String
  /// How many buttons may be on at a time.
  public let policy: SelectionPolicy
  /// The status of the group as a whole; an error stays until the next change of what is on.
  public var status: ControlStatus = .enabled
  /// How the buttons follow one another.
  public var orientation: OptionOrientation = .horizontal
  /// Whether the buttons show symbols only.
  public var isIconOnly = false
  @usableFromInline var list: OptionList<ID>
  @usableFromInline var members: Set<ID>

  /// Creates a group.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameters:
  ///   - label: The name of the toolbar.
  ///   - options: The buttons, in order; at least one, each with an identity of its own.
  ///   - policy: How many may be on at a time.
  ///   - on: The buttons that are on at first; if none is and the policy needs one, it is the first button.
  /// - Throws: `SelectionError` for no options, a repeated identity, a stranger that is on, or more on than one where
  ///   the policy allows one.
  public init(
    _ label: String, options: some Sequence<Option>, policy: SelectionPolicy, on: Set<ID> = []
  ) throws(SelectionError) {
    list = try OptionList(options)
    for id in on where !list.contains(id) { throw .unknownSelection }
    if on.count > 1, !policy.allowsSeveral { throw .tooManySelected }
    self.label = label
    self.policy = policy
    members = on
    fillIfNeeded()
  }

  /// Turns the first button on if none is and one has to be.
  private mutating func fillIfNeeded() {
    guard members.isEmpty, !policy.allowsNone, let first = list.options.first else { return }
    members = [first.id]
  }

  /// The buttons, in order.
  public var options: [Option] {
    list.options
  }

  /// The buttons that are on.
  ///
  /// Setting it drops strangers, and changes nothing if the policy rules the rest out.
  public var on: Set<ID> {
    get { members }
    set {
      let known = newValue.filter { list.contains($0) }
      if known.isEmpty ? policy.allowsNone : known.count == 1 || policy.allowsSeveral { replaceMembers(with: known) }
    }
  }

  private mutating func replaceMembers(with replacement: Set<ID>) {
    guard members != replacement else { return }
    members = replacement
    _ = status.clearError()
  }

  /// Whether a button is on.
  ///
  /// Where one may be on, turning another on turns it off. Setting changes nothing for a stranger, and for the last one
  /// that is on where one has to be.
  ///
  /// Complexity: O(1) on average.
  @inlinable public subscript(id: ID) -> Bool {
    get { members.contains(id) }
    set {
      if newValue != members.contains(id), list.contains(id) { _ = flip(id) }
    }
  }

  /// Flips a button as a person would.
  ///
  /// Nothing changes if the button is disabled or read-only by itself or through the group, is not of this group, or is
  /// the last one on where the policy needs one.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameter id: The button that was activated.
  /// - Returns: What changed, or nil if nothing did.
  @inlinable @discardableResult
  public mutating func activate(_ id: ID) -> Change? {
    guard !status.isFixed, list.takesInput(id) else { return nil }
    return flip(id)
  }

  /// Flips a button of this group as far as the policy allows.
  @inlinable
  mutating func flip(_ id: ID) -> Change? {
    if members.contains(id) {
      guard policy.allowsNone || members.count > 1 else { return nil }
      members.remove(id)
      return Change(turnedOn: nil, turnedOff: id, clearedError: status.clearError())
    }
    let previous = policy.allowsSeveral ? nil : members.first
    if let previous { members.remove(previous) }
    members.insert(id)
    return Change(turnedOn: id, turnedOff: previous, clearedError: status.clearError())
  }

  /// Replaces the buttons; what is on stays on if its button survives.
  ///
  /// If none survives and the policy needs one, the first of the new buttons is on.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter options: The new buttons, in order.
  /// - Throws: `SelectionError` for no options or a repeated identity; the group is then unchanged.
  public mutating func setOptions(_ options: some Sequence<Option>) throws(SelectionError) {
    list = try OptionList(options)
    let before = members
    members = members.filter { list.contains($0) }
    fillIfNeeded()
    if members != before { _ = status.clearError() }
  }

  /// Changes one button in place.
  ///
  /// - Parameters:
  ///   - id: The button to change.
  ///   - change: Receives the button; a new identity is refused.
  /// - Returns: Whether the button was there and kept its identity; if not, nothing changed.
  @discardableResult
  public mutating func updateOption(_ id: ID, _ change: (inout Option) -> Void) -> Bool {
    list.update(id, change)
  }

  /// Changes every button in place; a new identity is refused.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameter change: Receives each button.
  public mutating func updateOptions(_ change: (inout Option) -> Void) {
    list.updateAll(change)
  }

  /// The status that a button has in this group, or nil for a stranger.
  ///
  /// - Parameter id: The button asked about.
  /// - Returns: The status, or nil.
  public func status(of id: ID) -> ControlStatus? {
    list[id]?.status.within(status)
  }
}

extension ToggleButtonGroup where ID: CaseIterable {
  /// Creates a group with a button for each case, without an error to handle, so that it can initialise a property.
  ///
  /// A case that is listed twice counts once, and what is on but not listed is dropped. Where one may be on and more
  /// are given, it is the first of them. A type without cases leaves a group without buttons.
  ///
  /// Complexity: O(count of cases).
  ///
  /// - Parameters:
  ///   - label: The name of the toolbar.
  ///   - policy: How many may be on at a time.
  ///   - on: The cases that are on at first; if none is and the policy needs one, it is the first case.
  ///   - optionLabel: Gives the name of a case.
  public init(_ label: String, policy: SelectionPolicy, on: Set<ID> = [], optionLabel: (ID) -> String) {
    self.label = label
    self.policy = policy
    list = OptionList(firstOfEach: ID.allCases.map { Option($0, optionLabel($0)) })
    members = []
    for option in list.options where on.contains(option.id) && (members.isEmpty || policy.allowsSeveral) {
      members.insert(option.id)
    }
    fillIfNeeded()
  }
}

extension ToggleButtonGroup where ID == String {
  /// Creates a group whose buttons are known by their names.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameters:
  ///   - label: The name of the toolbar.
  ///   - options: The names, in order; at least one, no two alike.
  ///   - policy: How many may be on at a time.
  ///   - on: The names of the buttons that are on at first; if none is and the policy needs one, it is the first.
  /// - Throws: `SelectionError` for no options, a repeated name, a stranger that is on, or more on than one where the
  ///   policy allows one.
  public init(
    _ label: String, options: [String], policy: SelectionPolicy, on: Set<String> = []
  ) throws(SelectionError) {
    try self.init(label, options: options.map { Option($0, $0) }, policy: policy, on: on)
  }
}
