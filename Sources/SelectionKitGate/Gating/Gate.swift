import SelectionKit
public import SelectionKitRules

/// What a run has to meet.
public struct Gate: Hashable, Sendable {
  /// The least severity that fails a run.
  public var failOn = Rule.Severity.error
  /// Whether a run fails over what could have been told and was not.
  public var isStrict = false
  /// Whether a run in which no control was recognised can pass.
  public var allowsEmpty = false

  /// Creates a gate that only errors fail.
  public init() {}

  /// Judges how a run ends.
  ///
  /// It fails closed: what could not be read is never passed, whatever the other files are like.
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameter run: The run.
  /// - Returns: The gravest outcome that the run has a reason for.
  public func outcome(of run: CheckRun) -> GateOutcome {
    if !run.unread.isEmpty || (run.isEmpty && !allowsEmpty) { return .unusable }
    if run.files.contains(where: { $0.report.findings.contains { $0.severity >= failOn } }) { return .failed }
    if isStrict, run.files.contains(where: \.hasAvoidableQuestions) { return .undecided }
    return .passed
  }
}

extension CheckedFile {
  /// Whether something is open that the format could have told, or that is ambiguous in it.
  fileprivate var hasAvoidableQuestions: Bool {
    let untold = untold
    return report.questions.contains { !$0.facts.subtracting(untold).isEmpty }
  }
}
