import SelectionKit

extension Rule {
  static let extraTextIsNotBlank = Rule(
    "extra-text-is-not-blank",
    "An extra label or a description that is there has words in it.",
    rationale: "An empty line takes room and says nothing; most often the words that should stand there were lost.",
    remedy: Remedy(
      swiftUI: "Pass nil instead of an empty text.", uiKit: "Hide the label instead of giving it an empty text."),
    severity: .warning,
    clauses: ["ouds.radio.text.2"],
    needs: .extraTexts,
    .node([.radioOption, .checkbox]) { node in
      guard let texts = node.rendering.extraTexts else { return .cantTell(.extraTexts) }
      if texts.isEmpty { return .inapplicable }
      guard texts.contains(where: \.isBlank) else { return .passed }
      return .failed(
        found: "a blank text beside the label", expected: "words, or no text",
        fix: node.descriptor.with { $0.rendering.extraTexts = texts.filter { !$0.isBlank } })
    },
    examples: [
      .passing("a description", Golden.radio("Lucy").with { $0.rendering.extraTexts = ["The Beatles"] }),
      .failing("an empty one", Golden.radio("Lucy").with { $0.rendering.extraTexts = [""] }, severity: .warning),
      .failing(
        "one of two is blank", Golden.checkbox("Lucy").with { $0.rendering.extraTexts = ["The Beatles", " "] },
        severity: .warning),
      .cantTell(.extraTexts, "nobody looked for other texts", Golden.radio("Lucy").without(.extraTexts)),
      .inapplicable("no other texts", Golden.radio("Lucy")),
    ])
}
