package import SelectionKitRules

/// What there is to read about choosing a control: the table that decides, and what it says to some answers.
package struct ChooserReference {
  private typealias Component = ControlChooser.Component

  private let style: TextStyle

  /// Creates a reference.
  ///
  /// - Parameter style: How the text is emphasised.
  package init(in style: TextStyle = .plain) {
    self.style = style
  }

  /// Shows each control with what it is for and what rules it out, and the question to begin with.
  ///
  /// - Returns: The text, without a line break at its end.
  package func table() -> String {
    let rows = Component.all.map { component in
      let objections = component.objections.map { "    \($0) (\($0.clauses.words))" }
      return block(component, objections.isEmpty ? [] : ["  Not if"] + objections)
    }
    return (rows + question(ControlChooser.advice(for: []))).joined(separator: "\n\n")
  }

  /// Explains what answers came to.
  ///
  /// - Parameter advice: What they came to.
  /// - Returns: What fits and why, or why nothing does, then what to answer next, why not the others, and the clauses;
  ///   without a line break at its end.
  package func text(of advice: ControlChooser.Advice) -> String {
    var blocks = fitting(advice) + question(advice) + others(advice)
    let cited = Set(
      advice.fitting.flatMap(\.clauses) + advice.others.flatMap { $0.objections.flatMap(\.clauses) })
    let clauses = Clause.all.filter { cited.contains($0.id) }
    blocks.append(lines("Clauses", clauses.map { "\($0.id): \($0.requirement)" }))
    return blocks.joined(separator: "\n\n")
  }

  private func fitting(_ advice: ControlChooser.Advice) -> [String] {
    if advice.fitting.isEmpty {
      return [lines("Nothing fits, for these answers exclude each other", advice.contradiction.map(\.words))]
    }
    let blocks = advice.fitting.map { block($0) }
    return blocks.count == 1 ? blocks : [style.heading("\(blocks.count) controls still fit")] + blocks
  }

  private func question(_ advice: ControlChooser.Advice) -> [String] {
    guard let question = advice.next else { return [] }
    return [lines("What decides best", ["\(question.text) \(question.words)"])]
  }

  private func others(_ advice: ControlChooser.Advice) -> [String] {
    guard !advice.others.isEmpty else { return [] }
    let reasons = advice.others.map { other in
      let objections = other.objections.map { "\($0) (\($0.clauses.words))" }
      return "\(other.component.name): \(objections.joined(separator: "; "))"
    }
    return [lines("Why not", reasons)]
  }

  private func block(_ component: Component, _ more: [String] = []) -> String {
    let title = "\(style.heading(component.name)) (\(component.spec))"
    return ([title, "  \(component.purpose) (\(component.clauses.words))"] + more).joined(separator: "\n")
  }

  private func lines(_ heading: String, _ lines: [String]) -> String {
    ([style.heading(heading)] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}

extension ControlChooser.Question {
  /// The option of the command that answers it: `--how-many one|any`.
  fileprivate var words: String { "--\(name) \(answers.map(\.name).joined(separator: "|"))" }
}

extension ControlChooser.Answer {
  /// The answer as an option of the command, and what it says.
  fileprivate var words: String { "--\(question.name) \(name): \(statement)" }
}

extension [Clause.ID] {
  fileprivate var words: String { map(\.rawValue).joined(separator: ", ") }
}
