import Foundation
import SelectionKitGate
import SelectionKitRules

/// Checks files as the command does, by a configuration that is made up of some members, and judges them.
func gateReport(
  on files: [(name: String, text: String)], _ settings: String = "", baseline: Baseline? = nil,
  rules: [Rule] = Rule.all
) throws -> GateReport {
  let settled = try configuration(settings)
  let checker = Checker(settled, rules: rules)
  var gate = Gate(settled)
  gate.baseline = baseline
  let checked = try files.map { try checker.check(Checker.Input(Data($0.text.utf8), named: $0.name)) }
  return gate.report(on: CheckRun(files: checked), by: checker.audit.rules)
}

/// A document of this package's own format with some outermost elements, and other members before them.
func descriptors(_ roots: String, _ more: String = "") -> String {
  #"{"format": "selectionkit", "version": 1, "origin": "observed", \#(more)"roots": [\#(roots)]}"#
}

/// A button without a name, which is an error.
func unnamed(_ identifier: String, _ more: String = "") -> String {
  #"{"role": "button", "identifier": "\#(identifier)"\#(more.isEmpty ? "" : ", ")\#(more)}"#
}

/// The rules with some ids.
func rules(_ ids: Rule.ID...) -> [Rule] {
  Rule.all.filter { ids.contains($0.id) }
}

extension GateReport {
  /// What was found, in short, with what became of it.
  var lines: [String] {
    findings.map { finding in
      let standing =
        switch finding.standing {
        case .new: ""
        case .known: " (known)"
        case .waived: " (waived)"
        }
      return "\(finding.severity) \(finding.rule) \(finding.subject)\(standing)"
    }
  }
}
