import SelectionKitGate
import SelectionKitRules

extension Command {
  static let choose = Command(
    name: "choose", summary: "Tells which control fits, why, and why not the others.", operands: "",
    discussion: """
      Without answers it shows the table that decides. Not all questions have to be answered: what still fits is told,
      and the question that decides best. Answers that exclude each other end with exit code 1.
      """,
    options: ControlChooser.Question.all.map(\.option)
  ) { arguments in
    if let operand = arguments.operands.first {
      throw CommandError("choose takes its answers as options: \(operand)")
    }
    let answers = try ControlChooser.Question.all.compactMap { question in
      try arguments.value(of: question.option).map { try question.answer(named: $0) }
    }
    let reference = ChooserReference(in: Console.style)
    if answers.isEmpty {
      try Console.write(reference.table() + "\n")
      return .passed
    }
    let advice = ControlChooser.advice(for: answers)
    try Console.write(reference.text(of: advice) + "\n")
    return advice.fitting.isEmpty ? .failed : .passed
  }
}

extension ControlChooser.Question {
  /// The option that answers it.
  fileprivate var option: Option {
    Option("--" + name, value: answers.map(\.name).joined(separator: "|"), text)
  }

  /// The answer that was given by its name or, where they are counted, by the number of options.
  fileprivate func answer(named name: String) throws -> ControlChooser.Answer {
    if let answer = answers.first(where: { $0.name == name }) { return answer }
    if self == .optionCount, let answer = Int(name).flatMap(ControlChooser.Answer.options) { return answer }
    throw CommandError(unknown: "answer to \(option.name)", name, among: answers.map(\.name))
  }
}
