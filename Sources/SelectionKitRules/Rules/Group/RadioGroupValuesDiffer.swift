import SelectionKit

extension Rule {
  static let radioGroupValuesDiffer = Rule(
    "radio-group-values-differ",
    "Values in words that are not known differ between a chosen option and one that is not chosen.",
    rationale:
      "Whatever the words mean: if they are the same on both, nobody can hear from them which option is chosen.",
    remedy: Remedy(
      swiftUI: "Derive .accessibilityValue(_:) of every option from whether it is the chosen one.",
      uiKit: "Derive accessibilityValue of every option from whether it is the chosen one."),
    clauses: ["radio.basic.must.4", "radio.basic.custom.2"],
    mayNeed: [.value, .selectedTrait, .language],
    .node([.radioGroup]) { group in
      guard group.members.contains(where: { $0.role == .radioOption && $0.mayBeInUnknownWords }) else {
        return .inapplicable
      }
      let options = group.members.filter { $0.role == .radioOption && $0.mayBeInUnknownWords }
      let known = options.filter { $0.value != nil }
      var selected: Set<String> = []
      var hasUnselected = false
      for option in known {
        switch option.has(.selected) {
        case true: selected.insert(option.value ?? "")
        case false: hasUnselected = true
        case nil: break
        }
      }
      if let option = known.first(where: { $0.has(.selected) == false && selected.contains($0.value ?? "") }) {
        return .failed(
          found:
            "the value “\(option.value ?? "")” on a chosen option and on “\(option.label ?? "")”, which is not chosen",
          expected: "values that differ")
      }
      let missing = options.reduce(into: Facts()) { $0.formUnion($1.unknown([.value, .selectedTrait])) }
      if options.count > 1, !missing.isEmpty {
        return .cantTell(group.lexicon == nil ? missing.union(.stateVocabulary) : missing)
      }
      return selected.isEmpty || !hasUnselected ? .inapplicable : .passed
    },
    examples: [
      .passing("two values", delivery("In your cart", "Add to cart")),
      .failing("one value for both", delivery("Delivery option", "Delivery option")),
      .cantTell(
        [.value, .stateVocabulary], "values that nobody heard",
        delivery("Delivery option", "Delivery option").with { $0.children[2].forget(.value) }),
      .cantTell(
        [.selectedTrait, .stateVocabulary], "traits that nobody looked at",
        delivery("Delivery option", "Delivery option").with { $0.children[1].forget(.traits) }),
      .inapplicable("words that are known", Golden.radioGroup()),
      .inapplicable("no values, as another rule says", delivery(nil, nil)),
      .inapplicable(
        "none is chosen", delivery("Delivery option", "Delivery option").with { $0.children[1].traits = [] }),
    ])
}

private func delivery(_ chosen: String?, _ other: String?) -> AccessibilityDescriptor {
  Golden.radioGroup(
    "Delivery",
    [
      Golden.radio("Today", isChosen: true).with { $0.value = chosen },
      Golden.radio("Tomorrow").with { $0.value = other },
    ])
}

extension Node {
  /// Whether the value is there and not understood, or not known.
  fileprivate var mayBeInUnknownWords: Bool {
    !knows(.value) || isValueInUnknownWords
  }
}
