import SelectionKit

/// What the value of an element says of its role and state, in whichever shipped language explains it.
struct Phrases: Hashable {
  /// What a phrase stands for.
  enum Meaning: Hashable {
    case radio, checkbox
    /// Checked or not, in words that are said of little else.
    case checked
    /// Selected or not, as is also said of tabs, chips and toggle buttons.
    case selected
    case mixed
  }

  private var meanings: Set<Meaning> = []
  /// Whether something is left over that is none of this.
  private var hasMore = false

  /// Reads a value.
  ///
  /// A part of it counts only if it consists wholly of phrases for roles and states, so that a "checked shirt" is no
  /// state. Complexity: O(length of the value × count of phrases).
  init(in value: String) {
    let parts = value.split { ",.;:·".contains($0) || $0.isNewline }.map(words).filter { !$0.isEmpty }
    let readings = Lexicon.shipped.map { Phrases(in: parts, $0) }
    self = readings.first { $0.isRadio || $0.isCheckbox } ?? readings.first(where: \.tellsState) ?? Phrases()
  }

  private init() {}

  private init(in parts: [[String]], _ lexicon: Lexicon) {
    for part in parts {
      if let found = lexicon.meanings(in: part) { meanings.formUnion(found) } else { hasMore = true }
    }
  }

  /// Whether the value names a radio option and its state.
  var isRadio: Bool { meanings.contains(.radio) && tellsState }
  /// Whether the value names a checkbox and its state.
  var isCheckbox: Bool { meanings.contains(.checkbox) && tellsState }
  /// Whether the value says checked, unchecked or mixed, as the value of something that toggles may.
  var saysChecked: Bool { !meanings.isDisjoint(with: [.checked, .mixed]) }
  /// Whether the value says checked or unchecked, and nothing else.
  var isCheckedAlone: Bool { meanings == [.checked] && !hasMore }

  private var tellsState: Bool { !meanings.isDisjoint(with: [.checked, .selected, .mixed]) }

  /// Whether a text contains a word for read-only in a shipped language.
  ///
  /// Complexity: O(length of the text).
  static func saysReadOnly(_ text: String) -> Bool {
    let said = words(of: text)
    return Lexicon.shipped.contains { lexicon in
      lexicon.readOnly.contains { phrase in said.indices.contains { said[$0...].starts(with: phrase) } }
    }
  }
}

/// The phrases of one language, each as its words in lower case.
private struct Lexicon {
  /// The longest first, so that "not checked" is not taken for "checked".
  private let phrases: [(words: [String], meaning: Phrases.Meaning)]
  let readOnly: [[String]]

  static let shipped = Wording.shipped.map(Lexicon.init)

  init(_ wording: Wording) {
    let vocabulary = wording.vocabulary
    let selected = words(of: wording.notSelected).last
    let states = [wording.checked, wording.unchecked] + vocabulary.checked + vocabulary.unchecked
    let isSelected = { (phrase: String) in
      guard let selected, let last = words(of: phrase).last else { return false }
      return last.hasSuffix(selected)
    }
    let meanings: [(Phrases.Meaning, [String])] = [
      (.radio, vocabulary.radio), (.checkbox, vocabulary.checkbox), (.mixed, [wording.mixed] + vocabulary.mixed),
      (.selected, states.filter(isSelected)), (.checked, states.filter { !isSelected($0) }),
    ]
    phrases =
      meanings.flatMap { meaning, phrases in phrases.map { (words(of: $0), meaning) } }
      .filter { !$0.0.isEmpty }
      .sorted { $0.0.count > $1.0.count }
    readOnly = ([wording.readOnly] + vocabulary.readOnly).map(words).filter { !$0.isEmpty }
  }

  /// What words mean that consist wholly of phrases, or nil if they don't.
  func meanings(in words: [String]) -> Set<Phrases.Meaning>? {
    var found: Set<Phrases.Meaning> = []
    var rest = words[...]
    while let phrase = phrases.first(where: { rest.starts(with: $0.words) }) {
      found.insert(phrase.meaning)
      rest = rest.dropFirst(phrase.words.count)
    }
    return rest.isEmpty ? found : nil
  }
}

private func words(of text: some StringProtocol) -> [String] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
}
