import SelectionKit

extension Rule {
  static let requiredRadioGroupHasChoice = Rule(
    "required-radio-group-has-choice",
    "A radio group in which a choice is required has one when its form is submitted.",
    rationale:
      "A form that was sent without a required choice comes back, and people have to find out what was missing.",
    remedy: Remedy(
      swiftUI: "Refuse to submit without a choice, and say in the value of the group that one is needed.",
      uiKit: "Refuse to submit without a choice, and say in the value of the group that one is needed."),
    severity: .warning,
    clauses: ["radio.basic.use.1"],
    mayNeed: [.selectedTrait, .isRequired, .isSubmitted, .children],
    .node([.radioGroup]) { group in
      let isDue = group.isChoiceDue
      var missing = group.unknown([.isRequired, .isSubmitted, .children])
      var count = 0
      for option in group.members where option.role == .radioOption {
        count += 1
        if isDue == false || option.has(.selected) == true { return .passed }
        missing.formUnion(option.unknown(.selectedTrait))
      }
      if count == 0 { return .inapplicable }
      guard missing.isEmpty else { return .cantTell(missing) }
      return .failed(found: "no choice in a form that was submitted", expected: "one chosen option")
    },
    examples: [
      .passing("a choice", Golden.radioGroup().due),
      .passing("none yet, and not submitted", sizes.due.with { $0.isSubmitted = false }),
      .passing("none, and none is required", sizes.due.with { $0.isRequired = false }),
      .passing("a choice, whatever is required", Golden.radioGroup().without([.isRequired, .isSubmitted])),
      .failing("none, required and submitted", sizes.due, severity: .warning),
      .cantTell(.isRequired, "none, perhaps not required", sizes.due.without(.isRequired)),
      .cantTell(.isSubmitted, "none, perhaps not submitted", sizes.due.without(.isSubmitted)),
      .cantTell(.selectedTrait, "traits that nobody looked at", sizes.due.with { $0.children[1].forget(.traits) }),
      .cantTell(.children, "options that nobody saw", sizes.due.without(.children)),
      .inapplicable("no options", Golden.radioGroup("Size", []).due),
    ])
}

private let sizes = Golden.radioGroup("Size", [Golden.radio("Small"), Golden.radio("Large")])

extension AccessibilityDescriptor {
  /// This group, required and submitted.
  fileprivate var due: AccessibilityDescriptor {
    with {
      $0.isRequired = true
      $0.isSubmitted = true
    }
  }
}

extension Node {
  /// Whether a choice has to be there by now, or nil if that is not known.
  fileprivate var isChoiceDue: Bool? {
    allOf(descriptor.isRequired, descriptor.isSubmitted)
  }
}
