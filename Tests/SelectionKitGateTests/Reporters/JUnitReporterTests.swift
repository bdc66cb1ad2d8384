import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("The JUnit XML of a run")
struct JUnitReporterTests {
  @Test("A suite for the run, and one for each screen, with what failed, what was skipped and why")
  func everything() {
    #expect(
      output(SampleReports.everything)
        == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="selection-audit" tests="12" failures="0" errors="1" skipped="6">
          <testsuite name="selection-audit" tests="3" failures="0" errors="1" skipped="2">
            <properties>
              <property name="outcome" value="unusable"/>
              <property name="failOn" value="error"/>
            </properties>
            <testcase classname="selection-audit" name="broken.json" file="broken.json"><error message="broken.json:1:1: this is neither JSON nor XML"/></testcase>
            <testcase classname="selection-audit" name="is-no-image: good: checkbox &quot;Gone&quot;"><skipped message="in the baseline, but not found any more"/></testcase>
            <testcase classname="selection-audit" name="has-help"><skipped message="switched off: There is no help yet."/></testcase>
          </testsuite>
          <testsuite name="doubtful" tests="2" failures="0" errors="0" skipped="1">
            <testcase classname="doubtful" name="everything else" file="doubtful.json"/>
            <testcase classname="doubtful" name="is-no-image: checkbox &quot;A&quot;" file="doubtful.json"><skipped message="known: the baseline has it, so it does not count"/></testcase>
          </testsuite>
          <testsuite name="good" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="good" name="everything else" file="good.json"/>
          </testsuite>
          <testsuite name="open" tests="2" failures="0" errors="0" skipped="1">
            <testcase classname="open" name="everything else" file="open.json"/>
            <testcase classname="open" name="has-toggle-trait: checkbox &quot;Accept Terms&quot;" file="open.json"><skipped message="can't tell without knowing: toggleTrait"/></testcase>
          </testsuite>
          <testsuite name="untellable" tests="2" failures="0" errors="0" skipped="1">
            <testcase classname="untellable" name="everything else" file="untellable.xml"/>
            <testcase classname="untellable" name="has-no-hint: checkbox &quot;Accept Terms&quot;" file="untellable.xml"><skipped message="settled by Kim until 2026-11-30; Sam looked on 2026-11-30: It is redrawn soon."/></testcase>
          </testsuite>
          <testsuite name="wrong" tests="2" failures="0" errors="0" skipped="1">
            <testcase classname="wrong" name="everything else" file="wrong.json"/>
            <testcase classname="wrong" name="has-toggle-trait: checkbox &quot;Accept&#xA;Terms&quot;" file="wrong.json"><skipped message="waived: by Kim until 2026-11-30: It is redrawn soon."/></testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test("A failure has all there is to say of it")
  func failure() {
    #expect(
      output(SampleReports.report(CheckRun(files: [CheckedFiles.wrong]))).contains(
        #"""
            <testcase classname="wrong" name="has-toggle-trait: checkbox &quot;Accept&#xA;Terms&quot;" file="wrong.json"><failure message="found no toggle trait, expected the toggle trait" type="error">
        checkbox “Accept\nTerms” at /0
        found: no toggle trait
        expected: the toggle trait
        why: It is not heard as a checkbox.
        SwiftUI: Add .isToggle.
        UIKit: Insert .toggleButton.
        clauses: checkbox.basic.must.3
        WCAG: 4.1.2 Name, Role, Value (A)
            </failure></testcase>

        """#))
  }

  @Test("What does not fail the run is no failure")
  func threshold() {
    let run = CheckRun(files: [CheckedFiles.doubtful])
    let skipped =
      "<skipped message=\"warning, which does not fail the run: found the image trait, expected no image trait\"/>"
    #expect(output(SampleReports.report(run)).contains(skipped))
    #expect(output(SampleReports.report(run)).contains("failures=\"0\""))
    #expect(output(SampleReports.report(run) { $0.failOn = .warning }).contains("type=\"warning\">"))
  }

  @Test("What is open fails exactly where it fails the run")
  func strictness() {
    func failures(_ file: CheckedFile, isStrict: Bool) -> Bool {
      output(SampleReports.report(CheckRun(files: [file])) { $0.isStrict = isStrict }).contains("<failure")
    }
    #expect(failures(CheckedFiles.open, isStrict: true))
    #expect(!failures(CheckedFiles.open, isStrict: false))
    #expect(!failures(CheckedFiles.untellable, isStrict: true))
  }

  @Test("Where nothing was recognised, nothing passes")
  func empty() {
    let text = output(SampleReports.report(CheckRun(files: [CheckedFiles.empty])))
    #expect(text.contains("<error message=\"nothing was recognised\"/>"))
    #expect(text.contains("name=\"everything else\" file=\"empty.json\"><skipped message=\"nothing was recognised\"/>"))
  }

  @Test("What came from standard input is called by its kind")
  func standardInput() {
    let report = SampleReports.report(
      CheckRun(files: [CheckedFiles.file("standard input", .init(.checkbox, label: "A"), .wdaXML)]))
    #expect(output(report).contains("file=\"stdin.xml\""))
  }

  private func output(_ report: GateReport) -> String {
    JUnitReporter(workingDirectory: "/checkoutim/app").output(for: report)
  }
}
