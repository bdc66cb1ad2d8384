/// The words in which controls tell their state, in one language.
public struct Wording: Hashable, Sendable {
  /// The language as a BCP-47 tag.
  public let language: String
  /// The value of a radio option that is chosen: its role and its state.
  public let radioChecked: String
  /// The value of a radio option that is not chosen: its role and its state.
  public let radioUnchecked: String
  /// The value of a checked checkbox.
  public let checked: String
  /// The value of an unchecked checkbox.
  public let unchecked: String
  /// The value of a checkbox that stands for some checked and some unchecked options.
  public let mixed: String
  /// The value of a lone toggle button that is off.
  public let notSelected: String
  /// What a read-only control adds to its value.
  public let readOnly: String
  /// What a group says when no further option can be checked; `{count}` stands for the maximum.
  public let maximumReached: String
  /// Further phrases by which values and names are understood.
  public var vocabulary: Vocabulary

  /// Creates a wording.
  ///
  /// - Parameters:
  ///   - language: The language as a BCP-47 tag.
  ///   - radioChecked: The value of a chosen radio option, naming role and state.
  ///   - radioUnchecked: The value of a radio option that is not chosen, naming role and state.
  ///   - checked: The value of a checked checkbox.
  ///   - unchecked: The value of an unchecked checkbox.
  ///   - mixed: The value of a checkbox that is partly checked.
  ///   - notSelected: The value of a lone toggle button that is off.
  ///   - readOnly: What a read-only control adds to its value.
  ///   - maximumReached: What a group says when no further option can be checked; `{count}` stands for the maximum.
  ///   - vocabulary: Further phrases by which values and names are understood.
  public init(
    language: String, radioChecked: String, radioUnchecked: String, checked: String, unchecked: String, mixed: String,
    notSelected: String, readOnly: String, maximumReached: String, vocabulary: Vocabulary = Vocabulary()
  ) {
    self.language = language
    self.radioChecked = radioChecked
    self.radioUnchecked = radioUnchecked
    self.checked = checked
    self.unchecked = unchecked
    self.mixed = mixed
    self.notSelected = notSelected
    self.readOnly = readOnly
    self.maximumReached = maximumReached
    self.vocabulary = vocabulary
  }

  /// The value of a radio option.
  ///
  /// - Parameter isChecked: Whether the option is chosen.
  /// - Returns: The value.
  public func radioButton(isChecked: Bool) -> String {
    isChecked ? radioChecked : radioUnchecked
  }

  /// The value of a checkbox.
  ///
  /// - Parameter state: Whether the box is checked.
  /// - Returns: The value.
  public func checkbox(_ state: CheckState) -> String {
    switch state {
    case .checked: checked
    case .unchecked: unchecked
    case .mixed: mixed
    }
  }

  /// What a group says when its maximum is reached.
  ///
  /// - Parameter count: How many options may be checked at most.
  /// - Returns: The text with the number in it.
  func maximumReached(count: Int) -> String {
    // By hand, since replacing text is Foundation's and this module stands on the standard library alone.
    var text = ""
    var rest = maximumReached[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      guard rest.hasPrefix("{count}") else {
        text.append("{")
        rest = rest.dropFirst()
        continue
      }
      text += String(count)
      rest = rest.dropFirst("{count}".count)
    }
    return text + rest
  }
}

extension Wording {
  /// Phrases, in lower case, by which a value or a name is understood, whoever wrote it.
  public struct Vocabulary: Hashable, Sendable {
    /// Phrases for the role of a radio option.
    public var radio: [String] = []
    /// Phrases for the role of a checkbox.
    public var checkbox: [String] = []
    /// Phrases for the roles of buttons of all kinds.
    public var button: [String] = []
    /// Phrases for a choice that is made.
    public var checked: [String] = []
    /// Phrases for a choice that is not made.
    public var unchecked: [String] = []
    /// Phrases for a choice that is made in part.
    public var mixed: [String] = []
    /// Words for on, which are no state of a radio option or a checkbox.
    public var on: [String] = []
    /// Words for off, which are no state of a radio option or a checkbox.
    public var off: [String] = []
    /// Words for unavailable.
    public var disabled: [String] = []
    /// Words for read-only.
    public var readOnly: [String] = []
    /// Words for an error.
    public var error: [String] = []

    /// Creates a vocabulary without phrases.
    public init() {}
  }
}
