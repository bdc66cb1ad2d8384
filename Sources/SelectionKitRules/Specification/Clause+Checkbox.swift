extension Clause {
  /// The clauses of the checkbox spec.
  static let checkbox: [Clause] = [
    Clause(
      "checkbox.basic.use.1", .checkboxBasic, .note,
      "An independent choice submitted with a form.",
      serving: [],
      parts: [
        Part([.chooser])
      ]),
    Clause(
      "checkbox.basic.use.2", .checkboxBasic, .note,
      "A group in which any number may be chosen.",
      serving: [],
      parts: [
        Part([.chooser])
      ]),
    Clause(
      "checkbox.basic.avoid.1", .checkboxBasic, .warning,
      "A persistent setting with immediate effect: use switch.basic.",
      serving: [.nameRoleValue],
      parts: [
        Part([.chooser]),
        Part([.rules(["role-fits-effect"])]),
      ]),
    Clause(
      "checkbox.basic.avoid.2", .checkboxBasic, .warning,
      "A feature toggled in place: use button.toggle.",
      serving: [.nameRoleValue],
      parts: [
        Part([.chooser]),
        Part([.rules(["role-fits-effect"])]),
      ]),
    Clause(
      "checkbox.basic.avoid.3", .checkboxBasic, .note,
      "Exactly one of a set: use radio.basic.",
      serving: [],
      parts: [
        Part([.chooser]),
        Part([
          .review(
            "One checked box of a group looks the same whether one or many may be checked; the model of the app knows.")
        ]),
      ]),
    Clause(
      "checkbox.basic.must.1", .checkboxBasic, .error,
      "A native toggle underneath, not a button and not a bare tap gesture.",
      serving: [.keyboard, .nameRoleValue],
      parts: [
        Part([.rules(["checkbox-has-toggle-underneath"])])
      ]),
    Clause(
      "checkbox.basic.must.2", .checkboxBasic, .error,
      "(a) a name, (b) that matches the visible label.",
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
      "checkbox.basic.must.3", .checkboxBasic, .error,
      "The value says Checked or Unchecked.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["checkbox-value-states-state", "checkbox-value-agrees-with-state"])])
      ]),
    Clause(
      "checkbox.basic.must.4", .checkboxBasic, .error,
      "A group of checkboxes (a) is contained, (b) labelled, (c) as its visible heading.",
      serving: [.infoAndRelationships],
      parts: [
        Part("a", [.rules(["group-is-contained"])]),
        Part("b", [.rules(["group-has-label"])]),
        Part("c", [.rules(["group-label-matches-heading"])]),
      ]),
    Clause(
      "checkbox.basic.must.5", .checkboxBasic, .error,
      "The box glyph itself changes.",
      serving: [.useOfColor],
      parts: [
        Part([.rules(["glyph-differs-by-shape"])])
      ]),
    Clause(
      "checkbox.basic.must.6", .checkboxBasic, .error,
      "The box glyph scales with text.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["glyph-scales-with-text"])])
      ]),
    Clause(
      "checkbox.basic.must.7", .checkboxBasic, .error,
      "Touch target.",
      serving: [.targetSizeMinimum, .targetSizeEnhanced],
      parts: [
        Part([.rules(["target-is-at-least-24", "target-is-at-least-44"])])
      ]),
    Clause(
      "checkbox.basic.must.8", .checkboxBasic, .error,
      "Focus indicator.",
      serving: [.focusVisible],
      parts: [
        Part([.rules(["focus-indicator-is-visible"])])
      ]),
    Clause(
      "checkbox.basic.dont.1", .checkboxBasic, .error,
      "A button that swaps a checkmark image, whatever it says.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["checkbox-has-toggle-underneath", "checkbox-has-toggle-trait"])])
      ]),
    Clause(
      "checkbox.basic.dont.2", .checkboxBasic, .error,
      "The default On/Off (or 1/0) as value.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["checkbox-value-states-state"])])
      ]),
    Clause(
      "checkbox.basic.dont.3", .checkboxBasic, .error,
      "A group without label or containment.",
      serving: [.infoAndRelationships],
      parts: [
        Part([.rules(["group-is-contained", "group-has-label"])])
      ]),
    Clause(
      "checkbox.basic.dont.4", .checkboxBasic, .error,
      "State by colour alone.",
      serving: [.useOfColor],
      parts: [
        Part([.rules(["glyph-differs-by-shape"])])
      ]),
    Clause(
      "checkbox.basic.dont.5", .checkboxBasic, .error,
      "A glyph of fixed size.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["glyph-scales-with-text"])])
      ]),
    Clause(
      "checkbox.basic.custom.1", .checkboxBasic, .note,
      "Any recognisable box on a real toggle is fine, with non-colour state, label and value kept.",
      serving: [.keyboard, .useOfColor],
      parts: [
        Part([.rules(["checkbox-has-toggle-underneath", "glyph-differs-by-shape"])])
      ]),
    Clause(
      "checkbox.basic.custom.2", .checkboxBasic, .note,
      "Domain wording is fine if binary and in sync (e.g. Selected/Not selected)",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules(["checkbox-value-states-state", "checkbox-value-agrees-with-state", "selection-value-follows-state"])
        ])
      ]),
    Clause(
      "checkbox.basic.accept.traits.1", .checkboxBasic, .error,
      "One element, built on a toggle: switch trait with a Checked/Unchecked value.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "control-is-one-element", "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait",
            "checkbox-value-states-state", "checkbox-is-heard-before-ios-17",
          ])
        ])
      ]),
    Clause(
      "checkbox.basic.accept.traits.2", .checkboxBasic, .error,
      "The group is a container with a label.",
      serving: [.infoAndRelationships],
      parts: [
        Part([.rules(["group-is-contained", "group-has-label", "group-has-options"])])
      ]),
    Clause(
      "checkbox.basic.accept.voiceover.1", .checkboxBasic, .error,
      "Name and Checked/Unchecked are spoken, not On/Off.",
      serving: [.nameRoleValue],
      parts: [
        Part([
          .guaranteed(by: "A checkbox is spoken by its name and its state, and never by On or Off"),
          .rules(["checkbox-is-heard-before-ios-17", "checkbox-value-states-state"]),
        ])
      ]),
    Clause(
      "checkbox.basic.accept.voiceover.2", .checkboxBasic, .error,
      "Activation flips it and the value follows.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["checkbox-activation-flips-it", "selection-value-follows-state"])])
      ]),
    Clause(
      "checkbox.basic.accept.voiceover.3", .checkboxBasic, .error,
      "Entering the group speaks its label first.",
      serving: [.infoAndRelationships],
      parts: [
        Part([.guaranteed(by: "Entering a group speaks its label once, before the first option")]),
        Part([.rules(["group-has-label"])]),
      ]),
    Clause(
      "checkbox.basic.accept.keyboard.1", .checkboxBasic, .error,
      "Reachable and togglable by switch and keyboard, with the value change announced.",
      serving: [.keyboard],
      parts: [
        Part([.rules(["checkbox-has-toggle-underneath"])]),
        Part([.rules(["checkbox-activation-flips-it"])]),
      ]),
    Clause(
      "checkbox.basic.accept.dynamictype.1", .checkboxBasic, .error,
      "Labels scale and stay whole, the glyph with them.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["label-scales-with-text"])]),
        Part([.rules(["glyph-scales-with-text"])]),
      ]),
    Clause(
      "checkbox.basic.accept.visual.1", .checkboxBasic, .error,
      "Checked and unchecked differ by glyph.",
      serving: [.useOfColor],
      parts: [
        Part([.rules(["glyph-differs-by-shape"])])
      ]),
  ]
}
