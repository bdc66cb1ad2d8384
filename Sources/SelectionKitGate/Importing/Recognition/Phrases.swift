import SelectionKit
import SelectionKitRules

/// What the value of an element says of its role and state, in whichever shipped language explains it.
struct Phrases {
  private var reading: ValueReading?
  /// Whether the state is told in words that are also said of tabs, chips and toggle buttons: selected, or not.
  private var isOfSelection = false

  /// Reads a value as the rules read it.
  ///
  /// Complexity: O(length of the value × count of phrases).
  init(in value: String) {
    var best: (lexicon: Lexicon, reading: ValueReading)?
    for lexicon in Lexicon.shipped {
      let reading = lexicon.read(value)
      guard reading.state != nil else { continue }
      let isOfControl = reading.role == .radio || reading.role == .checkbox
      if isOfControl || best == nil { best = (lexicon, reading) }
      // Nothing tells more, so that no other language need be asked.
      if isOfControl { break }
    }
    guard let best else { return }
    reading = best.reading
    isOfSelection = best.lexicon.speaksOfSelection(in: value)
  }

  /// Whether the value names a radio option and its state.
  var isRadio: Bool { reading?.role == .radio }
  /// Whether the value names a checkbox and its state.
  var isCheckbox: Bool { reading?.role == .checkbox }
  /// Whether the value says checked, unchecked or mixed, as the value of something that toggles may.
  var saysChecked: Bool { reading?.state == .mixed || reading != nil && !isOfSelection }
  /// Whether the value says checked or unchecked, and nothing else.
  var isCheckedAlone: Bool {
    guard let reading, saysChecked, reading.state != .mixed else { return false }
    return reading.role == nil && reading.switchState == nil && !reading.hasMore && !reading.isContradictory
  }

  /// Whether a text contains a word for read-only in a shipped language.
  ///
  /// Complexity: O(length of the text).
  static func saysReadOnly(_ text: String) -> Bool {
    let words = Words(text)
    return Lexicon.shipped.contains { $0.readOnly.contains { words.contains($0) } }
  }
}

extension Lexicon {
  /// Whether a value has the word for selected in it, by itself or as the end of a longer one: "unselected".
  fileprivate func speaksOfSelection(in value: String) -> Bool {
    let selected = wordings.compactMap { Words($0.notSelected).list.last }
    return Words(value).list.contains { word in selected.contains { word.hasSuffix($0) } }
  }
}
