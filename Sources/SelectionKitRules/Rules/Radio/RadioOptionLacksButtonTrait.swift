import SelectionKit

extension Rule {
  static let radioOptionLacksButtonTrait = Rule(
    "radio-option-lacks-button-trait",
    "A radio option does not carry the button trait.",
    rationale: "A screen reader says “Button”, which tells people to expect an action where they are to make a choice.",
    remedy: Remedy(
      swiftUI: "Keep the Button underneath and add .accessibilityRemoveTraits(.isButton).",
      uiKit: "Remove .button from accessibilityTraits."),
    clauses: ["radio.basic.must.2", "radio.basic.accept.traits.1", "tutorial.audit.1"],
    needs: .buttonTrait,
    .node([.radioOption]) { node in
      guard node.has(.button) == true else { return .passed }
      return .failed(
        found: "the button trait", expected: "no button trait",
        fix: node.descriptor.with { $0.traits.remove(.button) })
    },
    examples: [
      .passing("a chosen option", Golden.radio("Black", isChosen: true)),
      .passing("an option that is not chosen", Golden.radio("Gray")),
      .failing("with the button trait", Golden.radio("Gray").with { $0.traits.insert(.button) }),
      .cantTell(.buttonTrait, "traits that nobody looked at", Golden.radio("Gray").without(.traits)),
      .inapplicable("a native radio button", AccessibilityDescriptor(.nativeRadio, label: "1", traits: .button)),
    ])
}
