import SelectionKit

extension Rule {
  static let toggleButtonOffHasNoOppositeTrait = Rule(
    "toggle-button-off-has-no-opposite-trait",
    "A toggle button that is off but can be used is not announced as unavailable.",
    rationale: "“Dimmed” tells people that the button can't be used, so that they never try to turn it on.",
    remedy: Remedy(
      swiftUI: "Remove .disabled(_:) where the action is available; off is the absence of .isSelected.",
      uiKit: "Remove .notEnabled from accessibilityTraits where the action is available."),
    clauses: ["button.toggle.exception.2"],
    mayNeed: [.state, .isEnabled, .notEnabledTrait],
    .node([.toggleButton]) { node in
      switch allOf(node.isOn.map { !$0 }, node.descriptor.isEnabled, node.has(.notEnabled)) {
      case false?: return .passed
      case nil: return .cantTell(node.unknown([.state, .isEnabled, .notEnabledTrait]))
      case true?:
        return .failed(
          found: "off and announced as unavailable", expected: "off and nothing more",
          fix: node.descriptor.with { $0.traits.remove(.notEnabled) })
      }
    },
    examples: [
      .passing("off", Golden.formattingToggle()),
      .passing(
        "on, and announced as unavailable", Golden.formattingToggle(isOn: true).with { $0.traits.insert(.notEnabled) }),
      .passing(
        "off, and really unavailable",
        Golden.formattingToggle().with {
          $0.isEnabled = false
          $0.traits.insert(.notEnabled)
        }),
      .failing("off, and announced as unavailable", Golden.formattingToggle().with { $0.traits.insert(.notEnabled) }),
      .cantTell(
        .state, "announced as unavailable, and nobody knows whether it is off",
        Golden.formattingToggle().without(.state).with { $0.traits.insert(.notEnabled) }),
      .cantTell(
        .isEnabled, "announced as unavailable, and nobody knows whether it is",
        Golden.formattingToggle().without(.isEnabled).with { $0.traits.insert(.notEnabled) }),
      .cantTell(.notEnabledTrait, "traits that nobody looked at", Golden.formattingToggle().without(.traits)),
    ])
}
