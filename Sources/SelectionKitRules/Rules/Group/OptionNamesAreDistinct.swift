import SelectionKit

extension Rule {
  static let optionNamesAreDistinct = Rule(
    "option-names-are-distinct",
    "No two options of a group have the same name.",
    rationale:
      "Somebody who hears the same name twice can't tell which option is which, and voice control has to ask back.",
    remedy: Remedy(
      swiftUI: "Give each option a label that tells it apart, with .accessibilityLabel(_:) if need be.",
      uiKit: "Give each option an accessibilityLabel that tells it apart."),
    severity: .warning,
    clauses: ["radio.basic.must.6", "checkbox.basic.must.2"],
    mayNeed: [.label, .children],
    .node([.radioGroup, .checkboxGroup]) { group in
      let missing = group.unknown(.children)
      if group.memberCount < 2 { return missing.isEmpty ? .inapplicable : .cantTell(missing) }
      if let name = group.nameOfTwoMembers {
        // Where it is a guess which options belong together, these two may not.
        guard group.hasCertainMembers else { return .cantTell(.groupMembership) }
        return .failed(
          found: "two options named “\(name)”", expected: "a name of its own for each option",
          fix: group.namingMembersAsShown)
      }
      var facts = missing
      for option in group.members where !option.isNamed { facts.formUnion(option.unknown(.label)) }
      return facts.isEmpty ? .passed : group.ifRelated(.cantTell(facts))
    },
    examples: [
      .passing("names that differ", Golden.radioGroup()),
      .passing(
        "names that differ in a digit", Golden.radioGroup("Plan", [Golden.radio("Plan 1"), Golden.radio("Plan 2")])),
      .passing(
        "options without names are told of by another rule",
        Golden.radioGroup("Size", [Golden.radio(""), Golden.radio("")])),
      .failing(
        "twice the same", Golden.radioGroup("Size", [Golden.radio("Small"), Golden.radio("Small")]), severity: .warning),
      .failing(
        "other capitals are no difference",
        Golden.checkboxGroup("By", [Golden.checkbox("Email"), Golden.checkbox("email")]),
        severity: .warning),
      .failing(
        "names that say less than what is seen",
        Golden.radioGroup(
          "Size", ["Small", "Large"].map { name in Golden.radio(name).with { $0.label = "Size" } }), severity: .warning),
      .cantTell(
        .label, "a name that nobody looked for",
        Golden.radioGroup("Size", [Golden.radio("Small"), Golden.radio("Large").without(.label)])),
      .cantTell(.children, "options that nobody saw", Golden.radioGroup().without(.children)),
      .cantTell(
        .groupMembership, "two questions on one screen, with nothing between them",
        AccessibilityDescriptor(.screen, children: ["Yes", "No", "Yes", "No"].map { Golden.radio($0) })),
      .inapplicable("a single option", Golden.radioGroup("Terms", [Golden.radio("Agree")])),
    ])
}

extension Node {
  /// A name that two options of this group have, or nil if they all differ.
  ///
  /// Complexity: O(count of options).
  fileprivate var nameOfTwoMembers: String? {
    guard mayHaveNamesakes else { return nil }
    var names: Set<Words> = []
    for case let name? in members.lazy.map(\.name) {
      let words = Words(name)
      if !words.isEmpty, !names.insert(words).inserted { return name }
    }
    return nil
  }

  /// Whether two names may have the same words; a few are compared with each other, which needs no set.
  private var mayHaveNamesakes: Bool {
    let options = members
    if options.count > 8 {
      var digester = NameDigester()
      var seen = Set<NameDigest>(minimumCapacity: options.count)
      return options.contains { option in
        let digest = digester.digest(of: option.label ?? "")
        return !digest.isEmpty && !seen.insert(digest).inserted
      }
    }
    for later in options.indices {
      let letters = options[later].letters
      for earlier in 0..<later where !options[earlier].letters.differ(from: letters) { return true }
    }
    return false
  }
}
