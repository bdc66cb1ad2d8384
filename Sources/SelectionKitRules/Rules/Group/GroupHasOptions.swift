import SelectionKit

extension Rule {
  static let groupHasOptions = Rule(
    "group-has-options",
    "A group has at least one option.",
    rationale:
      "An empty group is announced, and then there is nothing to choose: people look for what they have missed.",
    remedy: Remedy(
      swiftUI: "Leave the group out while there are no options.",
      uiKit: "Leave the group out while there are no options."),
    clauses: ["radio.basic.accept.traits.2", "checkbox.basic.accept.traits.2"],
    mayNeed: .children,
    .node([.radioGroup, .checkboxGroup]) { group in
      if group.memberCount > 0 { return .passed }
      let missing = group.contents.reduce(group.unknown(.children)) { $0.union($1.unknown(.children)) }
      guard missing.isEmpty else { return group.ifRelated(.cantTell(missing)) }
      return group.ifRelated(.failed(found: "no options", expected: "at least one option"))
    },
    examples: [
      .passing("four options", Golden.radioGroup()),
      .passing(
        "options in the cells of a table",
        Golden.radioGroup("Size", [AccessibilityDescriptor(.other, children: [Golden.radio("Small")])])),
      .passing("a native radio button", Golden.radioGroup("Size", [AccessibilityDescriptor(.nativeRadio, label: "S")])),
      .passing("an option, and perhaps others", Golden.radioGroup().without(.children)),
      .failing("no options", Golden.radioGroup("Size", [])),
      .failing(
        "options of another kind", AccessibilityDescriptor(.checkboxGroup, label: "Size", children: [Golden.radio("S")])
      ),
      .cantTell(.children, "options that nobody looked for", Golden.radioGroup("Size", []).without(.children)),
      .cantTell(
        .children, "a row inside which nobody looked",
        Golden.radioGroup("Size", [AccessibilityDescriptor(.other).without(.children)])),
      .inapplicable("something else that is empty", AccessibilityDescriptor(.toolbar)),
    ])
}
