import SelectionKit

extension Rule {
  static let selectionNameIsStable = Rule(
    "selection-name-is-stable",
    "The name of a radio option or a checkbox stays the same when something is activated.",
    rationale: """
      A name that changes with the state is read out before and after it, and no longer answers to the words that are \
      visible; the name of a symbol that leaks into it says nothing at all.
      """,
    remedy: Remedy(
      swiftUI: "Put the state into .accessibilityValue(_:) and leave the label alone.",
      uiKit: "Put the state into accessibilityValue and leave accessibilityLabel alone."),
    clauses: ["radio.basic.must.6", "checkbox.basic.must.2"],
    needs: .label,
    .activation([.radioOption, .checkbox]) { step in
      guard step.before.knows(.label), step.after.knows(.label) else { return .cantTell(.label) }
      guard let old = step.before.label, let new = step.after.label, !old.isBlank, !new.isBlank else {
        return .inapplicable
      }
      if old == new || Words(old).withoutNumbers == Words(new).withoutNumbers { return .passed }
      return .failed(
        found: "“\(old)” became “\(new)”", expected: "“\(old)” before and after")
    },
    examples: [
      .example(.passed, "the name stays", Golden.flipping(from: .unchecked, to: .checked)),
      .example(
        .passed, "only a number in it changes",
        Activation(
          of: [], before: Golden.checkbox("Unread, 12"), after: Golden.checkbox("Unread, 13", .checked))),
      .example(
        .failed(.error), "the state is put into the name",
        Activation(
          of: [], before: Golden.checkbox("Terms"), after: Golden.checkbox("Terms, accepted", .checked))),
      .example(
        .failed(.error), "the name of a symbol leaks",
        Activation(of: [], before: Golden.checkbox("circle"), after: Golden.checkbox("checkmark", .checked))),
      .example(
        .cantTell(.label), "a name that nobody looked for",
        Golden.flipping(from: .unchecked, to: .checked) { $0.forget(.label) }
      ),
      .example(
        .inapplicable, "no name, which another rule reports",
        Golden.flipping(from: .unchecked, to: .checked) { $0.label = nil }),
    ])
}
