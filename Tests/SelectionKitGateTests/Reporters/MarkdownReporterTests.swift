import SelectionKitGate
import Testing

@Suite("The summary of a run in Markdown")
struct MarkdownReporterTests {
  @Test("It begins with how the run ended, and has the findings in a table and in full")
  func finding() {
    #expect(
      output(SampleReports.report(from: "Sources/A_B.swift", line: 7)) == #"""
        ## selection-audit: failed

        Failed: 1 error.

        1 error; no open questions; 2 checks held on 1 control among 1 element.

        ### Findings

        | Severity | Rule | Element | Screen | Place |
        | --- | --- | --- | --- | --- |
        | error | has-toggle-trait | checkbox “Gray” at /0 | wrong | Sources/A\_B.swift:7 |

        <details>
        <summary>What was found, and what to do</summary>

        #### error has-toggle-trait: checkbox “Gray” at /0

        - found: no toggle trait
        - expected: the toggle trait
        - why: It is not heard as a checkbox.
        - SwiftUI: Add .isToggle.
        - UIKit: Insert .toggleButton.
        - clauses: checkbox.basic.must.3
        - WCAG: 4.1.2 Name, Role, Value (A)
        - source: Sources/A\_B.swift:7


        </details>

        """#)
  }

  @Test("It has what is open, what does not count, and what makes the run unusable")
  func everything() {
    #expect(
      output(SampleReports.everything) == #"""
        ## selection-audit: unusable

        Unusable: 1 file could not be read.

        No findings; 1 open question; 11 checks held on 5 controls among 5 elements.

        ### Why nothing can be relied on

        - broken.json: broken.json:1:1: this is neither JSON nor XML

        <details>
        <summary>Open questions</summary>

        | Fact | Elements | Rules |
        | --- | --- | --- |
        | toggleTrait | 1 | has-toggle-trait |

        </details>

        ### Not counted

        | Rule | FindingSubject | Why |
        | --- | --- | --- |
        | is-no-image | doubtful: checkbox "A" | known: the baseline has it, so it does not count |
        | has-toggle-trait | wrong: checkbox "Accept\\nTerms" | waived: by Kim until 2026-11-30: It is redrawn soon. |

        ### Settled by people

        | Rule | FindingSubject | Who, and why |
        | --- | --- | --- |
        | has-no-hint | untellable: checkbox "Accept Terms" | by Kim until 2026-11-30; Sam looked on 2026-11-30: It is redrawn soon. |

        ### In the baseline, but not found any more

        | Rule | FindingSubject |
        | --- | --- |
        | is-no-image | good: checkbox "Gone" |

        ### Switched off

        | Rule | Why |
        | --- | --- |
        | has-help | There is no help yet. |

        """#)
  }

  @Test("It never outgrows what the summary of a job holds, and says how much is left out")
  func limit() {
    let report = SampleReports.report(errors: 100)
    let text = MarkdownReporter(workingDirectory: nil, byteLimit: 2_000).output(for: report)
    #expect(text.utf8.count < 3_000)
    #expect(text.contains("\n76 more, for which there is no room.\n"))
    #expect(text.hasSuffix("\n</details>\n"))
    #expect(!output(report).contains("no room"))
  }

  private func output(_ report: GateReport) -> String {
    MarkdownReporter(workingDirectory: "/checkoutim/app").output(for: report)
  }
}
