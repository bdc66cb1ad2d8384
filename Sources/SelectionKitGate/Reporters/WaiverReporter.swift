import SelectionKit
import SelectionKitRules

/// Writes down a waiver for each finding that counts, for a person to fill in and move to the configuration.
///
/// Reason, owner and expiry are left empty, which a configuration refuses: nobody answers for anything by accident.
public struct WaiverReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Writes down the waivers that would be needed.
  ///
  /// Complexity: O(size of the elements that something was found on).
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: A list of objects, ending with a line break.
  /// - Throws: An `EncodingError`, which a run that was read from files never leads to.
  public func output(for report: GateReport) throws -> String {
    try report.newFindings.compactMap { Template($0, in: report) }.prettyJSON()
  }

  private struct Template: Encodable {
    let rule, screen, element: String
    let digests: [String]
    let reason = "", owner = "", expires = ""

    init?(_ finding: GateFinding, in report: GateReport) {
      guard let sightings = finding.sightings else { return nil }
      rule = finding.rule.rawValue
      screen = finding.subject.screen
      element = finding.subject.element
      digests = Set(sightings.places.compactMap(report.digest)).sorted()
    }
  }
}
