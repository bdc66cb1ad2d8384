import SelectionKit

extension Rule {
  static let valueHasNoEmptySegment = Rule(
    "value-has-no-empty-segment",
    "A value has something to say between its separators, and before the last one.",
    rationale: "An empty part is heard as a pause, or as “dot”, and makes people think that they missed something.",
    remedy: Remedy(
      swiftUI: "Leave out empty parts before joining the parts of .accessibilityValue(_:).",
      uiKit: "Leave out empty parts before joining the parts of accessibilityValue."),
    severity: .warning,
    clauses: ["ouds.radio.text.2"],
    needs: .value,
    .node([.radioOption, .checkbox, .toggleButton, .radioGroup, .checkboxGroup]) { node in
      if node.isComposedValue { return .passed }
      guard let value = node.value, !value.isBlank else {
        return node.knows(.value) ? .inapplicable : .cantTell(.value)
      }
      guard let first = value.emptySegment else { return .passed }
      var fixed = value
      var next: Range<String.Index>? = first
      while let range = next {
        fixed.removeSubrange(range)
        next = fixed.emptySegment
      }
      return .failed(
        found: "an empty part in the value “\(value)”", expected: "no empty part",
        fix: fixed.isBlank ? nil : node.descriptor.with { $0.value = String(fixed.trimmed) })
    },
    examples: [
      .passing("two parts", Golden.radio("Black")),
      .passing("two sentences", value("Radio button, unchecked. Choose one.")),
      .passing("an ellipsis", value("Loading...")),
      .passing("an abbreviation before a comma", value("8 a.m., checked")),
      .passing("decimal and time", value("Version 1.5, 10:30")),
      .failing("nothing between two full stops", value("Radio. Selected. . "), severity: .warning),
      .failing("nothing between two commas", value("Radio button, , checked"), severity: .warning),
      .failing("nothing before the first comma", value(", checked"), severity: .warning),
      .failing("nothing after the last comma", value("Checked, is in error, "), severity: .warning),
      .failing("nothing but separators", value(". ."), severity: .warning),
      .cantTell(.value, "a value that nobody heard", Golden.radio("Black").without(.value)),
      .inapplicable("no value", Golden.actionToggle("Mute")),
    ])
}

private func value(_ value: String) -> AccessibilityDescriptor {
  Golden.radio("Black").with { $0.value = value }
}
