import SelectionKit

extension Rule {
  static let checkboxHasToggleUnderneath = Rule(
    "checkbox-has-toggle-underneath",
    "A checkbox is a native toggle underneath.",
    rationale: """
      A button that swaps a symbol is announced as something to press, whatever its value says, and a view with only a \
      gesture can't be operated by Switch Control or from a keyboard at all.
      """,
    remedy: Remedy(
      swiftUI: "Use a Toggle, and draw the box in a ToggleStyle.",
      uiKit: "Build the box from a UISwitch, or from a control with the .toggleButton trait."),
    clauses: [
      "checkbox.basic.must.1", "checkbox.basic.dont.1", "checkbox.basic.custom.1", "checkbox.basic.accept.traits.1",
      "checkbox.basic.accept.keyboard.1", "global.custom-control-representation.1",
    ],
    needs: .underlyingControl,
    .node([.checkbox]) { node in
      guard let control = node.underlyingControl, control != .toggle, control != .representation
      else { return .passed }
      return .failed(
        found: control.inWords, expected: "a native toggle underneath",
        fix: node.descriptor.with { $0.rendering.underlyingControl = .toggle })
    },
    examples: [
      .passing("a toggle, be there a tap gesture in its style or not", Golden.checkbox("Accept Terms")),
      .passing(
        "a drawing that a toggle stands in for",
        Golden.checkbox("Accept Terms").with { $0.rendering.underlyingControl = .representation }),
      .failing(
        "a button that says it is checked",
        Golden.checkbox("Accept Terms", .checked).with { $0.rendering.underlyingControl = .button }),
      .failing(
        "only a gesture", Golden.checkbox("Accept Terms").with { $0.rendering.underlyingControl = .gesture }),
      .failing("something else", Golden.checkbox("Accept Terms").with { $0.rendering.underlyingControl = .other }),
      .cantTell(
        .underlyingControl, "nobody looked underneath", Golden.checkbox("Accept Terms").without(.underlyingControl)),
      .inapplicable(
        "a toggle button", Golden.actionToggle("Mute").with { $0.rendering.underlyingControl = .gesture }),
    ])
}
