import SelectionKit

extension Rule {
  static let chosenRadioStaysChosen = Rule(
    "chosen-radio-stays-chosen",
    "Activating the radio option that is chosen changes nothing.",
    rationale: """
      Activating what is chosen already is a common way to make sure of it; somebody who can't see that it turned the \
      choice off submits a form without an answer.
      """,
    remedy: Remedy(
      swiftUI: "Assign the selection in the action instead of toggling it.",
      uiKit: "Return early from the action when the option is chosen already."),
    clauses: ["tutorial.group.3", "ouds.radio.standalone.1"],
    mayNeed: [.selectedTrait, .state],
    .activation([.radioOption]) { step in
      guard step.isTarget else { return .inapplicable }
      switch step.before.choice {
      case .unchecked?, .mixed?:
        return .inapplicable
      case .checked?:
        if step.after.choice == .unchecked || step.after.has(.selected) == false {
          return .failed(found: "no longer chosen after it was activated again", expected: "still chosen")
        }
        let chosen = step.othersAfter.filter { $0.role == .radioOption && $0.choice == .checked }
        if !chosen.isEmpty, step.targetAfter?.group?.hasCertainMembers == true {
          return .failed(found: "\(chosen.quotedNames) chosen as well", expected: "nothing else chosen")
        }
        return step.after.choice == nil ? .cantTell(step.after.unknown([.state, .selectedTrait])) : .passed
      case nil:
        // If it was chosen, it had to stay so; if it stays or becomes chosen, all is well either way.
        return step.after.choice == .checked ? .passed : .cantTell(step.before.unknown([.state, .selectedTrait]))
      }
    },
    examples: [
      .example(.passed, "it stays chosen", Golden.choosing(0, chosen: 0, then: [0])),
      .example(.failed(.error), "it is turned off", Golden.choosing(0, chosen: 0, then: [])),
      .example(.failed(.error), "another is chosen", Golden.choosing(0, chosen: 0, then: [1])),
      .example(
        .failed(.error), "a radio button that stands alone is turned off",
        Activation(of: [], before: Golden.radio("Yes", isChosen: true), after: Golden.radio("Yes"))),
      .example(
        .cantTell([.state, .selectedTrait]), "what it was afterwards is not known",
        Golden.choosing(
          0, chosen: 0, then: [0], changingAfter: { $0.updateAll { $0.forget([.state, .selectedTrait]) } })),
      .example(.inapplicable, "the option was not chosen", Golden.choosing(1, chosen: 0, then: [1])),
    ])
}
