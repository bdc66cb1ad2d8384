import SelectionKit
import SelectionKitRules
import Testing

/// Where a finding carries the element as it should be, putting that in its place mends what was found, and breaks
/// nothing.
@Suite("The fixes")
struct FixTests {
  /// A finding with a fix, and where it was found.
  struct Fixable: CustomTestStringConvertible, Sendable {
    let title: String
    let document: DescriptorDocument
    let finding: Report.Finding
    let fix: AccessibilityDescriptor

    var testDescription: String { "\(finding.rule) at \(finding.path): \(title)" }

    /// The document with the fix in place.
    var fixed: DescriptorDocument {
      var fixed = document
      for root in fixed.roots.indices where finding.path.positions.first == root {
        fixed.roots[root].update(at: NodePath(Array(finding.path.positions.dropFirst()))) { $0 = fix }
      }
      return fixed
    }

    static func all(in document: DescriptorDocument, titled title: String) -> [Fixable] {
      Audit.standard.report(on: document).findings.compactMap { finding in
        finding.failure.fix.map { Fixable(title: title, document: document, finding: finding, fix: $0) }
      }
    }
  }

  /// The examples that fail, with their rules.
  private static let failingExamples: [(rule: Rule, example: Rule.Example)] = Rule.all.flatMap { rule in
    rule.examples().compactMap { example in
      if case .failed = example.expectation { (rule, example) } else { nil }
    }
  }

  static let ofExamples: [Fixable] = failingExamples.flatMap { rule, example in
    guard case .snapshot(let document) = example.subject else { return [Fixable]() }
    return Fixable.all(in: document, titled: "\(rule.id): \(example.title)")
  }

  static let ofChanges: [Fixable] = MutationMatrixTests.changes.flatMap { change in
    var document = change.baseline.document
    change.apply(&document)
    return Fixable.all(in: document, titled: change.testDescription)
  }

  /// Rules that may be about nothing any more once the fix is in place, and why.
  static let inapplicableOnceFixed: [Rule.ID: String] = [
    "extra-text-is-not-blank": "the blank text is gone, and there may be no other",
    "name-is-not-state-or-asset": "a name of the very words that are seen is not for this rule to judge",
  ]

  @Test("A fixed element passes the rule that failed on it", arguments: ofExamples + ofChanges)
  func passes(_ fixable: Fixable) throws {
    let rule = try #require(Rule.all.first { $0.id == fixable.finding.rule })
    let report = Audit(rules: [Self.rule(rule, onlyAt: fixable.finding.path)]).report(on: fixable.fixed)
    #expect(report.findings.isEmpty && report.questions.isEmpty, "\(report)")
    #expect(report.counts.passed == 1 || Self.inapplicableOnceFixed[rule.id] != nil, "\(report)")
  }

  @Test("A fix makes no rule fail that did not fail before", arguments: ofExamples + ofChanges)
  func breaksNothing(_ fixable: Fixable) {
    let before = Set(Audit.standard.report(on: fixable.document).findings.map { "\($0.rule) at \($0.path)" })
    let after = Set(Audit.standard.report(on: fixable.fixed).findings.map { "\($0.rule) at \($0.path)" })
    #expect(!after.contains("\(fixable.finding.rule) at \(fixable.finding.path)"))
    #expect(after.subtracting(before).isEmpty)
  }

  @Test("So many findings carry a fix")
  func counts() {
    #expect(Self.ofExamples.count == 126)
    #expect(Self.ofChanges.count == 86)
    #expect(Set((Self.ofExamples + Self.ofChanges).map(\.finding.rule)).count == 39)
  }

  @Test("An activation shows what is wrong, not how one of its two moments has to be")
  func activations() {
    for (_, example) in Self.failingExamples {
      guard case .activation(let activation) = example.subject else { continue }
      #expect(Audit.standard.report(on: activation).findings.allSatisfy { $0.failure.fix == nil })
    }
  }

  /// A rule about single moments, asked of one element only.
  private static func rule(_ rule: Rule, onlyAt path: NodePath) -> Rule {
    switch rule.check {
    case .node(let roles, let check), .nodeAndActivation(let roles, let check, _):
      Rule(
        rule.id, rule.summary, rationale: rule.rationale, remedy: rule.remedy, severity: rule.severity,
        clauses: rule.clauses, needs: rule.needs, mayNeed: rule.mayNeed,
        .node(roles) { $0.path == path ? check($0) : .inapplicable }, examples: [])
    case .activation: rule
    }
  }
}
