import Foundation
import Testing

extension CommandTests {
  @Suite("The clause ledger as Markdown")
  struct Ledger {
    private static let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SelectionKitRules/SelectionKitRules.docc/ClauseLedger.md")

    @Test("The page in the documentation is what the command prints")
    func page() throws {
      let result = try SelectionAuditProcess.run("rules", "--to", "markdown")
      #expect(result.exitCode == 0)
      // Not as one comparison, which would print both pages whole.
      let isFresh = result.output == (try String(contentsOf: Self.page, encoding: .utf8))
      #expect(isFresh, "stale; CONTRIBUTING.md says how to write it anew")
    }

    @Test("It has a row for each clause and a section for each rule")
    func contents() throws {
      let lines = try SelectionAuditProcess.run("rules", "--to", "markdown").output.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("| radio.basic.") } == 32)
      #expect(lines.count { $0.hasPrefix("| button.toggle.") } == 30)
      #expect(lines.count { $0.hasPrefix("| checkbox.basic.") } == 28)
      #expect(lines.count { $0.hasPrefix("| ouds.radio.") } == 18)
      #expect(lines.count { $0.hasPrefix("| tutorial.") } == 9)
      #expect(lines.count { $0.hasPrefix("| global.") } == 6)
      #expect(
        lines.contains(
          "| radio.basic.must.2 | error | No option carries the button trait. | radio-option-lacks-button-trait, "
            + "radio-option-lacks-toggle-trait, radio-group-is-not-plain-buttons | 4.1.2 |"))
      #expect(lines.contains("### radio-option-lacks-button-trait"))
    }

    @Test("Rules that are named come alone")
    func named() throws {
      let result = try SelectionAuditProcess.run("rules", "control-has-name", "--to", "markdown")
      #expect(result.output.hasPrefix("### control-has-name\n\nEvery control "))
      #expect(result.output.contains("\n- Severity: error\n- Why: "))
      #expect(result.output.contains("\n- Roles: radio option, checkbox, toggle button, "))
      #expect(result.output.contains("\n- Clauses: radio.basic.must.6, checkbox.basic.must.2, "))
      #expect(result.output.contains("\n##") == false)
    }
  }
}
