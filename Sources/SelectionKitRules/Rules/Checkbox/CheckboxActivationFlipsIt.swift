import SelectionKit

extension Rule {
  static let checkboxActivationFlipsIt = Rule(
    "checkbox-activation-flips-it",
    "Activating a checkbox checks or unchecks it.",
    rationale: "If nothing changes for assistive technology, people can't know whether their choice was taken.",
    remedy: Remedy(
      swiftUI: "Bind the Toggle to the state that the value is derived from.",
      uiKit: "Change the state in the action, and accessibilityValue with it."),
    clauses: ["checkbox.basic.accept.voiceover.2", "checkbox.basic.accept.keyboard.1"],
    mayNeed: [.state, .value, .notEnabledTrait, .isReadOnly],
    .activation([.checkbox]) { step in
      guard step.isTarget, step.before.isFixed != true else { return .inapplicable }
      guard let old = step.before.choice, let new = step.after.choice else {
        let missing = step.before.unknown([.state, .value]).union(step.after.unknown([.state, .value]))
        return .cantTell(missing.contains(.value) ? missing : .stateVocabulary)
      }
      // A parent of options that can't be changed may stay as mixed as it was.
      if old != new || old == .mixed && step.before.isParent { return .passed }
      if step.before.isFixed == nil { return .cantTell(step.before.unknown(Node.availability)) }
      return .failed(found: "still \(new.rawValue) after it was activated", expected: "a change")
    },
    examples: [
      .example(.passed, "it is checked", Golden.flipping(from: .unchecked, to: .checked)),
      .example(.passed, "it is unchecked", Golden.flipping(from: .checked, to: .unchecked)),
      .example(.passed, "mixed becomes checked", Golden.flipping(from: .mixed, to: .checked)),
      .example(.failed(.error), "nothing happens", Golden.flipping(from: .unchecked, to: .unchecked)),
      .example(.failed(.error), "mixed stays mixed", Golden.flipping(from: .mixed, to: .mixed)),
      .example(
        .cantTell([.notEnabledTrait]), "nothing happens, on what may be unavailable",
        Golden.flipping(from: .unchecked, to: .unchecked) { $0.forget(.notEnabledTrait) }),
      .example(
        .cantTell([.state, .value]), "neither state nor value is known",
        Golden.flipping(from: .unchecked, to: .checked) { $0.forget([.state, .value]) }),
      .example(
        .inapplicable, "it is read-only", Golden.flipping(from: .unchecked, to: .unchecked) { $0.isReadOnly = true }),
    ])
}
