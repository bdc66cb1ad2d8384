import SelectionKit

extension Rule {
  static let activationLeavesOthersAlone = Rule(
    "activation-leaves-others-alone",
    "Activating a radio option or a checkbox leaves the choices that it has nothing to do with as they are.",
    rationale: """
      A choice that changes elsewhere on the screen is not announced; somebody who can't see it submits what they never \
      chose.
      """,
    remedy: Remedy(
      swiftUI: "Keep one state per group of radio options and one per checkbox.",
      uiKit: "Change only the options of the group that the activated one belongs to."),
    clauses: ["tutorial.group.5"],
    mayNeed: [.state, .selectedTrait, .value],
    .activation([.radioOption, .checkbox]) { step in
      guard !step.isTarget, step.target.role == .radioOption || step.target.role == .checkbox else {
        return .inapplicable
      }
      if step.mayChangeWithTarget { return .inapplicable }
      guard let changed = step.choiceChanged else {
        return .cantTell(
          step.before.role == .radioOption ? [.state, .selectedTrait] : [.state, .value])
      }
      guard changed else { return .passed }
      let isUncertain = step.isInGroupOfTarget && step.before.group?.hasCertainMembers == false
      if isUncertain, step.before.isParent || step.target.isParent { return .cantTell(.groupMembership) }
      return .failed(
        found: "\(step.after.choice?.rawValue ?? "changed") after “\(step.target.label ?? "")” was activated",
        expected: "no change")
    },
    examples: [
      .example(.passed, "the other checkboxes stay", checking("Phone", of: ["Email"], then: ["Email", "Phone"])),
      .example(.failed(.error), "another is unchecked", checking("Phone", of: ["Email"], then: ["Phone"])),
      .example(
        .cantTell([.state, .value]), "what became of the others is not known",
        checking("Phone", of: ["Email"], then: ["Email", "Phone"]) { $0.forget([.state, .value]) }),
      .example(
        .inapplicable, "the parent of a group checks all of it",
        checking("All", of: [], then: ["All", "Email", "Phone", "Text"], names: ["All", "Email", "Phone", "Text"])),
      .example(.inapplicable, "the options of one radio group", Golden.choosing(1, chosen: 0, then: [1])),
    ])

  /// The activation of a checkbox in a group, by the names of those that are checked before and after.
  private static func checking(
    _ target: String, of checked: Set<String>, then checkedAfter: Set<String>,
    names: [String] = ["Text", "Email", "Phone"],
    changingAfter change: (inout AccessibilityDescriptor) -> Void = { _ in }
  ) -> Activation {
    func group(_ checked: Set<String>) -> AccessibilityDescriptor {
      Golden.checkboxGroup(
        "Contact", names.map { Golden.checkbox($0, CheckState(isChecked: checked.contains($0))) })
    }
    return Activation(
      of: [names.firstIndex(of: target) ?? 0], before: group(checked),
      after: group(checkedAfter).with { group in group.updateAll { if $0.role == .checkbox { change(&$0) } } })
  }
}

extension Step {
  /// Whether the choice of this element may follow from that of the activated one.
  fileprivate var mayChangeWithTarget: Bool {
    switch before.role {
    case .radioOption:
      // Radio buttons that stand alone are kept together by the app, which alone knows how.
      target.role == .radioOption && (isInGroupOfTarget || before.group == nil)
    default:
      isInGroupOfTarget && before.group?.hasCertainMembers == true
        && (before.isParent || target.isParent && before.isFixed != true)
    }
  }
}
