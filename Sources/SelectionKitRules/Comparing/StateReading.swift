import SelectionKit

/// Reads states out of the values of two documents.
struct StateReading {
  private let expected, observed: Lexicon?

  private static let shipped = Lexicons(Wording.shipped)

  /// Finds the languages of two documents: the stated one, that of the other document, or the one that explains most
  /// values.
  ///
  /// Complexity: O(count of elements).
  init(
    of expected: (language: String?, elements: Inventory), and observed: (language: String?, elements: Inventory),
    understanding wordings: [Wording]
  ) {
    let lexicons = wordings == Wording.shipped ? Self.shipped : Lexicons(wordings)
    self.expected = expected.elements.lexicon(for: expected.language ?? observed.language, among: lexicons)
    self.observed = observed.elements.lexicon(for: observed.language ?? expected.language, among: lexicons)
  }

  /// The states that two values tell, if they tell nothing else that differs; nil if they tell no state, or more.
  ///
  /// Complexity: O(length of the values times count of phrases).
  func states(_ expectedValue: String?, _ observedValue: String?) -> (expected: CheckState, observed: CheckState)? {
    guard let expectedValue, let observedValue, var reading = expected?.read(expectedValue),
      let other = observed?.read(observedValue), let state = reading.state, let otherState = other.state
    else { return nil }
    reading.state = otherState
    guard reading == other, !reading.hasMore, !reading.isContradictory else { return nil }
    return (state, otherState)
  }
}
