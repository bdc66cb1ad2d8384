import Foundation
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("A baseline")
struct BaselineTests {
  private static func entry(_ rule: Rule.ID, _ element: String, on screen: String = "Cart") -> Baseline.Entry {
    Baseline.Entry(rule, of: FindingSubject(screen: screen, element: element))
  }

  private static let known = Baseline([entry("control-has-name", "#go")])

  @Test("What is known does not count, and is still shown")
  func known() throws {
    let report = try gateReport(on: [("Cart.json", descriptors(unnamed("go")))], baseline: Self.known)
    #expect(report.lines == ["error control-has-name Cart: #go (known)"])
    #expect(report.outcome == .passed)
    #expect(report.staleEntries.isEmpty)
    #expect(TextReporter().output(for: report).contains("the baseline has it, so it does not count"))
    #expect(try JSONReporter().output(for: report).contains(#""standing" : "known""#))
  }

  @Test(
    "What is new fails the run, however many there are",
    arguments: [
      unnamed("stop"), unnamed("go") + "," + unnamed("stop"), #"{"role": "button"}"#,
    ])
  func new(roots: String) throws {
    #expect(try gateReport(on: [("Cart.json", descriptors(roots))], baseline: Self.known).outcome == .failed)
    #expect(try gateReport(on: [("Login.json", descriptors(unnamed("go")))], baseline: Self.known).outcome == .failed)
  }

  @Test("Another rule on the same element is new")
  func otherRule() throws {
    let other = Baseline([Self.entry("error-has-text", "#go")])
    #expect(try gateReport(on: [("Cart.json", descriptors(unnamed("go")))], baseline: other).outcome == .failed)
  }

