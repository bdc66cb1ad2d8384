package import SelectionKit

/// The phrases of one language, made ready for reading values and names.
///
/// A class, so that handing it to a rule copies none of them.
package final class Lexicon: Sendable {
  /// What a phrase stands for.
  enum Meaning: Hashable, Sendable {
    case role(SpokenRole)
    case state(CheckState)
  }

  /// The roles that a value or a name can say.
  package enum SpokenRole: Hashable, Sendable {
    case radio, checkbox, button
  }

  /// The wordings in this language, an app's own before the shipped one.
  package let wordings: [Wording]
  /// Role and state phrases, the longest first.
  let phrases: [(words: Words, meaning: Meaning)]
  /// For each byte, whether it is the ASCII letter, in lower case, that a phrase for a role ends in.
  let endsRole: [Bool]
  /// The values that the wordings compose.
  let composedTexts: [String]
  /// The same values as words, with what they say, and whether they have no empty part and are no bare number.
  let composed: [(words: Words, reading: ValueReading, isWellMade: Bool)]
  /// Words for on and off, which are the state of a switch and of nothing else.
  let on, off: Set<Words>
  /// Words for unavailable and for an error.
  let disabled, error: [Words]
  /// Words for read-only.
  package let readOnly: [Words]

  /// The shipped wordings, each made ready for reading by itself.
  package static let shipped = Wording.shipped.map { Lexicon([$0]) }

  /// Collects the phrases of some wordings in one language.
  ///
  /// Complexity: O(count of phrases).
  init(_ wordings: [Wording]) {
    self.wordings = wordings
    let all = wordings.map(\.vocabulary)
    // Roles are often left in English by toolkits, beside a state in the local language.
    let roles = all + [Wording.english.vocabulary]
    var phrases: [Words: Meaning] = [:]
    func add(_ texts: [String], _ meaning: Meaning) {
      for text in texts { phrases[Words(text)] = phrases[Words(text)] ?? meaning }
    }
    let values = wordings.flatMap(\.composedValues)
    composedTexts = values.map(\.0)
    composed = values.map { text, reading in
      (words: Words(text), reading: reading, isWellMade: text.emptySegment == nil && !ValueReading.isRaw(text))
    }
    for (words, reading, _) in composed where reading.role == nil {
      if let state = reading.state { phrases[words] = phrases[words] ?? .state(state) }
    }
    for words in all {
      add(words.checked, .state(.checked))
      add(words.unchecked, .state(.unchecked))
      add(words.mixed, .state(.mixed))
    }
    for words in roles {
      add(words.radio, .role(.radio))
      add(words.checkbox, .role(.checkbox))
      add(words.button, .role(.button))
    }
    phrases[Words("")] = nil
    self.phrases = phrases.map { (words: $0.key, meaning: $0.value) }.sorted {
      ($1.words.list.count, $0.words.list.joined()) < ($0.words.list.count, $1.words.list.joined())
    }
    var endsRole = Array(repeating: false, count: 256)
    for phrase in self.phrases {
      if case .role = phrase.meaning, let letter = phrase.words.list.last?.utf8.last { endsRole[Int(letter)] = true }
    }
    self.endsRole = endsRole
    on = Set(all.flatMap(\.on).map { Words($0) })
    off = Set(all.flatMap(\.off).map { Words($0) })
    disabled = all.flatMap(\.disabled).map { Words($0) }
    readOnly = (wordings.map(\.readOnly) + all.flatMap(\.readOnly)).map { Words($0) }.filter { !$0.isEmpty }
    error = all.flatMap(\.error).map { Words($0) }
  }
}

extension Wording {
  /// The values that this wording composes for radio options, checkboxes and toggle buttons, with what they say.
  fileprivate var composedValues: [(String, ValueReading)] {
    [
      (radioChecked, ValueReading(role: .radio, state: .checked)),
      (radioUnchecked, ValueReading(role: .radio, state: .unchecked)),
      (checked, ValueReading(state: .checked)), (unchecked, ValueReading(state: .unchecked)),
      (mixed, ValueReading(state: .mixed)), (notSelected, ValueReading(state: .unchecked)),
    ].filter { !$0.0.isBlank }
  }
}
