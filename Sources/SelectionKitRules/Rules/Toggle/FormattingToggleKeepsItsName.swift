import SelectionKit

extension Rule {
  static let formattingToggleKeepsItsName = Rule(
    "formatting-toggle-keeps-its-name",
    "A toggle button that formats text in a toolbar, or is to have a stable name, keeps its name.",
    rationale: "People look for “Bold” among its neighbours by name, and would have to learn two names for one thing.",
    remedy: Remedy(
      swiftUI: "Keep one .accessibilityLabel(_:), and add .accessibilityAddTraits(isActive ? .isSelected : []).",
      uiKit: "Keep one accessibilityLabel, and insert .selected into accessibilityTraits while active."),
    clauses: [
      "button.toggle.exception.1", "button.toggle.accept.traits.2", "button.toggle.accept.voiceover.2",
    ],
    mayNeed: [.label, .isFormatting, .naming],
    .activation([.toggleButton]) { step in
      guard step.isTarget else { return .inapplicable }
      let isKept = anyOf(step.before.isFormatting, step.before.naming.map { $0 == .stable })
      guard isKept != false else { return .inapplicable }
      switch allOf(isKept, step.isRenamed) {
      case false?: return .passed
      case nil:
        return .cantTell(step.unknown(.label).union(isKept == nil ? step.before.unknown(Node.evidenceOfStrategy) : []))
      case true?:
        return .failed(
          found: "“\(step.before.label ?? "")” became “\(step.after.label ?? "")”",
          expected: "“\(step.before.label ?? "")” before and after")
      }
    },
    examples: [
      .example(.passed, "“Bold” stays", Golden.formatting()),
      .example(
        .passed, "a stable name stays, but for a count",
        Golden.renaming("Like, 12", to: "Like, 13") { $0.naming = .stable }),
      .example(
        .passed, "the name stays, whatever it is for",
        Golden.formatting { $0.forget([.naming, .isFormatting]) }),
      .example(
        .failed(.error), "“Bold” becomes “Remove Bold”",
        Golden.formatting {
          $0.traits = .button
        } changingAfter: {
          $0.label = "Remove Bold"
          $0.traits = .button
        }),
      .example(
        .failed(.error), "a name that was to be stable", Golden.renaming { $0.naming = .stable }),
      .example(
        .cantTell(.label), "a name that nobody looked for",
        Golden.formatting(changingAfter: { $0.forget(.label) })),
      .example(
        .cantTell([.naming, .isFormatting]), "another name, on what may be a formatting toggle",
        Golden.renaming { $0.forget([.naming, .isFormatting]) }),
      .example(
        .cantTell(.isFormatting), "named by the next action, on what may be a formatting toggle",
        Golden.renaming { $0.forget(.isFormatting) }),
      .example(.inapplicable, "named by the next action", Golden.renaming()),
      .example(.inapplicable, "something else was activated", Golden.activatingAnother()),
    ]
  ).absorbing("toggle-button-name-is-the-next-action")
}
