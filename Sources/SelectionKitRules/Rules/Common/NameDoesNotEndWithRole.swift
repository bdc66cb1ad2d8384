import SelectionKit

extension Rule {
  static let nameDoesNotEndWithRole = Rule(
    "name-does-not-end-with-role",
    "The last words of a name are not the role of the control.",
    rationale:
      "The role is announced anyway: people hear “Mute button, button”, and have to say it to their voice control.",
    remedy: Remedy(
      swiftUI: "Leave the kind of control out of its label.",
      uiKit: "Leave the kind of control out of accessibilityLabel."),
    severity: .warning,
    clauses: ["radio.basic.must.6", "checkbox.basic.must.2", "button.toggle.must.2"],
    needs: .label, mayNeed: .language,
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      guard node.isNamed else { return node.verdictWithoutName }
      guard let lexicon = node.lexicon else { return .cantTell(.stateVocabulary) }
      guard lexicon.mayNameRole(atEndOf: node.letters), let name = node.name else { return .passed }
      let words = Words(name)
      let count = lexicon.countOfWords(naming: node.spokenRole, atEndOf: words)
      if count == 0 { return .passed }
      let rest = name.keepingWords(words.list.count - count)
      return .failed(
        found: "the name “\(name)”", expected: "a name without the role",
        fix: node.renamed(rest))
    },
    examples: [
      .passing("no word for a role", Golden.radio("Black")),
      .passing("the words for the role are not the last ones", Golden.radio("Radio Button 1")),
      .passing("a word for a role as a part of another word", Golden.checkbox("Button-down shirt")),
      .passing("the role of another kind of control", Golden.radio("Panic button")),
      .failing("a toggle button", Golden.actionToggle("Mute Button"), severity: .warning),
      .failing("a radio option", Golden.radio("Black, radio button"), severity: .warning),
      .failing("a checkbox", Golden.checkbox("Accept Terms checkbox"), severity: .warning),
      .failing("nothing but the role", Golden.checkbox("Check box"), severity: .warning),
      .cantTell(.label, "a name that nobody looked for", Golden.radio("Black").without(.label)),
      .example(
        .cantTell(.stateVocabulary), "a name in a language of which no words are known",
        Golden.document(Golden.radio("Zwart"), language: "tlh")),
      .inapplicable("no name at all", Golden.actionToggle("Mute").with { $0.label = nil }),
    ])
}

extension Node {
  fileprivate var spokenRole: Lexicon.SpokenRole {
    switch role {
    case .radioOption: .radio
    case .checkbox: .checkbox
    default: .button
    }
  }
}

extension String {
  /// The beginning of the text up to a word, without punctuation at its end.
  ///
  /// Complexity: O(length squared).
  fileprivate func keepingWords(_ count: Int) -> String {
    var text = self[...]
    while Words(String(text)).list.count > count || text.last?.isNameMark == false { text = text.dropLast() }
    return String(text)
  }
}

extension Character {
  fileprivate var isNameMark: Bool { isLetter || isNumber || self == ")" || self == "”" || self == "\"" }
}
