/// Tells which control fits, by what the component specs say to use each for and when to try another.
///
/// ```swift
/// let advice = ControlChooser.advice(for: [.exactlyOne, .twoToFiveOptions, .staysVisible, .actsLater])
/// print(advice.best?.name ?? "nothing fits")  // radio group
/// ```
///
/// What decides is the table of ``Component/all``: each control with the answers that rule it out, by clause. If every
/// question is answered, exactly one control fits, or the answers contradict each other.
public enum ControlChooser {
  /// Weighs answers.
  ///
  /// Complexity: O(count of answers squared times size of the table).
  ///
  /// - Parameter answers: What is known of the choice that people are to make; a later answer to the same question takes
  ///   the place of an earlier one.
  /// - Returns: What fits, why, why not the others, and what to answer next.
  public static func advice(for answers: some Sequence<Answer>) -> Advice {
    var given: [Question: Answer] = [:]
    for answer in answers { given[answer.question] = answer }
    return Advice(Question.all.compactMap { given[$0] })
  }
}
