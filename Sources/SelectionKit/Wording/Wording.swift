/// The words in which controls tell their state, in one language.
///
/// Those that come with the package are in ``shipped``; an app's own are made by
/// ``custom(language:radio:checkbox:notSelected:readOnly:separator:)``.
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
  /// What stands between the parts of a value or a name.
  public let separator: String
  /// What stands between a value and the text of an error.
  public var stop = ". "
  /// What a group says when no further option can be checked, or nil where no words are known for it.
  ///
  /// `{count}` stands for the maximum.
  public var maximumReached: String?
  /// What a group says once a submission was tried and too few options are chosen, or nil where no words are known for it.
  ///
  /// `{count}` stands for the minimum.
  public var minimumMissed: String?
  /// How many options are checked, or nil where no words are known for it.
  public var selectedCounts: SelectedCounts?
  /// The place of an option among the others, `{i}` of `{n}`.
  public var position = "{i}/{n}"
  /// What a screen reader says of traits.
  public var spoken = SpokenWords()
  /// Further phrases by which values and names are understood.
  public var vocabulary: Vocabulary

  /// Creates a wording whose values need not be made of a role and a state, as a screen may hold them.
  package init(
    language: String, radioChecked: String, radioUnchecked: String, checked: String, unchecked: String, mixed: String,
    notSelected: String, readOnly: String, separator: String = ", ", maximumReached: String? = nil,
    vocabulary: Vocabulary = Vocabulary()
  ) {
    self.language = language
    self.radioChecked = radioChecked
    self.radioUnchecked = radioUnchecked
    self.checked = checked
    self.unchecked = unchecked
    self.mixed = mixed
    self.notSelected = notSelected
    self.readOnly = readOnly
    self.separator = separator
    self.maximumReached = maximumReached
    self.vocabulary = vocabulary
  }

  /// Creates a shipped wording; the word for required is all that is known to be said of a choice that is missing.
  init(
    language: String, radio: RadioWords, checkbox: CheckboxWords, notSelected: String, readOnly: String,
    required: String? = nil, separator: String = ", ", stop: String = ". ", position: String, spoken: SpokenWords,
    vocabulary: Vocabulary
  ) {
    self.init(
      language: language, radioChecked: radio.value(isChecked: true, separator: separator),
      radioUnchecked: radio.value(isChecked: false, separator: separator), checked: checkbox.checked,
      unchecked: checkbox.unchecked, mixed: checkbox.mixed, notSelected: notSelected, readOnly: readOnly,
      separator: separator, vocabulary: vocabulary)
    minimumMissed = required
    self.stop = stop
    self.position = position
    self.spoken = spoken
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
}
