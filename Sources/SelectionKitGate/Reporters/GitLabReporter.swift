import SelectionKitRules

/// Writes a run down as a GitLab Code Quality report.
///
/// The format knows problems in files and nothing else. What does not count is there as information that says so, so that
/// a merge request does not take it for mended.
public struct GitLabReporter: Reporter {
  private let workingDirectory: String?

  /// Creates a reporter.
  ///
  /// - Parameter workingDirectory: The folder that paths start from, or nil for the one this process works in.
  public init(workingDirectory: String? = nil) {
    self.workingDirectory = workingDirectory
  }

  /// Writes a run down as a Code Quality report piece by piece.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the pieces of a list of objects, which ends with a line break.
  /// - Throws: An `EncodingError`, which no report leads to, and whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) throws {
    let paths = ArtifactPaths(in: report, from: workingDirectory)
    var fingerprints = Fingerprints()
    let faults = report.faults.map { fault in
      Problem(
        description: fault.text.escaped, checkName: "selection-audit",
        fingerprint: fingerprints.fingerprint(of: .fault, fault.file).description, severity: "blocker",
        location: .init(FileLocation(file: fault.file), paths))
    }
    let findings = zip(report.findings, report.fingerprints).lazy.map { finding, fingerprint in
      Problem(finding, fingerprint: fingerprint.description, paths)
    }
    let settled = report.questions.compactMap { question in
      question.settlement.map { waiver in
        Problem(
          description: "\(question.title) (settled \(waiver.words.escaped))", checkName: question.rule.rawValue,
          fingerprint: fingerprints.fingerprint(
            of: .settled, question.rule.rawValue, question.subject.screen, question.subject.element
          ).description, severity: "info", location: .init(question.location, paths))
      }
    }
    try JSONPieces.list([AnySequence(faults), AnySequence(findings), AnySequence(settled)].joined()).write(body)
  }
}

/// One problem, as the format names it.
private struct Problem: Encodable {
  let description, checkName, fingerprint, severity: String
  let location: Location

  struct Location: Encodable {
    let path: String
    let lines: Lines

    init(_ location: FileLocation, _ paths: ArtifactPaths) {
      path = paths[location.file].path
      lines = Lines(begin: location.firstLine)
    }
  }

  struct Lines: Encodable {
    let begin: Int
  }

  enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case checkName = "check_name"
  }
}

extension Problem {
  init(_ finding: GateFinding, fingerprint: String, _ paths: ArtifactPaths) {
    let standing = finding.standing.words.map { " (\($0): \($1.escaped))" } ?? ""
    description = "\(finding.title): \(finding.failureWords)\(standing)"
    checkName = finding.rule.rawValue
    self.fingerprint = fingerprint
    severity = finding.standing == .new ? finding.severity.inCodeQuality : "info"
    location = Location(finding.location, paths)
  }
}

extension Rule.Severity {
  fileprivate var inCodeQuality: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
