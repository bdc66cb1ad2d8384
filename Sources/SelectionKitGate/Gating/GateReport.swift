public import SelectionKitRules

/// How a run ended, and why: what every output is written from.
///
/// Everything in it is in an order that depends on names alone, not on the order in which files were given or read.
public struct GateReport: Sendable {
  /// What the run had to meet.
  public let gate: Gate
  /// How it ends.
  public let outcome: GateOutcome
  /// The files that were checked, by name.
  public let files: [CheckedFile]
  /// The files that could not be, by name.
  public let unread: [CheckRun.UnreadFile]
  /// What was found, by screen and in reading order; also what is known or waived.
  public let findings: [GateFinding]
  /// What could not be told, by screen and in reading order; also what somebody has settled.
  public let questions: GateQuestions
  /// The entries of the baseline that stand for nothing any more.
  public let staleEntries: [Baseline.Entry]
  /// The rules in force.
  public let rules: [Rule]

  /// The findings that count: those that are new.
  public var newFindings: [GateFinding] { findings.filter { $0.standing == .new } }
  /// The findings that fail the run.
  public var failures: [GateFinding] { newFindings.filter { $0.severity >= gate.failOn } }
  /// The digest of a descriptor as it was seen.
  ///
  /// Complexity: O(size of the descriptor).
  ///
  /// - Parameter sighting: Where it was seen.
  /// - Returns: The digest, or nil for what is in no file of this run.
  public func digest(of sighting: Sighting) -> String? {
    files.first { $0.name == sighting.file }?.digest(at: sighting.path)
  }

  /// The questions that nobody has settled.
  public var openQuestions: [GateQuestion] { questions.filter(\.isOpen) }
  /// How much was looked at in all files.
  public var counts: Report.Counts { files.counts }

  /// The screens, by name, each with the files that show it.
  public var screens: [(name: String, files: [CheckedFile])] {
    Dictionary(grouping: files, by: \.screen).map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
}

extension Sequence<CheckedFile> {
  /// How much was looked at in all of them; what an activation is about is in its files already.
  package var counts: Report.Counts {
    reduce(into: Report.Counts()) { sum, file in
      if file.activation == nil {
        sum.elements += file.report.counts.elements
        sum.controls += file.report.counts.controls
      }
      sum.passed += file.report.counts.passed
      sum.inapplicable += file.report.counts.inapplicable
    }
  }
}
