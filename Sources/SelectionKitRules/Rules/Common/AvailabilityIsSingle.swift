import SelectionKit

extension Rule {
  static let availabilityIsSingle = Rule(
    "availability-is-single",
    "An element is in error, read-only or disabled, and never two of these at once.",
    rationale: """
      An error that can't be put right, or a value said to be both unavailable and only to be read, leaves people not \
      knowing what they may do.
      """,
    remedy: Remedy(
      swiftUI: "Model the status as one value, and derive .disabled(_:) and the spoken value from it.",
      uiKit: "Model the status as one value, and derive isEnabled and accessibilityValue from it."),
    clauses: ["ouds.radio.forbidden.1", "ouds.radio.forbidden.2", "ouds.radio.forbidden.3", "ouds.radio.readonly.1"],
    mayNeed: [.error, .isReadOnly, .notEnabledTrait],
    .node([.radioOption, .checkbox, .toggleButton, .radioGroup, .checkboxGroup]) { node in
      if node.isImplied { return .inapplicable }
      let (isInError, isReadOnly, isDisabled) = (node.isInError, node.isReadOnly, node.has(.notEnabled))
      switch (isInError, isReadOnly, isDisabled) {
      case (false, false, _), (false, _, false), (_, false, false): return .passed
      default: break
      }
      let named = [(isInError, "in error"), (isReadOnly, "read-only"), (isDisabled, "disabled")]
      let pair = named.filter { $0.0 == true }
      guard pair.count >= 2 else { return .cantTell(node.unknown([.error, .isReadOnly, .notEnabledTrait])) }
      // Read-only is told in words, so the trait is what is too much; which of the others is right nobody can know.
      let isOnlyTraitTooMuch = isInError == false && node.descriptor.isEnabled != false
      return .failed(
        found: pair.map(\.1).joined(separator: " and "), expected: "one of these at most",
        fix: isOnlyTraitTooMuch ? node.descriptor.with { $0.traits.remove(.notEnabled) } : nil)
    },
    examples: [
      .passing("none of the three", Golden.radio("Black")),
      .passing("in error", Golden.checkbox("Accept Terms").inError),
      .passing("read-only", Golden.radio("Black").with { $0.isReadOnly = true }),
      .passing("disabled", Golden.actionToggle("Mute").with { $0.traits.insert(.notEnabled) }),
      .passing(
        "a group in error with an option that is disabled",
        Golden.radioGroup("Size", [Golden.radio("Small"), Golden.radio("Large").with { $0.traits = .notEnabled }])
          .inError),
      .passing(
        "neither in error nor read-only, whether disabled or not", Golden.radio("Black").without(.notEnabledTrait)),
      .failing("in error and read-only", Golden.radio("Black").inError.with { $0.isReadOnly = true }),
      .failing("in error and disabled", Golden.radio("Black").inError.with { $0.traits.insert(.notEnabled) }),
      .failing(
        "read-only and disabled",
        Golden.checkbox("Email").with {
          $0.isReadOnly = true
          $0.traits.insert(.notEnabled)
        }),
      .failing(
        "two are enough, whatever the third is",
        Golden.radio("Black").inError.with { $0.isReadOnly = true }.without(.notEnabledTrait)),
      .failing("a group", Golden.checkboxGroup().inError.with { $0.isReadOnly = true }),
      .cantTell(
        [.error, .isReadOnly], "disabled, and nothing else known",
        Golden.radio("Black").with { $0.traits = .notEnabled }.without([.error, .isReadOnly])),
      .cantTell(
        [.error, .notEnabledTrait], "not read-only, and nothing else known",
        Golden.radio("Black").without([.error, .traits])),
      .inapplicable("a plain button", AccessibilityDescriptor(.button, traits: .notEnabled).inError),
    ])
}
