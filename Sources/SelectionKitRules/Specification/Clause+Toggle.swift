extension Clause {
  /// The clauses of the toggle button spec.
  static let toggle: [Clause] = [
    Clause(
      "button.toggle.use.1", .buttonToggle, .note,
      "It toggles a feature or action within the current context.",
      serving: [],
      parts: [
        Part([.chooser])
      ]),
    Clause(
      "button.toggle.avoid.1", .buttonToggle, .warning,
      "A persistent setting: use switch.basic.",
      serving: [.nameRoleValue],
      parts: [
        Part([.chooser]),
        Part([.rules(["role-fits-effect"])]),
      ]),
    Clause(
      "button.toggle.avoid.2", .buttonToggle, .warning,
      "It opens another screen: use list.row.",
      serving: [.nameRoleValue],
      parts: [
        Part([.chooser]),
        Part([.rules(["role-fits-effect"])]),
      ]),
    Clause(
      "button.toggle.must.1", .buttonToggle, .error,
      "It is a native button.",
      serving: [.keyboard, .nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-is-a-button"])])
      ]),
    Clause(
      "button.toggle.must.2", .buttonToggle, .error,
      """
      (a) it has a name, (b) that describes its purpose or action (presence is decided; whether it describes is \
      lint and human review)
      """,
      serving: [.nameRoleValue],
      parts: [
        Part("a", [.rules(["control-has-name"])]),
        Part(
          "b",
          [
            .rules(["name-is-not-state-or-asset", "name-does-not-end-with-role"]),
            .review("Whether a name describes its purpose takes somebody who knows the purpose."),
          ]),
      ]),
    Clause(
      "button.toggle.must.3", .buttonToggle, .error,
      """
      By default the name is the next action and changes with the state (that it changes is decided; that it is \
      the next action is human review)
      """,
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-name-changes-with-state", "toggle-button-name-is-the-next-action"])]),
        Part([.review("Whether the new name is the next action takes somebody who knows the language and the action.")]
        ),
      ]),
    Clause(
      "button.toggle.must.4", .buttonToggle, .error,
      "Visible text is the name unless an override is needed; an override keeps the visible words.",
      serving: [.labelInName],
      parts: [
        Part([.rules(["toggle-button-visible-text-is-its-name"])])
      ]),
    Clause(
      "button.toggle.must.5", .buttonToggle, .error,
      """
      An icon-only button is named by the next action of its current state (formatting toggles are exempt: the \
      golden Bold)
      """,
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["control-has-name", "toggle-button-name-changes-with-state"])])
      ]),
    Clause(
      "button.toggle.must.6", .buttonToggle, .error,
      "(a) the icon inside is decorative, (b) the button as a whole is named, not the icon.",
      serving: [.nameRoleValue],
      parts: [
        Part("a", [.rules(["control-is-one-element"])]),
        Part("b", [.rules(["control-has-name"])]),
      ]),
    Clause(
      "button.toggle.must.7", .buttonToggle, .error,
      "An unavailable action disables the button.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["unavailable-action-is-disabled"])])
      ]),
    Clause(
      "button.toggle.must.8", .buttonToggle, .error,
      "Touch target.",
      serving: [.targetSizeMinimum, .targetSizeEnhanced],
      parts: [
        Part([.rules(["target-is-at-least-24", "target-is-at-least-44"])])
      ]),
    Clause(
      "button.toggle.must.9", .buttonToggle, .error,
      "Focus indicator.",
      serving: [.focusVisible],
      parts: [
        Part([.rules(["focus-indicator-is-visible"])])
      ]),
    Clause(
      "button.toggle.exception.1", .buttonToggle, .error,
      "A formatting toggle in a toolbar keeps its name and has the selected trait while active.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["formatting-toggle-keeps-its-name", "toggle-button-trait-follows-state"])])
      ]),
    Clause(
      "button.toggle.exception.2", .buttonToggle, .error,
      "Off has no antonym trait: the selected trait is just absent (and not-enabled is not used as \"off\")",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-off-has-no-opposite-trait", "toggle-button-trait-follows-state"])])
      ]),
    Clause(
      "button.toggle.exception.3", .buttonToggle, .error,
      """
      Value "Not Selected" only when off, and only if (a) the name is stable, (b) the button stands alone, (c) \
      nothing else tells the state; all true: it is due; any false: it is banned.
      """,
      serving: [.nameRoleValue],
      parts: [
        Part("a", [.rules(["toggle-button-not-selected-value"])]),
        Part("b", [.rules(["toggle-button-not-selected-value"])]),
        Part("c", [.rules(["toggle-button-not-selected-value"])]),
      ]),
    Clause(
      "button.toggle.dont.1", .buttonToggle, .error,
      "Selected trait and changing name together.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-uses-one-state-signal"])])
      ]),
    Clause(
      "button.toggle.dont.2", .buttonToggle, .error,
      "Under the trait strategy the selected trait is never stale, always on or never on.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-trait-follows-state"])])
      ]),
    Clause(
      "button.toggle.dont.3", .buttonToggle, .error,
      "Icon-only without a name.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["control-has-name"])])
      ]),
    Clause(
      "button.toggle.dont.4", .buttonToggle, .error,
      "State only in the icon: what is spoken is the same on and off.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-state-is-heard"])])
      ]),
    Clause(
      "button.toggle.custom.1", .buttonToggle, .note,
      "Next-action wording in visible text (preferred) or in the label (needed for icon-only)",
      serving: [.labelInName],
      parts: [
        Part([.rules(["toggle-button-visible-text-is-its-name", "control-has-name"])])
      ]),
    Clause(
      "button.toggle.custom.2", .buttonToggle, .note,
      "Similar toggles on one screen get context in their names (a note)",
      serving: [.headingsAndLabels],
      parts: [
        Part([.rules(["toggle-button-names-are-distinct"])])
      ]),
    Clause(
      "button.toggle.custom.3", .buttonToggle, .note,
      "A hint is allowed when the result is not obvious.",
      serving: [],
      parts: [
        Part([
          .review(
            "Whether a result is obvious from the visible label is for somebody who meets the screen for the first time."
          )
        ])
      ]),
    Clause(
      "button.toggle.accept.traits.1", .buttonToggle, .error,
      "It has the button trait; under the trait strategy selected exactly while active.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-is-a-button"])]),
        Part([.rules(["toggle-button-trait-follows-state"])]),
      ]),
    Clause(
      "button.toggle.accept.traits.2", .buttonToggle, .error,
      "Never both state models, and a trait-strategy name never changes.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-uses-one-state-signal", "formatting-toggle-keeps-its-name"])])
      ]),
    Clause(
      "button.toggle.accept.traits.3", .buttonToggle, .error,
      "The icon is not an element of its own.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["control-is-one-element"])])
      ]),
    Clause(
      "button.toggle.accept.voiceover.1", .buttonToggle, .error,
      "Name strategy: activation changes the spoken name to the next action.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["toggle-button-name-changes-with-state"])])
      ]),
    Clause(
      "button.toggle.accept.voiceover.2", .buttonToggle, .error,
      "Trait strategy: the name stays and Selected is spoken only while active.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["formatting-toggle-keeps-its-name", "toggle-button-trait-follows-state"])])
      ]),
    Clause(
      "button.toggle.accept.voiceover.3", .buttonToggle, .error,
      "Activation toggles, and what is announced follows.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "toggle-button-state-is-heard", "toggle-button-trait-follows-state",
            "toggle-button-name-changes-with-state",
          ])
        ])
      ]),
    Clause(
      "button.toggle.accept.keyboard.1", .buttonToggle, .error,
      "Reachable and activatable by switch and keyboard, with the change conveyed as under VoiceOver.",
      serving: [.keyboard],
      parts: [
        Part([.rules(["toggle-button-is-a-button"])]),
        Part([.rules(["toggle-button-state-is-heard"])]),
      ]),
    Clause(
      "button.toggle.accept.dynamictype.1", .buttonToggle, .error,
      "Visible text scales and stays whole.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["label-scales-with-text"])])
      ]),
  ]
}
