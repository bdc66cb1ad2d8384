import SelectionKitGate
import Testing

@Suite("A run in the log of GitHub")
struct GitHubReporterTests {
  @Test("Annotations come first, the text after them, and a notice with the counts last")
  func whole() {
    #expect(
      output(SampleReports.report(CheckRun(files: [CheckedFiles.wrong]))) == #"""
        ::error title=has-toggle-trait,file=wrong.json,line=1::checkbox “Accept\nTerms” at /0%0Afound: no toggle trait%0Aexpected: the toggle trait%0Awhy: It is not heard as a checkbox.%0ASwiftUI: Add .isToggle.%0AUIKit: Insert .toggleButton.%0Aclauses: checkbox.basic.must.3%0AWCAG: 4.1.2 Name, Role, Value (A)
        | wrong.json (selectionkit)
        | 
        | checkbox “Accept\nTerms” at /0
        |   error has-toggle-trait
        |     found:     no toggle trait
        |     expected:  the toggle trait
        |     why:       It is not heard as a checkbox.
        |     SwiftUI:   Add .isToggle.
        |     UIKit:     Insert .toggleButton.
        |     clauses:   checkbox.basic.must.3
        |     WCAG:      4.1.2 Name, Role, Value (A)
        | 
        | 1 error; no open questions; 2 checks held on 1 control among 1 element.
        | 
        | Failed: 1 error.
        ::notice title=selection-audit::Failed: 1 error. 1 error; no open questions; 2 checks held on 1 control among 1 element.

        """#)
  }

  @Test("Without a finding there is a notice, too")
  func clean() {
    #expect(
      commands(SampleReports.report(CheckRun(files: [CheckedFiles.good]))) == [
        "::notice title=selection-audit::Passed: nothing that weighs as much as an error. "
          + "No findings; no open questions; 3 checks held on 1 control among 1 element."
      ])
  }

  @Test("What can't be read is an error, and what does not count is only in the text")
  func everything() {
    let report = SampleReports.everything
    #expect(
      commands(report) == [
        "::error title=selection-audit,file=broken.json,line=1::broken.json:1:1: this is neither JSON nor XML",
        "::notice title=selection-audit::Unusable: 1 file could not be read. "
          + "No findings; 1 open question; 11 checks held on 5 controls among 5 elements.",
      ])
    #expect(output(report).contains("|     waived:    by Kim until 2026-11-30: It is redrawn soon.\n"))
    #expect(output(report).contains("|   has-no-hint for untellable: checkbox \"Accept Terms\": by Kim"))
  }

  @Test("Of each type 10 are shown, and the notice counts the others")
  func limits() {
    let lines = commands(SampleReports.report(errors: 12, warnings: 11))
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 1)
    #expect(lines.last?.hasSuffix(" Not among the annotations: 2 errors, 1 warning more.") == true)
  }

  @Test("In a property colons and commas are escaped, too, and the percent sign only once")
  func escaping() {
    let lines = commands(SampleReports.report(from: "A%0A:,b.swift", line: 3))
    #expect(lines.first?.hasPrefix("::error title=has-toggle-trait,file=A%250A%3A%2Cb.swift,line=3::") == true)
    #expect(lines.first?.contains("source: A%250A:,b.swift:3%0A") == false)
    #expect(lines.first?.hasSuffix("%0Asource: A%250A:,b.swift:3") == true)
  }

  private func output(_ report: GateReport) -> String {
    GitHubReporter(workingDirectory: "/checkoutim/app").output(for: report)
  }

  private func commands(_ report: GateReport) -> [String] {
    output(report).split(separator: "\n").filter { $0.hasPrefix("::") }.map(String.init)
  }
}