  @Test("Words, numbers and lines that change, and elements that come before, change nothing")
  func change() throws {
    func small(_ side: Int, line: Int, before: String = "") -> String {
      descriptors(
        before
          + #"""
          {"role": "checkbox", "label": "A", "identifier": "a", "rendering":
            {"hitArea": {"width": \#(side), "height": \#(side)}, "isInlineInText": false}}
          """#, #""source": {"file": "A.swift", "line": \#(line), "screen": "Cart"}, "#)
    }
    let size = rules("target-is-at-least-24")
    let first = try gateReport(on: [("a.json", small(20, line: 4))], rules: size)
    let later = try gateReport(
      on: [("b.json", small(21, line: 9, before: unnamed("go") + ","))], baseline: first.baseline, rules: size)
    #expect(first.findings.map(\.failure.found) == ["a target of 20 by 20 pt"])
    #expect(later.findings.map(\.failure.found) == ["a target of 21 by 21 pt"])
    #expect(later.lines == ["error target-is-at-least-24 Cart: #a (known)"])
    #expect(later.outcome == .passed)
  }

  @Test("A weight that grew is not new, as the finding is the same")
  func severity() throws {
    let report = try gateReport(
      on: [("Cart.json", descriptors(unnamed("go")))],
      #""rules": [{"rule": "control-has-name", "severity": "warning", "reason": "r"}], "failOn": "warning""#,
      baseline: Self.known)
    #expect(report.outcome == .passed)
  }

  // MARK: Entries that stand for nothing

  @Test("An entry that stands for nothing any more is told, and left out of the next baseline")
  func stale() throws {
    let baseline = Baseline([
      Self.entry("control-has-name", "#go"), Self.entry("control-has-name", "#gone"),
      Self.entry("no-such-rule", "#go"),
    ])
    let report = try gateReport(on: [("Cart.json", descriptors(unnamed("go")))], baseline: baseline)
    #expect(
      report.staleEntries == [Self.entry("no-such-rule", "#go"), Self.entry("control-has-name", "#gone")])
    #expect(report.outcome == .passed)
    #expect(report.baseline == Self.known)
    #expect(
      TextReporter().output(for: report).contains(
        "In the baseline, but not found any more:\n  no-such-rule for Cart: #go\n  control-has-name for Cart: #gone"))
    #expect(try JSONReporter().output(for: report).contains(##""element" : "#gone""##))
  }

  @Test("An entry about what was not looked at is neither told nor lost")
  func notLookedAt() throws {
    let baseline = Baseline([
      Self.entry("control-has-name", "#go", on: "Login"), Self.entry("error-has-text", "#go"),
      Self.entry("checkbox-activation-flips-it", "#box"), Self.entry("control-has-name", "#go"),
    ])
    let report = try gateReport(
      on: [("Cart.json", descriptors(unnamed("go")))], baseline: baseline,
      rules: rules("control-has-name", "checkbox-activation-flips-it"))
    #expect(report.staleEntries.isEmpty)
    #expect(report.baseline == baseline)
    let off = try gateReport(
      on: [("Cart.json", descriptors(unnamed("go")))],
      #""rules": [{"rule": "control-has-name", "severity": "off", "reason": "r"}]"#, baseline: Self.known)
    #expect(off.staleEntries.isEmpty)
    #expect(off.baseline == Self.known)
  }

  @Test("What somebody answers for is left to the waiver; what is about the run itself is in no baseline")
  func others() throws {
    let waiver = #"""
      {"rule": "control-has-name", "screen": "Cart", "element": "#go", "reason": "r", "owner": "o",
       "expires": "2026-12-31", "digests": ["14dd863feb3f8c62"]}
      """#
    let report = try gateReport(
      on: [("Cart.json", descriptors(unnamed("go")))],
      #""waivers": [\#(waiver)], "expect": [{"element": {"role": "checkbox"}}]"#, baseline: Self.known)
    #expect(
      report.lines == [
        "error control-has-name Cart: #go (waived)",
        "error expected-control-is-found any screen: control with the role checkbox",
      ])
    #expect(report.baseline.entries.isEmpty)
  }

  // MARK: The file

  @Test("It is written in an order of its own and read again")
  func file() throws {
    let baseline = Baseline([
      Self.entry("control-has-name", "#b"), Self.entry("control-has-name", "#a"), Self.entry("a", "#b", on: "A/b"),
    ])
    let text = try baseline.json()
    #expect(
      text == """
        {
          "findings" : [
            {
              "element" : "#b",
              "rule" : "a",
              "screen" : "A/b"
            },
            {
              "element" : "#a",
              "rule" : "control-has-name",
              "screen" : "Cart"
            },
            {
              "element" : "#b",
              "rule" : "control-has-name",
              "screen" : "Cart"
            }
          ],
          "format" : "selection-audit-baseline",
          "version" : 1
        }

        """)
    #expect(try Baseline(reading: Data(text.utf8), fileName: "b.json") == baseline)
  }

  @Test(
    "What can't be read whole is not read",
    arguments: [
      ("{}", #"b.json: the key "format" is missing"#),
      (#"{"format": "selectionkit"}"#, #"b.json: /format: expected "selection-audit-baseline""#),
      (
        #"{"format": "selection-audit-baseline", "version": 2}"#,
        "b.json: /version: version 2 is not read, only version 1"
      ),
      (#"{"format": "selection-audit-baseline", "version": 1}"#, #"b.json: the key "findings" is missing"#),
      (
        #"{"format": "selection-audit-baseline", "version": 1, "findings": [{"rule": "a", "screen": "b"}]}"#,
        #"b.json: /findings/0: the key "element" is missing"#
      ),
      (
        #"{"format": "selection-audit-baseline", "version": 1, "findings": [], "count": 1}"#,
        #"b.json: /count: unknown key "count""#
      ),
    ])
  func refused(text: String, message: String) throws {
    let error = try #require(throws: ImportError.self) {
      try Baseline(reading: Data(text.utf8), fileName: "b.json")
    }
    #expect(error.description == message)
  }
}
