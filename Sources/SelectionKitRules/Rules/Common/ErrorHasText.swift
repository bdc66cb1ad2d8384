import SelectionKit

extension Rule {
  static let errorHasText = Rule(
    "error-has-text",
    "An error says in words what is wrong.",
    rationale: "Somebody who only learns that there is an error has to guess what to change.",
    remedy: Remedy(
      swiftUI: "Give the error a text that says what to do.", uiKit: "Give the error a text that says what to do."),
    severity: .warning,
    clauses: ["ouds.radio.error.2"],
    needs: .error,
    .node([.radioOption, .checkbox, .toggleButton, .radioGroup, .checkboxGroup]) { node in
      if node.isInError == false { return .inapplicable }
      guard let error = node.descriptor.error else { return .cantTell(.error) }
      guard error.text.isBlank else { return .passed }
      return .failed(found: "an error without text", expected: "words for what is wrong")
    },
    examples: [
      .passing("a text", Golden.radio("A").inError),
      .failing("no text", Golden.radio("A").with { $0.error = "" }, severity: .warning),
      .failing(
        "only white space", Golden.checkboxGroup().with { $0.error = ErrorMessage(runs: [.init(" ")]) },
        severity: .warning),
      .cantTell(.error, "nobody knows whether there is an error", Golden.checkbox("Email").without(.error)),
      .inapplicable("no error", Golden.checkbox("Email")),
    ])
}
