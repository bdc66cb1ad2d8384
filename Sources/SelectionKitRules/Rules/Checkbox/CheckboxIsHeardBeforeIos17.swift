import SelectionKit

extension Rule {
  static let checkboxIsHeardBeforeIos17 = Rule(
    "checkbox-is-heard-before-ios-17",
    "The state of a checkbox is heard on every system version that the app runs on.",
    rationale: """
      Up to iOS 16 VoiceOver replaces the value of something with the toggle trait by on or off, and is silent where the \
      value is neither: people there never hear whether the box is checked.
      """,
    remedy: Remedy(
      swiftUI:
        "Raise the deployment target to iOS 17, or say the state in the label or the hint as well before iOS 17.",
      uiKit: "Raise the deployment target to iOS 17, or say the state in accessibilityHint as well before iOS 17."),
    severity: .warning, clauses: ["checkbox.basic.accept.voiceover.1", "checkbox.basic.accept.traits.1"],
    mayNeed: [.minimumOS, .toggleTrait, .value],
    .node([.checkbox]) { node in
      if let version = node.minimumMajorOS, version >= 17 { return .inapplicable }
      let isOlder = node.minimumMajorOS.map { $0 < 17 }
      switch allOf(isOlder, node.has(.toggle), node.hasValueOfItsOwn) {
      case false?: return .passed
      case nil: return .cantTell(node.unknown([.minimumOS, .toggleTrait, .value]))
      case true?:
        return .failed(
          found: "“\(node.value ?? "")”, which iOS \(node.minimumMajorOS ?? 16) does not speak",
          expected: "iOS 17 as the earliest version")
      }
    },
    examples: [
      .example(
        .failed(.warning), "the golden pattern on iOS 16",
        Golden.document(Golden.checkbox("Accept Terms"), minimumOS: "16.4")),
      .example(
        .passed, "without the toggle trait the value is spoken",
        Golden.document(Golden.checkbox("Accept Terms").with { $0.traits = .button }, minimumOS: "15")),
      .example(
        .passed, "on and off are spoken, which another rule objects to",
        Golden.document(Golden.checkbox("Accept Terms").with { $0.value = "1" }, minimumOS: "16")),
      .example(
        .passed, "no value, which another rule objects to",
        Golden.document(Golden.checkbox("Accept Terms").with { $0.value = nil })),
      .cantTell(.minimumOS, "the earliest version is not known", Golden.checkbox("Accept Terms")),
      .example(
        .cantTell(.toggleTrait), "traits that nobody looked at",
        Golden.document(Golden.checkbox("Accept Terms").without(.traits), minimumOS: "16")),
      .example(
        .cantTell([.minimumOS, .value]), "a value that nobody looked for",
        Golden.document(Golden.checkbox("Accept Terms").without(.value))),
      .example(
        .inapplicable, "iOS 17", Golden.document(Golden.checkbox("Accept Terms"), minimumOS: "17.0")),
    ])
}

extension Node {
  /// Whether the value is neither missing nor the raw number that the toggle trait replaces; nil if it is not known.
  fileprivate var hasValueOfItsOwn: Bool? {
    guard knows(.value) else { return nil }
    return value.map { !$0.isBlank && !ValueReading.isRaw($0) } ?? false
  }
}
