import SelectionKit
import SelectionKitRules

/// Writes down a waiver for each finding that counts and each question that is open, for a person to fill in and move to
/// the configuration.
///
/// What a person has to say is left empty, which a configuration refuses: nobody answers for anything by accident.
public struct WaiverReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Writes down the waivers that would be needed, piece by piece.
  ///
  /// Complexity: O(size of the elements that something was found on).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the pieces of a list of objects, which ends with a line break.
  /// - Throws: An `EncodingError`, which a run that was read from files never leads to, and whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) throws {
    let findings = report.findings.lazy.filter { $0.standing == .new }.compactMap { Template($0, in: report) }
    let questions = report.questions.lazy.filter(\.isOpen).map { Template($0, in: report) }
    try JSONPieces.list([AnySequence(findings), AnySequence(questions)].joined()).write(body)
  }

  private struct Template: Encodable {
    let rule, screen, element: String
    let digests: [String]
    let reason = "", owner = "", expires = ""
    let review: Review?

    /// Who looked, and when: only a look settles a question.
    struct Review: Encodable {
      let by = "", on = ""
    }

    init?(_ finding: GateFinding, in report: GateReport) {
      guard let sightings = finding.sightings else { return nil }
      self.init(finding.rule, finding.subject, sightings, in: report, review: nil)
    }

    init(_ question: GateQuestion, in report: GateReport) {
      self.init(question.rule, question.subject, question.sightings, in: report, review: Review())
    }

    private init(
      _ rule: Rule.ID, _ subject: FindingSubject, _ sightings: Sightings, in report: GateReport, review: Review?
    ) {
      self.rule = rule.rawValue
      screen = subject.screen
      element = subject.element
      digests = Set(sightings.places.compactMap(report.digest)).sorted()
      self.review = review
    }
  }
}
