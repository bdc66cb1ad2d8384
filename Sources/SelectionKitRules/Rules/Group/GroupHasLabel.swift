import SelectionKit

extension Rule {
  static let groupHasLabel = Rule(
    "group-has-label",
    "A group of options has a label of its own.",
    rationale:
      "“Small, medium, large” doesn't say of what: without the label people don't know the question they answer.",
    remedy: Remedy(
      swiftUI: "Add .accessibilityLabel(_:) with the visible heading to the view around the options.",
      uiKit: "Set accessibilityLabel to the visible heading on the view around the options."),
    clauses: [
      "radio.basic.must.5", "radio.basic.dont.3", "radio.basic.accept.traits.2", "radio.basic.accept.voiceover.3",
      "checkbox.basic.must.4", "checkbox.basic.dont.3", "checkbox.basic.accept.traits.2",
      "checkbox.basic.accept.voiceover.3", "tutorial.audit.1",
    ],
    needs: .label,
    .node([.radioGroup, .checkboxGroup]) { group in
      guard group.knows(.label) else { return group.ifRelated(.cantTell(.label)) }
      if group.isNamed, group.hasLabelOfAllAround { return group.ifRelated(.cantTell(.label)) }
      let isJoined = group.isNamed && group.isLabelledByItsContents
      if group.isNamed, !isJoined { return .passed }
      let heading = group.visibleHeading
      return group.ifRelated(
        .failed(
          found: isJoined ? "a label that is only the names of the options, joined" : "no label",
          expected: heading.map { "the label “\($0)”" } ?? "a label that says what is chosen",
          fix: heading == nil || group.isImplied ? nil : group.descriptor.with { $0.label = heading }))
    },
    examples: [
      .passing("a label that is also a heading inside", Golden.radioGroup()),
      .passing("a label, and no heading that is seen", Golden.checkboxGroup()),
      .passing(
        "the heading is the only thing inside that has a name",
        Golden.radioGroup("Size", [Golden.radio(""), Golden.radio("")])),
      .passing(
        "rows with labels of their own around each option",
        Golden.radioGroup(
          "Size",
          ["Small", "Large"].map { AccessibilityDescriptor(.other, label: $0, children: [Golden.radio($0)]) })),
      .failing("no label", Golden.radioGroup().with { $0.label = nil }),
      .failing("a blank label", Golden.checkboxGroup(" ")),
      .failing("the names of the options, joined", Golden.checkboxGroup("Email, Phone, Text")),
      .failing(
        "the texts of everything inside, joined",
        Golden.radioGroup().with { $0.label = "Choose color Black Gray White Red" }),
      .failing(
        "options loose on a screen",
        AccessibilityDescriptor(.screen, children: [Golden.radio("Small"), Golden.radio("Large")])),
      .cantTell(.label, "nobody looked for a label", Golden.radioGroup().without(.label)),
      .cantTell(
        .label, "a label that all around the options have, up to the root",
        AccessibilityDescriptor(
          .screen, label: "Size",
          children: [
            AccessibilityDescriptor(
              .other, label: "Size", children: [Golden.radio("Small"), Golden.radio("Large")])
          ])),
      .cantTell(
        .groupMembership, "checkboxes of which nothing says that they belong together",
        AccessibilityDescriptor(.screen, children: [Golden.checkbox("Accept Terms"), Golden.checkbox("Subscribe")])),
      .inapplicable("a checkbox alone", Golden.checkbox("Accept Terms")),
    ])
}

extension Node {
  /// The heading that is seen, or the one that is read inside.
  fileprivate var visibleHeading: String? {
    if let visible = rendering.visibleLabel, !visible.isBlank { return visible }
    return children.first { $0.role == .heading }?.name
  }
}
