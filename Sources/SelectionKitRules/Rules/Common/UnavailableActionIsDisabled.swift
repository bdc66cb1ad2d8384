import SelectionKit

extension Rule {
  static let unavailableActionIsDisabled = Rule(
    "unavailable-action-is-disabled",
    "A toggle button whose action is not available is announced as disabled.",
    rationale: "Somebody who can't see that a button is greyed out tries it again and again.",
    remedy: Remedy(
      swiftUI: "Add .disabled(true) while the action is not available.",
      uiKit: "Set isEnabled = false, or insert .notEnabled into accessibilityTraits."),
    clauses: ["button.toggle.must.7"],
    needs: [.isEnabled, .notEnabledTrait],
    .node([.toggleButton]) { node in
      if node.descriptor.isEnabled == true { return .inapplicable }
      if node.has(.notEnabled) == true { return .passed }
      let isFree = node.isReadOnly == false && node.descriptor.error == nil
      return .failed(
        found: "no not-enabled trait while the action is unavailable", expected: "the not-enabled trait",
        fix: isFree ? node.descriptor.with { $0.traits.insert(.notEnabled) } : nil)
    },
    examples: [
      .passing("unavailable, and said so", unavailable.with { $0.traits.insert(.notEnabled) }),
      .failing("unavailable, and not said so", unavailable),
      .cantTell(.notEnabledTrait, "unavailable, traits unknown", unavailable.without(.traits)),
      .cantTell(.isEnabled, "nobody knows what is available", Golden.actionToggle("Mute").without(.isEnabled)),
      .inapplicable("available", Golden.actionToggle("Mute")),
      .inapplicable("a radio option", Golden.radio("Black").with { $0.isEnabled = false }),
    ])
}

private let unavailable = Golden.actionToggle("Mute").with { $0.isEnabled = false }
