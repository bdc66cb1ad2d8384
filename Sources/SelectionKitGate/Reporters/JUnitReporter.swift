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
    let paths = ArtifactPaths(in: report, from: workingDirectory)
    let findings = Dictionary(grouping: report.findings, by: \.subject.screen)
    let questions = Dictionary(grouping: report.questions, by: \.subject.screen)
    let files = Dictionary(uniqueKeysWithValues: report.screens.map { ($0.name, $0.files) })
    var names = UniqueNames()
    var suites = [TestSuite(about: report, named: names.name("selection-audit"), paths)]
    // A control may be expected on a screen that is not there.
    for screen in Set(findings.keys).union(files.keys).sorted() {
      var suite = TestSuite(name: names.name(screen.asXML))
      if let files = files[screen] { suite.add(whatHeldIn: files, paths) }
      for finding in findings[screen] ?? [] { suite.add(finding, in: report.gate, paths) }
      for question in questions[screen] ?? [] { suite.add(question, in: report.gate, paths) }
      suites.append(suite)
    }
    let counts = TestSuite.countsAsXML(of: suites.flatMap(\.outcomes))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="selection-audit"\(counts)>
      \(suites.map(\.xml).joined())</testsuites>

      """
  }
}

// MARK: - Suites

/// The tests of a screen, or of the run itself.
private struct TestSuite {
  enum Outcome: Equatable {
    case passed, failed(type: String), error, skipped
  }

  /// The name, as it stands in XML.
  let name: String
  private var properties = ""
  private var cases = ""
  private(set) var outcomes: [Outcome] = []
  private var names = UniqueNames()

  init(name: String) {
    self.name = name
  }

  /// - Parameters:
  ///   - title: What was tested, for people.
  ///   - file: The path of the file to open.
  ///   - outcome: What became of it.
  ///   - message: Why.
  ///   - details: More lines about it.
  mutating func add(
    _ title: String, in file: ArtifactPath?, _ outcome: Outcome, _ message: String = "", details: [String] = []
  ) {
    outcomes.append(outcome)
    let file = file.map { " file=\"\($0.path.asXML)\"" } ?? ""
    let body = details.map { "\n\($0.asXML)" }.joined()
    cases += "    <testcase classname=\"\(name)\" name=\"\(names.name(title.asXML))\"\(file)"
    switch outcome {
    case .passed:
      cases += "/>\n"
    case .failed(let type):
      cases += "><failure message=\"\(message.asXML)\" type=\"\(type.asXML)\">\(body)\n    </failure></testcase>\n"
    case .error:
      cases += "><error message=\"\(message.asXML)\"/></testcase>\n"
    case .skipped:
      cases += "><skipped message=\"\(message.asXML)\"/></testcase>\n"
    }
  }

  var xml: String {
    "  <testsuite name=\"\(name)\"\(Self.countsAsXML(of: outcomes))>\n\(properties)\(cases)  </testsuite>\n"
  }

  /// How many tests there are and how many of each outcome, as attributes.
  static func countsAsXML(of outcomes: [Outcome]) -> String {
    let failures = outcomes.count { if case .failed = $0 { true } else { false } }
    let errors = outcomes.count { $0 == .error }
    let skipped = outcomes.count { $0 == .skipped }
    return " tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }
}

// MARK: - What is in them

extension TestSuite {
  /// The suite of the run itself.
  init(about report: GateReport, named name: String, _ paths: ArtifactPaths) {
    self.init(name: name)
    let facts = [("outcome", report.outcome.name), ("failOn", report.gate.failOn.description)]
    let lines = facts.map { "      <property name=\"\($0)\" value=\"\($1.asXML)\"/>\n" }
    properties = "    <properties>\n\(lines.joined())    </properties>\n"
    for fault in report.faults { add(fault.file, in: paths[fault.file], .error, fault.text) }
    for entry in report.staleEntries {
      add("\(entry.rule): \(entry.subject)", in: nil, .skipped, "in the baseline, but not found any more")
    }
    for off in report.rulesOff { add(off.rule.rawValue, in: nil, .skipped, "switched off: \(off.reason)") }
  }

  mutating func add(whatHeldIn files: [CheckedFile], _ paths: ArtifactPaths) {
    let counts = files.counts
    let isEmpty = counts.controls == 0
    add(
      "everything else", in: files.first.map { paths[$0.name] }, isEmpty ? .skipped : .passed,
      isEmpty ? "nothing was recognised" : "")
  }

  mutating func add(_ finding: GateFinding, in gate: Gate, _ paths: ArtifactPaths) {
    let title = "\(finding.rule): \(finding.subject.element)"
    let file = paths[finding.location.file]
    if let standing = finding.standing.words {
      add(title, in: file, .skipped, "\(standing.label): \(standing.text)")
    } else if finding.severity < gate.failOn {
      add(title, in: file, .skipped, "\(finding.severity), which does not fail the run: \(finding.failureWords)")
    } else {
      add(
        title, in: file, .failed(type: finding.severity.description), finding.failureWords,
        details: [finding.titleWithPlace] + finding.detailLines)
    }
  }

  mutating func add(_ question: GateQuestion, in gate: Gate, _ paths: ArtifactPaths) {
    let title = "\(question.rule): \(question.subject.element)"
    let file = paths[question.location.file]
    let isUntold = question.facts.subtracting(question.untold).isEmpty
    let reason =
      "can't tell without knowing: \(question.facts)\(isUntold ? " (never told by this format)" : "")"
    if let waiver = question.settlement {
      add(title, in: file, .skipped, "settled \(waiver.words)")
    } else if gate.isStrict, question.isAvoidable {
      add(title, in: file, .failed(type: "open"), reason)
    } else {
      add(title, in: file, .skipped, reason)
    }
  }
}
