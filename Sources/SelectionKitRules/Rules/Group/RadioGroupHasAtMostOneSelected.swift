import SelectionKit

extension Rule {
  static let radioGroupHasAtMostOneSelected = Rule(
    "radio-group-has-at-most-one-selected",
    "At most one option of a radio group has the selected trait.",
    rationale: "Somebody who hears two options announced as selected can't know which choice will count.",
    remedy: Remedy(
      swiftUI: "Derive .isSelected of every option from one selection, and remove it from all others.",
      uiKit: "Insert .selected into accessibilityTraits of the chosen option and remove it from the others."),
    clauses: [
      "radio.basic.must.3", "radio.basic.use.1", "radio.basic.avoid.1", "radio.basic.accept.traits.1",
      "tutorial.group.2",
    ],
    mayNeed: [.selectedTrait, .children],
    .node([.radioGroup]) { group in
      var missing = group.unknown(.children)
      var count = 0
      var selectedCount = 0
      for option in group.members where option.role == .radioOption {
        count += 1
        switch option.has(.selected) {
        case true?: selectedCount += 1
        case false?: break
        case nil: missing.insert(.selectedTrait)
        }
      }
      if count == 0 { return .inapplicable }
      if selectedCount > 1 {
        guard group.hasCertainMembers else { return .cantTell(.groupMembership) }
        let selected = group.members.filter { $0.role == .radioOption && $0.has(.selected) == true }
        return .failed(
          found: "\(selectedCount) options with the selected trait: \(selected.quotedNames)", expected: "at most one")
      }
      return missing.isEmpty ? .passed : .cantTell(missing)
    },
    examples: [
      .passing("one selected", Golden.radioGroup()),
      .passing("none selected yet", Golden.radioGroup("Size", [Golden.radio("Small"), Golden.radio("Large")])),
      .failing(
        "two selected",
        Golden.radioGroup("Size", [Golden.radio("Small", isChosen: true), Golden.radio("Large", isChosen: true)])),
      .failing(
        "two selected in rows of a table",
        Golden.radioGroup(
          "Size",
          [
            AccessibilityDescriptor(.other, children: [Golden.radio("Small", isChosen: true)]),
            AccessibilityDescriptor(.other, children: [Golden.radio("Large", isChosen: true)]),
          ])),
      .cantTell(
        .selectedTrait, "one selected, one whose traits nobody looked at",
        Golden.radioGroup("Size", [Golden.radio("Small", isChosen: true), Golden.radio("Large").without(.traits)])),
      .cantTell(
        .groupMembership, "two selected on a screen where nothing says what belongs together",
        AccessibilityDescriptor(
          .screen, children: [Golden.radio("Small", isChosen: true), Golden.radio("Red", isChosen: true)])),
      .inapplicable(
        "a group without options", AccessibilityDescriptor(.radioGroup, label: "Size", container: .contain)),
    ])
}
