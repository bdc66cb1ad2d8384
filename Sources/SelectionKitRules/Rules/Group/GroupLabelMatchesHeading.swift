import SelectionKit

extension Rule {
  static let groupLabelMatchesHeading = Rule(
    "group-label-matches-heading",
    "The label of a group begins with the heading that is seen above its options.",
    rationale: "Somebody who sees and hears, or talks with somebody who sees, has to meet the same question.",
    remedy: Remedy(
      swiftUI: "Pass the text of the heading to .accessibilityLabel(_:) of the group.",
      uiKit: "Set accessibilityLabel of the group to the text of the heading."),
    clauses: ["radio.basic.must.5", "checkbox.basic.must.4"],
    needs: [.label, .visibleLabel],
    .node([.radioGroup, .checkboxGroup]) { group in
      guard let label = group.name else { return group.verdictWithoutName }
      guard let heading = group.rendering.visibleLabel else { return .cantTell(.visibleLabel) }
      if heading.isBlank { return .inapplicable }
      if NameMatch(of: label, with: heading) >= .extended { return .passed }
      if group.isLabelledByItsContents { return .inapplicable }
      return group.ifRelated(
        .failed(
          found: "the label “\(label)”", expected: "a label that begins with the heading “\(heading)”",
          fix: group.descriptor.with { $0.label = heading }))
    },
    examples: [
      .passing("the same words", Golden.radioGroup()),
      .passing("a heading in capitals with a mark", chooseColor.with { $0.rendering.visibleLabel = "CHOOSE COLOR: *" }),
      .passing("more words after those of the heading", chooseColor.with { $0.label = "Choose color, required" }),
      .failing("fewer words", chooseColor.with { $0.label = "Color" }),
      .failing("other words first", chooseColor.with { $0.label = "Please choose color" }),
      .failing("a checkbox group", Golden.checkboxGroup("Contact").with { $0.rendering.visibleLabel = "Reach me by" }),
      .cantTell(.visibleLabel, "nobody knows the heading", chooseColor.without(.visibleLabel)),
      .cantTell(.label, "nobody looked for a label", chooseColor.without(.label)),
      .cantTell(
        .groupMembership, "checkboxes of which nothing says that they belong together",
        Golden.checkboxGroup("Contact").with {
          $0.rendering.visibleLabel = "Reach me by"
          $0.recognition = .heuristic
        }),
      .inapplicable("no heading is seen", Golden.checkboxGroup()),
      .inapplicable("no label", chooseColor.with { $0.label = nil }),
      .inapplicable(
        "the names of the options, joined",
        chooseColor.with { $0.label = "Choose color, Black, Gray, White, Red" }.headed("Colors")),
    ])
}

private let chooseColor = Golden.radioGroup("Choose color")

extension AccessibilityDescriptor {
  fileprivate func headed(_ heading: String) -> AccessibilityDescriptor {
    with { $0.rendering.visibleLabel = heading }
  }
}
