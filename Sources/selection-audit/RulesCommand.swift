import SelectionKitGate
import SelectionKitRules

extension Command {
  private static let to = Option("--to", value: "FORMAT", "Write text, json or markdown.")

  static let rules = Command(
    name: "rules", summary: "Lists the rules, or explains some.", operands: "[RULE...]",
    discussion: "As markdown, all rules come with the clauses of the component specs and what decides each.",
    options: [to]
  ) { arguments in
    let rules = try arguments.operands.map { try Rule.named($0) }
    let reference = rules.isEmpty ? RuleReference() : RuleReference(rules)
    let style = Console.style
    switch try arguments.value(of: to).map({ try OutputFormat.named($0, among: [.text, .json, .markdown]) }) {
    case .json?: try Console.write(reference.json())
    case .markdown?: try Console.write(rules.isEmpty ? LedgerReference().markdown() : reference.markdown())
    default: try Console.write((rules.isEmpty ? reference.list(in: style) : reference.pages(in: style)) + "\n")
    }
    return .passed
  }
}
