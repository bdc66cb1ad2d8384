import SelectionKit

extension Rule {
  static let toggleButtonVisibleTextIsItsName = Rule(
    "toggle-button-visible-text-is-its-name",
    "The name of a toggle button begins with its visible text.",
    rationale: "People who speak to their device say what they see; a name with other words does not answer.",
    remedy: Remedy(
      swiftUI: "Remove .accessibilityLabel(_:), or begin it with the visible words.",
      uiKit: "Don't set accessibilityLabel where the title says enough, or begin it with the title."),
    clauses: ["button.toggle.must.4", "button.toggle.custom.1"],
    mayNeed: [.label, .visibleLabel, .extraTexts, .isIconOnly, .inputLabels],
    .node([.toggleButton]) { node in
      if node.isNamedAsShown { return .passed }
      let visible = node.visibleText ?? (node.rendering.isIconOnly == true ? "" : nil)
      if visible?.isBlank == true || node.name == nil && node.knows(.label) { return .inapplicable }
      guard let visible, let name = node.name else {
        return .cantTell(node.unknown(visible == nil ? [.label, .visibleLabel, .extraTexts, .isIconOnly] : .label))
      }
      let match = NameMatch(of: name, with: visible)
      if match >= .extended { return .passed }
      // Voice Control answers to input labels; whoever listens to the name still hears other words than are shown.
      let isAnswered =
        match == .contained || node.descriptor.inputLabels.contains { NameMatch(of: $0, with: visible) != .none }
      return .failed(
        found: "“\(name)”, where “\(visible)” is shown", expected: "a name that begins with “\(visible)”",
        severity: isAnswered || !node.knows(.inputLabels) ? .warning : .error,
        fix: node.descriptor.with { $0.label = visible })
    },
    examples: [
      .passing("the visible text", Golden.actionToggle("Mute")),
      .passing(
        "the visible text with context", Golden.actionToggle("Mute Trailer").with { $0.rendering.visibleLabel = "Mute" }
      ),
      .passing("other capitals", Golden.actionToggle("Mute").with { $0.rendering.visibleLabel = "MUTE" }),
      .failing(
        "other words", Golden.actionToggle("Silence").with { $0.rendering.visibleLabel = "Mute" }),
      .failing(
        "“Mute” is not a part of “Unmute”",
        Golden.actionToggle("Unmute").with { $0.rendering.visibleLabel = "Mute" }),
      .failing(
        "the visible words further on",
        Golden.actionToggle("Trailer: mute").with { $0.rendering.visibleLabel = "Mute" },
        severity: .warning),
      .failing(
        "other words, but the visible ones are input labels",
        Golden.actionToggle("Silence").with {
          $0.rendering.visibleLabel = "Mute"
          $0.inputLabels = ["Mute"]
        }, severity: .warning),
      .failing(
        "other words, and nobody looked for input labels",
        Golden.actionToggle("Silence").without(.inputLabels).with { $0.rendering.visibleLabel = "Mute" },
        severity: .warning),
      .cantTell(.visibleLabel, "nobody looked at what is shown", Golden.actionToggle("Mute").without(.visibleLabel)),
      .cantTell(.label, "a name that nobody looked for", Golden.actionToggle("Mute").without(.label)),
      .cantTell(
        [.label, .visibleLabel], "neither is known", Golden.actionToggle("Mute").without([.label, .visibleLabel])),
      .inapplicable("only a symbol is shown", Golden.formattingToggle()),
      .inapplicable(
        "only a symbol is shown, as the app says", Golden.formattingToggle().without([.visibleLabel, .extraTexts])),
      .inapplicable("no name, which another rule reports", Golden.actionToggle("Mute").with { $0.label = nil }),
      .inapplicable(
        "no name, whatever is shown", Golden.actionToggle("Mute").without(.rendering).with { $0.label = " " }),
    ])
}
