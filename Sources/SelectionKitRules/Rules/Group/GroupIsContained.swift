import SelectionKit

extension Rule {
  static let groupIsContained = Rule(
    "group-is-contained",
    "The options of a group stand in a container that keeps them as elements of their own.",
    rationale: """
      Without a container a screen reader announces no group: people meet options and don't learn what they choose among.
      """,
    remedy: Remedy(
      swiftUI: "Add .accessibilityElement(children: .contain) to the view around the options.",
      uiKit: "Set accessibilityContainerType to .semanticGroup on the view around the options."),
    clauses: [
      "radio.basic.must.5", "radio.basic.dont.3", "radio.basic.accept.traits.2", "checkbox.basic.must.4",
      "checkbox.basic.dont.3", "checkbox.basic.accept.traits.2", "tutorial.audit.1",
    ],
    needs: .container,
    .node([.radioGroup, .checkboxGroup]) { group in
      guard group.knows(.container) else { return group.ifRelated(.cantTell(.container)) }
      let found: String
      switch group.descriptor.container {
      case .contain: return .passed
      case .combine: found = "a container that joins the options into one element"
      case .ignore: found = "a container that hides the options"
      case nil: found = "no container"
      }
      return group.ifRelated(
        .failed(
          found: found, expected: "a container that keeps the options",
          fix: group.isImplied ? nil : group.descriptor.with { $0.container = .contain }))
    },
    examples: [
      .passing("a radio group", Golden.radioGroup()),
      .passing("a checkbox group", Golden.checkboxGroup()),
      .failing("no container", Golden.radioGroup().with { $0.container = nil }),
      .failing("options joined into one", Golden.radioGroup().with { $0.container = .combine }),
      .failing("options that are hidden", Golden.checkboxGroup().with { $0.container = .ignore }),
      .failing(
        "options loose on a screen",
        AccessibilityDescriptor(.screen, children: [Golden.radio("Small"), Golden.radio("Large")])),
      .cantTell(.container, "nobody looked for a container", Golden.radioGroup().without(.container)),
      .cantTell(
        .groupMembership, "checkboxes of which nothing says that they belong together",
        AccessibilityDescriptor(.screen, children: [Golden.checkbox("Accept Terms"), Golden.checkbox("Subscribe")])),
      .inapplicable("a checkbox alone", Golden.checkbox("Accept Terms")),
      .inapplicable("a radio option alone", AccessibilityDescriptor(.screen, children: [Golden.radio("Agree")])),
    ])
}
