import SelectionKit

extension Rule {
  static let labelScalesWithText = Rule(
    "label-scales-with-text",
    "The visible text of a control grows with the text size setting and stays whole.",
    rationale: "Somebody who needs large text can't read a label that stays small or is cut off.",
    remedy: Remedy(
      swiftUI: "Use text styles, no fixed font sizes, line limits or frames, and don't limit dynamicTypeSize.",
      uiKit: "Use preferredFont(forTextStyle:) with adjustsFontForContentSizeCategory, and numberOfLines = 0."),
    clauses: [
      "radio.basic.accept.dynamictype.1", "checkbox.basic.accept.dynamictype.1", "button.toggle.accept.dynamictype.1",
      "global.dynamic-type.1",
    ],
    mayNeed: [.textSizing, .isIconOnly],
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      if node.rendering.isIconOnly == true { return .inapplicable }
      let fault: String
      switch node.rendering.textSizing {
      case nil: return .cantTell(node.unknown([.textSizing, .isIconOnly]))
      case .withText: return .passed
      case .fixed: fault = "text of fixed size"
      case .clipped: fault = "text that is cut off when it grows"
      }
      guard node.knows(.isIconOnly) else { return .cantTell(.isIconOnly) }
      return .failed(
        found: fault, expected: "text that grows with the setting and stays whole",
        fix: node.descriptor.with { $0.rendering.textSizing = .withText })
    },
    examples: [
      .passing("text that grows", Golden.radio("Black")),
      .passing("text that grows, if there is any", Golden.actionToggle("Mute").without(.isIconOnly)),
      .failing("text of fixed size", Golden.actionToggle("Mute").with { $0.rendering.textSizing = .fixed }),
      .failing("text that is cut off", Golden.checkbox("Email").with { $0.rendering.textSizing = .clipped }),
      .cantTell(.textSizing, "nobody tried large text", Golden.checkbox("Email").without(.textSizing)),
      .cantTell(
        [.textSizing, .isIconOnly], "nobody looked at the view", Golden.actionToggle("Mute").without(.rendering)),
      .cantTell(
        .isIconOnly, "text of fixed size, if there is any",
        Golden.actionToggle("Mute").with { $0.rendering.textSizing = .fixed }.without(.isIconOnly)),
      .inapplicable("only an icon", Golden.actionToggle("Mute", isIconOnly: true)),
    ])
}
