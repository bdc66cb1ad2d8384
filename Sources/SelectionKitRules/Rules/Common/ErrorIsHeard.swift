import SelectionKit

extension Rule {
  static let errorIsHeard = Rule(
    "error-is-heard",
    "An error is told by the name or the value of the element that it is about, or of its group.",
    rationale: "Somebody who can't see the red text sends the form again and again without learning what is wrong.",
    remedy: Remedy(
      swiftUI: "Add the text of the error to .accessibilityValue(_:) of the option or of its group.",
      uiKit: "Add the text of the error to accessibilityValue of the option or of its group."),
    clauses: ["ouds.radio.error.1"],
    needs: .error, mayNeed: [.label, .value, .hint, .language],
    .node([.radioOption, .checkbox, .toggleButton, .radioGroup, .checkboxGroup]) { node in
      if node.isInError == false { return .inapplicable }
      guard let error = node.descriptor.error else { return .cantTell(.error) }
      let group = node.group
      let heard = [node.value, node.label, group?.value, group?.label]
      if heard.contains(where: { error.isHeard(in: $0, node.lexicon) }) { return .passed }
      var missing = node.unknown([.label, .value]).union(group?.unknown([.label, .value]) ?? [])
      if node.lexicon == nil, heard.contains(where: { $0?.isBlank == false }) { missing.insert(.stateVocabulary) }
      guard missing.isEmpty else { return .cantTell(missing) }
      guard node.knows(.hint) else { return .cantTell(.hint) }
      let isInHint = error.isHeard(in: node.descriptor.hint, node.lexicon)
      return .failed(
        found: isInHint ? "the error only in the hint, which can be turned off" : "no word of the error",
        expected: error.text.isBlank ? "a word for the error in the value" : "“\(error.text)” in the value",
        severity: isInHint ? .warning : nil,
        fix: error.text.isBlank ? nil : node.descriptor.with { $0.value = ($0.value ?? "").followed(by: error.text) })
    },
    examples: [
      .passing("in the value", Golden.radio("A").inError.with { $0.value = "Radio button, unchecked. Choose one" }),
      .passing(
        "a word for an error in the value",
        Golden.radio("A").inError.with { $0.value = "Radio button, unchecked. Error: one must be checked" }),
      .passing("in the name", Golden.checkbox("Accept Terms").inError.with { $0.label = "Accept Terms, choose one" }),
      .passing(
        "in the value of the group",
        Golden.radioGroup("Size", [Golden.radio("Small").inError, Golden.radio("Large")]).with {
          $0.value = "Choose one!"
        }),
      .passing("of a group, in its value", Golden.checkboxGroup().inError.with { $0.value = "Choose one" }),
      .failing("nowhere", Golden.radio("A").inError),
      .failing("of a group, nowhere", Golden.checkboxGroup().inError),
      .failing("no text, and no word for an error", Golden.checkbox("Email").with { $0.error = "" }),
      .failing("only in the hint", Golden.radio("A").inError.with { $0.hint = "Choose one" }, severity: .warning),
      .cantTell(.error, "nobody knows whether there is an error", Golden.radio("A").without(.error)),
      .cantTell(.value, "a value that nobody heard", Golden.radio("A").inError.without(.value)),
      .cantTell(.label, "a name that nobody heard", Golden.radio("A").inError.without(.label)),
      .cantTell(.hint, "a hint that nobody heard", Golden.radio("A").inError.without(.hint)),
      .cantTell(
        .value, "a group of which the value isn't known",
        Golden.radioGroup("Size", [Golden.radio("Small").inError, Golden.radio("Large")]).without(.value)),
      .example(
        .cantTell(.stateVocabulary), "a language of which no words are known",
        Golden.document(Golden.radio("A").inError.with { $0.value = "Qagh" }, language: "tlh")),
      .inapplicable("no error", Golden.radio("A")),
    ])
}

extension ErrorMessage {
  /// Whether a text says this message, or that there is an error.
  fileprivate func isHeard(in heard: String?, _ lexicon: Lexicon?) -> Bool {
    guard let heard, !heard.isBlank else { return false }
    let words = Words(heard)
    let message = Words(text)
    return !message.isEmpty && words.contains(message) || lexicon?.error.contains { words.contains($0) } == true
  }
}

extension String {
  /// This text and another as a sentence of its own.
  fileprivate func followed(by other: String) -> String {
    isBlank ? other : self + ". " + other
  }
}
