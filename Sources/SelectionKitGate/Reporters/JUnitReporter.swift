import SelectionKit
import SelectionKitRules

/// Writes a run down as JUnit XML: a suite for each screen, and one for the run itself.
///
/// A case fails exactly if it fails the run. What does not count or weighs too little, and what is open, is skipped with
/// the reason; what held is one case on each screen.
public struct JUnitReporter: Reporter {
  private let workingDirectory: String?

  /// Creates a reporter.
  ///
  /// - Parameter workingDirectory: The folder that paths start from, or nil for the one this process works in.
  public init(workingDirectory: String? = nil) {
    self.workingDirectory = workingDirectory
  }

  /// Writes a run down as JUnit XML.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: The document, ending with a line break.
  public func output(for report: GateReport) -> String {
    var xml = ""
    write(report) { xml += $0 }
    return xml
  }

  /// Writes a run down as JUnit XML, a case at a time.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the pieces of the document.
  /// - Throws: Whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) rethrows {
    let paths = ArtifactPaths(in: report, from: workingDirectory)
    // Suites begin with how many of their cases came to what, so all are counted before one is written.
    let suites = TestSuite.all(of: report).map { (suite: $0, counts: $0.counts(in: report.gate)) }
    let counts = suites.reduce(into: TestCounts()) { $0.add($1.counts) }
    try body("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"selection-audit\"\(counts.xml)>\n")
    for (suite, counts) in suites { try suite.write(counts, in: report.gate, paths, body) }
    try body("</testsuites>\n")
  }
}

// MARK: - Suites

/// The tests of a screen, or of the run itself.
private struct TestSuite {
  /// The name, as it stands in XML.
  private let name: String
  private let properties: [(name: String, value: String)]
  private let cases: FlattenSequence<[AnySequence<TestCase>]>

  private init(name: String, properties: [(name: String, value: String)] = [], cases: [AnySequence<TestCase>]) {
    self.name = name
    self.properties = properties
    self.cases = cases.joined()
  }

  /// The suite of the run itself, and one of each screen.
  static func all(of report: GateReport) -> [TestSuite] {
    let findings = report.findings.runs(by: \.screen)
    let findingsOfRun = Dictionary(grouping: (findings[nil] ?? []).joined(), by: \.subject.screen)
    let questions = report.questions.runs(by: \.screen)
    let files = Dictionary(uniqueKeysWithValues: report.screens.map { ($0.name, $0.files) })
    var names = UniqueNames()
    let ofRun = TestSuite(about: report, named: names.name("selection-audit"))
    // A control may be expected on a screen that is not there.
    return [ofRun]
      + Set(findingsOfRun.keys).union(files.keys).sorted().map { screen in
        TestSuite(
          name: names.name(screen.asXML),
          cases: [
            AnySequence(files[screen].map { [.everythingElse(in: $0)] } ?? []),
            AnySequence((findings[screen] ?? []).joined().lazy.map { .finding($0) }),
            AnySequence((findingsOfRun[screen] ?? []).lazy.map { .finding($0) }),
            AnySequence((questions[screen] ?? []).joined().lazy.map { .question($0) }),
          ])
      }
  }

  private init(about report: GateReport, named name: String) {
    self.init(
      name: name,
      properties: [("outcome", report.outcome.name), ("failOn", report.gate.failOn.description)],
      cases: [
        AnySequence(report.faults.lazy.map { .fault($0) }), AnySequence(report.staleEntries.lazy.map { .stale($0) }),
        AnySequence(report.rulesOff.lazy.map { .switchedOff($0) }),
      ])
  }

  func counts(in gate: Gate) -> TestCounts {
    cases.reduce(into: TestCounts()) { $0.add($1.outcome(in: gate)) }
  }

  /// - Parameters:
  ///   - counts: What its cases came to.
  ///   - gate: What the run had to meet.
  ///   - paths: The paths of the files.
  ///   - body: Receives the pieces.
  func write(
    _ counts: TestCounts, in gate: Gate, _ paths: ArtifactPaths, _ body: (String) throws -> Void
  ) rethrows {
    try body("  <testsuite name=\"\(name)\"\(counts.xml)>\n")
    if !properties.isEmpty {
      let lines = properties.map { "      <property name=\"\($0.name)\" value=\"\($0.value.asXML)\"/>\n" }
      try body("    <properties>\n\(lines.joined())    </properties>\n")
    }
    var names = UniqueNames()
    for test in cases {
      let file = test.file.map { " file=\"\(paths[$0].path.asXML)\"" } ?? ""
      let title = names.name(test.title.asXML)
      try body("    <testcase classname=\"\(name)\" name=\"\(title)\"\(file)\(test.xmlOfOutcome(in: gate))\n")
    }
    try body("  </testsuite>\n")
  }
}

