import SelectionKit

extension Rule {
  static let targetIsAtLeast24 = Rule(
    "target-is-at-least-24",
    "The area of a control that reacts to touch is at least 24 by 24 points.",
    rationale: "Somebody whose hand is not steady misses a smaller target, or hits what is beside it.",
    remedy: Remedy(
      swiftUI: "Add padding inside the control and .contentShape(.rect), so that at least 44 by 44 points react.",
      uiKit: "Enlarge the control, or override point(inside:with:) so that at least 44 by 44 points react."),
    clauses: [
      "radio.basic.must.9", "button.toggle.must.8", "checkbox.basic.must.7", "global.touch-target-size.1",
    ],
    needs: .hitArea, mayNeed: [.notEnabledTrait, .isReadOnly, .isInlineInText],
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      node.judgeTarget(atLeast: 24, expected: "at least 24 by 24 pt, better 44 by 44 pt")
    },
    examples: [
      .passing("a target of the preferred size", Golden.radio("Black")),
      .passing("just large enough", Golden.checkbox("Email").withTarget(24, 24)),
      .passing("between two sizes that are both large enough", Golden.radio("Black").withTarget(24, 24, to: 26, 26)),
      .failing("too small", Golden.radio("Black").withTarget(20, 20)),
      .failing("wide enough and too low", Golden.actionToggle("Mute").withTarget(100, 23.5)),
      .failing("too small at most", Golden.checkbox("Email").withTarget(21, 43, to: 23, 45)),
      .failing(
        "a frame that is too small, which the target may exceed",
        Golden.checkbox("Email").withTarget(18, 18, to: 20, 20, isFrame: true), severity: .warning),
      .cantTell(.hitArea, "a size that nobody measured", Golden.radio("Black").without(.hitArea)),
      .cantTell(.hitArea, "large enough or too small", Golden.radio("Black").withTarget(22, 44, to: 24, 44)),
      .cantTell(
        .isInlineInText, "too small, unless it stands in a running text",
        Golden.radio("Black").withTarget(20, 20).without(.isInlineInText)),
      .cantTell(
        [.notEnabledTrait, .isReadOnly], "too small, unless it can't be operated",
        Golden.radio("Black").withTarget(20, 20).without([.traits, .isReadOnly])),
      .inapplicable(
        "inside a running text",
        Golden.checkbox("I accept").withTarget(80, 17).with { $0.rendering.isInlineInText = true }),
      .inapplicable(
        "disabled", Golden.radio("Black", isChosen: true).withTarget(20, 20).with { $0.traits.insert(.notEnabled) }),
      .inapplicable("read-only", Golden.radio("Black").withTarget(20, 20).with { $0.isReadOnly = true }),
    ]
  ).absorbing("target-is-at-least-44")
}
