import SelectionKit

extension Rule {
  static let radioGroupIsNotPlainButtons = Rule(
    "radio-group-is-not-plain-buttons",
    "The options of a radio group are told apart from plain buttons by their traits or their values.",
    rationale: "People hear a row of buttons, and neither that one of them is to be chosen nor which of them is.",
    remedy: Remedy(
      swiftUI: """
        On each option remove the button trait, add .isSelected to the chosen one, and set .accessibilityValue(_:) to role \
        and state.
        """,
      uiKit: "Set accessibilityTraits to .selected on the chosen option and to none on others; set accessibilityValue."),
    clauses: [
      "radio.basic.dont.1", "radio.basic.must.2", "radio.basic.must.3", "radio.basic.must.4", "tutorial.audit.1",
    ],
    mayNeed: [.buttonTrait, .selectedTrait, .value, .children],
    .node([.radioGroup]) { group in
      var missing = group.unknown(.children)
      var count = 0
      for option in group.members where option.role == .radioOption {
        count += 1
        switch option.isPlainButton {
        case false: return .passed
        case true: break
        case nil: missing.formUnion(option.unknown([.buttonTrait, .selectedTrait, .value]))
        }
      }
      if count == 0 { return .inapplicable }
      guard missing.isEmpty else { return .cantTell(missing) }
      return .failed(
        found: "\(count) plain \(count == 1 ? "button" : "buttons")",
        expected: "options that say their role and which of them is chosen", fix: group.withOptionsThatSayWhatTheyAre)
    },
    examples: [
      .passing("options as they should be", Golden.radioGroup()),
      .passing("a button that is selected", plainButtons.with { $0.children[1].traits.insert(.selected) }),
      .passing("a button with a value", plainButtons.with { $0.children[2].value = "not chosen" }),
      .passing("one is no button", plainButtons.with { $0.children[2].traits = [] }),
      .failing("buttons, none selected, none with a value", plainButtons),
      .failing("a button alone", Golden.radioGroup("Terms", [Golden.radio("Agree").asPlainButton])),
      .failing("loose buttons", AccessibilityDescriptor(.screen, children: Array(plainButtons.children.dropFirst()))),
      .cantTell(.value, "values that nobody heard", plainButtons.with { $0.children[1].forget(.value) }),
      .cantTell(
        [.buttonTrait, .selectedTrait], "traits that nobody looked at",
        plainButtons.with { $0.children[1].forget(.traits) }),
      .cantTell(.children, "options that nobody saw", plainButtons.without(.children)),
      .inapplicable("no options", Golden.radioGroup("Size", [])),
      .inapplicable(
        "native radio buttons",
        Golden.radioGroup("Size", [AccessibilityDescriptor(.nativeRadio, label: "S", traits: .button)])),
    ]
  ).absorbing(
    "radio-option-lacks-button-trait", "radio-option-trait-agrees-with-state",
    "radio-option-value-states-role-and-state")
}

private let plainButtons = Golden.radioGroup(
  "Size", [Golden.radio("Small"), Golden.radio("Large")].map(\.asPlainButton))

extension AccessibilityDescriptor {
  fileprivate var asPlainButton: AccessibilityDescriptor {
    with {
      $0.traits = .button
      $0.value = nil
    }
  }
}

extension Node {
  /// Whether neither traits nor value tell this option from a plain button, or nil if that is not known.
  fileprivate var isPlainButton: Bool? {
    let hasNoValue: Bool? = knows(.value) ? (value ?? "").isBlank : nil
    return allOf(has(.button), has(.selected).map { !$0 }, hasNoValue)
  }

  /// This group with the right traits and value on each option, or nil where a state or the language isn't known.
  fileprivate var withOptionsThatSayWhatTheyAre: AccessibilityDescriptor? {
    guard let wording, members.allSatisfy({ $0.state != nil }) else { return nil }
    return changingMembers { member, option in
      option.traits.remove(.button)
      if member.state == .checked { option.traits.insert(.selected) }
      option.value = wording.radioButton(isChecked: member.state == .checked)
    }
  }
}
