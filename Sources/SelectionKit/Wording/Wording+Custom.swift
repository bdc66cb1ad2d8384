extension Wording {
  /// Makes an app's own wording.
  ///
  /// A radio option's value is put together from its role and its state, so that neither can be left out. Words for what
  /// not every app says are set afterwards: ``maximumReached``, ``selectedCounts``, ``stop``, ``position`` and
  /// ``spoken``.
  ///
  /// ```swift
  /// let wording = try Wording.custom(
  ///   language: "de",
  ///   radio: .init("Optionsfeld", checked: "gewählt", unchecked: "nicht gewählt"),
  ///   checkbox: .init(checked: "Angekreuzt", unchecked: "Nicht angekreuzt", mixed: "Teilweise angekreuzt"),
  ///   notSelected: "Nicht gewählt", readOnly: "schreibgeschützt")
  /// ```
  ///
  /// - Parameters:
  ///   - language: The language as a BCP-47 tag.
  ///   - radio: The role and the states of a radio option.
  ///   - checkbox: The values of a checkbox.
  ///   - notSelected: The value of a lone toggle button that is off.
  ///   - readOnly: What a read-only control adds to its value.
  ///   - separator: What stands between the parts of a value or a name.
  /// - Returns: The wording, with a vocabulary of its own words.
  /// - Throws: `WordingError` for words that are blank, or that would make two states sound alike.
  public static func custom(
    language: String, radio: RadioWords, checkbox: CheckboxWords, notSelected: String, readOnly: String,
    separator: String = ", "
  ) throws(WordingError) -> Wording {
    let parts: [(WordingError.Part, String)] = [
      (.language, language), (.radioRole, radio.role), (.radioChecked, radio.checked),
      (.radioUnchecked, radio.unchecked), (.checked, checkbox.checked), (.unchecked, checkbox.unchecked),
      (.mixed, checkbox.mixed), (.notSelected, notSelected), (.readOnly, readOnly),
    ]
    for (part, words) in parts where words.isBlank { throw .blank(part) }
    if radio.checked == radio.unchecked { throw .alike(.radioChecked, .radioUnchecked) }
    if checkbox.checked == checkbox.unchecked { throw .alike(.checked, .unchecked) }
    if checkbox.mixed == checkbox.checked { throw .alike(.checked, .mixed) }
    if checkbox.mixed == checkbox.unchecked { throw .alike(.unchecked, .mixed) }
    var vocabulary = Vocabulary()
    vocabulary.radio = [radio.role]
    vocabulary.checked = [radio.checked, checkbox.checked]
    vocabulary.unchecked = [radio.unchecked, checkbox.unchecked, notSelected]
    vocabulary.mixed = [checkbox.mixed]
    vocabulary.readOnly = [readOnly]
    return Wording(
      language: language, radioChecked: radio.value(isChecked: true, separator: separator),
      radioUnchecked: radio.value(isChecked: false, separator: separator), checked: checkbox.checked,
      unchecked: checkbox.unchecked, mixed: checkbox.mixed, notSelected: notSelected, readOnly: readOnly,
      separator: separator, vocabulary: vocabulary)
  }
}

/// Why words do not make a wording.
public enum WordingError: Error, Hashable, Sendable {
  /// A part that a wording has to have.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The language tag.
    case language
    /// The role of a radio option.
    case radioRole
    /// The state of the chosen radio option.
    case radioChecked
    /// The state of every other radio option.
    case radioUnchecked
    /// The value of a checked checkbox.
    case checked
    /// The value of an unchecked checkbox.
    case unchecked
    /// The value of a checkbox that is partly checked.
    case mixed
    /// The value of a lone toggle button that is off.
    case notSelected
    /// What a read-only control adds to its value.
    case readOnly
  }

  /// There are no words for a part.
  case blank(Part)
  /// Two states have the same words.
  case alike(Part, Part)
}

extension WordingError: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .blank(let part): "no words for \(part.rawValue)"
    case .alike(let one, let other): "\(one.rawValue) and \(other.rawValue) have the same words"
    }
  }
}
