import SelectionKit

extension Rule {
  static let glyphScalesWithText = Rule(
    "glyph-scales-with-text",
    "The glyph of a radio option or checkbox grows with the text size setting.",
    rationale: "Somebody who needs large text sees a large label beside a glyph that is too small to tell the state.",
    remedy: Remedy(
      swiftUI: "Size the symbol by a font, or an image by @ScaledMetric, instead of a fixed frame.",
      uiKit: "Use UIImage.SymbolConfiguration(textStyle:), or scale the size with UIFontMetrics."),
    clauses: [
      "radio.basic.must.8", "radio.basic.dont.5", "radio.basic.accept.dynamictype.1", "checkbox.basic.must.6",
      "checkbox.basic.dont.5", "checkbox.basic.accept.dynamictype.1", "global.dynamic-type.1",
    ],
    needs: .glyphSizing,
    .node([.radioOption, .checkbox]) { node in
      let fault: String
      switch node.rendering.glyphSizing {
      case nil: return .cantTell(.glyphSizing)
      case .withText: return .passed
      case .fixed: fault = "a glyph of fixed size"
      case .clipped: fault = "a glyph that is cut off when it grows"
      }
      return .failed(
        found: fault, expected: "a glyph that grows with the text",
        fix: node.descriptor.with { $0.rendering.glyphSizing = .withText })
    },
    examples: [
      .passing("a glyph that grows", Golden.radio("Black")),
      .failing("a glyph of fixed size", Golden.radio("Black").with { $0.rendering.glyphSizing = .fixed }),
      .failing("a glyph that is cut off", Golden.checkbox("Email").with { $0.rendering.glyphSizing = .clipped }),
      .cantTell(.glyphSizing, "nobody tried large text", Golden.checkbox("Email").without(.glyphSizing)),
      .inapplicable("a toggle button", Golden.actionToggle("Mute")),
    ])
}
