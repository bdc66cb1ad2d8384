import SelectionKit

extension Rule {
  static let toggleButtonIsAButton = Rule(
    "toggle-button-is-a-button",
    "A toggle button is a native button and announced as one.",
    rationale: """
      A view with only a gesture can't be reached by Switch Control or from a keyboard, and without the trait nobody \
      hears that there is something to press.
      """,
    remedy: Remedy(
      swiftUI: "Use a Button, and don't remove its .isButton trait.",
      uiKit: "Use a UIButton, or insert .button into accessibilityTraits of another UIControl."),
    clauses: [
      "button.toggle.must.1", "button.toggle.accept.traits.1", "button.toggle.accept.keyboard.1",
      "global.custom-control-representation.1",
    ],
    mayNeed: [.underlyingControl, .buttonTrait],
    .node([.toggleButton]) { node in
      let control = node.underlyingControl
      if control == .gesture {
        return .failed(found: "only a gesture underneath", expected: "a native button", fix: node.asButton)
      }
      if node.has(.button) == false {
        return .failed(found: "no button trait", expected: "the button trait", fix: node.asButton)
      }
      if let control, control != .button, control != .representation {
        return .failed(found: control.inWords, expected: "a native button", severity: .warning, fix: node.asButton)
      }
      let missing = node.unknown([.underlyingControl, .buttonTrait])
      return missing.isEmpty ? .passed : .cantTell(missing)
    },
    examples: [
      .passing("a button", Golden.actionToggle("Mute")),
      .passing(
        "a drawing that a button stands in for",
        Golden.actionToggle("Mute").with { $0.rendering.underlyingControl = .representation }),
      .failing("only a gesture", Golden.actionToggle("Mute").with { $0.rendering.underlyingControl = .gesture }),
      .failing(
        "only a gesture, whatever its traits are",
        Golden.actionToggle("Mute").without(.traits).with { $0.rendering.underlyingControl = .gesture }),
      .failing("no button trait", Golden.formattingToggle().with { $0.traits = [] }),
      .failing(
        "no button trait, whatever is underneath",
        Golden.actionToggle("Mute").without(.rendering).with { $0.traits = [] }),
      .failing(
        "a toggle in button style", Golden.formattingToggle().with { $0.rendering.underlyingControl = .toggle },
        severity: .warning),
      .failing(
        "another control that is announced as a button",
        Golden.actionToggle("Mute").with { $0.rendering.underlyingControl = .other }, severity: .warning),
      .cantTell(.buttonTrait, "traits that nobody looked at", Golden.actionToggle("Mute").without(.traits)),
      .cantTell(.underlyingControl, "nobody looked underneath", Golden.actionToggle("Mute").without(.rendering)),
      .cantTell(
        [.underlyingControl, .buttonTrait], "nobody looked at anything",
        Golden.actionToggle("Mute").without([.underlyingControl, .buttonTrait])),
      .inapplicable("a switch", AccessibilityDescriptor(.switch, label: "Wi-Fi", traits: .toggle)),
    ])
}

extension Node {
  fileprivate var asButton: AccessibilityDescriptor {
    descriptor.with {
      $0.traits.insert(.button)
      if $0.rendering.underlyingControl != .representation { $0.rendering.underlyingControl = .button }
    }
  }
}
