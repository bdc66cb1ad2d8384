import SelectionKit

extension Rule {
  static let glyphDiffersByShape = Rule(
    "glyph-differs-by-shape",
    "The glyph of a chosen option differs from that of the others by its shape.",
    rationale: "Somebody who can't tell the colours apart can't see what is chosen if nothing but the colour changes.",
    remedy: Remedy(
      swiftUI: "Switch between two symbols, such as “circle” and “largecircle.fill.circle”.",
      uiKit: "Set a different image for the selected state, not only another tint."),
    clauses: [
      "radio.basic.must.7", "radio.basic.dont.4", "radio.basic.custom.1", "radio.basic.accept.visual.1",
      "checkbox.basic.must.5", "checkbox.basic.dont.4", "checkbox.basic.custom.1", "checkbox.basic.accept.visual.1",
      "ouds.radio.indicator.1", "tutorial.group.7", "global.semantic-color.1",
    ],
    needs: .glyphs,
    .node([.radioOption, .checkbox]) { node in
      guard let glyphs = node.rendering.glyphs else { return .cantTell(.glyphs) }
      if glyphs.off != glyphs.on { return .passed }
      if glyphs == .none { return .inapplicable }
      return .failed(
        found: "the glyph “\(glyphs.on)” in both states", expected: "two glyphs of different shape",
        fix: node.descriptor.with {
          $0.rendering.glyphs = AccessibilityDescriptor.Rendering.recommended(for: node.role, label: nil).glyphs
        })
    },
    examples: [
      .passing("a circle and a ringed circle", Golden.radio("Black")),
      .passing("a square and a checked square", Golden.checkbox("Email")),
      .passing(
        "a check mark that only the chosen option has",
        Golden.radio("Black").with { $0.rendering.glyphs = .init(off: "", on: "checkmark") }),
      .failing(
        "a circle that changes its colour",
        Golden.radio("Black").with { $0.rendering.glyphs = .init(off: "circle.fill", on: "circle.fill") }),
      .failing(
        "a square that changes its colour",
        Golden.checkbox("Email").with { $0.rendering.glyphs = .init(off: "square", on: "square") }),
      .cantTell(.glyphs, "glyphs that nobody looked at", Golden.radio("Black").without(.glyphs)),
      .inapplicable(
        "no glyph", Golden.radio("Black").with { $0.rendering.glyphs = AccessibilityDescriptor.Rendering.Glyphs.none }),
      .inapplicable("a toggle button", Golden.actionToggle("Mute")),
    ])
}
