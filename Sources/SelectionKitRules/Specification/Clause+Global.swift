extension Clause {
  /// The clauses that the specs refer to.
  static let global: [Clause] = [
    Clause(
      "global.touch-target-size.1", .global, .error,
      "The hit area (not the glyph) is at least 24x24 pt; below it fails unless the target is inline in text.",
      serving: [.targetSizeMinimum],
      parts: [
        Part([.rules(["target-is-at-least-24"])])
      ]),
    Clause(
      "global.touch-target-size.2", .global, .warning,
      "44x44 pt is preferred: 24 to under 43.5 (half a point for rounding) is a warning, never an error.",
      serving: [.targetSizeEnhanced],
      parts: [
        Part([.rules(["target-is-at-least-44"])])
      ]),
    Clause(
      "global.focus-visible.1", .global, .error,
      """
      Every interactive control shows the system focus indicator; no style suppresses it without an equivalent of \
      its own.
      """,
      serving: [.focusVisible],
      parts: [
        Part([.rules(["focus-indicator-is-visible"])])
      ]),
    Clause(
      "global.semantic-color.1", .global, .error,
      "No state by colour alone.",
      serving: [.useOfColor],
      parts: [
        Part([.rules(["glyph-differs-by-shape"])])
      ]),
    Clause(
      "global.dynamic-type.1", .global, .error,
      "Text and glyph scale; no clipping or truncation of meaningful text; the range of text sizes is not clamped.",
      serving: [.resizeText],
      parts: [
        Part([.rules(["label-scales-with-text"])]),
        Part([.rules(["glyph-scales-with-text"])]),
        Part([
          .review("Whether the range of text sizes is clamped shows only when the screen is tried at the largest size.")
        ]),
      ]),
    Clause(
      "global.custom-control-representation.1", .global, .error,
      "A control drawn from shapes and gestures exposes a native equivalent with name, value, role and actions.",
      serving: [.keyboard, .nameRoleValue],
      parts: [
        Part([
          .rules(["radio-option-has-button-underneath", "checkbox-has-toggle-underneath", "toggle-button-is-a-button"])
        ])
      ]),
  ]
}
