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
