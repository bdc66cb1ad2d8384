import SelectionKit

extension Rule {
  static let nameMatchesVisibleLabel = Rule(
    "name-matches-visible-label",
    "The name of a radio option or checkbox begins with the text that is seen beside it.",
    rationale: """
      Somebody who uses their voice says the words they see: if the name has other words, nothing happens. Somebody who \
      sees and hears at once is told two different things.
      """,
    remedy: Remedy(
      swiftUI: "Pass the visible text as the label, and put further words after it in .accessibilityLabel(_:).",
      uiKit: "Let accessibilityLabel begin with the visible text."),
    clauses: ["radio.basic.must.6", "checkbox.basic.must.2"],
    needs: [.label, .visibleLabel], mayNeed: .extraTexts,
    .node([.radioOption, .checkbox]) { node in
      if node.isNamedAsShown { return .passed }
      guard let name = node.name else { return node.verdictWithoutName }
      guard let visible = node.visibleText else {
        return .cantTell(node.unknown(.visibleLabel).isEmpty ? .extraTexts : .visibleLabel)
      }
      if visible.isBlank { return .inapplicable }
      let match = NameMatch(of: name, with: visible)
      if match >= .extended { return .passed }
      return .failed(
        found: match == .contained ? "the visible text only inside the name “\(name)”" : "the name “\(name)”",
        expected: "a name that begins with the visible text “\(visible)”",
        severity: match == .contained ? .warning : nil,
        fix: node.descriptor.with { $0.label = visible })
    },
    examples: [
      .passing("the visible words and no others", Golden.radio("Black")),
      .passing("other capitals, and a mark that is only seen", Golden.checkbox("Email").with { $0.label = "EMAIL *" }),
      .passing(
        "label, extra label and description together",
        Golden.radio("Lucy").with {
          $0.label = "Lucy, The Beatles, 1967"
          $0.rendering.extraTexts = ["The Beatles", "1967"]
        }),
      .passing(
        "only the label, beside which more is seen",
        Golden.radio("Lucy").with { $0.rendering.extraTexts = ["The Beatles", "1967"] }),
      .passing(
        "the visible text is cut off",
        Golden.radio("Lucy in the Sky with Diamonds").with { $0.rendering.visibleLabel = "Lucy in the Sk…" }),
      .passing(
        "only a description is seen",
        Golden.checkbox("Send me offers").with {
          $0.rendering.visibleLabel = ""
          $0.rendering.extraTexts = ["Send me offers"]
        }),
      .failing("other words", Golden.radio("Black").with { $0.label = "Option 1" }),
      .failing("a part of another word", Golden.checkbox("Mute").with { $0.label = "Unmute" }),
      .failing(
        "the visible words come last", Golden.checkbox("Terms").with { $0.label = "Accept Terms" },
        severity: .warning),
      .cantTell(.visibleLabel, "nobody knows what is seen", Golden.radio("Black").without(.rendering)),
      .cantTell(
        .extraTexts, "no label is seen, but perhaps other texts",
        Golden.radio("Black").with {
          $0.rendering.visibleLabel = ""
          $0.rendering.extraTexts = nil
        }),
      .cantTell(.label, "a name that nobody looked for", Golden.radio("Black").without(.label)),
      .inapplicable("nothing is seen", Golden.radio("Black").with { $0.rendering.visibleLabel = "" }),
      .inapplicable("no name at all", Golden.radio("Black").with { $0.label = nil }),
      .inapplicable("a toggle button, which has a rule of its own", Golden.actionToggle("Mute")),
    ])
}
