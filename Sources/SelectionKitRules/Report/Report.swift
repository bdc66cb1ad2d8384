public import SelectionKit

/// What an audit found, what it could not tell, and how much it looked at.
public struct Report: Hashable, Sendable {
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
  public let questions: Questions
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
