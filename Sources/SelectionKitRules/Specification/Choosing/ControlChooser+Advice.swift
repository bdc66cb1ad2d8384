extension ControlChooser {
  /// What answers come to.
  public struct Advice: Hashable, Sendable {
    /// The answers, in the order of the questions.
    public let answers: [Answer]
    /// The controls that fit as far as the answers tell.
    public let fitting: [Component]
    /// The others, each with all that rules it out.
    public let others: [Rejection]
    /// The question that decides best among them, since it leaves the fewest in the worst case; nil if there is nothing
    /// to decide.
    public let next: Question?
    /// Answers that can't all be true of one control, though something fits them without any one of them; empty if
    /// something fits all answers.
    public let contradiction: [Answer]

    /// A control that does not fit.
    public struct Rejection: Hashable, Sendable {
      /// The control.
      public let component: Component
      /// What rules it out.
      public let objections: [Objection]
    }

    /// The control that fits, or nil if none does, or several still do.
    public var best: Component? { fitting.count == 1 ? fitting.first : nil }

    /// Weighs answers, one at most to each question.
    init(_ answers: [Answer]) {
      self.answers = answers
      let verdicts = Component.all.map { Rejection(component: $0, objections: $0.objections(to: answers)) }
      fitting = verdicts.filter(\.objections.isEmpty).map(\.component)
      others = verdicts.filter { !$0.objections.isEmpty }
      next = fitting.count > 1 ? Self.decidingQuestion(after: answers) : nil
      contradiction = fitting.isEmpty ? Self.contradiction(among: answers) : []
    }

    private static func countOfFitting(_ answers: [Answer]) -> Int {
      ControlChooser.Component.all.count { $0.objections(to: answers).isEmpty }
    }

    /// The open question that leaves the fewest controls in the worst case, then on average; the first of equals.
    ///
    /// An answer that nothing fits decides nothing, so it doesn't count.
    private static func decidingQuestion(after answers: [Answer]) -> Question? {
      let open = Question.all.filter { question in !answers.contains { $0.question == question } }
      let ranked = open.map { question in
        let left = question.answers.map { countOfFitting(answers + [$0]) }.filter { $0 > 0 }
        return (question: question, worst: left.max() ?? 0, average: Double(left.reduce(0, +)) / Double(left.count))
      }
      return ranked.min { ($0.worst, $0.average) < ($1.worst, $1.average) }?.question
    }

    /// What is left of answers that nothing fits if all are dropped that are not needed for that.
    private static func contradiction(among answers: [Answer]) -> [Answer] {
      answers.reduce(into: answers) { needed, answer in
        let rest = needed.filter { $0 != answer }
        if countOfFitting(rest) == 0 { needed = rest }
      }
    }
  }
}
