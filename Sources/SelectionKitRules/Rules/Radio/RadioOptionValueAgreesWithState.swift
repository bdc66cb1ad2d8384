import SelectionKit

extension Rule {
  static let radioOptionValueAgreesWithState = Rule(
    "radio-option-value-agrees-with-state",
    "The value of a radio option says checked if it is chosen, and unchecked if not.",
    rationale:
      "People who listen are told that the wrong option is chosen, or hear trait and value contradict each other.",
    remedy: Remedy(
      swiftUI: "Derive .accessibilityValue(_:) and .isSelected from one state.",
      uiKit: "Set accessibilityValue and the .selected trait in one place, whenever the choice changes."),
    clauses: [
      "radio.basic.must.4", "radio.basic.custom.2", "radio.basic.accept.voiceover.2", "tutorial.group.2",
    ],
    needs: .value, mayNeed: [.state, .selectedTrait],
    .node([.radioOption]) { node in
      let reading = node.valueReading
      if node.knows(.value), reading?.state == nil || reading?.isContradictory == true { return .inapplicable }
      guard let choice = node.choice else { return .cantTell([.state, .selectedTrait]) }
      if reading?.state == choice { return .passed }
      return .failed(
        found: "“\(node.value ?? "")” on an option that is \(choice == .checked ? "chosen" : "not chosen")",
        expected: choice == .checked ? "the word for checked" : "the word for unchecked",
        fix: node.restated(as: choice))
    },
    examples: [
      .passing("checked", Golden.radio("Black", isChosen: true)),
      .passing("unchecked", Golden.radio("Gray")),
      .passing("no declared state: by the trait", Golden.radio("Black", isChosen: true).without(.state)),
      .passing(
        "the declared state counts before the trait, which has a rule of its own",
        Golden.radio("Black", isChosen: true).with { $0.traits = [] }),
      .passing("the state alone agrees", Golden.radio("Gray").with { $0.value = "Not selected" }),
      .failing(
        "chosen, and says unchecked", Golden.radio("A", isChosen: true).with { $0.value = "Radio button, unchecked" }),
      .failing("not chosen, and says checked", Golden.radio("A").with { $0.value = "Radio button, checked" }),
      .failing(
        "selected, and says unchecked, where nobody declared a state",
        Golden.radio("A", isChosen: true).without(.state).with { $0.value = "Radio button, unchecked" }),
      .failing(
        "an error after the wrong state",
        Golden.radio("A", isChosen: true).with { $0.value = "Radio button, unchecked. Out of stock" }),
      .failing("mixed, which no radio option is", Golden.radio("A").with { $0.value = "Radio button, mixed" }),
      .cantTell(.value, "a value that nobody looked for", Golden.radio("A").without(.value)),
      .cantTell(
        [.state, .selectedTrait], "neither state nor trait is known",
        Golden.radio("A").without([.state, .selectedTrait])),
      .cantTell(
        [.value, .state, .selectedTrait], "nothing is known",
        Golden.radio("A").without([.value, .state, .selectedTrait])),
      .inapplicable("no state is said", Golden.radio("A").with { $0.value = "Radio button" }),
      .inapplicable("two states are said", Golden.radio("A").with { $0.value = "Checked, unchecked" }),
      .inapplicable("no value", Golden.radio("A").with { $0.value = nil }),
      .example(
        .inapplicable, "a language that is not known",
        Golden.document(Golden.radio("A"), language: "vo")),
      .inapplicable("a native radio button", AccessibilityDescriptor(.nativeRadio, label: "1", value: "unchecked")),
    ])
}
