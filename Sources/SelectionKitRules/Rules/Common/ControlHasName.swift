import SelectionKit

extension Rule {
  static let controlHasName = Rule(
    "control-has-name",
    "Every control that is an accessibility element of its own has a name.",
    rationale:
      "Without a name, somebody who can't see the screen hears that there is a control, but not what it is for.",
    remedy: Remedy(
      swiftUI: "Pass a label to the control, or add .accessibilityLabel(_:) where it shows no text.",
      uiKit: "Set accessibilityLabel on the element itself, not on a view inside it."),
    clauses: [
      "radio.basic.must.6", "checkbox.basic.must.2", "button.toggle.must.2", "button.toggle.must.6",
      "button.toggle.must.5", "button.toggle.dont.3", "button.toggle.custom.1", "ouds.radio.text.2",
    ],
    mayNeed: [.label, .isExposed],
    .node(
      [.radioOption, .checkbox, .toggleButton, .button, .switch, .segment, .menuItem, .nativeRadio, .checkable]
    ) { node in
      if node.isExposed == false { return .inapplicable }
      if node.isNamed { return .passed }
      let missing = node.unknown([.label, .isExposed])
      guard missing.isEmpty else { return .cantTell(missing) }
      let inside = node.descriptor.children.first { $0.label?.isBlank == false }?.label
      return .failed(
        found: inside.map { "no name of its own; “\($0)” inside it has one" } ?? "no name", expected: "a name",
        fix: inside.map { name in node.descriptor.with { $0.label = name } })
    },
    examples: [
      .passing("a name", Golden.checkbox("Accept Terms")),
      .passing(
        "a named button of which it isn't known whether it is exposed",
        AccessibilityDescriptor(.button, label: "Accept").without(.isExposed)),
      .failing("no name", Golden.checkbox("").with { $0.label = nil }),
      .failing("only white space", Golden.radio(" \u{200B}")),
      .failing("an identifier is no name", Golden.actionToggle("").with { $0.identifier = "mute" }),
      .failing(
        "only a text inside is named",
        AccessibilityDescriptor(.button, children: [AccessibilityDescriptor(.staticText, label: "Accept")])),
      .cantTell(.label, "a name that nobody looked for", Golden.radio("Black").without(.label)),
      .cantTell(
        .isExposed, "no name, on what may be no element of its own",
        AccessibilityDescriptor(.button).without(.isExposed)),
      .inapplicable("no element of its own", AccessibilityDescriptor(.button).with { $0.isExposed = false }),
      .inapplicable("a group, which has a rule of its own", AccessibilityDescriptor(.radioGroup)),
    ]
  ).holdingForAnyElement()
}
