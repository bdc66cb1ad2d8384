import SelectionKit

extension Rule {
  static let toggleButtonNamesAreDistinct = Rule(
    "toggle-button-names-are-distinct",
    "No two toggle buttons of a screen have the same name.",
    rationale: "Somebody who goes through a list of buttons can't tell which “Mute” belongs to what.",
    remedy: Remedy(
      swiftUI: "Add to .accessibilityLabel(_:) what the button is about, after the visible words: “Mute Trailer”.",
      uiKit: "Add to accessibilityLabel what the button is about, after the visible words: “Mute Trailer”."),
    severity: .note,
    clauses: ["button.toggle.custom.2"],
    needs: .label,
    .node([.toggleButton]) { node in
      guard let name = node.name else { return node.verdictWithoutName }
      switch node.hasNamesakeBefore {
      case false: return .passed
      case nil: return .cantTell(.label)
      case true:
        return .failed(
          found: "another toggle button named “\(name)” before it", expected: "what it is about, after its name")
      }
    },
    examples: [
      .passing("names that differ", screen(Golden.actionToggle("Mute"), Golden.actionToggle("Pin"))),
      .passing("context in the name", screen(Golden.actionToggle("Mute"), Golden.actionToggle("Mute Trailer"))),
      .passing(
        "a plain button of the same name",
        screen(AccessibilityDescriptor(.button, label: "Mute"), Golden.actionToggle("Mute"))),
      .failing("the golden screen", Golden.toggleScreen, severity: .note),
      .failing(
        "other capitals are no difference", screen(Golden.actionToggle("Mute"), Golden.actionToggle("MUTE")),
        severity: .note),
      .cantTell(
        .label, "a name before it that nobody looked for",
        screen(Golden.actionToggle("Mute").without(.label), Golden.actionToggle("Mute"))),
      .inapplicable("no name", Golden.actionToggle("Mute").with { $0.label = nil }),
    ])
}

private func screen(_ children: AccessibilityDescriptor...) -> AccessibilityDescriptor {
  AccessibilityDescriptor(.screen, children: children)
}
