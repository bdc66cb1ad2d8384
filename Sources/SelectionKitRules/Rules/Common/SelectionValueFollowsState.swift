import SelectionKit

extension Rule {
  static let selectionValueFollowsState = Rule(
    "selection-value-follows-state",
    "The value of a radio option or a checkbox changes with its state.",
    rationale: "A value that lags behind tells people the opposite of what they just chose.",
    remedy: Remedy(
      swiftUI: "Derive .accessibilityValue(_:) from the same state as the symbol.",
      uiKit: "Set accessibilityValue wherever the state is set, or override its getter."),
    clauses: [
      "radio.basic.custom.2", "radio.basic.accept.voiceover.2", "checkbox.basic.custom.2",
      "checkbox.basic.accept.voiceover.2", "tutorial.group.7",
    ],
    mayNeed: [.state, .selectedTrait, .value],
    .activation([.radioOption, .checkbox]) { step in
      switch step.stateChanged {
      case nil: return .cantTell(.state)
      case false?: return .inapplicable
      case true?: break
      }
      let missing = step.before.unknown(.value).union(step.after.unknown(.value))
      guard missing.isEmpty else { return .cantTell(missing) }
      // Without a value there is none to follow, which the rules about values report.
      guard let old = step.before.value, let new = step.after.value else { return .inapplicable }
      if old != new { return .passed }
      return .failed(found: "“\(new)” as before, though the state changed", expected: "another value")
    },
    examples: [
      .example(.passed, "the value follows", Golden.flipping(from: .unchecked, to: .checked)),
      .example(
        .failed(.error), "the value stays behind",
        Golden.flipping(from: .unchecked, to: .checked) { $0.value = "Unchecked" }),
      .example(
        .failed(.error), "the values of radio options stay behind",
        Golden.choosing(
          1, chosen: 0, then: [1],
          changingAfter: { group in
            group.children[1].value = "Radio button, checked"
            group.children[2].value = "Radio button, unchecked"
          })),
      .example(
        .cantTell(.value), "a value that nobody looked for",
        Golden.flipping(from: .unchecked, to: .checked) { $0.forget(.value) }),
      .example(
        .cantTell(.state), "a state that nobody looked for",
        Golden.flipping(from: .unchecked, to: .checked) { $0.forget(.state) }),
      .example(.inapplicable, "nothing changed", Golden.flipping(from: .checked, to: .checked)),
    ])
}

extension Step {
  /// Whether the state changed, by evidence other than the value; nil if nothing tells.
  fileprivate var stateChanged: Bool? {
    if let old = before.state, let new = after.state { return old != new }
    guard before.role == .radioOption, let old = before.has(.selected), let new = after.has(.selected) else {
      return nil
    }
    return old != new
  }
}
