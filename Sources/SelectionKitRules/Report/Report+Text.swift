package import SelectionKit

extension Report: CustomStringConvertible {
  /// The report for people: what was found on each element, what could not be told, and how much was looked at.
  ///
  /// Whatever comes from an app or a file is shown on one line, with control characters written out.
  public var description: String { text() }

  /// Writes the report down for people.
  ///
  /// - Parameters:
  ///   - style: How it is emphasised.
  ///   - untold: The facts that the format read from never tells, so that nobody looks for them there.
  /// - Returns: The text, without a line break at its end.
  package func text(in style: TextStyle = .plain, untold: Facts = []) -> String {
    var blocks = findingsByElement.map { $0.text(in: style) }
    if let block = questionsText(in: style, untold: untold) { blocks.append(block) }
    blocks.append(countsText)
    return blocks.joined(separator: "\n\n")
  }
}

// MARK: What was found

extension Report {
  /// Findings on one element.
  private struct ElementFindings {
    let first: Finding
    var findings: [Finding]

    func isAbout(_ finding: Finding) -> Bool {
      first.path == finding.path && first.role == finding.role && first.name == finding.name
    }

    func text(in style: TextStyle) -> String {
      let title = "\(first.role.words(for: first.name)) at \(first.path)\(first.recognition.remark)"
      return ([style.heading(title)] + findings.flatMap { $0.lines(in: style) }).joined(separator: "\n")
    }
  }

  /// The findings in their order, those on one element together.
  private var findingsByElement: [ElementFindings] {
    findings.reduce(into: []) { elements, finding in
      if let last = elements.indices.last, elements[last].isAbout(finding) {
        elements[last].findings.append(finding)
      } else {
        elements.append(ElementFindings(first: finding, findings: [finding]))
      }
    }
  }
}

extension Report.Finding {
  fileprivate func lines(in style: TextStyle) -> [String] {
    style.findingLines(severity, rule, failure, rationale: rationale, remedy: remedy, clauses: clauses)
  }
}

extension TextStyle {
  /// What a finding says below the name of its element.
  ///
  /// - Parameters:
  ///   - severity: How much it weighs.
  ///   - rule: The rule that failed.
  ///   - failure: What was found and expected.
  ///   - rationale: Who is harmed, and how.
  ///   - remedy: What to change, or nil where no view is at fault.
  ///   - clauses: The clauses that the rule decides.
  ///   - more: What else there is to say, each with what it is about.
  /// - Returns: The lines.
  package func findingLines(
    _ severity: Rule.Severity, _ rule: Rule.ID, _ failure: Rule.Failure, rationale: String, remedy: Rule.Remedy?,
    clauses: [Clause.ID], more: [(label: String, text: String)] = []
  ) -> [String] {
    let details = findingDetails(failure, rationale: rationale, remedy: remedy, clauses: clauses)
    let title = "  \(text(severity.description, for: severity)) \(rule.rawValue.escaped)"
    return [title]
      + (details + more).map { label, text in
        "    \(label):\(String(repeating: " ", count: max(10 - label.count, 1)))\(text.escaped)"
      }
  }
}

/// What there is to say of a finding, each with what it is about; not escaped.
///
/// - Parameters:
///   - failure: What was found and expected.
///   - rationale: Who is harmed, and how.
///   - remedy: What to change, or nil where no view is at fault.
///   - clauses: The clauses that the rule decides.
/// - Returns: What there is, without what there is nothing to say about.
package func findingDetails(
  _ failure: Rule.Failure, rationale: String, remedy: Rule.Remedy?, clauses: [Clause.ID]
) -> [(label: String, text: String)] {
  [
    ("found", failure.found),
    ("expected", failure.expected),
    ("why", rationale),
    ("SwiftUI", remedy?.swiftUI ?? ""),
    ("UIKit", remedy?.uiKit ?? ""),
    ("clauses", clauses.map(\.rawValue).joined(separator: ", ")),
    ("WCAG", clauses.criteria.map(\.description).joined(separator: ", ")),
  ].filter { !$0.1.isEmpty }
}

extension AccessibilityDescriptor.Recognition {
  /// How sure it is that the element is what it is called, where that was concluded.
  package var remark: String {
    switch self {
    case .declared, .configured: ""
    case .wording: " (recognised by its words)"
    case .heuristic: " (a guess by its looks)"
    }
  }
}

// MARK: What can't be told

extension Report {
  private func questionsText(in style: TextStyle, untold: Facts) -> String? {
    var open = OpenFacts<Questioned>()
    for question in questions { open.add(question.facts, untold: untold, of: Questioned(question), for: question.rule) }
    return open.text(in: style)
  }

  /// What an element is to a reader, who may have several audits of it in one report.
  private struct Questioned: Hashable {
    let path: NodePath
    let role: AccessibilityDescriptor.Role
    let name: String?

    init(_ question: Question) {
      (path, role, name) = (question.path, question.role, question.name)
    }
  }
}

