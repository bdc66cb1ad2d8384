import SelectionKit

extension Rule {
  static let radioOptionTraitAgreesWithState = Rule(
    "radio-option-trait-agrees-with-state",
    "A radio option has the selected trait if it is chosen, and only then.",
    rationale: """
      People who listen hear “Selected” on an option that does not count, or hear it nowhere and can't find the one they \
      chose.
      """,
    remedy: Remedy(
      swiftUI: "Add .accessibilityAddTraits(isChosen ? .isSelected : []), from the same state as the symbol.",
      uiKit: "Insert .selected into accessibilityTraits when the option is chosen, and remove it when another is."),
    clauses: [
      "radio.basic.must.3", "radio.basic.accept.traits.1", "radio.basic.accept.voiceover.2", "tutorial.group.2",
      "tutorial.audit.1",
    ],
    needs: [.state, .selectedTrait],
    .node([.radioOption]) { node in
      guard let state = node.state, let isSelected = node.has(.selected) else { return .passed }
      let isChosen = state == .checked
      if isSelected == isChosen { return .passed }
      return .failed(
        found: isSelected
          ? "the selected trait on an option that is not chosen" : "a chosen option without the selected trait",
        expected: isChosen ? "the selected trait" : "no selected trait",
        fix: node.descriptor.with { option in
          if isChosen { option.traits.insert(.selected) } else { option.traits.remove(.selected) }
        })
    },
    examples: [
      .passing("chosen and selected", Golden.radio("Black", isChosen: true)),
      .passing("neither", Golden.radio("Gray")),
      .passing(
        "nothing is chosen yet, and nothing is selected",
        Golden.radioGroup("Size", [Golden.radio("Small"), Golden.radio("Large")])),
      .failing("chosen without the trait", Golden.radio("Black", isChosen: true).with { $0.traits.remove(.selected) }),
      .failing("a trait that stayed behind", Golden.radio("Gray").with { $0.traits.insert(.selected) }),
      .cantTell(.state, "nobody knows what is chosen", Golden.radio("Black", isChosen: true).without(.state)),
      .cantTell(
        .selectedTrait, "nobody looked for the trait", Golden.radio("Black", isChosen: true).without(.selectedTrait)),
      .inapplicable("a native radio button", AccessibilityDescriptor(.nativeRadio, label: "1", traits: .selected)),
    ])
}
