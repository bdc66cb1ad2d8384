import SelectionKit

extension Lexicon {
  /// Whether some words say nothing but role and state.
  ///
  /// Complexity: O(count of words times count of phrases).
  func isRoleOrState(_ words: Words) -> Bool {
    !words.isEmpty && meanings(of: words) != nil
  }

  /// Whether some words say nothing but role and state, and a state among them.
  ///
  /// Words for on and off are no state here: they name options of many a group.
  /// Complexity: O(count of words times count of phrases).
  func isState(_ words: Words) -> Bool {
    meanings(of: words)?.contains { if case .state = $0 { true } else { false } } == true
  }

  /// Whether the last letter of a name is one that a phrase for a role ends in, or none of ASCII.
  ///
  /// Few names do, so the words of the others need not be made.
  func mayNameRole(atEndOf letters: OuterLetters) -> Bool {
    letters.last == 0 || endsRole[Int(letters.last)]
  }

  /// How many words at the end name a role; 0 if none do.
  ///
  /// Complexity: O(count of phrases).
  func countOfWords(naming role: SpokenRole, atEndOf words: Words) -> Int {
    phrases.first { $0.meaning == .role(role) && words.ends(with: $0.words) }?.words.list.count ?? 0
  }
}

extension String {
  /// The parts between the commas, of whatever script, without white space around them.
  ///
  /// Complexity: O(length of the text).
  var commaSegments: [String] {
    split { ",،、，".contains($0) }.map { String(String($0).trimmed) }
  }
}
