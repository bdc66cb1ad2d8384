import SelectionKit

extension Rule {
  static let toggleButtonUsesOneStateSignal = Rule(
    "toggle-button-uses-one-state-signal",
    "A toggle button that changes its name never carries the selected trait.",
    rationale:
      "“Selected: Unmute” says both that sound is off and that un-muting is on: nobody can tell what is the case.",
    remedy: Remedy(
      swiftUI: "Remove .isSelected where the name changes, or keep one name and leave the state to .isSelected.",
      uiKit: "Remove .selected from accessibilityTraits where the name changes, or keep one name."),
    clauses: ["button.toggle.dont.1", "button.toggle.accept.traits.2"],
    mayNeed: [.naming, .selectedTrait, .label],
    .nodeAndActivation([.toggleButton]) { node in
      switch allOf(node.naming.map { $0 == .nextAction }, node.has(.selected)) {
      case false?: return .passed
      case nil: return .cantTell(node.unknown([.naming, .selectedTrait]))
      case true?:
        return .failed(
          found: "the selected trait on “\(node.label ?? "")”, a name that is the next action",
          expected: "no selected trait",
          fix: node.descriptor.with { $0.traits.remove(.selected) })
      }
    } _: { step in
      guard step.isTarget else { return .inapplicable }
      let isSelected = anyOf(step.before.has(.selected), step.after.has(.selected))
      switch allOf(step.isRenamed, isSelected) {
      case false?: return .passed
      case nil: return .cantTell(step.unknown(isSelected == nil ? [.label, .selectedTrait] : .label))
      case true?:
        return .failed(
          found: "“\(step.before.label ?? "")” became “\(step.after.label ?? "")”, with the selected trait",
          expected: "another name or the selected trait, not both")
      }
    },
    examples: [
      .passing("named by the next action", Golden.actionToggle("Unmute", isOn: true)),
      .passing("a stable name and the trait", Golden.formattingToggle(isOn: true)),
      .passing("no trait: nothing is said twice now", Golden.actionToggle("Mute").without(.naming)),
      .failing(
        "named by the next action, and selected",
        Golden.actionToggle("Unmute", isOn: true).with { $0.traits.insert(.selected) }),
      .cantTell(
        .selectedTrait, "traits that nobody looked at", Golden.actionToggle("Unmute", isOn: true).without(.traits)),
      .cantTell(
        .naming, "selected, and nobody knows whether the name will change",
        Golden.formattingToggle(isOn: true).without(.naming)),
      .cantTell(
        [.naming, .selectedTrait], "neither is known", Golden.formattingToggle().without([.naming, .selectedTrait])),
      .example(.passed, "the name changes, and nothing else", Golden.renaming()),
      .example(.passed, "the trait changes, and nothing else", Golden.formatting()),
      .example(
        .passed, "a count in the name is no other name",
        Golden.renaming("Like, 12", to: "Like, 13") {
          $0.naming = .stable
        } changingAfter: {
          $0.traits.insert(.selected)
        }),
      .example(
        .failed(.error), "another name, and selected after it",
        Golden.renaming { $0.traits.insert(.selected) }),
      .example(
        .failed(.error), "another name, and selected before it",
        Golden.renaming("Exit Full Screen", to: "Full Screen") {
          $0.traits.insert(.selected)
        } changingAfter: {
          $0.traits.remove(.selected)
        }),
      .example(
        .cantTell(.selectedTrait), "another name, and traits that nobody looked at",
        Golden.renaming { $0.forget(.selectedTrait) }),
      .example(
        .cantTell(.label), "selected, and a name that nobody looked for afterwards",
        Golden.formatting(changingAfter: { $0.forget(.label) })),
      .example(.inapplicable, "something else was activated", Golden.activatingAnother()),
    ]
  ).absorbing("formatting-toggle-keeps-its-name")
}
