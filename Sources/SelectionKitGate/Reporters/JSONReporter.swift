import Foundation
import SelectionKit
import SelectionKitRules

/// Writes a run down as JSON for other tools: versioned, with sorted keys, and the same for the same run.
public struct JSONReporter: Reporter {
  /// The name of the format, as each report states it.
  public static let formatName = "selection-audit-report"
  /// The version of the format.
  public static let formatVersion = 1

  /// Creates a reporter.
  public init() {}

  /// The run as JSON.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - gate: What it has to meet.
  /// - Returns: One object, ending with a line break.
  /// - Throws: An `EncodingError`, which a run that was read from files never leads to.
  public func output(for run: CheckRun, gate: Gate) throws -> String {
    try ReportDocument(run, outcome: gate.outcome(of: run)).prettyJSON()
  }
}

extension Encodable {
  /// This value as JSON for people and tools: indented, with sorted keys, ending with a line break.
  ///
  /// Whatever a terminal would act on is written as an escape, which means the same in JSON.
  package func prettyJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    return text.unicodeScalars.reduce(into: "") { json, scalar in
      if scalar.isActedOn, scalar != "\n" {
        // All of these scalars have four digits at most.
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        json.unicodeScalars.append(scalar)
      }
    } + "\n"
  }
}

// MARK: The format, apart from the types of the audit, so that those can change without it

private struct ReportDocument: Encodable {
  let format = JSONReporter.formatName
  let version = JSONReporter.formatVersion
  let outcome: String
  let files: [File]
  let unread: [Unread]

  init(_ run: CheckRun, outcome: GateOutcome) {
    self.outcome = outcome.name
    files = run.files.map { File($0) }
    unread = run.unread.map { Unread(file: $0.name, reason: $0.reason) }
  }

  struct Unread: Encodable {
    let file, reason: String
  }

  struct File: Encodable {
    let file, format: String
    let notes: [String]
    let counts: Counts
    let findings: [Finding]
    let questions: [Question]

    init(_ checked: CheckedFile) {
      file = checked.name
      format = checked.format.rawValue
      notes = checked.notes.map(\.description)
      counts = Counts(checked.report.counts)
      findings = checked.report.findings.map { Finding($0) }
      questions = checked.report.questions.map { Question($0, untold: checked.untold) }
    }
  }

  struct Counts: Encodable {
    let elements, controls, passed, inapplicable: Int

    init(_ counts: Report.Counts) {
      elements = counts.elements
      controls = counts.controls
      passed = counts.passed
      inapplicable = counts.inapplicable
    }
  }

  struct Element: Encodable {
    let path, role: String
    let name: String?
  }

  struct Finding: Encodable {
    let rule, severity: String
    let element: Element
    let recognition: String
    let found, expected, rationale: String
    let remedy: Remedy
    let clauses, criteria: [String]

    init(_ finding: Report.Finding) {
      rule = finding.rule.rawValue
      severity = finding.severity.description
      element = Element(path: finding.path.description, role: finding.role.rawValue, name: finding.name)
      recognition = finding.recognition.rawValue
      found = finding.failure.found
      expected = finding.failure.expected
      rationale = finding.rationale
      remedy = Remedy(swiftUI: finding.remedy.swiftUI, uiKit: finding.remedy.uiKit)
      clauses = finding.clauses.map(\.rawValue)
      criteria = finding.clauses.criteria.map(\.number)
    }
  }

  struct Remedy: Encodable {
    let swiftUI, uiKit: String
  }

  struct Question: Encodable {
    let rule: String
    let element: Element
    /// The facts that would settle it, and those of them that the format never tells.
    let facts, untold: [String]

    init(_ question: Report.Question, untold: Facts) {
      rule = question.rule.rawValue
      element = Element(path: question.path.description, role: question.role.rawValue, name: question.name)
      facts = question.facts.individual.map(\.description)
      self.untold = question.facts.intersection(untold).individual.map(\.description)
    }
  }
}

extension GateOutcome {
  /// The name of the outcome in reports.
  var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .unusable: "unusable"
    case .undecided: "undecided"
    case .broken: "broken"
    }
  }
}