/// How many tests there are, and how many of each outcome.
private struct TestCounts {
  private var tests = 0, failures = 0, errors = 0, skipped = 0

  mutating func add(_ outcome: TestCase.Outcome) {
    tests += 1
    switch outcome {
    case .passed: break
    case .failed: failures += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }

  mutating func add(_ other: TestCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }

  /// As attributes.
  var xml: String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }
}

// MARK: - Cases

/// What one test is about.
private enum TestCase {
  case fault(RunFault)
  case stale(Baseline.Entry)
  case switchedOff(RuleSwitchedOff)
  case everythingElse(in: [CheckedFile])
  case finding(GateFinding)
  case question(GateQuestion)

  enum Outcome {
    case passed, failed(type: String), error, skipped
  }

  /// What was tested, for people.
  var title: String {
    switch self {
    case .fault(let fault): fault.file
    case .stale(let entry): "\(entry.rule): \(entry.subject)"
    case .switchedOff(let off): off.rule.rawValue
    case .everythingElse: "everything else"
    case .finding(let finding): "\(finding.rule): \(finding.subject.element)"
    case .question(let question): "\(question.rule): \(question.subject.element)"
    }
  }

  /// The name of the file to open.
  var file: String? {
    switch self {
    case .fault(let fault): fault.file
    case .stale, .switchedOff: nil
    case .everythingElse(let files): files.first?.name
    case .finding(let finding): finding.location.file
    case .question(let question): question.location.file
    }
  }

  /// What became of it.
  func outcome(in gate: Gate) -> Outcome {
    switch self {
    case .fault: .error
    case .stale, .switchedOff: .skipped
    case .everythingElse(let files): files.counts.controls == 0 ? .skipped : .passed
    case .finding(let finding):
      finding.standing == .new && finding.severity >= gate.failOn
        ? .failed(type: finding.severity.description) : .skipped
    case .question(let question): gate.isStrict && question.isAvoidable ? .failed(type: "open") : .skipped
    }
  }

  /// Why.
  private func message(in gate: Gate) -> String {
    switch self {
    case .fault(let fault): fault.text
    case .stale: "in the baseline, but not found any more"
    case .switchedOff(let off): "switched off: \(off.reason)"
    case .everythingElse: "nothing was recognised"
    case .finding(let finding): message(on: finding, in: gate)
    case .question(let question): message(on: question)
    }
  }

  private func message(on finding: GateFinding, in gate: Gate) -> String {
    if let standing = finding.standing.words { return "\(standing.label): \(standing.text)" }
    let weighsEnough = finding.severity >= gate.failOn
    return (weighsEnough ? "" : "\(finding.severity), which does not fail the run: ") + finding.failureWords
  }

  private func message(on question: GateQuestion) -> String {
    if let waiver = question.settlement { return "settled \(waiver.words)" }
    let isUntold = question.facts.subtracting(question.untold).isEmpty
    return "can't tell without knowing: \(question.facts)\(isUntold ? " (never told by this format)" : "")"
  }

  /// More lines about what failed.
  private var details: [String] {
    guard case .finding(let finding) = self else { return [] }
    return [finding.titleWithPlace] + finding.detailLines
  }

  /// The end of its tag, and what is inside.
  func xmlOfOutcome(in gate: Gate) -> String {
    var message: String { self.message(in: gate).asXML }
    switch outcome(in: gate) {
    case .passed:
      return "/>"
    case .failed(let type):
      let body = details.map { "\n\($0.asXML)" }.joined()
      return "><failure message=\"\(message)\" type=\"\(type.asXML)\">\(body)\n    </failure></testcase>"
    case .error:
      return "><error message=\"\(message)\"/></testcase>"
    case .skipped:
      return "><skipped message=\"\(message)\"/></testcase>"
    }
  }
}
