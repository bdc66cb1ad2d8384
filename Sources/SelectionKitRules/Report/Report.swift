public import SelectionKit

/// What an audit found, what it could not tell, and how much it looked at.
public struct Report: Hashable, Sendable {
  /// An assertion that does not hold of an element.
  public struct Finding: Hashable, Sendable {
    /// The rule that failed.
    public let rule: Rule.ID
    /// How much it weighs here.
    public let severity: Rule.Severity
    /// The way to the element.
    public internal(set) var path: NodePath
    /// What kind of element it is.
    public let role: AccessibilityDescriptor.Role
    /// The element's name, if it has one.
    public let name: String?
    /// What was found, what was expected, and the element as it should be.
    public let failure: Rule.Failure
    /// How the element was found to be what its role says.
    public let recognition: AccessibilityDescriptor.Recognition
    /// Who is harmed, and how: the rationale of the rule.
    public let rationale: String
    /// What to change in the code of the view.
    public let remedy: Rule.Remedy
    /// The clauses that the rule decides.
    public let clauses: [Clause.ID]
  }

  /// An assertion that could not be settled for an element.
  public struct Question: Hashable, Sendable {
    /// The rule that can't tell.
    public let rule: Rule.ID
    /// The facts that would settle it.
    public let facts: Facts
    /// The element, shared by the questions about it: there may be a dozen on each of a hundred thousand.
    package let element: QuestionedElement

    /// The way to the element.
    public var path: NodePath { element.path }
    /// What kind of element it is.
    public var role: AccessibilityDescriptor.Role { element.role }
    /// The element's name, if it has one.
    public var name: String? { element.name }
  }

  /// How much was looked at.
  public struct Counts: Hashable, Sendable {
    /// How many elements there were.
    public var elements = 0
    /// How many of them a person operates and may meet.
    public var controls = 0
    /// How often a rule passed.
    public var passed = 0
    /// How often a rule was tried on what it is not about.
    public var inapplicable = 0

    /// Creates counts of nothing.
    public init() {}
  }

  /// The violations, in reading order.
  public let findings: [Finding]
  /// What could not be told, in reading order.
  public let questions: [Question]
  /// How much was looked at.
  public let counts: Counts

  /// Whether no error was found, and there was something to look at.
  public var passes: Bool {
    passes(failingOn: .error)
  }

  /// Tells whether the report passes at a stricter or a looser measure than its errors.
  ///
  /// - Parameter severity: The least severity that counts as a failure.
  /// - Returns: Whether nothing was found that weighs as much or more, and there was something to look at.
  public func passes(failingOn severity: Rule.Severity) -> Bool {
    counts.controls > 0 && !findings.contains { $0.severity >= severity }
  }

  /// This report, with paths that start from a document rather than from one of its roots.
  ///
  /// - Parameter position: The 0-based position of the root.
  /// - Returns: The report.
  package func belowRoot(_ position: Int) -> Report {
    func below(_ path: NodePath) -> NodePath { NodePath([position] + path.positions) }
    var findings = findings
    for index in findings.indices { findings[index].path = below(findings[index].path) }
    var (old, new) = (QuestionedElement?.none, QuestionedElement?.none)
    let questions = questions.map { question in
      let element = question.element
      let moved =
        element === old ? new ?? element : QuestionedElement(at: below(element.path), element.role, named: element.name)
      (old, new) = (element, moved)
      return Question(rule: question.rule, facts: question.facts, element: moved)
    }
    return Report(findings: findings, questions: questions, counts: counts)
  }

  /// All the facts that would settle what could not be told: what to find out about the view.
  public var unsettled: Facts {
    questions.reduce(into: []) { $0.formUnion($1.facts) }
  }

  /// Throws unless the report passes, so that a test stops with the whole report as its message.
  ///
  /// - Throws: `Failed`, which describes itself as the report does.
  public func requirePass() throws(Failed) {
    if !passes { throw Failed(report: self) }
  }

  /// A report that does not pass.
  public struct Failed: Error, CustomStringConvertible {
    /// The report.
    public let report: Report

    /// The report as text.
    public var description: String { report.description }
  }
}
