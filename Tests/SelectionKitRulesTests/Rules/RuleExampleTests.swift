import SelectionKit
import SelectionKitRules
import Testing

@Suite("The examples of the rules")
struct RuleExampleTests {
  @Test("Every rule has the outcome that its examples state", arguments: Rule.all)
  func outcomes(of rule: Rule) {
    for example in rule.examples() {
      let place = SourceLocation(
        fileID: example.fileID, filePath: example.fileID, line: example.line, column: 1)
      #expect(outcome(of: rule, on: example) == example.expectation, "\(example.title)", sourceLocation: place)
    }
  }

  @Test("Every rule shows at least one example that passes and one that fails", arguments: Rule.all)
  func bothSides(of rule: Rule) {
    let expectations = rule.examples().map(\.expectation)
    #expect(expectations.contains(.passed))
    #expect(
      expectations.contains {
        if case .failed = $0 { true } else { false }
      })
  }

  @Test("A rule that needs facts, or may need them, shows what it can't tell", arguments: Rule.all)
  func openQuestions(of rule: Rule) {
    guard !rule.needs.union(rule.mayNeed).isEmpty else { return }
    #expect(
      rule.examples().contains {
        if case .cantTell = $0.expectation { true } else { false }
      })
  }
}

/// The outcome of a rule on an example, as `Rule.Example` defines it.
func outcome(of rule: Rule, on example: Rule.Example) -> Rule.Example.Expectation {
  let audit = Audit(rules: [rule])
  let report =
    switch example.subject {
    case .snapshot(let document): audit.report(on: document)
    case .activation(let activation): audit.report(on: activation)
    }
  if let worst = report.findings.map(\.severity).max() { return .failed(worst) }
  if !report.questions.isEmpty { return .cantTell(report.unsettled) }
  return report.counts.passed > 0 ? .passed : .inapplicable
}
