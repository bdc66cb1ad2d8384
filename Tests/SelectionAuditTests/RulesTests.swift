import Testing

extension CommandTests {
  @Suite("The rules")
  struct Rules {
    @Test("Each has a line with its severity, its id and what it asks")
    func list() throws {
      let result = try SelectionAuditProcess.run("rules")
      let lines = result.output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("error    radio-option-lacks-button-trait ") })
      #expect(lines.allSatisfy { line in ["error", "warning", "note"].contains { line.hasPrefix($0 + " ") } })
      #expect(result.exitCode == 0)
    }

    @Test("Each has a page")
    func page() throws {
      let result = try SelectionAuditProcess.run("rules", "radio-option-lacks-button-trait")
      #expect(
        result.output.hasPrefix("radio-option-lacks-button-trait\nA radio option does not carry the button trait.\n\n"))
      for heading in ["Severity:", "Why:", "SwiftUI:", "UIKit:", "Roles:", "Needs:", "May need:", "WCAG:"] {
        #expect(result.output.contains("\n\(heading) "))
      }
      #expect(result.output.contains("\nClauses\n  radio.basic.must.2: "))
      #expect(result.output.contains("\nExamples\n  passes: "))
      #expect(result.exitCode == 0)
    }

    @Test("They are there as JSON, too")
    func json() throws {
      let result = try SelectionAuditProcess.run("rules", "control-has-name", "--to", "json")
      #expect(result.output.contains(#""id" : "control-has-name""#))
      #expect(result.output.contains(#""format" : "selection-audit-rules""#))
      #expect(result.exitCode == 0)
    }
  }
}
