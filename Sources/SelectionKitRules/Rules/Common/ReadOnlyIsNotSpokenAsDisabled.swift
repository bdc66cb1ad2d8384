import SelectionKit

extension Rule {
  static let readOnlyIsNotSpokenAsDisabled = Rule(
    "read-only-is-not-spoken-as-disabled",
    "What is read-only does not call itself disabled.",
    rationale: """
      A read-only choice counts and will be submitted; “disabled” says that it doesn't apply, and many people skip it \
      unread.
      """,
    remedy: Remedy(
      swiftUI: "Say “read only” in .accessibilityValue(_:), and don't add .disabled(true).",
      uiKit: "Say “read only” in accessibilityValue, and leave isEnabled true."),
    clauses: ["ouds.radio.readonly.1"],
    mayNeed: [.isReadOnly, .value, .label, .language],
    .node([.radioOption, .checkbox, .toggleButton, .radioGroup, .checkboxGroup]) { node in
      if node.isReadOnly == false { return .inapplicable }
      let missing = node.unknown([.isReadOnly, .value, .label])
      guard let lexicon = node.lexicon else {
        let isSilent = (node.value ?? "").isBlank && node.name == nil
        return isSilent ? (missing.isEmpty ? .passed : .cantTell(missing)) : .cantTell(missing.union(.stateVocabulary))
      }
      let value = node.value.flatMap { lexicon.saysDisabled($0) ? $0 : nil }
      let name = node.label.flatMap { lexicon.isDisabledInPart($0) ? $0 : nil }
      guard let said = value ?? name else {
        return missing.subtracting(.isReadOnly).isEmpty ? .passed : .cantTell(missing)
      }
      guard node.isReadOnly == true else { return .cantTell(.isReadOnly) }
      return .failed(
        found: "the \(value == nil ? "name" : "value") “\(said)”",
        expected: "words for read-only, and none for disabled",
        fix: node.descriptor.with {
          $0.value = lexicon.readOnlyInsteadOfDisabled($0.value)
          $0.label = $0.label?.commaSegments.filter { !lexicon.isDisabled(Words($0)) }.joined(separator: ", ")
        })
    },
    examples: [
      .passing("words of its own", readOnly("Radio button, checked, read only")),
      .passing("no word for it at all", readOnly("Radio button, checked")),
      .passing(
        "a name that is about disability",
        readOnly("Radio button, checked").with { $0.label = "Disabled access" }),
      .passing("nothing says disabled, whether read-only or not", Golden.radio("Black").without(.isReadOnly)),
      .failing("a value that says disabled", readOnly("Radio button, checked. Disabled")),
      .failing("a value that says it among other words", readOnly("Radio button checked, this option is dimmed")),
      .failing("a name that says it", readOnly("Radio button, checked").with { $0.label = "Black, disabled" }),
      .cantTell(
        .isReadOnly, "disabled, unless it is read-only",
        readOnly("Radio button, checked, disabled").without(.isReadOnly)),
      .cantTell(.value, "a value that nobody heard", readOnly("Radio button, checked").without(.value)),
      .cantTell(.label, "a name that nobody heard", readOnly("Radio button, checked").without(.label)),
      .example(
        .cantTell(.stateVocabulary), "a language of which no words are known",
        Golden.document(readOnly("leQ buttoq"), language: "tlh")),
      .inapplicable("disabled, and not read-only", Golden.radio("Black").with { $0.value = "Radio button, disabled" }),
    ])
}

private func readOnly(_ value: String) -> AccessibilityDescriptor {
  Golden.radio("Black", isChosen: true).with {
    $0.value = value
    $0.isReadOnly = true
  }
}

extension Lexicon {
  /// Whether a value has a word for unavailable anywhere in it.
  fileprivate func saysDisabled(_ value: String) -> Bool {
    let words = Words(value)
    return disabled.contains { words.contains($0) }
  }

  /// Whether a part of a name between commas is a word for unavailable.
  ///
  /// A name that is about disability is not.
  fileprivate func isDisabledInPart(_ name: String) -> Bool {
    name.commaSegments.contains { isDisabled(Words($0)) }
  }

  fileprivate func isDisabled(_ words: Words) -> Bool {
    disabled.contains(words)
  }

  /// A value with the parts left out that have a word for unavailable, and a word for read-only instead.
  fileprivate func readOnlyInsteadOfDisabled(_ value: String?) -> String? {
    guard let value, saysDisabled(value), let wording = wordings.first else { return value }
    let rest = value.split { ",.;".contains($0) }.map { String($0) }.filter { !saysDisabled($0) }
    return (rest.map { String($0.trimmed) } + [wording.readOnly]).joined(separator: ", ")
  }
}
