import SelectionKit

extension Rule {
  static let radioActivationChoosesOnlyIt = Rule(
    "radio-activation-chooses-only-it",
    "Activating a radio option makes it the one and only selected option of its group.",
    rationale: """
      Somebody who can't see the screen relies on what is announced after the activation; if it stays silent, or two \
      options are announced as selected, they can't know what was chosen.
      """,
    remedy: Remedy(
      swiftUI: "Set the one selection in the button's action, and derive .isSelected of every option from it.",
      uiKit: "In the action, insert .selected on the option that was chosen and remove it from all others."),
    clauses: [
      "radio.basic.must.3", "radio.basic.accept.voiceover.2", "radio.basic.accept.keyboard.1", "tutorial.group.1",
    ],
    mayNeed: [.selectedTrait, .state, .notEnabledTrait, .isReadOnly, .children],
    .activation([.radioOption]) { step in
      guard step.isTarget, step.before.isFixed != true, step.before.choice != .checked else { return .inapplicable }
      switch step.after.has(.selected) {
      case false?:
        var missing = step.before.isFixed == nil ? step.before.unknown(Node.availability) : []
        if step.before.choice == nil { missing.formUnion(step.before.unknown([.state, .selectedTrait])) }
        guard missing.isEmpty else { return .cantTell(missing) }
        return .failed(found: "not selected after it was activated", expected: "selected")
      case nil:
        return .cantTell(.selectedTrait)
      case true?:
        let others = step.othersAfter.filter { $0.role == .radioOption }
        let selected = others.filter { $0.has(.selected) == true }
        if !selected.isEmpty {
          guard step.targetAfter?.group?.hasCertainMembers == true else { return .cantTell(.groupMembership) }
          return .failed(found: "\(selected.quotedNames) selected as well", expected: "no other option selected")
        }
        return others.contains { $0.has(.selected) == nil } ? .cantTell(.selectedTrait) : .passed
      }
    },
    examples: [
      .example(.passed, "the choice moves", Golden.choosing(1, chosen: 0, then: [1])),
      .example(.passed, "the first choice", Golden.choosing(1, chosen: nil, then: [1])),
      .example(.failed(.error), "nothing happens", Golden.choosing(1, chosen: 0, then: [0])),
      .example(.failed(.error), "the old choice stays as well", Golden.choosing(1, chosen: 0, then: [0, 1])),
      .example(.failed(.error), "another option is chosen", Golden.choosing(1, chosen: 0, then: [2])),
      .example(
        .cantTell(.selectedTrait), "traits that nobody looked at afterwards",
        Golden.choosing(1, chosen: 0, then: [1], changingAfter: { $0.updateAll { $0.forget(.selectedTrait) } })),
      .example(.inapplicable, "the option was chosen already", Golden.choosing(0, chosen: 0, then: [0])),
    ])
}
