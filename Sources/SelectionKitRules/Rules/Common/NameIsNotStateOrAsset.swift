import SelectionKit

extension Rule {
  static let nameIsNotStateOrAsset = Rule(
    "name-is-not-state-or-asset",
    "A name says what a control is for: it tells no state or role, and is not the name of an image or a variable.",
    rationale: """
      State and role are heard twice when the name says them too, and the name changes with the state, so that a person \
      can't call the control by it. The name of an asset tells nobody anything.
      """,
    remedy: Remedy(
      swiftUI: "Give .accessibilityLabel(_:) the purpose alone, and hide images with Image(decorative:).",
      uiKit: "Set accessibilityLabel to the purpose alone; leave state to accessibilityValue and accessibilityTraits."),
    severity: .warning,
    clauses: ["button.toggle.must.2"],
    needs: .label, mayNeed: [.visibleLabel, .language],
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      if node.isNamedAsShown { return .inapplicable }
      guard let name = node.name else { return node.verdictWithoutName }
      let visible = node.rendering.visibleLabel
      if let visible, NameMatch(of: name, with: visible) == .full { return .inapplicable }
      let segments = name.commaSegments
      let isAsset = segments.contains(where: \.isAssetName) || name.isSymbolName && name == node.descriptor.identifier
      if isAsset {
        return .failed(found: "“\(name)”, the name of an asset", expected: "words for what the control is for")
      }
      guard let lexicon = node.lexicon else { return .cantTell(.stateVocabulary) }
      if segments.count < 2 {
        guard lexicon.isState(Words(name)) else { return .passed }
        // An option may well be called so, if that is what is seen.
        guard visible != nil else { return .cantTell(.visibleLabel) }
        return .failed(found: "“\(name)”, a state", expected: "words for what the control is for")
      }
      let rest = segments.filter { !lexicon.isRoleOrState(Words($0)) }
      if rest.count == segments.count { return .passed }
      return .failed(
        found: "role or state in the name “\(name)”", expected: "words for what the control is for, and no others",
        fix: node.renamed(rest.joined(separator: ", ")))
    },
    examples: [
      .passing("a purpose that has a word for a state in it", Golden.checkbox("Checked luggage").unseen),
      .passing("a product with a capital inside", Golden.radio("iPhone").unseen),
      .passing("a next action", Golden.actionToggle("Turn Off Captions").unseen),
      .passing("a word for off is a name like any other", Golden.radio("Off").unseen),
      .failing("only a state", Golden.checkbox("Checked").unseen, severity: .warning),
      .failing("a state among other words", Golden.radio("Satisfied, Selected, 2 out of 6").unseen, severity: .warning),
      .failing(
        "a state beside what is seen",
        Golden.radio("Satisfied").with { $0.label = "Satisfied, Selected" }, severity: .warning),
      .failing(
        "a role among other words", Golden.checkbox("Cabaret and Variety, Checkbox, Empty").unseen, severity: .warning),
      .failing("the name of an asset", Golden.actionToggle("discover_tick").unseen, severity: .warning),
      .failing("the name of an icon", Golden.actionToggle("heartIcon").unseen, severity: .warning),
      .failing("the name of a button in code", Golden.actionToggle("muteBtn").unseen, severity: .warning),
      .failing(
        "the name of a symbol, which became the identifier too",
        Golden.actionToggle("speaker.slash").unseen.with { $0.identifier = "speaker.slash" }, severity: .warning),
      .cantTell(
        .visibleLabel, "a state, unless it is what is seen", Golden.radio("Selected").without(.visibleLabel)),
      .cantTell(.label, "a name that nobody looked for", Golden.radio("Black").without(.label)),
      .example(
        .cantTell(.stateVocabulary), "a name in a language of which no words are known",
        Golden.document(Golden.radio("Zwart").unseen, language: "tlh")),
      .inapplicable("what is seen says the same", Golden.radio("Selected")),
      .inapplicable("no name at all", Golden.radio("Black").with { $0.label = nil }),
    ])
}

extension String {
  /// Whether it is written as assets and variables are: words joined by an underscore, or "Icon" or "Btn" at the end.
  fileprivate var isAssetName: Bool {
    if contains(where: \.isWhitespace) { return false }
    let isJoined = split(separator: "_").count > 1
    return isJoined || isCamelCase(endingIn: "Icon") || isCamelCase(endingIn: "Btn")
  }

  private func isCamelCase(endingIn word: String) -> Bool {
    hasSuffix(word) && dropLast(word.count).last.map { $0.isLowercase || $0.isNumber } == true
  }

  /// Whether it is written as the symbols of a system library are: small letters and digits with dots between.
  fileprivate var isSymbolName: Bool {
    contains(".") && allSatisfy { $0 == "." || $0.isLowercase || $0.isNumber }
  }
}
