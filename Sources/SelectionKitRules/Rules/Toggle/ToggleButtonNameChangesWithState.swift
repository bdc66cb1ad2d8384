import SelectionKit

extension Rule {
  static let toggleButtonNameChangesWithState = Rule(
    "toggle-button-name-changes-with-state",
    "The name of a toggle button changes with its state, unless it formats text in a toolbar.",
    rationale: """
      The name is where people listen for what the button will do; one that stays as it was offers again what was just \
      done.
      """,
    remedy: Remedy(
      swiftUI: "Derive the label from the state: .accessibilityLabel(isMuted ? \"Unmute\" : \"Mute\").",
      uiKit: "Set accessibilityLabel to the next action whenever the state changes."),
    clauses: [
      "button.toggle.must.3", "button.toggle.must.5", "button.toggle.accept.voiceover.1",
      "button.toggle.accept.voiceover.3",
    ],
    mayNeed: [.isFormatting, .label, .naming, .state, .selectedTrait],
    .activation([.toggleButton]) { step in
      let isFormatting = step.before.isFormatting
      guard step.isTarget, isFormatting != true else { return .inapplicable }
      let keepsName = step.isRenamed.map { !$0 }
      let isNextAction = step.before.naming.map { $0 == .nextAction }
      let isStale = allOf(keepsName, isNextAction, step.isFlipped)
      let isLeftToTrait = allOf(keepsName, step.movesSelectedTrait)
      var missing = step.before.unknown(.isFormatting)
      switch anyOf(isStale, isLeftToTrait) {
      case false?: return .passed
      case true?: break
      case nil:
        if isStale == nil { missing.formUnion(step.unknown([.label, .state]).union(step.before.unknown(.naming))) }
        if isLeftToTrait == nil { missing.formUnion(step.unknown([.label, .selectedTrait])) }
      }
      guard missing.isEmpty else { return .cantTell(missing) }
      return .failed(
        found: "“\(step.after.label ?? "")” before and after\(isStale == true ? "" : ", with the selected trait")",
        expected: "the next action as its name", severity: isStale == true ? nil : .warning)
    },
    examples: [
      .example(.passed, "the next action", Golden.renaming()),
      .example(.passed, "whatever it is called then", Golden.renaming("Edit", to: "Done")),
      .example(.passed, "with context", Golden.renaming("Mute Trailer", to: "Unmute Trailer")),
      .example(
        .passed, "icon-only, with the next action as its name",
        Golden.renaming { $0.rendering.isIconOnly = true }),
      .example(
        .passed, "another name, whatever else is known",
        Golden.renaming { $0.forget([.naming, .state, .isFormatting, .traits]) }),
      .example(.failed(.error), "the old action again", Golden.renaming("Mute", to: "Mute")),
      .example(.failed(.error), "only the count is new", Golden.renaming("Like, 12", to: "Like, 13")),
      .example(
        .failed(.warning), "a stable name, away from a toolbar",
        Golden.formatting { $0.isFormatting = false }),
      .example(
        .failed(.warning), "the trait moves under one name, and nobody knows the strategy",
        Golden.formatting {
          $0.isFormatting = false
          $0.forget([.naming, .state])
        }),
      .example(
        .cantTell(.state), "the same name, and nobody knows whether the state changed",
        Golden.renaming("Mute", to: "Mute") { $0.forget(.state) }),
      .example(
        .cantTell(.isFormatting), "the same name, on what may be a formatting toggle",
        Golden.formatting { $0.forget(.isFormatting) }),
      .example(
        .cantTell(.naming), "the same name, and nobody knows whether it should change",
        Golden.renaming("Mute", to: "Mute") { $0.forget(.naming) }),
      .example(
        .cantTell(.label), "a name that nobody looked for",
        Golden.renaming(changingAfter: { $0.forget(.label) })),
      .example(
        .cantTell([.selectedTrait]), "a stable name, and traits that nobody looked at",
        Golden.formatting {
          $0.isFormatting = false
          $0.forget(.traits)
        }),
      .example(.inapplicable, "a formatting toggle in a toolbar", Golden.formatting()),
      .example(.inapplicable, "something else was activated", Golden.activatingAnother()),
    ])
}
