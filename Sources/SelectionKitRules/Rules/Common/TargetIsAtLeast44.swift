import SelectionKit

extension Rule {
  static let targetIsAtLeast44 = Rule(
    "target-is-at-least-44",
    "The area of a control that reacts to touch is preferably 44 by 44 points.",
    rationale: "The smaller a target, the more people miss it: those with a tremor, large fingers, or a moving bus.",
    remedy: Remedy(
      swiftUI: "Add padding inside the control and .contentShape(.rect), so that at least 44 by 44 points react.",
      uiKit: "Enlarge the control, or override point(inside:with:) so that at least 44 by 44 points react."),
    severity: .warning,
    clauses: [
      "radio.basic.must.9", "button.toggle.must.8", "checkbox.basic.must.7", "global.touch-target-size.2",
    ],
    needs: .hitArea, mayNeed: [.notEnabledTrait, .isReadOnly, .isInlineInText],
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      // Half a point less is what rounding to pixels makes of 44.
      node.judgeTarget(atLeast: 43.5, expected: "at least 44 by 44 pt")
    },
    examples: [
      .passing("the preferred size", Golden.radio("Black")),
      .passing("the preferred size after rounding", Golden.checkbox("Email").withTarget(43.5, 43.5)),
      .failing("smaller than preferred", Golden.checkbox("Email").withTarget(43, 44), severity: .warning),
      .failing("just what is needed", Golden.actionToggle("Mute").withTarget(24, 24), severity: .warning),
      .cantTell(.hitArea, "a size that nobody measured", Golden.radio("Black").without(.hitArea)),
      .cantTell(.hitArea, "as preferred or smaller", Golden.radio("Black").withTarget(42, 44, to: 44, 44)),
      .cantTell(
        .isInlineInText, "smaller, unless it stands in a running text",
        Golden.radio("Black").withTarget(30, 30).without(.isInlineInText)),
      .inapplicable(
        "inside a running text",
        Golden.checkbox("I accept").withTarget(80, 30).with { $0.rendering.isInlineInText = true }),
      .inapplicable("disabled", Golden.radio("Black").withTarget(30, 30).with { $0.traits.insert(.notEnabled) }),
    ])
}
