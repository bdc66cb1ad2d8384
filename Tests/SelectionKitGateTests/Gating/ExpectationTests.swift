import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("What has to be found")
struct ExpectationTests {
  private static let box = #"{"role": "checkbox", "label": "A", "identifier": "a", "traits": ["toggle"]}"#
  private static let none = rules("radio-option-lacks-button-trait")

  private static func lines(_ expectation: String, _ files: (String, String)...) throws -> [String] {
    let report = try gateReport(
      on: files.map { (name: $0.0, text: descriptors($0.1)) }, #""expect": [\#(expectation)], "allowEmpty": true"#,
      rules: none)
    return report.findings.map { "\($0.severity) \($0.rule) \($0.subject): \($0.failure.found)" }
  }

  @Test(
    "What is there is nothing to speak of",
    arguments: [
      #"{"element": {"role": "checkbox"}}"#, #"{"element": {"identifier": "a"}, "screen": "Cart"}"#,
      #"{"element": {"label": "*"}, "screen": "C*"}"#,
    ])
  func found(expectation: String) throws {
    #expect(try Self.lines(expectation, ("Cart.json", Self.box), ("Login.json", "")).isEmpty)
  }

  @Test(
    "What is missing is an error",
    arguments: [
      (
        #"{"element": {"role": "radioOption"}}"#,
        ["error expected-control-is-found any screen: control with the role radioOption: 0"]
      ),
      (
        #"{"element": {"role": "checkbox"}, "count": 2}"#,
        ["error expected-control-is-found any screen: control with the role checkbox: 1"]
      ),
      (
        #"{"element": {"role": "checkbox"}, "screen": "Login"}"#,
        ["error expected-control-is-found Login: control with the role checkbox on Login: 0 in Login.json"]
      ),
      (
        #"{"element": {"role": "checkbox"}, "screen": "*"}"#,
        ["error expected-control-is-found Login: control with the role checkbox on *: 0 in Login.json"]
      ),
      (
        #"{"element": {"role": "checkbox"}, "screen": "Settings"}"#,
        ["error expected-control-is-found Settings: control with the role checkbox on Settings: 0"]
      ),
      // A text is no control.
      (
        #"{"element": {"label": "B"}}"#,
        ["error expected-control-is-found any screen: control with the label B: 0"]
      ),
    ])
  func missing(expectation: String, lines: [String]) throws {
    let text = #"{"role": "staticText", "label": "B"}"#
    #expect(try Self.lines(expectation, ("Cart.json", Self.box), ("Login.json", text)) == lines)
  }

  @Test("What several files of one screen lack is one finding")
  func severalFiles() throws {
    #expect(
      try Self.lines(
        #"{"element": {"role": "checkbox"}, "screen": "Cart"}"#, ("Cart-iPad.json", ""), ("Cart-iPhone.json", ""),
        ("Cart-iPod.json", Self.box)) == [
          "error expected-control-is-found Cart: control with the role checkbox on Cart: "
            + "0 in Cart-iPad.json, 0 in Cart-iPhone.json"
        ])
  }

  @Test("It fails a run that else has nothing to complain of, and points to the configuration")
  func outcome() throws {
    let report = try gateReport(
      on: [("Cart.json", descriptors(#"{"role": "button", "label": "Go"}"#))],
      #""expect": [{"element": {"role": "checkbox"}}]"#)
    #expect(report.outcome == .failed)
    #expect(report.findings.map(\.location) == [FileLocation(file: "gate.json")])
    #expect(TextReporter().output(for: report).contains("error expected-control-is-found"))
  }
}
