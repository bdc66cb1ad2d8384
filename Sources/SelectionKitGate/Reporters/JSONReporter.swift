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

  /// Writes a run down as JSON piece by piece.
  ///
  /// Complexity: O(count of findings and questions, and size of the elements they are about).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the pieces.
  /// - Throws: An `EncodingError`, which a run that was read from files never leads to, and whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) throws {
    let off = report.rulesOff.map { SwitchedOff(rule: $0.rule.rawValue, reason: $0.reason) }
    let stale = report.staleEntries.map { Entry(rule: $0.rule.rawValue, subject: Name($0.subject)) }
    try JSONPieces.object([
      "format": .value(Self.formatName), "version": .value(Self.formatVersion),
      "outcome": .value(report.outcome.name), "failOn": .value(report.gate.failOn.description),
      "files": .list(report.files.lazy.map { File($0) }),
      "findings": .list(report.findings.lazy.map { Finding($0, in: report) }),
      "questions": .list(report.questions.lazy.map { Question($0) }),
      "stale": .list(stale), "switchedOff": .list(off),
      "unread": .list(report.unread.lazy.map { Unread(file: $0.name, reason: $0.reason) }),
    ]).write(body)
  }
}

// MARK: The format, apart from the types of the audit, so that those can change without it

private struct Unread: Encodable {
  let file, reason: String
}

private struct SwitchedOff: Encodable {
  let rule, reason: String
}

private struct Entry: Encodable {
  let rule: String
  let subject: Name
}

/// A subject as waivers and baselines name it.
private struct Name: Encodable {
  let screen, element: String

  init(_ subject: FindingSubject) {
    screen = subject.screen
    element = subject.element
  }
}

private struct File: Encodable {
  let file, format, screen: String
  let activated, after: String?
  let notes: [String]
  let counts: Counts

  init(_ checked: CheckedFile) {
    file = checked.name
    format = checked.format.rawValue
    screen = checked.screen
    activated = checked.activation?.target
    after = checked.activation?.fileAfter
    notes = checked.notes.map(\.description)
    counts = Counts(checked.report.counts)
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
}

private struct Seen: Encodable {
  let count, of: Int
  let places: [Place]

  struct Place: Encodable {
    let file, path: String
    let digest: String?
  }

  init(_ sightings: Sightings, digest: (Sighting) -> String?) {
    count = sightings.seenCount
    of = sightings.fileCount
    places = sightings.places.map { Place(file: $0.file, path: $0.path.description, digest: digest($0)) }
  }
}

private struct Location: Encodable {
  let file: String
  let line: Int?

  init(_ location: FileLocation) {
    file = location.file
    line = location.line
  }
}

private struct Answer: Encodable {
  let owner, reason, expires: String
  let reviewer, reviewed: String?

  init(_ waiver: Waiver) {
    owner = waiver.owner
    reason = waiver.reason
    expires = waiver.expiry.description
    reviewer = waiver.review?.reviewer
    reviewed = waiver.review?.date.description
  }
}

private struct Finding: Encodable {
  let rule, severity, standing: String
  let waiver: Answer?
  let subject: Name
  let role, name: String?
  let found, expected, rationale: String
  let fix: AccessibilityDescriptor?
  let remedy: Remedy?
  let clauses, criteria: [String]
  let recognition: String?
  let seen: Seen?
  let location: Location

  struct Remedy: Encodable {
    let swiftUI, uiKit: String
  }

  init(_ finding: GateFinding, in report: GateReport) {
    rule = finding.rule.rawValue
    severity = finding.severity.description
    standing = finding.standing.name
    waiver = if case .waived(let waiver) = finding.standing { Answer(waiver) } else { nil }
    subject = Name(finding.subject)
    role = finding.role?.rawValue
    name = finding.name
    found = finding.failure.found
    expected = finding.failure.expected
    fix = finding.failure.fix
    rationale = finding.rationale
    remedy = finding.remedy.map { Remedy(swiftUI: $0.swiftUI, uiKit: $0.uiKit) }
    clauses = finding.clauses.map(\.rawValue)
    criteria = finding.clauses.criteria.map(\.number)
    recognition = finding.recognition?.rawValue
    seen = finding.sightings.map { Seen($0, digest: report.digest) }
    location = Location(finding.location)
  }
}

private struct Question: Encodable {
  let rule: String
  let subject: Name
  let role: String
  let name: String?
  /// The facts that would settle it, and those of them that the format never tells.
  let facts, untold: [String]
  let seen: Seen
  let location: Location
  let settled: Answer?

  init(_ question: GateQuestion) {
    rule = question.rule.rawValue
    subject = Name(question.subject)
    role = question.role.rawValue
    name = question.name
    facts = question.facts.individual.map(\.description)
    untold = question.untold.individual.map(\.description)
    // Without digests: there are many questions, and few are ever settled by hand.
    seen = Seen(question.sightings) { _ in nil }
    location = Location(question.location)
    settled = question.settlement.map { Answer($0) }
  }
}

extension GateFinding.Standing {
  fileprivate var name: String {
    switch self {
    case .new: "new"
    case .known: "known"
    case .waived: "waived"
    }
  }
}

extension GateOutcome {
  /// The name of the outcome in reports.
  package var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .unusable: "unusable"
    case .undecided: "undecided"
    case .broken: "broken"
    }
  }
}
