import SelectionKit
import SelectionKitRules

/// Writes a run down as SARIF 2.1.0, the format of code scanning.
///
/// Nothing in it depends on when and where the run was, but for paths, which start from the working directory. Findings
/// that do not count are there, marked as such; what is not a finding is among the properties of the run.
public struct SARIFReporter: Reporter {
  /// How many results code scanning takes of one run.
  public static let resultLimit = 25_000

  private let workingDirectory: String?
  private let resultLimit: Int

  /// Creates a reporter.
  ///
  /// - Parameter workingDirectory: The folder that paths start from, or nil for the one this process works in.
  public init(workingDirectory: String? = nil) {
    self.init(workingDirectory: workingDirectory, resultLimit: Self.resultLimit)
  }

  package init(workingDirectory: String?, resultLimit: Int) {
    self.workingDirectory = workingDirectory
    self.resultLimit = resultLimit
  }

  /// Writes a run down as SARIF piece by piece.
  ///
  /// Complexity: O(*n* log *n*) in the count of findings.
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the pieces of one object, which ends with a line break.
  /// - Throws: An `EncodingError`, which no report leads to, and whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) throws {
    try JSONPieces.object([
      "$schema": .value("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .value("2.1.0"), "runs": .list(ofPieces: [run(of: report)]),
    ]).write(body)
  }

  private func run(of report: GateReport) -> JSONPieces {
    let paths = ArtifactPaths(in: report, from: workingDirectory)
    let rules = report.rules.map { Descriptor($0) } + GateRule.all.map { Descriptor($0) }
    let ruleIndices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let fingerprints = report.fingerprints
    let positions = report.positionsOfFindings(limit: resultLimit)
    return .object([
      "tool": .value(Tool(driver: Driver(rules: rules))),
      "invocations": .value([Invocation(report, leftOut: report.findings.count - positions.count, paths)]),
      "results": .list(
        positions.lazy.map { position in
          let finding = report.findings[position]
          return Result(
            finding, ruleIndex: ruleIndices[finding.rule.rawValue], fingerprint: fingerprints[position].description,
            baseline: report.gate.baseline, paths)
        }),
      "properties": .value(Properties(report)),
    ])
  }
}

// MARK: The format (OASIS SARIF 2.1.0), as far as it is used

private struct Tool: Encodable {
  let driver: Driver
}

private struct Driver: Encodable {
  let name = "selection-audit"
  let rules: [Descriptor]
}

private struct Descriptor: Encodable {
  let id: String
  let shortDescription, fullDescription: Text
  let help: Help
  let defaultConfiguration: Configuration
  let properties: Tags

  struct Help: Encodable {
    let text, markdown: String
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Tags: Encodable {
    let tags: [String]
  }

  init(_ rule: Rule) {
    let reference = RuleReference([rule])
    id = rule.id.rawValue
    shortDescription = Text(shortened: rule.summary)
    fullDescription = Text(shortened: "\(rule.summary) \(rule.rationale)")
    help = Help(
      text: reference.details(of: rule).map { "\($0): \($1)" }.joined(separator: "\n"), markdown: reference.markdown())
    defaultConfiguration = Configuration(level: rule.severity.description)
    // Code scanning takes 20 tags.
    properties = Tags(tags: ["accessibility"] + rule.clauses.criteria.prefix(19).map { "wcag/\($0.number)" })
  }

  init(_ rule: GateRule) {
    id = rule.id.rawValue
    shortDescription = Text(shortened: rule.summary)
    fullDescription = Text(shortened: "\(rule.summary) \(rule.rationale)")
    help = Help(text: rule.rationale, markdown: rule.rationale.asMarkdown)
    defaultConfiguration = Configuration(level: rule.severity.description)
    properties = Tags(tags: ["configuration"])
  }
}

private struct Text: Encodable {
  let text: String

  /// - Parameter text: The text, in which nothing becomes a link.
  init(_ text: String) {
    // Brackets and parentheses make a link of words that come from the app; a backslash keeps them apart.
    var previous: Unicode.Scalar = " "
    self.text = text.writing { scalar in
      defer { previous = scalar }
      return scalar == "(" && previous == "]" ? "\\(" : nil
    }
  }

  /// - Parameter text: The text, which is cut to the 1024 characters that a description of a rule may have.
  init(shortened text: String) {
    self.text = text.utf16.count <= 1024 ? text : String(text.unicodeScalars.prefix(511)) + "…"
  }
}

private struct Result: Encodable {
  let ruleId: String
  let ruleIndex: Int?
  let level: String
  let message: Text
  let locations: [Location]
  let relatedLocations: [Location]?
  let partialFingerprints: [String: String]
  let baselineState: String?
  let suppressions: [Suppression]?
  let properties: Properties

  struct Properties: Encodable {
    let screen, element: String
    let role, name, recognition: String?
    let seenCount, fileCount: Int?
    let clauses: [String]
  }

