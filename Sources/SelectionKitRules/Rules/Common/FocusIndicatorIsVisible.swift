import SelectionKit

extension Rule {
  static let focusIndicatorIsVisible = Rule(
    "focus-indicator-is-visible",
    "A control that has the focus shows it, by the system's indicator or one that is equivalent.",
    rationale: "Somebody who uses a keyboard or a switch has to see which control their next key press will activate.",
    remedy: Remedy(
      swiftUI: "Remove .focusEffectDisabled(), or draw an indicator of your own from @FocusState.",
      uiKit: "Leave focusEffect as it is, or draw an indicator of your own in didUpdateFocus(in:with:)."),
    clauses: [
      "radio.basic.must.10", "button.toggle.must.9", "checkbox.basic.must.8", "global.focus-visible.1",
    ],
    needs: .focusIndicator, mayNeed: [.notEnabledTrait, .isReadOnly],
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      if node.isFixed == true { return .inapplicable }
      switch node.rendering.focusIndicator {
      case .system, .custom: return .passed
      case .suppressed where node.isFixed == false:
        return .failed(
          found: "the indicator suppressed, and none in its place", expected: "a visible focus indicator",
          fix: node.descriptor.with { $0.rendering.focusIndicator = .system })
      case .suppressed, nil:
        return .cantTell(node.unknown(Node.availability.union(.focusIndicator)))
      }
    },
    examples: [
      .passing("the system's indicator", Golden.radio("Black")),
      .passing("one of the app's own", Golden.actionToggle("Mute").with { $0.rendering.focusIndicator = .custom }),
      .failing("suppressed", Golden.checkbox("Email").with { $0.rendering.focusIndicator = .suppressed }),
      .cantTell(.focusIndicator, "nobody looked", Golden.radio("Black").without(.focusIndicator)),
      .cantTell(
        .notEnabledTrait, "suppressed on what may be disabled",
        Golden.radio("Black").with { $0.rendering.focusIndicator = .suppressed }.without(.notEnabledTrait)),
      .inapplicable(
        "disabled",
        Golden.radio("Black", isChosen: true).with {
          $0.traits.insert(.notEnabled)
          $0.rendering.focusIndicator = .suppressed
        }),
      .inapplicable(
        "read-only",
        Golden.radio("Black").with {
          $0.isReadOnly = true
          $0.rendering.focusIndicator = .suppressed
        }),
    ])
}
