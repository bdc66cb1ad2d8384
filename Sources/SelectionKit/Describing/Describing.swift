/// Texts joined by a separator, blank ones left out, so that no empty segment is ever spoken; nil if nothing is left.
///
/// A text that is written in another direction than the first one is set apart.
func joined(_ texts: [String?], separator: String = ", ") -> String? {
  var result: String?
  for case let text? in texts where !text.isBlank {
    result = result.map { $0 + separator + text.isolated(beside: $0) } ?? text
  }
  return result
}

extension String {
  /// Whether there is nothing to see or to hear in it.
  var isBlank: Bool {
    allSatisfy { $0.isWhitespace }
  }
}

extension AccessibilityDescriptor {
  /// Describes a status: the traits, the flags, and what is added to the value.
  ///
  /// Read-only has words of its own and no trait, since it must not be heard as disabled (clause
  /// `ouds.radio.readonly.1`); an error is heard in the value (clause `ouds.radio.error.1`).
  mutating func describe(_ status: ControlStatus, in wording: Wording) {
    isEnabled = status != .disabled
    isReadOnly = status == .readOnly
    switch status {
    case .enabled:
      break
    case .disabled:
      traits.insert(.notEnabled)
    case .readOnly:
      value = joined([value, wording.readOnly], separator: wording.separator)
    case .invalid(let message):
      error = message
      value = joined([value, message.text], separator: wording.stop)
    }
  }

  /// Describes the texts of an option: all of them make up the name, and the label alone is what one says to reach it.
  mutating func describeTexts<ID>(of option: SelectionOption<ID>, in wording: Wording) {
    label = joined([option.label, option.extraLabel, option.explanation], separator: wording.separator)
    if let label, label != option.label, !option.label.isBlank { inputLabels = [option.label] }
  }
}
