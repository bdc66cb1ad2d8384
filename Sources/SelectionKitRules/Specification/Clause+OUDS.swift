extension Clause {
  /// The clauses read out of the OUDS radio item.
  static let ouds: [Clause] = [
    Clause(
      "ouds.radio.forbidden.1", .oudsRadioItem, .error,
      "Error and read-only together.",
      serving: [.nameRoleValue],
      parts: [
        Part([.guaranteed(by: "A status is one thing at a time")]),
        Part([.rules(["availability-is-single"])]),
      ]),
    Clause(
      "ouds.radio.forbidden.2", .oudsRadioItem, .error,
      "Error and disabled together.",
      serving: [.nameRoleValue],
      parts: [
        Part([.guaranteed(by: "A status is one thing at a time")]),
        Part([.rules(["availability-is-single"])]),
      ]),
    Clause(
      "ouds.radio.forbidden.3", .oudsRadioItem, .error,
      "Read-only and disabled together.",
      serving: [.nameRoleValue],
      parts: [
        Part([.guaranteed(by: "A status is one thing at a time")]),
        Part([.rules(["availability-is-single"])]),
      ]),
    Clause(
      "ouds.radio.readonly.1", .oudsRadioItem, .error,
      "Read-only is not disabled: no not-enabled trait, still read, but activation changes nothing.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["availability-is-single", "read-only-is-not-spoken-as-disabled"])]),
        Part([.rules(["fixed-control-does-not-react"])]),
      ]),
    Clause(
      "ouds.radio.error.1", .oudsRadioItem, .error,
      "(a) an error is spoken, its text too; (b) an icon that is shown gives way to the error icon.",
      serving: [.errorIdentification],
      parts: [
        Part("a", [.rules(["error-is-heard"]), .guaranteed(by: "An error is spoken, its text too")]),
        Part("b", [.guaranteed(by: "In an error, the error icon takes the place of an icon that is shown")]),
      ]),
    Clause(
      "ouds.radio.error.2", .oudsRadioItem, .warning,
      "An error message can help: an error without text is a warning.",
      serving: [.errorIdentification],
      parts: [
        Part([.rules(["error-has-text"])])
      ]),
    Clause(
      "ouds.radio.text.1", .oudsRadioItem, .error,
      """
      Rich text only in the error message; strong only, no underline (that strong is used sparingly is human \
      review)
      """,
      serving: [],
      parts: [
        Part([.guaranteed(by: "Rich text is strong or plain, and only in an error")]),
        Part([.review("Whether strong text is used sparingly is a matter of taste and of the whole screen.")]),
      ]),
    Clause(
      "ouds.radio.text.2", .ourDecision, .warning,
      "A blank label is a missing name; a present but blank extra label or description is a warning.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["control-has-name"])]),
        Part([.rules(["extra-text-is-not-blank", "value-has-no-empty-segment"])]),
      ]),
    Clause(
      "ouds.radio.layout.1", .oudsRadioItem, .note,
      """
      Default layout: indicator leading, decorative icon trailing; reversed: the mirror; neither follows the \
      layout direction by itself.
      """,
      serving: [],
      parts: [
        Part([
          .guaranteed(by: "No layout follows the text direction by itself, and an icon is flipped only by its flag")
        ])
      ]),
    Clause(
      "ouds.radio.layout.2", .oudsRadioItem, .note,
      "The icon is never flipped on its own; a flag flips it.",
      serving: [],
      parts: [
        Part([
          .guaranteed(by: "No layout follows the text direction by itself, and an icon is flipped only by its flag")
        ])
      ]),
    Clause(
      "ouds.radio.layout.3", .oudsRadioItem, .note,
      "Outline, divider and constrained width are options of the item.",
      serving: [],
      parts: [
        Part([
          .guaranteed(by: "No layout follows the text direction by itself, and an icon is flipped only by its flag")
        ])
      ]),
    Clause(
      "ouds.radio.voiceover.1", .oudsRadioItem, .error,
      "Spoken: disabled or read-only, the error context, the label and the extra texts, the radio role.",
      serving: [.nameRoleValue],
      parts: [
        Part([.guaranteed(by: "Disabled or read-only, the error, the label, the extra texts and the role are spoken")])
      ]),
    Clause(
      "ouds.radio.voiceover.2", .oudsRadioItem, .note,
      "The library sets no accessibility identifier of its own.",
      serving: [],
      parts: [
        Part([.guaranteed(by: "A control never sets an identifier")])
      ]),
    Clause(
      "ouds.radio.standalone.1", .oudsRadioItem, .error,
      """
      An item can live outside a picker, with no tag: one boolean. (Our decision: activation turns it on and never \
      off)
      """,
      serving: [.nameRoleValue],
      parts: [
        Part([.guaranteed(by: "A radio button outside a group turns on and never off")]),
        Part([.rules(["chosen-radio-stays-chosen"])]),
      ]),
    Clause(
      "ouds.radio.indicator.1", .oudsRadioItem, .error,
      "Two indicator states: filled circle when selected, empty circle when not.",
      serving: [.useOfColor],
      parts: [
        Part([.guaranteed(by: "The indicator of an option is a filled circle when chosen and an empty one when not")]),
        Part([.rules(["glyph-differs-by-shape"])]),
      ]),
    Clause(
      "ouds.radio.action.1", .oudsRadioItem, .note,
      "An extra action may follow a press (here: the change that is returned)",
      serving: [],
      parts: [
        Part([.guaranteed(by: "An activation returns what it changed")])
      ]),
    Clause(
      "ouds.radio.localized.1", .oudsRadioItem, .note,
      "A label may come from a key and a bundle (here: the app resolves it; the model takes the resolved text)",
      serving: [],
      parts: [
        Part([.review("The app resolves keys and bundles; whether the right text arrives is for its own tests.")])
      ]),
    Clause(
      "ouds.radio.review.1", .oudsRadioItem, .note,
      "Rich text is looked at in high contrast, light and dark, and listened to.",
      serving: [],
      parts: [
        Part([.review("Contrast and the sound of a rich text are judged on a device.")])
      ]),
  ]
}
