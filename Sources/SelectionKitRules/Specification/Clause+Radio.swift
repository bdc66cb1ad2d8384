extension Clause {
  /// The clauses of the radio button spec.
  static let radio: [Clause] = [
    Clause(
      "radio.basic.use.1", .radioBasic, .note,
      "Exactly one option has to be chosen, of a small, mutually exclusive set that stays fully visible.",
      serving: [.nameRoleValue],
      parts: [
        Part([.chooser]),
        Part([.rules(["radio-group-has-at-most-one-selected", "required-radio-group-has-choice"])]),
      ]),
    Clause(
      "radio.basic.use.2", .radioBasic, .note,
      "An always visible list is wanted rather than a pop-up.",
      serving: [],
      parts: [
        Part([.chooser])
      ]),
    Clause(
      "radio.basic.avoid.1", .radioBasic, .note,
      "Any number may be chosen, and none as a final answer too: use checkbox.basic.",
      serving: [.nameRoleValue],
      parts: [
        Part([.chooser]),
        Part([.rules(["radio-group-has-at-most-one-selected"])]),
      ]),
    Clause(
      "radio.basic.avoid.2", .radioBasic, .note,
      "One persistent on/off setting with immediate effect: use switch.basic.",
      serving: [.nameRoleValue],
      parts: [
        Part([.chooser]),
        Part([.rules(["role-fits-effect"])]),
      ]),
    Clause(
      "radio.basic.avoid.3", .radioBasic, .note,
      "Two to five options fit inline and act at once: use select.segmented.",
      serving: [],
      parts: [
        Part([.chooser])
      ]),
    Clause(
      "radio.basic.avoid.4", .radioBasic, .note,
      "One of a longer set and a compact pop-up is preferred: use select.menu.",
      serving: [],
      parts: [
        Part([.chooser])
      ]),
    Clause(
      "radio.basic.must.1", .radioBasic, .error,
      """
      Each option is a native button underneath (also after its trait is removed), so switch and keyboard users \
      can operate it.
      """,
      serving: [.keyboard, .nameRoleValue],
      parts: [
        Part([.rules(["radio-option-has-button-underneath"])])
      ]),
    Clause(
      "radio.basic.must.2", .radioBasic, .error,
      "No option carries the button trait.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "radio-option-lacks-button-trait", "radio-option-lacks-toggle-trait", "radio-group-is-not-plain-buttons",
          ])
        ])
      ]),
    Clause(
      "radio.basic.must.3", .radioBasic, .error,
      "The chosen option has the selected trait and no other option has it.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "radio-group-has-at-most-one-selected", "radio-option-trait-agrees-with-state",
            "radio-activation-chooses-only-it", "radio-group-is-not-plain-buttons",
          ])
        ])
      ]),
    Clause(
      "radio.basic.must.4", .radioBasic, .error,
      "Every option's value names the radio role and whether it is checked.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "radio-option-value-states-role-and-state", "radio-option-value-agrees-with-state",
            "radio-group-values-differ", "radio-group-is-not-plain-buttons",
          ])
        ])
      ]),
    Clause(
      "radio.basic.must.5", .radioBasic, .error,
      "(a) the options sit in a containing group, (b) with a label, (c) that equals the visible heading.",
      serving: [.infoAndRelationships],
      parts: [
        Part("a", [.rules(["group-is-contained"])]),
        Part("b", [.rules(["group-has-label"])]),
        Part("c", [.rules(["group-label-matches-heading"])]),
      ]),
    Clause(
      "radio.basic.must.6", .radioBasic, .error,
      "(a) each option has a name, (b) it matches its visible label.",
      serving: [.nameRoleValue, .labelInName],
      parts: [
        Part("a", [.rules(["control-has-name"])]),
        Part(
          "b",
          [
            .rules([
              "name-matches-visible-label", "group-label-is-not-repeated", "option-names-are-distinct",
              "name-does-not-end-with-role", "selection-name-is-stable",
            ])
          ]),
      ]),
    Clause(
      "radio.basic.must.7", .radioBasic, .error,
      "The glyph itself differs between selected and not, not only its colour.",
      serving: [.useOfColor],
      parts: [
        Part([.rules(["glyph-differs-by-shape"])])
      ]),
    Clause(
      "radio.basic.must.8", .radioBasic, .error,
      "The glyph scales with the text size setting.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["glyph-scales-with-text"])])
      ]),
    Clause(
      "radio.basic.must.9", .radioBasic, .error,
      "Touch target: at least 24x24 pt, 44x44 preferred.",
      serving: [.targetSizeMinimum, .targetSizeEnhanced],
      parts: [
        Part([.rules(["target-is-at-least-24", "target-is-at-least-44"])])
      ]),
    Clause(
      "radio.basic.must.10", .radioBasic, .error,
      "A visible system focus indicator (or an equivalent) remains.",
      serving: [.focusVisible],
      parts: [
        Part([.rules(["focus-indicator-is-visible"])])
      ]),
    Clause(
      "radio.basic.dont.1", .radioBasic, .error,
      "Plain buttons: over the whole group, neither trait nor value tells group or choice (a conjunction)",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["radio-group-is-not-plain-buttons"])])
      ]),
    Clause(
      "radio.basic.dont.2", .radioBasic, .error,
      "An option built from a bare tap gesture.",
      serving: [.keyboard],
      parts: [
        Part([.rules(["radio-option-has-button-underneath"])])
      ]),
    Clause(
      "radio.basic.dont.3", .radioBasic, .error,
      "A group without label or without containment.",
      serving: [.infoAndRelationships],
      parts: [
        Part([.rules(["group-is-contained", "group-has-label"])])
      ]),
    Clause(
      "radio.basic.dont.4", .radioBasic, .error,
      "Selection shown by colour alone.",
      serving: [.useOfColor],
      parts: [
        Part([.rules(["glyph-differs-by-shape"])])
      ]),
    Clause(
      "radio.basic.dont.5", .radioBasic, .error,
      "A glyph of fixed point size.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["glyph-scales-with-text"])])
      ]),
    Clause(
      "radio.basic.custom.1", .radioBasic, .note,
      """
      Circle or selectable card are both fine while a button is underneath and non-colour state, trait and value \
      hold.
      """,
      serving: [.keyboard, .useOfColor],
      parts: [
        Part([.rules(["radio-option-has-button-underneath", "glyph-differs-by-shape"])])
      ]),
    Clause(
      "radio.basic.custom.2", .radioBasic, .note,
      "Domain wording of the value is fine if it carries role and state and stays in sync.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "radio-option-value-states-role-and-state", "radio-option-value-agrees-with-state",
            "radio-group-values-differ", "selection-value-follows-state",
          ])
        ])
      ]),
    Clause(
      "radio.basic.custom.3", .radioBasic, .note,
      "A native picker may stand in where a collapsed control is acceptable; radio clauses then do not apply.",
      serving: [],
      parts: [
        Part([.chooser]),
        Part([.guaranteed(by: "Radio rules are not tried on native controls")]),
      ]),
    Clause(
      "radio.basic.accept.traits.1", .radioBasic, .error,
      "An option is one element, no button trait; only the chosen one is selected.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "control-is-one-element", "radio-option-lacks-button-trait", "radio-group-has-at-most-one-selected",
            "radio-option-trait-agrees-with-state", "radio-option-lacks-toggle-trait",
          ])
        ])
      ]),
    Clause(
      "radio.basic.accept.traits.2", .radioBasic, .error,
      "The group is a container with a label.",
      serving: [.infoAndRelationships],
      parts: [
        Part([.rules(["group-is-contained", "group-has-label", "group-has-options"])])
      ]),
    Clause(
      "radio.basic.accept.voiceover.1", .radioBasic, .error,
      "What is spoken is the name with the radio value and never \"Button\".",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .guaranteed(by: "A radio option is spoken by its name and its value, and never as a button"),
          .rules(["radio-option-lacks-toggle-trait", "radio-option-value-states-role-and-state"]),
        ])
      ]),
    Clause(
      "radio.basic.accept.voiceover.2", .radioBasic, .error,
      "The chosen option is announced as selected; choosing another moves it; exactly one then reads as checked.",
      serving: [.nameRoleValue],
      parts: [
        Part([.guaranteed(by: "The chosen option is spoken as selected, and no other is")]),
        Part([
          .rules([
            "radio-activation-chooses-only-it", "selection-value-follows-state", "radio-option-value-agrees-with-state",
            "radio-option-trait-agrees-with-state",
          ])
        ]),
      ]),
    Clause(
      "radio.basic.accept.voiceover.3", .radioBasic, .error,
      "Entering the group speaks its label before the first option.",
      serving: [.infoAndRelationships],
      parts: [
        Part([.guaranteed(by: "Entering a group speaks its label once, before the first option")]),
        Part([.rules(["group-has-label"])]),
      ]),
    Clause(
      "radio.basic.accept.keyboard.1", .radioBasic, .error,
      "Every option can be reached and activated by switch and keyboard, and activation updates the selection.",
      serving: [.keyboard],
      parts: [
        Part([.rules(["radio-option-has-button-underneath"])]),
        Part([.rules(["radio-activation-chooses-only-it"])]),
      ]),
    Clause(
      "radio.basic.accept.dynamictype.1", .radioBasic, .error,
      "Labels scale and stay whole; the glyph scales with them.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["label-scales-with-text"])]),
        Part([.rules(["glyph-scales-with-text"])]),
      ]),
    Clause(
      "radio.basic.accept.visual.1", .radioBasic, .error,
      "Selected and unselected differ by glyph.",
      serving: [.useOfColor],
      parts: [
        Part([.rules(["glyph-differs-by-shape"])])
      ]),
  ]
}
