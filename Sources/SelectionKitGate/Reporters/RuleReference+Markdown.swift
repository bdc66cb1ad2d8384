import SelectionKitRules

extension RuleReference {
  /// Explains the rules in Markdown.
  ///
  /// - Returns: A section for each rule under a heading of the third level, ending with a line break.
  package func markdown() -> String {
    rules.map(section).joined(separator: "\n")
  }

  private func section(on rule: Rule) -> String {
    let clauses = ("Clauses", rule.clauses.map(\.rawValue).joined(separator: ", "))
    let items = (details(of: rule) + [clauses]).map { label, text in "- \(label): \(text.asMarkdown)\n" }
    return """
      ### \(rule.id.rawValue.asMarkdown)

      \(rule.summary.asMarkdown)

      \(items.joined())
      """
  }
}
