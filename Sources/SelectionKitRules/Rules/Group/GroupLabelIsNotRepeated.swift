import SelectionKit

extension Rule {
  static let groupLabelIsNotRepeated = Rule(
    "group-label-is-not-repeated",
    "The names of the options don't all begin with the label of their group.",
    rationale:
      "The label was heard on entering the group: to hear it again before each option hides what tells them apart.",
    remedy: Remedy(
      swiftUI: "Put the label on the group alone, and name each option by its own text.",
      uiKit: "Put the label on the group alone, and name each option by its own text."),
    severity: .warning,
    clauses: ["radio.basic.must.6", "checkbox.basic.must.2"],
    mayNeed: [.label, .visibleLabel, .children],
    .node([.radioGroup, .checkboxGroup]) { group in
      guard group.memberCount > 1 else { return .inapplicable }
      guard let label = group.name else { return group.verdictWithoutName }
      if let first = group.members.first, first.isNamed, first.beginsUnlike(group) { return .passed }
      let words = Words(label)
      if words.isEmpty { return .inapplicable }
      var missing = group.unknown(.children)
      for option in group.members {
        guard let name = option.label else {
          if option.knows(.label) { return .passed }
          missing.insert(.label)
          continue
        }
        guard words.begins(name) else { return .passed }
        guard let visible = option.rendering.visibleLabel else {
          missing.insert(.visibleLabel)
          continue
        }
        if words.begins(visible) { return .passed }
      }
      guard missing.isEmpty else { return group.ifRelated(.cantTell(missing)) }
      return group.ifRelated(
        .failed(
          found: "“\(label)” again in the name of each option", expected: "names without the label of the group",
          fix: group.namingMembersAsShown))
    },
    examples: [
      .passing("names of their own", Golden.radioGroup()),
      .passing("one of the options begins like the label", sizes(["Size S", "Large"])),
      .passing(
        "what is seen begins so, too", Golden.radioGroup("Size", [Golden.radio("Size S"), Golden.radio("Size L")])),
      .passing(
        "a part of a longer word", Golden.radioGroup("Small", [Golden.radio("Smaller"), Golden.radio("Smallest")])),
      .failing("the label before each option", sizes(["Size, S", "Size, L"]), severity: .warning),
      .cantTell(
        .visibleLabel, "unless what is seen begins so, too",
        Golden.radioGroup("Size", [Golden.radio("Size S"), Golden.radio("Size L")].map { $0.without(.visibleLabel) })),
      .cantTell(
        .label, "a name that nobody looked for",
        sizes(["Size, S", "Size, L"]).with { $0.children[2].forget(.label) }),
      .cantTell(.label, "a label that nobody looked for", sizes(["Size, S", "Size, L"]).without(.label)),
      .cantTell(.children, "options that nobody saw", sizes(["Size, S", "Size, L"]).without(.children)),
      .inapplicable("no label", sizes(["Size, S", "Size, L"]).with { $0.label = nil }),
      .inapplicable("a single option", sizes(["Size, S"])),
    ])
}

private func sizes(_ names: [String]) -> AccessibilityDescriptor {
  Golden.radioGroup(
    "Size", names.map { name in Golden.radio(name).with { $0.rendering.visibleLabel = "\(name.last ?? " ")" } })
}

extension Words {
  /// Whether a text begins with these words and goes on.
  fileprivate func begins(_ text: String) -> Bool {
    let words = Words(text)
    return words.list.count > list.count && words.starts(with: self)
  }
}
