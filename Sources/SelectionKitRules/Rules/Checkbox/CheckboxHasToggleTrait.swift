import SelectionKit

extension Rule {
  static let checkboxHasToggleTrait = Rule(
    "checkbox-has-toggle-trait",
    "A checkbox carries the toggle trait.",
    rationale:
      "Without it a screen reader announces a button or a mere text, and nobody expects that it can be turned on and off.",
    remedy: Remedy(
      swiftUI:
        "Build the checkbox from a Toggle, which has the trait; elsewhere add .accessibilityAddTraits(.isToggle).",
      uiKit: "Insert .toggleButton into accessibilityTraits."),
    clauses: ["checkbox.basic.accept.traits.1", "checkbox.basic.dont.1"],
    needs: .toggleTrait,
    .node([.checkbox]) { node in
      guard node.has(.toggle) == false else { return .passed }
      return .failed(
        found: "no toggle trait", expected: "the toggle trait",
        fix: node.descriptor.with { $0.traits.insert(.toggle) })
    },
    examples: [
      .passing("announced as something to turn on and off", Golden.checkbox("Accept Terms")),
      .passing("without the button trait", Golden.checkbox("Accept Terms").with { $0.traits = .toggle }),
      .failing("announced as a button", Golden.checkbox("Accept Terms").with { $0.traits = .button }),
      .failing("no trait at all", Golden.checkbox("Accept Terms").with { $0.traits = [] }),
      .cantTell(.toggleTrait, "traits that nobody looked at", Golden.checkbox("Accept Terms").without(.traits)),
      .inapplicable(
        "what only says that it is checked", AccessibilityDescriptor(.checkable, label: "A", value: "Checked")),
    ])
}
