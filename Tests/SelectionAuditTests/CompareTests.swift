import Foundation
import Testing

extension CommandTests {
  @Suite("A comparison")
  struct Compare {
    private static let expected = #"""
      {"format": "selectionkit", "version": 1, "origin": "prescribed", "roots": [
        {"role": "checkbox", "label": "Accept Terms", "value": "Unchecked", "traits": ["button", "toggle"]}]}
      """#
    private static let good = #"""
      [{"element": {"label": "Hello", "traits": ["staticText"]}},
       {"element": {"label": "Accept Terms", "value": "Unchecked", "traits": ["button", "switchButton"]}}]
      """#
    private static let bad = good.replacingOccurrences(of: "Accept Terms", with: #"Accept\n::error::all"#)
    private static let files = [
      "expected.json": expected, "good.json": good, "bad.json": bad, "empty.json": Samples.empty,
      "nothing.json": Samples.document(#"{"role": "other"}"#), "page.xml": Samples.pageSource, "broken.json": "{",
    ]

    @Test(
      "The exit code says how a run ended",
      arguments: [
        (["expected.json", "good.json"], 0), (["expected.json", "bad.json"], 1), (["expected.json", "page.xml"], 1),
        (["good.json", "good.json"], 0), (["bad.json", "good.json"], 1), (["page.xml", "page.xml"], 0),
        (["expected.json", "empty.json"], 1), (["empty.json", "empty.json"], 0), (["empty.json", "good.json"], 1),
        (["expected.json", "good.json", "--from", "accessibilitysnapshot-json"], 0),
        (["good.json", "good.json", "--expected-from=accessibilitysnapshot-json"], 0),
      ] as [([String], Int32)])
    func exitCode(_ arguments: [String], code: Int32) throws {
      let result = try SelectionAuditProcess.inNewFolder(with: Self.files) { try $0.run(["compare"] + arguments) }
      #expect(result.exitCode == code, "\(result.output)")
      #expect(result.errors.isEmpty)
    }

    @Test("Text names both files, and each difference with what was expected and found, on lines of its own")
    func text() throws {
      let result = try SelectionAuditProcess.run("compare", "expected.json", "bad.json", files: Self.files)
      #expect(
        result.output == #"""
          Expected: expected.json (selectionkit)
          Observed: bad.json (accessibilitysnapshot-json)

          checkbox “Accept Terms” at /0, observed at /1
            label
              expected:  “Accept Terms”
              found:     “Accept\n::error::all”

          1 difference: 1 element and 0 groups were expected.
          Not told by what was observed, so not compared: hint.

          Failed: 1 difference.

          """#)
    }

    @Test("Either file can be standard input")
    func standardInput() throws {
      for arguments in [["-", "good.json"], ["expected.json", "-"]] {
        let input = arguments[0] == "-" ? Self.expected : Self.good
        let result = try SelectionAuditProcess.inNewFolder(with: Self.files) {
          try $0.run(["compare"] + arguments, input: input)
        }
        #expect(result.output.contains(": standard input ("))
        #expect(result.exitCode == 0, "\(result.output)")
      }
    }

    @Test("The sample of the demo is as it is")
    func sample() throws {
      let sample = try SelectionAuditProcess.run("demo", "--emit").output
      let result = try SelectionAuditProcess.run(
        "compare", "-", "demo.json", files: ["demo.json": sample], input: sample)
      #expect(result.output.contains("\nNo difference: 13 elements and 3 groups were expected.\n\nPassed.\n"))
      #expect(result.exitCode == 0)
    }

    @Test("JSON goes to a file as well")
    func json() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
        let result = try command.run(
          ["compare", "expected.json", "bad.json", "--to", "text", "--to", "json=comparison.json"])
        #expect(result.output.hasSuffix("\nFailed: 1 difference.\n"))
        let file = command.folder.appendingPathComponent("comparison.json")
        let written = try JSONDecoder().decode(Written.self, from: Data(contentsOf: file))
        #expect(written.format == "selection-audit-comparison")
        #expect(written.outcome == "failed")
        #expect(written.differences.map(\.kind) == ["label"])
      }
    }

    private struct Written: Decodable {
      let format, outcome: String
      let differences: [Difference]

      struct Difference: Decodable {
        let kind: String
      }
    }

    @Test(
      "What can't be compared is answered in one line, and never passes",
      arguments: [
        (["nothing.json", "good.json"], "nothing.json: there is nothing to compare"),
        (["missing.json", "good.json"], "missing.json: there is no such file"),
        (["expected.json", "missing.json"], "missing.json: there is no such file"),
        (["expected.json", "broken.json"], "broken.json:1:"),
        (["expected.json", "page.xml", "--from", "idb-json"], "page.xml: this is XML, which idb-json is not"),
        (
          ["expected.json", "good.json", "--expected-from", "wda-xm"],
          "unknown input format wda-xm; did you mean wda-xml?"
        ),
        (["expected.json"], "compare takes two files, what was expected and what was observed; 1 given"),
        ([], "compare takes two files, what was expected and what was observed; 0 given"),
        (["a", "b", "c"], "compare takes two files, what was expected and what was observed; 3 given"),
        (["-", "-"], "standard input can be read once"),
        (["expected.json", "good.json", "--to", "markdown"], "unknown output format markdown; known are text, json"),
        (["expected.json", "good.json", "--to", "json=missing/a.json"], "missing/a.json: it can't be written"),
      ])
    func unusable(_ arguments: [String], message: String) throws {
      let result = try SelectionAuditProcess.inNewFolder(with: Self.files) { try $0.run(["compare"] + arguments) }
      #expect(result.errors.hasPrefix("selection-audit: \(message)"))
      #expect(result.errorLines.count == 1)
      #expect(!result.output.contains("Passed"))
      #expect(result.exitCode == 2)
    }

    @Test("Help says how it is called")
    func help() throws {
      let result = try SelectionAuditProcess.run("compare", "--help")
      #expect(result.output.contains("Usage: selection-audit compare EXPECTED OBSERVED [OPTIONS]\n"))
      #expect(result.exitCode == 0)
    }
  }
}
