import SelectionKit

extension Rule {
  static let radioOptionValueStatesRoleAndState = Rule(
    "radio-option-value-states-role-and-state",
    "The value of a radio option says that it is a radio button and whether it is checked.",
    rationale: """
      The platform has no trait for radio buttons: without these words people hear a bare name, and can't tell that it is \
      one of several, nor which of them is chosen.
      """,
    remedy: Remedy(
      swiftUI: "Add .accessibilityValue(isChosen ? \"Radio button, checked\" : \"Radio button, unchecked\").",
      uiKit: "Set accessibilityValue to \"Radio button, checked\" or \"Radio button, unchecked\"."),
    clauses: [
      "radio.basic.must.4", "radio.basic.custom.2", "radio.basic.accept.voiceover.1", "tutorial.audit.1",
    ],
    needs: .value,
    .node([.radioOption]) { $0.verdictOnRoleAndState },
    examples: [
      .passing("checked", Golden.radio("Black", isChosen: true)),
      .passing("unchecked", Golden.radio("Gray")),
      .passing("without a comma", Golden.radio("Gray").with { $0.value = "Radio button unchecked" }),
      .passing("the other way round", Golden.radio("Gray").with { $0.value = "Not selected. Radio" }),
      .passing("empty parts", Golden.radio("Lucy").with { $0.value = "radio. unselected. . " }),
      .passing("with its place", Golden.radio("Gray").with { $0.value = "Radio button, unchecked, 2 of 4" }),
      .passing(
        "with an error after it",
        Golden.radio("Gray").with { $0.value = "Radio button, unchecked. Error: one must be checked" }),
      .passing("read-only", Golden.radio("Gray").with { $0.value = "Radio button, unchecked, read only" }),
      .passing("a raw number in the name is no value", Golden.radio("1")),
      .failing("no value", Golden.radio("Option 2").with { $0.value = nil }),
      .failing("a blank value", Golden.radio("Gray").with { $0.value = " " }),
      .failing("a raw number", Golden.radio("Gray").with { $0.value = "0" }),
      .failing("only the state", Golden.radio("Black", isChosen: true).with { $0.value = "Checked" }),
      .failing("only the role", Golden.radio("Gray").with { $0.value = "Radio button" }),
      .failing("two states", Golden.radio("Gray").with { $0.value = "Radio button, checked, unchecked" }),
      .failing("the role of a checkbox", Golden.radio("Gray").with { $0.value = "Checkbox, unchecked" }),
      .failing("the role of a button", Golden.radio("Gray").with { $0.value = "Toggle button, not selected" }),
      .example(
        .failed(.error), "a raw number, whatever the language",
        Golden.document(Golden.radio("Gray").with { $0.value = "1" }, language: "vo")),
      .cantTell(.value, "a value that nobody looked for", Golden.radio("Gray").without(.value)),
      .cantTell(
        .stateVocabulary, "a state beside what may be a role",
        Golden.radio("Gray").with { $0.value = "Payment option, checked" }),
      .cantTell(
        .stateVocabulary, "a role beside what may be a state",
        Golden.radio("Gray").with { $0.value = "Radio button, on" }),
      .cantTell(
        .stateVocabulary, "nothing that is understood", Golden.radio("Gray").with { $0.value = "In your cart" }),
      .example(
        .cantTell(.stateVocabulary), "a language that is not known",
        Golden.document(Golden.radio("Gray"), language: "vo")),
      .inapplicable("a native radio button", AccessibilityDescriptor(.nativeRadio, label: "1", value: "1")),
      .inapplicable("a wheel picker", AccessibilityDescriptor(.picker, label: "Size", value: "Small")),
    ])
}

extension Node {
  /// Whether the value says role and state.
  var verdictOnRoleAndState: Rule.Verdict {
    switch roleAndState {
    case .said: .passed
    case .notUnderstood: .cantTell(.stateVocabulary)
    case .wrong(let found): failed(found: found)
    }
  }

  /// Whether the value has words that are not known.
  var isValueInUnknownWords: Bool {
    if case .notUnderstood = roleAndState { true } else { false }
  }

  private enum RoleAndState {
    case said, notUnderstood
    case wrong(found: String)
  }

  private var roleAndState: RoleAndState {
    if isComposedValue, valueReading?.role == .radio, valueReading?.state != nil { return .said }
    let text = value ?? ""
    if text.isBlank { return .wrong(found: "no value") }
    if ValueReading.isRaw(text) { return .wrong(found: "the bare number “\(text)”") }
    guard let reading = valueReading else { return .notUnderstood }
    if reading.isContradictory { return .wrong(found: "“\(text)”, which says two different states") }
    let isUnderstood = !reading.hasMore && reading.switchState == nil
    switch (reading.role, reading.state) {
    case (.radio, _?): return .said
    case (.checkbox, _), (.button, _): return .wrong(found: "“\(text)”, which is the role of another control")
    case (.radio, nil) where isUnderstood: return .wrong(found: "“\(text)”, which says no state")
    case (nil, _?) where isUnderstood: return .wrong(found: "“\(text)”, which says no role")
    default: return .notUnderstood
    }
  }

  private func failed(found: String) -> Rule.Verdict {
    .failed(
      found: found,
      expected: "role and state, such as “\((wording ?? .english).radioButton(isChecked: choice == .checked))”",
      fix: restated(as: choice))
  }
}
