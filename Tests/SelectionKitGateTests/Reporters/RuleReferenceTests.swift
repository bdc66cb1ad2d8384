import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("What there is to read about rules")
struct RuleReferenceTests {
  @Test("A list has a line for each rule")
  func list() {
    #expect(
      RuleReference([Self.hasName, Self.isShort]).list() == """
        error    has-name  It has a name.
        note     is-short  It is short.
        """)
  }

  @Test("A page says what a rule asks, for whose sake, and on what it decides how")
  func page() {
    #expect(
      RuleReference([Self.hasName]).pages() == """
        has-name
        It has a name.

        Severity: error
        Why:      It can't be heard.
        SwiftUI:  Add a label.
        UIKit:    Set accessibilityLabel.
        Roles:    radio option, checkbox
        Needs:    label
        May need: nothing
        WCAG:     4.1.2 Name, Role, Value (A)
        Absorbs:  is-short

        Clauses
          house.1
          checkbox.basic.must.3: \(Self.clauseText)

        Examples
          passes: a name
          fails (warning): no name
          can't tell (label, value): a name that nobody looked for
          inapplicable: a button
        """)
  }

  @Test("The list as JSON has every rule, in order")
  func json() throws {
    let text = try RuleReference([Self.hasName, Self.isShort]).json()
    #expect(text.hasSuffix("  \"version\" : 1\n}\n"))
    #expect(
      text.split(separator: "\n").map { $0.trimmingSpaces }.filter {
        $0.hasPrefix("\"id\"") || $0.hasPrefix("\"outcome\"")
      }
        == [
          #""outcome" : "passes","#, #""outcome" : "fails (warning)","#, #""outcome" : "can't tell (label, value)","#,
          #""outcome" : "inapplicable","#, #""id" : "has-name","#, #""id" : "is-short","#,
        ])
  }

  private static let clauseText = Clause.all.first { $0.id == "checkbox.basic.must.3" }?.requirement ?? "missing"

  private static let hasName = Rule(
    "has-name", "It has a name.", rationale: "It can't be heard.",
    remedy: Rule.Remedy(swiftUI: "Add a label.", uiKit: "Set accessibilityLabel."),
    clauses: ["house.1", "checkbox.basic.must.3"], needs: .label, .node([.radioOption, .checkbox]) { _ in .passed },
    examples: [
      .passing("a name", AccessibilityDescriptor(.checkbox, label: "A")),
      .failing("no name", AccessibilityDescriptor(.checkbox), severity: .warning),
      .cantTell([.label, .value], "a name that nobody looked for", AccessibilityDescriptor(.checkbox)),
      .inapplicable("a button", AccessibilityDescriptor(.button)),
    ]
  ).absorbing("is-short")

  private static let isShort = Rule(
    "is-short", "It is short.", rationale: "", remedy: Rule.Remedy(swiftUI: "", uiKit: ""), severity: .note,
    clauses: [], .node([.checkbox]) { _ in .passed }, examples: [])
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    drop { $0 == " " }
  }
}
