import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("The JSON of a run")
struct JSONReporterTests {
  @Test("A finding has all that there is to say of it")
  func finding() throws {
    #expect(
      try json(CheckRun(files: [CheckedFiles.wrong])) == #"""
        {
          "failOn" : "error",
          "files" : [
            {
              "counts" : {
                "controls" : 1,
                "elements" : 1,
                "inapplicable" : 0,
                "passed" : 2
              },
              "file" : "wrong.json",
              "format" : "selectionkit",
              "notes" : [

              ],
              "screen" : "wrong"
            }
          ],
          "findings" : [
            {
              "clauses" : [
                "checkbox.basic.must.3"
              ],
              "criteria" : [
                "4.1.2"
              ],
              "expected" : "the toggle trait",
              "found" : "no toggle trait",
              "location" : {
                "file" : "wrong.json"
              },
              "name" : "Accept\nTerms",
              "rationale" : "It is not heard as a checkbox.",
              "recognition" : "declared",
              "remedy" : {
                "swiftUI" : "Add .isToggle.",
                "uiKit" : "Insert .toggleButton."
              },
              "role" : "checkbox",
              "rule" : "has-toggle-trait",
              "seen" : {
                "count" : 1,
                "of" : 1,
                "places" : [
                  {
                    "digest" : "257e212a5a63763b",
                    "file" : "wrong.json",
                    "path" : "/0"
                  }
                ]
              },
              "severity" : "error",
              "standing" : "new",
              "subject" : {
                "element" : "checkbox \"Accept\nTerms\"",
                "screen" : "wrong"
              }
            }
          ],
          "format" : "selection-audit-report",
          "outcome" : "failed",
          "questions" : [

          ],
          "stale" : [

          ],
          "switchedOff" : [

          ],
          "unread" : [

          ],
          "version" : 1
        }

        """#)
  }

  @Test("An open question has the facts that would settle it, and those that the format never tells")
  func question() throws {
    let text = try json(CheckRun(files: [CheckedFiles.untellable]))
    #expect(
      text.contains(
        #"""
          "questions" : [
            {
              "facts" : [
                "hint"
              ],
              "location" : {
                "file" : "untellable.xml"
              },
              "name" : "Accept Terms",
              "role" : "checkbox",
              "rule" : "has-no-hint",
              "seen" : {
                "count" : 1,
                "of" : 1,
                "places" : [
                  {
                    "file" : "untellable.xml",
                    "path" : "/0"
                  }
                ]
              },
              "subject" : {
                "element" : "checkbox \"Accept Terms\"",
                "screen" : "untellable"
              },
              "untold" : [
                "hint"
              ]
            }
          ]
        """#))
  }

  @Test("A file that could not be read is in the report")
  func unread() throws {
    let text = try json(CheckRun(files: [CheckedFiles.good], unread: [CheckedFiles.unread]))
    #expect(text.contains(#""outcome" : "unusable""#))
    #expect(
      text.contains(
        #"""
          "unread" : [
            {
              "file" : "broken.json",
              "reason" : "broken.json:1:1: this is neither JSON nor XML"
            }
          ]
        """#))
  }

  @Test("What a terminal would act on is an escape that JSON reads as the same text")
  func escaping() throws {
    let name = "A\u{202E}B\u{2028}C\u{85}D\u{1B}E"
    let file = CheckedFiles.file("a.json", AccessibilityDescriptor(.checkbox, label: name))
    let text = try json(CheckRun(files: [file]))
    #expect(text.contains(#""name" : "A\u202eB\u2028C\u0085D\u001bE""#))
    let report = try JSONDecoder().decode(NamesOnly.self, from: Data(text.utf8))
    #expect(report.findings.first?.name == name)
  }

  private struct NamesOnly: Decodable {
    let findings: [Finding]

    struct Finding: Decodable {
      let name: String
    }
  }

  private func json(_ run: CheckRun) throws -> String {
    try JSONReporter().output(for: Gate().report(on: run))
  }
}
