import SelectionKit

extension Rule {
  static let checkboxValueStatesState = Rule(
    "checkbox-value-states-state",
    "The value of a checkbox says whether it is checked, and not whether it is on.",
    rationale: """
      “On” belongs to a switch that acts at once; on a form people have to hear whether the box is checked, as others see \
      it.
      """,
    remedy: Remedy(
      swiftUI: "Add .accessibilityValue(isChecked ? \"Checked\" : \"Unchecked\") to the Toggle.",
      uiKit: "Set accessibilityValue to \"Checked\" or \"Unchecked\"."),
    clauses: [
      "checkbox.basic.must.3", "checkbox.basic.dont.2", "checkbox.basic.custom.2", "checkbox.basic.accept.traits.1",
      "checkbox.basic.accept.voiceover.1",
    ],
    needs: .value,
    .node([.checkbox]) { node in
      if node.isComposedValue, node.valueReading?.state != nil { return .passed }
      let text = node.value ?? ""
      if text.isBlank { return node.failed(found: "no value") }
      if ValueReading.isRaw(text) { return node.failed(found: "the bare number “\(text)”") }
      guard let reading = node.valueReading else { return .cantTell(.stateVocabulary) }
      if reading.isContradictory { return node.failed(found: "“\(text)”, which says two different states") }
      // In some languages one word stands for checked and for on.
      if reading.state != nil { return .passed }
      if reading.switchState != nil { return node.failed(found: "“\(text)”, as of a switch") }
      return .cantTell(.stateVocabulary)
    },
    examples: [
      .passing("checked", Golden.checkbox("Accept Terms", .checked)),
      .passing("unchecked", Golden.checkbox("Accept Terms")),
      .passing("mixed", Golden.checkbox("All", .mixed)),
      .passing("words of its own", Golden.checkbox("Accept Terms").with { $0.value = "Not selected" }),
      .passing("with its role", Golden.checkbox("Accept Terms").with { $0.value = "checkbox, unchecked" }),
      .passing("with an error", Golden.checkbox("Accept Terms").with { $0.value = "Unchecked. Has to be accepted" }),
      .failing("no value", Golden.checkbox("Notify me").with { $0.value = nil }),
      .failing("a blank value", Golden.checkbox("Notify me").with { $0.value = "\u{A0}" }),
      .failing("a raw number", Golden.checkbox("Notify me", .checked).with { $0.value = "1" }),
      .failing("the raw number for mixed", Golden.checkbox("All", .mixed).with { $0.value = "2" }),
      .failing("on", Golden.checkbox("Notify me", .checked).with { $0.value = "On" }),
      .failing("off", Golden.checkbox("Notify me").with { $0.value = "off" }),
      .failing("off, with the role", Golden.checkbox("Notify me").with { $0.value = "Checkbox, off" }),
      .failing("two states", Golden.checkbox("Notify me").with { $0.value = "Checked, unchecked" }),
      .example(
        .failed(.error), "a raw number, whatever the language",
        Golden.document(Golden.checkbox("Notify me").with { $0.value = "0" }, language: "vo")),
      .cantTell(.value, "a value that nobody looked for", Golden.checkbox("Notify me").without(.value)),
      .cantTell(.stateVocabulary, "other words", Golden.checkbox("Milk").with { $0.value = "In your cart" }),
      .cantTell(.stateVocabulary, "only the role", Golden.checkbox("Milk").with { $0.value = "Checkbox" }),
      .example(
        .cantTell(.stateVocabulary), "“An” in a language that is not known",
        Golden.document(Golden.checkbox("Notify me").with { $0.value = "An" }, language: "vo")),
      .inapplicable("a switch", AccessibilityDescriptor(.switch, label: "Wi-Fi", value: "On")),
    ])
}

extension Node {
  fileprivate func failed(found: String) -> Rule.Verdict {
    .failed(
      found: found, expected: "“\((wording ?? .english).checkbox(state ?? .checked))” or another word for the state",
      fix: restated(as: state))
  }
}
