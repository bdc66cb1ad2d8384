import SelectionKit

extension Rule {
  static let fixedControlDoesNotReact = Rule(
    "fixed-control-does-not-react",
    "Activating a disabled or read-only control changes nothing.",
    rationale: """
      Somebody who was told that a control can't be changed doesn't check what their activation did; a change then goes \
      unnoticed.
      """,
    remedy: Remedy(
      swiftUI: "Use .disabled(true), or do nothing in the action while the control is read-only.",
      uiKit: "Set isEnabled to false, or return early from the action while the control is read-only."),
    clauses: ["ouds.radio.readonly.1"],
    mayNeed: [.notEnabledTrait, .isReadOnly, .state, .selectedTrait, .value, .label],
    .activation([.radioOption, .checkbox, .toggleButton]) { step in
      guard step.isTarget, step.before.isFixed != false else { return .inapplicable }
      var differences = step.heardDifferences
      for other in step.othersAfter where other.role == .radioOption && other.has(.selected) == true {
        // The choice may have gone to another option instead.
        if step.before.choice == .checked { differences.insert(.selectedTrait) }
      }
      if step.before.isFixed == nil {
        return differences.isEmpty ? .passed : .cantTell(step.before.unknown(Node.availability))
      }
      if !differences.isEmpty {
        return .failed(found: "a change of \(differences) after it was activated", expected: "no change")
      }
      let known = step.before.facts.intersection(step.after.facts)
      let evidence: Facts = [.state, .selectedTrait]
      return known.isDisjoint(with: evidence) ? .cantTell(evidence) : .passed
    },
    examples: [
      .example(
        .passed, "a disabled option",
        Golden.choosing(1, chosen: 0, then: [0], changingBefore: disable, changingAfter: disable)
      ),
      .example(
        .failed(.error), "a disabled option is chosen all the same",
        Golden.choosing(1, chosen: 0, then: [1], changingBefore: disable, changingAfter: disable)),
      .example(
        .failed(.error), "a read-only checkbox is checked",
        Golden.flipping(from: .unchecked, to: .checked) { $0.isReadOnly = true }),
      .example(
        .cantTell(.isReadOnly), "a change, on what may be read-only",
        Golden.flipping(from: .unchecked, to: .checked) { $0.forget(.isReadOnly) }),
      .example(
        .cantTell([.state, .selectedTrait]), "neither state nor trait is known",
        Golden.flipping(from: .unchecked, to: .unchecked) {
          $0.isReadOnly = true
          $0.forget([.state, .selectedTrait])
        }),
      .example(.inapplicable, "an option that can be changed", Golden.choosing(1, chosen: 0, then: [1])),
    ])

  private static func disable(_ group: inout AccessibilityDescriptor) {
    group.updateAll { if $0.role == .radioOption { $0.traits.insert(.notEnabled) } }
  }
}
