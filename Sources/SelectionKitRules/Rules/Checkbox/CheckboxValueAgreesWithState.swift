import SelectionKit

extension Rule {
  static let checkboxValueAgreesWithState = Rule(
    "checkbox-value-agrees-with-state",
    "The value of a checkbox says the state that it is in.",
    rationale: "People who listen agree to what they did not check, or believe that all is checked where only some is.",
    remedy: Remedy(
      swiftUI: "Derive .accessibilityValue(_:) from the same state as the symbol, with a word of its own for mixed.",
      uiKit: "Set accessibilityValue wherever the state is set, with a word of its own for mixed."),
    clauses: ["checkbox.basic.must.3", "checkbox.basic.custom.2"],
    needs: [.value, .state], mayNeed: .children,
    .node([.checkbox]) { node in
      let reading = node.valueReading
      if node.knows(.value), reading?.state == nil || reading?.isContradictory == true { return .inapplicable }
      guard let state = node.state, let said = reading?.state else { return .passed }
      if said != state {
        return .failed(
          found: "“\(node.value ?? "")” on a box that is \(state.rawValue)", expected: "the word for \(state.rawValue)",
          fix: node.restated(as: state))
      }
      return state == .mixed ? node.verdictOnMixed : .passed
    },
    examples: [
      .passing("checked", Golden.checkbox("Accept Terms", .checked)),
      .passing("unchecked", Golden.checkbox("Accept Terms")),
      .passing("words of its own", Golden.checkbox("Accept Terms").with { $0.value = "Not selected" }),
      .passing("a mixed parent", parent(.mixed)),
      .passing("a mixed parent in other words", parent(.mixed) { $0.children[0].value = "Partially checked" }),
      .failing(
        "checked, and says it isn't", Golden.checkbox("Accept Terms", .checked).with { $0.value = "Not selected" }),
      .failing("unchecked, and says it is", Golden.checkbox("Accept Terms").with { $0.value = "Checkbox, checked" }),
      .failing("mixed, and says checked", parent(.mixed) { $0.children[0].value = "Checked" }),
      .failing("checked, and says mixed", parent(.checked) { $0.children[0].value = "Mixed" }),
      .failing(
        "mixed, though it stands for no others", Golden.checkbox("Accept Terms", .mixed), severity: .warning),
      .failing(
        "mixed, though it is one of the others",
        Golden.checkboxGroup(
          "Toppings",
          [
            Golden.checkbox("All"), Golden.checkbox("Nuts", .mixed), Golden.checkbox("Figs"),
          ]), severity: .warning),
      .cantTell(.value, "a value that nobody looked for", Golden.checkbox("Accept Terms").without(.value)),
      .cantTell(.state, "nobody knows whether it is checked", Golden.checkbox("Accept Terms").without(.state)),
      .cantTell(
        .groupMembership, "mixed, where nothing says what belongs together",
        AccessibilityDescriptor(.screen, children: [Golden.checkbox("All", .mixed), Golden.checkbox("Nuts")])),
      .cantTell(.children, "mixed, in a group of which not all is known", parent(.mixed) { $0.forget(.children) }),
      .inapplicable("no state is said", Golden.checkbox("Accept Terms").with { $0.value = "On" }),
      .inapplicable(
        "no state is said, and none is known", Golden.checkbox("A").without(.state).with { $0.value = nil }),
      .inapplicable("two states are said", Golden.checkbox("Accept Terms").with { $0.value = "Checked, unchecked" }),
      .example(
        .inapplicable, "a language that is not known",
        Golden.document(Golden.checkbox("Accept Terms"), language: "vo")),
    ])

  private static func parent(
    _ state: CheckState, changing change: (inout AccessibilityDescriptor) -> Void = { _ in }
  ) -> AccessibilityDescriptor {
    Golden.checkboxGroup(
      "Toppings", [Golden.checkbox("All", state), Golden.checkbox("Nuts", .checked), Golden.checkbox("Figs")]
    ).with(change)
  }
}

extension Node {
  /// Only a box that stands for others can be mixed: the first of a group.
  fileprivate var verdictOnMixed: Rule.Verdict {
    if let group {
      guard group.hasCertainMembers else { return .cantTell(.groupMembership) }
      guard group.knows(.children) else { return .cantTell(.children) }
    }
    if isParent { return .passed }
    return .failed(
      found: "a mixed box that stands for no others", expected: "checked or unchecked", severity: .warning)
  }
}
