import SelectionKit

extension Rule {
  static let toggleButtonStateIsHeard = Rule(
    "toggle-button-state-is-heard",
    "What is heard of a toggle button differs between on and off.",
    rationale: "If only the symbol changes, people who listen press the button and never learn what it did.",
    remedy: Remedy(
      swiftUI: "Change the label to the next action, or keep it and add .isSelected while on.",
      uiKit: "Change accessibilityLabel to the next action, or keep it and insert .selected while on."),
    clauses: ["button.toggle.dont.4", "button.toggle.accept.voiceover.3", "button.toggle.accept.keyboard.1"],
    mayNeed: [.naming, .label, .selectedTrait, .value, .state],
    .activation([.toggleButton]) { step in
      // Where the strategy is known, there are rules for it.
      guard step.isTarget, step.before.naming == nil, step.isFlipped != false else { return .inapplicable }
      switch anyOf(step.isRenamed, step.movesSelectedTrait, step.hasOtherValue) {
      case true?: return .passed
      case nil: return .cantTell(step.unknown([.label, .selectedTrait, .value, .state]))
      case false?: break
      }
      if step.isFlipped == nil { return .cantTell(.state) }
      return .failed(
        found: "“\(step.after.label ?? "")” before and after, though the state changed",
        expected: "another name, or the selected trait while on")
    },
    examples: [
      .example(.passed, "another name", Golden.renaming { $0.forget(.naming) }),
      .example(.passed, "the trait", Golden.formatting { $0.forget(.naming) }),
      .example(
        .passed, "another value",
        Golden.renaming("Effects", to: "Effects") {
          $0.forget(.naming)
          $0.value = "Off"
        } changingAfter: {
          $0.value = "On"
        }),
      .example(
        .passed, "another name, whatever else is known",
        Golden.renaming { $0.forget([.naming, .state, .traits, .value]) }),
      .example(
        .failed(.error), "only the symbol changes",
        Golden.renaming("Mute", to: "Mute") { $0.forget(.naming) }),
      .example(
        .failed(.error), "only a count changes",
        Golden.renaming("Like", to: "Like") {
          $0.forget(.naming)
          $0.value = "12 likes"
        } changingAfter: {
          $0.value = "13 likes"
        }),
      .example(
        .cantTell(.state), "nothing changes, and nobody knows whether the state did",
        Golden.renaming("Mute", to: "Mute") { $0.forget([.naming, .state]) }),
      .example(
        .cantTell([.selectedTrait, .value]), "the same name, and nobody looked at the rest",
        Golden.renaming("Mute", to: "Mute") { $0.forget([.naming, .traits, .value]) }),
      .example(.inapplicable, "the strategy is known", Golden.renaming("Mute", to: "Mute")),
      .example(
        .inapplicable, "the state did not change",
        Golden.renaming("Mute", to: "Mute") {
          $0.forget(.naming)
          $0.state = .unchecked
        } changingAfter: {
          $0.state = .unchecked
        }),
      .example(.inapplicable, "something else was activated", Golden.activatingAnother()),
    ]
  ).absorbing("toggle-button-name-changes-with-state", "toggle-button-trait-follows-state")
}

extension Step {
  /// Whether the value has other words than before, apart from numbers; nil if one of the two is not known.
  fileprivate var hasOtherValue: Bool? {
    guard before.knows(.value), after.knows(.value) else { return nil }
    return Words(before.value ?? "").withoutNumbers != Words(after.value ?? "").withoutNumbers
  }
}
