package import SelectionKitRules

/// The page of the documentation that shows what every clause is decided by, which control the specs name for what, and
/// what every rule says.
package struct LedgerReference {
  private let clauses: [Clause]
  private let components: [ControlChooser.Component]
  private let rules: [Rule]

  /// Creates a reference.
  ///
  /// - Parameters:
  ///   - clauses: The clauses it covers.
  ///   - components: The rows of the chooser's table.
  ///   - rules: The rules it covers.
  package init(
    _ clauses: [Clause] = Clause.all, components: [ControlChooser.Component] = ControlChooser.Component.all,
    rules: [Rule] = Rule.all
  ) {
    self.clauses = clauses
    self.components = components
    self.rules = rules
  }

  /// The page in Markdown.
  ///
  /// - Returns: The page, ending with a line break.
  package func markdown() -> String {
    """
    # The clause ledger

    What decides each requirement of the component specs, which control they name for what, and what each rule says.

    This page is what `selection-audit rules --to markdown` prints.

    ## Clauses

    There are \(clauses.count) clauses with \(clauses.reduce(0) { $0 + $1.parts.count }) parts. A part is decided by \
    rules, guaranteed by the types, answered by the chooser, or left to a person.

    \(sections.joined(separator: "\n"))
    ## Which control fits

    \(chooserTable)
    ## Rules

    There are \(rules.count) rules.

    \(RuleReference(rules).markdown())
    """
  }

  private var sections: [String] {
    Clause.Source.allCases.compactMap { source in
      let rows = clauses.filter { $0.source == source }.map(\.row)
      guard !rows.isEmpty else { return nil }
      return "### \(source.title)\n\n"
        + markdownTable(["Clause", "Severity", "It is about", "Decided by", "WCAG"], rows)
    }
  }

  private var chooserTable: String {
    markdownTable(["Control", "For", "Unless"], components.map(\.row))
  }
}

extension Clause.Source {
  fileprivate var title: String {
    "Source: " + rawValue.asMarkdown
  }
}

extension Clause {
  fileprivate var row: [String] {
    [
      id.rawValue, severity.description, requirement.asMarkdown, parts.map(\.words).joined(separator: "; "),
      criteria.map(\.number).joined(separator: ", "),
    ]
  }
}

extension Clause.Part {
  /// What decides the part, as Markdown.
  fileprivate var words: String {
    (letter.map { "(\($0)) " } ?? "") + deciders.map(\.words).joined(separator: ", and ")
  }
}

extension Clause.Decider {
  /// The decider, as Markdown.
  fileprivate var words: String {
    switch self {
    case .rules(let ids): ids.map(\.rawValue.asMarkdown).joined(separator: ", ")
    case .guaranteed(let test): "the types, as a test shows: “\(test.asMarkdown)”"
    case .chooser: "the chooser"
    case .review(let reason): "a person: \(reason.asMarkdown)"
    }
  }
}

extension ControlChooser.Component {
  fileprivate var row: [String] {
    let objections = objections.map { "\($0.description.asMarkdown) (\($0.clauses.words))" }
    return [name.asMarkdown, "\(purpose.asMarkdown) (\(clauses.words))", objections.joined(separator: "; ")]
  }
}

extension [Clause.ID] {
  fileprivate var words: String { map(\.rawValue).joined(separator: ", ").asMarkdown }
}