  init(_ finding: GateFinding, ruleIndex: Int?, fingerprint: String, baseline: Baseline?, _ paths: ArtifactPaths) {
    ruleId = finding.rule.rawValue
    self.ruleIndex = ruleIndex
    level = finding.severity.description
    message = Text("\(finding.titleWithPlace): \(finding.failureWords). \(finding.rationale)")
    locations = [
      Location(
        finding.location, paths,
        logical: LogicalLocation(name: finding.subject.element, fullyQualifiedName: finding.subject.description))
    ]
    // Code scanning shows the first 100 places.
    relatedLocations = finding.sightings.map { sightings in
      sightings.places.prefix(100).map { place in
        Location(FileLocation(file: place.file), paths, message: Text("at \(place.path)"))
      }
    }
    partialFingerprints = ["selectionAudit/v1": fingerprint]
    baselineState = baseline.map { baseline in
      let isKnown = finding.sightings != nil && baseline.entries.contains(.init(finding.rule, of: finding.subject))
      return isKnown ? "unchanged" : "new"
    }
    suppressions = if case .waived(let waiver) = finding.standing { [Suppression(waiver)] } else { nil }
    properties = Properties(
      screen: finding.subject.screen, element: finding.subject.element, role: finding.role?.rawValue,
      name: finding.name, recognition: finding.recognition?.rawValue, seenCount: finding.sightings?.seenCount,
      fileCount: finding.sightings?.fileCount,
      clauses: finding.clauses.map(\.rawValue))
  }
}

private struct Location: Encodable {
  let physicalLocation: PhysicalLocation
  let logicalLocations: [LogicalLocation]?
  let message: Text?

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
  }

  init(_ location: FileLocation, _ paths: ArtifactPaths, logical: LogicalLocation? = nil, message: Text? = nil) {
    physicalLocation = PhysicalLocation(
      artifactLocation: ArtifactLocation(uri: paths[location.file].uri), region: Region(startLine: location.firstLine))
    logicalLocations = logical.map { [$0] }
    self.message = message
  }
}

private struct LogicalLocation: Encodable {
  let name, fullyQualifiedName: String
  let kind = "element"
}

private struct Suppression: Encodable {
  let kind = "external"
  let status = "accepted"
  let justification: String
  let properties: Answer

  struct Answer: Encodable {
    let owner, expires: String
    let reviewer, reviewed: String?
  }

  init(_ waiver: Waiver) {
    justification = waiver.reason
    properties = Answer(
      owner: waiver.owner, expires: waiver.expiry.description, reviewer: waiver.review?.reviewer,
      reviewed: waiver.review?.date.description)
  }
}

private struct Invocation: Encodable {
  let executionSuccessful: Bool
  let exitCode: Int32
  let exitCodeDescription: String
  let toolExecutionNotifications: [Notification]

  struct Notification: Encodable {
    let level: String
    let message: Text
    let locations: [Location]?
  }

  init(_ report: GateReport, leftOut: Int, _ paths: ArtifactPaths) {
    executionSuccessful = report.outcome < .unusable
    exitCode = report.outcome.rawValue
    exitCodeDescription = report.outcome.name
    let faults = report.faults.map { fault in
      Notification(
        level: "error", message: Text(fault.text.escaped), locations: [Location(FileLocation(file: fault.file), paths)])
    }
    let rest = Notification(
      level: "warning", message: Text("\(counted(leftOut, "finding")) left out: a file holds no more."), locations: nil)
    toolExecutionNotifications = faults + (leftOut > 0 ? [rest] : [])
  }
}

/// What is not a result: code scanning would make an alert of it.
private struct Properties: Encodable {
  let failOn: String
  let elements, controls, passed: Int
  let openFacts: [OpenFact]
  let settled: [Settled]
  let stale: [Entry]
  let switchedOff: [SwitchedOff]

  struct OpenFact: Encodable {
    let fact: String
    let elements: Int
    let rules: [String]
    let isUntold: Bool
  }

  struct Settled: Encodable {
    let rule, screen, element: String
    let suppression: Suppression
  }

  struct Entry: Encodable {
    let rule, screen, element: String
  }

  struct SwitchedOff: Encodable {
    let rule, reason: String
  }

  init(_ report: GateReport) {
    failOn = report.gate.failOn.description
    let counts = report.counts
    elements = counts.elements
    controls = counts.controls
    passed = counts.passed
    openFacts = OpenFacts(report.questions.lazy.filter(\.isOpen)).summaries.map { summary in
      OpenFact(
        fact: summary.fact.description, elements: summary.elementCount, rules: summary.rules.map(\.rawValue),
        isUntold: summary.isUntold)
    }
    settled = report.questions.compactMap { question in
      question.settlement.map { waiver in
        Settled(
          rule: question.rule.rawValue, screen: question.subject.screen, element: question.subject.element,
          suppression: Suppression(waiver))
      }
    }
    stale = report.staleEntries.map { entry in
      Entry(rule: entry.rule.rawValue, screen: entry.subject.screen, element: entry.subject.element)
    }
    switchedOff = report.rulesOff.map { SwitchedOff(rule: $0.rule.rawValue, reason: $0.reason) }
  }
}
