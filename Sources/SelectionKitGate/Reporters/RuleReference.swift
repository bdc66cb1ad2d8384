import SelectionKit
package import SelectionKitRules

/// What there is to read about rules: a list of them, and a page on each.
package struct RuleReference {
  let rules: [Rule]

  /// Creates a reference.
  ///
  /// - Parameter rules: The rules it covers.
  package init(_ rules: [Rule] = Rule.all) {
    self.rules = rules
  }

  /// Lists the rules.
  ///
  /// - Parameter style: How the text is emphasised.
  /// - Returns: A line for each rule: severity, id and summary.
  package func list(in style: TextStyle = .plain) -> String {
    let idWidth = rules.map(\.id.rawValue.count).max() ?? 0
    let lines = rules.map { rule in
      let severity = style.text(rule.severity.description, for: rule.severity)
      return padded(severity, shown: rule.severity.description.count, to: 9)
        + padded(rule.id.rawValue, shown: rule.id.rawValue.count, to: idWidth + 2) + rule.summary
    }
    return lines.joined(separator: "\n")
  }

  /// Explains the rules.
  ///
  /// - Parameter style: How the text is emphasised.
  /// - Returns: A page for each rule, with what it asks, why, of whom, and on what it decides how.
  package func pages(in style: TextStyle = .plain) -> String {
    rules.map { page(on: $0, in: style) }.joined(separator: "\n\n")
  }

  /// Explains the rules to other tools.
  ///
  /// - Returns: One JSON object with sorted keys.
  /// - Throws: An `EncodingError`, which no rule leads to.
  package func json() throws -> String {
    try RuleList(rules: rules.map { RuleEntry($0) }).prettyJSON()
  }

  private func page(on rule: Rule, in style: TextStyle) -> String {
    var lines = [style.heading(rule.id.rawValue), rule.summary, ""]
    lines += details(of: rule, in: style).map { padded("\($0):", shown: $0.count + 1, to: 10) + $1 }
    lines += ["", style.heading("Clauses")]
    lines += rule.clauses.map { id in Clause.withID(id).map { "  \(id): \($0.requirement)" } ?? "  \(id)" }
    lines += ["", style.heading("Examples")]
    lines += rule.examples().map { "  \($0.expectation.words): \($0.title)" }
    return lines.joined(separator: "\n")
  }

  /// What there is to say of a rule in a line each, with a word for what it is.
  func details(of rule: Rule, in style: TextStyle = .plain) -> [(label: String, text: String)] {
    [
      ("Severity", style.text(rule.severity.description, for: rule.severity)),
      ("Why", rule.rationale),
      ("SwiftUI", rule.remedy.swiftUI),
      ("UIKit", rule.remedy.uiKit),
      ("Roles", rule.roles.map(\.words).joined(separator: ", ")),
      ("Needs", rule.needs.description),
      ("May need", rule.mayNeed.description),
      ("WCAG", rule.clauses.criteria.map(\.description).joined(separator: ", ")),
      ("Absorbs", rule.absorbed.map(\.rawValue).joined(separator: ", ")),
    ].filter { !$0.1.isEmpty }
  }

  private func padded(_ text: String, shown width: Int, to column: Int) -> String {
    text + String(repeating: " ", count: max(0, column - width))
  }
}

extension Rule.Example.Expectation {
  /// The outcome in words.
  fileprivate var words: String {
    switch self {
    case .passed: "passes"
    case .failed(let severity): "fails (\(severity))"
    case .cantTell(let facts): "can't tell (\(facts))"
    case .inapplicable: "inapplicable"
    }
  }
}

// MARK: The format, apart from the types of the audit

private struct RuleList: Encodable {
  let format = "selection-audit-rules"
  let version = 1
  let rules: [RuleEntry]
}

private struct RuleEntry: Encodable {
  let id, summary, rationale, severity: String
  let remedy: Remedy
  let roles, needs, mayNeed, clauses, criteria, absorbs: [String]
  let examples: [Example]

  struct Remedy: Encodable {
    let swiftUI, uiKit: String
  }

  struct Example: Encodable {
    let title, outcome: String
  }

  init(_ rule: Rule) {
    id = rule.id.rawValue
    summary = rule.summary
    rationale = rule.rationale
    severity = rule.severity.description
    remedy = Remedy(swiftUI: rule.remedy.swiftUI, uiKit: rule.remedy.uiKit)
    roles = rule.roles.map(\.rawValue)
    needs = rule.needs.individual.map(\.description)
    mayNeed = rule.mayNeed.individual.map(\.description)
    clauses = rule.clauses.map(\.rawValue)
    criteria = rule.clauses.criteria.map(\.number)
    absorbs = rule.absorbed.map(\.rawValue)
    examples = rule.examples().map { Example(title: $0.title, outcome: $0.expectation.words) }
  }
}