/// For each fact that would settle something: of how many elements, and for which rules.
package struct OpenFacts<Element: Hashable> {
  private struct Entry {
    var rules: [Rule.ID] = []
    var isUntold = true
  }

  /// What many elements have in common that a rule can't tell of.
  private struct Case: Hashable {
    let rule: Rule.ID
    let facts: Facts
    let untold: Facts
  }

  private var entries: [Facts: Entry] = [:]
  private var cases: Set<Case> = []
  /// Of how many elements each fact would settle something, by the number of its bit.
  private var elementCounts = Array(repeating: 0, count: Facts.RawValue.bitWidth)
  /// The first of these elements, by the number of the bit, too.
  private var firstElements: [[Element]] = Array(repeating: [], count: Facts.RawValue.bitWidth)
  private let nameLimit: Int
  /// What would settle something of each element before the last one.
  private var factsOfElements: [Element: Facts] = [:]
  /// The element that was added last, and what would settle something of it: questions about one follow each other.
  private var last: (element: Element, facts: Facts)?

  /// Begins without any.
  ///
  /// - Parameter limit: How many of the elements are named for each fact.
  package init(namingFirst limit: Int = 0) {
    nameLimit = limit
  }

  /// Adds what a rule can't tell of an element.
  ///
  /// - Parameters:
  ///   - facts: The facts that would settle it.
  ///   - untold: The facts that the format read from never tells, so that nobody looks for them there.
  ///   - element: The element.
  ///   - rule: The rule.
  package mutating func add(_ facts: Facts, untold: Facts, of element: Element, for rule: Rule.ID) {
    count(facts, of: element)
    guard cases.insert(Case(rule: rule, facts: facts, untold: untold)).inserted else { return }
    for fact in facts.individual {
      var entry = entries[fact] ?? Entry()
      if !entry.rules.contains(rule) { entry.rules.append(rule) }
      if !untold.contains(fact) { entry.isUntold = false }
      entries[fact] = entry
    }
  }

  private mutating func count(_ facts: Facts, of element: Element) {
    if let last, last.element != element {
      factsOfElements[last.element] = last.facts
      self.last = nil
    }
    let known = last?.facts ?? factsOfElements[element] ?? []
    last = (element, known.union(facts))
    var bits = facts.subtracting(known).rawValue
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      elementCounts[bit] += 1
      if firstElements[bit].count < nameLimit { firstElements[bit].append(element) }
      bits &= bits - 1
    }
  }

  /// A fact with what it would settle.
  package struct Summary {
    /// The fact.
    package let fact: Facts
    /// Of how many elements it would settle something.
    package let elementCount: Int
    /// As many of these, in the order in which they were met, as were to be named.
    package let firstElements: [Element]
    /// For which rules.
    package let rules: [Rule.ID]
    /// Whether the format read from never tells it.
    package let isUntold: Bool
  }

  /// Each fact with what it would settle.
  package var summaries: [Summary] {
    Facts(entries.keys).individual.compactMap { fact in
      entries[fact].map { entry in
        let bit = fact.rawValue.trailingZeroBitCount
        return Summary(
          fact: fact, elementCount: elementCounts[bit], firstElements: firstElements[bit], rules: entry.rules,
          isUntold: entry.isUntold)
      }
    }
  }

  /// The facts that somebody could find out, a line each; then once what the format leaves open for everybody.
  ///
  /// - Parameter style: How it is emphasised.
  /// - Returns: The text, without a line break at its end, or nil if nothing is open.
  package func text(in style: TextStyle) -> String? {
    let blocks = [avoidable(in: style), unavoidable(in: style)].compactMap(\.self)
    return blocks.isEmpty ? nil : blocks.joined(separator: "\n\n")
  }

  private func avoidable(in style: TextStyle) -> String? {
    let lines = summaries.filter { !$0.isUntold }.map { summary in
      let rules = summary.rules.map(\.rawValue.escaped).joined(separator: ", ")
      return "  \(summary.fact): \(counted(summary.elementCount, "element")) – \(rules)"
    }
    return lines.isEmpty ? nil : ([style.heading("Can't be told without knowing:")] + lines).joined(separator: "\n")
  }

  private func unavoidable(in style: TextStyle) -> String? {
    let untold = summaries.filter(\.isUntold)
    guard !untold.isEmpty else { return nil }
    let open = untold.flatMap(\.rules).reduce(into: [Rule.ID]()) { rules, rule in
      if !rules.contains(rule) { rules.append(rule) }
    }
    let lines = open.map { id in
      let clauses = Rule.all.first { $0.id == id }?.clauses ?? []
      return "  \(id.rawValue.escaped)\(clauses.isEmpty ? "" : ": ")\(clauses.map(\.rawValue).joined(separator: ", "))"
    }
    let names = untold.map { "\($0.fact)" }.joined(separator: ", ")
    return ([style.heading("Never told by this format: \(names). It leaves open:")] + lines).joined(separator: "\n")
  }
}

// MARK: How much was looked at

extension Report {
  private var countsText: String {
    counts.text(tally: findings.map(\.severity).tally, questionCount: questions.count)
  }
}

extension Report.Counts {
  /// How much was looked at, in a sentence.
  ///
  /// - Parameters:
  ///   - tally: How much was found; empty for nothing.
  ///   - questionCount: How much could not be told.
  /// - Returns: The sentence.
  package func text(tally: String, questionCount: Int) -> String {
    guard controls > 0 || !tally.isEmpty else {
      return "Nothing was recognised: no control among \(counted(elements, "element"))."
    }
    let questions = questionCount == 0 ? "no open questions" : counted(questionCount, "open question")
    return "\(tally.isEmpty ? "No findings" : tally); \(questions); "
      + "\(counted(passed, "check")) held on \(counted(controls, "control")) among \(counted(elements, "element"))."
  }
}

extension Sequence<Rule.Severity> {
  /// How many there are of each severity, the weightiest first: `1 error, 2 warnings`; empty for none.
  package var tally: String {
    let counts = reduce(into: [:]) { counts, severity in counts[severity, default: 0] += 1 }
    return Rule.Severity.allCases.reversed()
      .compactMap { severity in counts[severity].map { counted($0, severity.description) } }
      .joined(separator: ", ")
  }
}

/// Counts something in words.
///
/// - Parameters:
///   - count: The number.
///   - noun: The noun in the singular, with a regular plural.
/// - Returns: The number with its noun: `1 element`, `2 elements`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
