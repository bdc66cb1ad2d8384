extension Clause {
  /// The clauses read out of the UIKit tutorial.
  static let tutorial: [Clause] = [
    Clause(
      "tutorial.group.1", .tutorial, .error,
      "After choosing x exactly one option is checked, and it is x.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["radio-activation-chooses-only-it"])])
      ]),
    Clause(
      "tutorial.group.2", .tutorial, .error,
      "The group's selection and the checked option are always the same.",
      serving: [.nameRoleValue],
      parts: [
        Part([.guaranteed(by: "The selection and the chosen option are one thing")]),
        Part([
          .rules([
            "radio-group-has-at-most-one-selected", "radio-option-trait-agrees-with-state",
            "radio-option-value-agrees-with-state",
          ])
        ]),
      ]),
    Clause(
      "tutorial.group.3", .tutorial, .error,
      "Choosing the chosen option again changes nothing.",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["chosen-radio-stays-chosen"])])
      ]),
    Clause(
      "tutorial.group.4", .tutorial, .error,
      "An initial selection can be given; none chosen is a state of its own and can be told.",
      serving: [],
      parts: [
        Part([
          .guaranteed(by: "None chosen is a state of its own, can be given at first, and can be asked for at any time")
        ])
      ]),
    Clause(
      "tutorial.group.5", .tutorial, .error,
      "Choosing what is not a member is refused and changes nothing (the tutorial unchecks all)",
      serving: [.nameRoleValue],
      parts: [
        Part([.rules(["activation-leaves-others-alone"])]),
        Part([.guaranteed(by: "Choosing what is no option changes nothing")]),
      ]),
    Clause(
      "tutorial.group.6", .tutorial, .error,
      "The group is never used before it has members (the tutorial traps); our addition: members are unique.",
      serving: [],
      parts: [
        Part([.guaranteed(by: "A group without options, or with one twice, can not be made")])
      ]),
    Clause(
      "tutorial.group.7", .tutorial, .error,
      "The image follows the checked state.",
      serving: [.nameRoleValue, .useOfColor],
      parts: [
        Part([.rules(["selection-value-follows-state"])]),
        Part([.rules(["glyph-differs-by-shape"])]),
      ]),
    Clause(
      "tutorial.group.8", .tutorial, .error,
      "Which option is chosen can be asked at any time.",
      serving: [],
      parts: [
        Part([
          .guaranteed(by: "None chosen is a state of its own, can be given at first, and can be asked for at any time")
        ])
      ]),
    Clause(
      "tutorial.audit.1", .tutorial, .error,
      """
      The tutorial's own rendering (a button with a title, no value, no group) fails radio.basic must.2 (or dont.1 \
      as one finding), must.4, must.5, and must.3 for the chosen one.
      """,
      serving: [.nameRoleValue],
      parts: [
        Part([
          .rules([
            "radio-group-is-not-plain-buttons", "radio-option-lacks-button-trait",
            "radio-option-value-states-role-and-state", "group-is-contained", "group-has-label",
            "radio-option-trait-agrees-with-state",
          ])
        ])
      ]),
  ]
}
