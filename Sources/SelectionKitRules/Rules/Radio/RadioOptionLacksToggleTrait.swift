import SelectionKit

extension Rule {
  static let radioOptionLacksToggleTrait = Rule(
    "radio-option-lacks-toggle-trait",
    "A radio option does not carry the toggle trait.",
    rationale: """
      A screen reader says “Switch Button” and moves the value behind it, so that people expect something to turn on and \
      off where they are to choose one of several.
      """,
    remedy: Remedy(
      swiftUI: "Build the option from a Button instead of a Toggle, and don't add .isToggle.",
      uiKit: "Remove .toggleButton from accessibilityTraits, and don't build the option from a UISwitch."),
    clauses: ["radio.basic.accept.traits.1", "radio.basic.accept.voiceover.1", "radio.basic.must.2"],
    needs: .toggleTrait,
    .node([.radioOption]) { node in
      guard node.has(.toggle) == true else { return .passed }
      return .failed(
        found: "the toggle trait", expected: "no toggle trait",
        fix: node.descriptor.with { $0.traits.remove(.toggle) })
    },
    examples: [
      .passing("a chosen option", Golden.radio("Black", isChosen: true)),
      .passing("the button trait is another rule's business", Golden.radio("Gray").with { $0.traits = .button }),
      .failing(
        "announced as a switch",
        Golden.radio("lafayette").with {
          $0.traits = .toggle
          $0.value = "0"
        }),
      .cantTell(.toggleTrait, "traits that nobody looked at", Golden.radio("Gray").without(.traits)),
      .inapplicable("a native radio button", AccessibilityDescriptor(.nativeRadio, label: "1", traits: .toggle)),
      .inapplicable("a switch", AccessibilityDescriptor(.switch, label: "Wi-Fi", traits: [.button, .toggle])),
    ])
}
