import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("The text of a run")
struct TextReporterTests {
  @Test("Each file has its report, and the run has an end")
  func whole() {
    #expect(
      text(CheckRun(files: [CheckedFiles.good, CheckedFiles.wrong])) == #"""
        good.json (selectionkit)

        No findings; no open questions; 3 checks held on 1 control among 1 element.

        wrong.json (selectionkit)

        checkbox “Accept\nTerms” at /0
          error has-toggle-trait
            found:     no toggle trait
            expected:  the toggle trait
            why:       It is not heard as a checkbox.
            SwiftUI:   Add .isToggle.
            UIKit:     Insert .toggleButton.
            clauses:   checkbox.basic.must.3
            WCAG:      4.1.2 Name, Role, Value (A)

        1 error; no open questions; 2 checks held on 1 control among 1 element.

        Failed: 1 error.

        """#)
  }

  @Test("What the format never tells is marked")
  func untold() {
    #expect(
      text(CheckRun(files: [CheckedFiles.untellable])) == """
        untellable.xml (wda-xml)

        Never told by this format: hint. It leaves open:
          has-no-hint

        No findings; 1 open question; 2 checks held on 1 control among 1 element.

        Passed: nothing that weighs as much as an error.

        """)
  }

  @Test(
    "The last line says how the run ended",
    arguments: [
      (
        CheckRun(files: [CheckedFiles.doubtful]), Rule.Severity.error,
        "Passed: nothing that weighs as much as an error."
      ),
      (CheckRun(files: [CheckedFiles.good]), .note, "Passed: nothing that weighs as much as a note."),
      (CheckRun(files: [CheckedFiles.doubtful, CheckedFiles.wrong]), .warning, "Failed: 1 error, 1 warning."),
      (CheckRun(files: [CheckedFiles.doubtful, CheckedFiles.wrong]), .error, "Failed: 1 error."),
      (CheckRun(files: [CheckedFiles.empty]), .error, "Unusable: nothing was recognised."),
      (
        CheckRun(files: [CheckedFiles.good], unread: [CheckedFiles.unread]), .error,
        "Unusable: 1 file could not be read."
      ),
    ])
  func conclusion(_ run: CheckRun, failOn: Rule.Severity, line: String) {
    var gate = Gate()
    gate.failOn = failOn
    #expect(text(run, gate).split(separator: "\n").last.map(String.init) == line)
  }

  @Test("A strict gate says that something is open")
  func undecided() {
    var gate = Gate()
    gate.isStrict = true
    #expect(
      text(CheckRun(files: [CheckedFiles.open]), gate).hasSuffix("\n\nUndecided: what is open could have been told.\n"))
  }

  @Test("A run of which no file could be read has no text")
  func unread() {
    #expect(text(CheckRun(unread: [CheckedFiles.unread])).isEmpty)
  }

  @Test("The name of a file can't begin a line")
  func fileName() {
    let file = CheckedFiles.file("a\n::error", AccessibilityDescriptor(.button, label: "OK"))
    #expect(text(CheckRun(files: [file])).hasPrefix(#"a\n::error (selectionkit)"#))
  }

  @Test("Colour adds to the words and replaces none")
  func color() {
    let run = CheckRun(files: [CheckedFiles.wrong])
    let colored = TextReporter(isColored: true).output(for: Gate().report(on: run))
    #expect(colored.contains("\u{1B}[1;31mFailed\u{1B}[0m: 1 error."))
    let codes = ["\u{1B}[1m", "\u{1B}[1;31m", "\u{1B}[0m"]
    #expect(codes.reduce(colored) { $0.split(separator: $1).joined() } == text(run))
  }

  private func text(_ run: CheckRun, _ gate: Gate = Gate()) -> String {
    TextReporter().output(for: gate.report(on: run))
  }
}
