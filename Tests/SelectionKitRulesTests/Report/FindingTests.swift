import SelectionKit
import SelectionKitRules
import Testing

@Suite("A finding of a report")
struct FindingTests {
  private static let screen = AccessibilityDescriptor(
    .screen,
    children: [
      AccessibilityDescriptor(.checkbox, label: "Checkbox", value: "On"),
      AccessibilityDescriptor(.checkbox, value: "On"),
    ])

  @Test("Findings are equal if they say the same, whichever audit found them")
  func equality() {
    let (first, second) = (Self.screen.audit(), Self.screen.audit())
    #expect(!first.findings.isEmpty)
    #expect(first == second)
    #expect(Set(first.findings + second.findings).count == first.findings.count)
  }

  @Test("Findings of one rule differ by the element")
  func difference() {
    let findings = Self.screen.audit().findings.filter { $0.rule == "checkbox-value-states-state" }
    #expect(findings.map(\.path) == [[0], [1]])
    #expect(findings.map(\.name) == ["Checkbox", nil])
    #expect(Set(findings).count == 2)
  }

  @Test("A finding says what it says of the elements as they were when they were judged")
  func latePoint() throws {
    var screen = Self.screen
    let report = screen.audit()
    screen.children.removeAll()
    let finding = try #require(report.findings.first { $0.rule == "checkbox-value-states-state" })
    #expect(finding.failure.found.contains("On"))
    #expect(screen.audit().findings.isEmpty)
  }

  @Test("A rule that answers otherwise when it is asked again leaves a finding that says so")
  func fickleRule() throws {
    let rule = Rule(
      "is-steady", "It is steady.", rationale: "It changes its mind.",
      remedy: Rule.Remedy(swiftUI: "Stay.", uiKit: "Stay."), clauses: [],
      .node([.checkbox]) { _ in Mood.isBad ? .failed(found: "a bad mood", expected: "a good one") : .passed },
      examples: [])
    let report = Mood.$isBad.withValue(true) { Self.screen.audit(by: Audit(rules: [rule])) }
    #expect(report.findings.map(\.severity) == [.error, .error])
    #expect(report.findings.map(\.rationale) == ["It changes its mind.", "It changes its mind."])
    let finding = try #require(report.findings.first)
    #expect(finding.failure.found == "a failure, but not when the rule was asked again")
    #expect(finding.failure.expected == "the same answer for the same element")
    #expect(Mood.$isBad.withValue(true) { finding.failure.found } == "a bad mood")
  }

  private enum Mood {
    @TaskLocal static var isBad = false
  }
}
