import Foundation
import SelectionKitGate
import Testing

@Suite("The Code Quality of a run")
struct GitLabReporterTests {
  @Test("A problem has what the format asks for")
  func problem() throws {
    #expect(
      try GitLabReporter(workingDirectory: "/checkoutim/app").output(
        for: SampleReports.report(from: "/checkoutim/app/Sources/A.swift", line: 7)) == """
          [
            {
              "check_name" : "has-toggle-trait",
              "description" : "checkbox “Gray”: found no toggle trait, expected the toggle trait",
              "fingerprint" : "af57925c6f9cef43",
              "location" : {
                "lines" : {
                  "begin" : 7
                },
                "path" : "Sources/A.swift"
              },
              "severity" : "critical"
            }
          ]

          """)
  }

  @Test("What does not count is information that says why, and what can't be read is a blocker")
  func everything() throws {
    let problems = try problems(SampleReports.everything)
    #expect(problems.map(\.severity) == ["blocker", "info", "info", "info"])
    #expect(
      problems.map(\.description) == [
        "broken.json:1:1: this is neither JSON nor XML",
        "checkbox “A”: found the image trait, expected no image trait "
          + "(known: the baseline has it, so it does not count)",
        #"checkbox “Accept\nTerms”: found no toggle trait, expected the toggle trait "#
          + "(waived: by Kim until 2026-11-30: It is redrawn soon.)",
        "checkbox “Accept Terms” (settled by Kim until 2026-11-30; Sam looked on 2026-11-30: It is redrawn soon.)",
      ])
    #expect(problems.map(\.location.lines.begin) == [1, 1, 1, 1])
  }

  @Test("A run in which nothing was recognised does not look like one without problems")
  func empty() throws {
    let problems = try problems(SampleReports.report(CheckRun(files: [CheckedFiles.empty])))
    #expect(problems.map(\.description) == ["nothing was recognised"])
    #expect(problems.map(\.severity) == ["blocker"])
  }

  @Test("No two problems have the same fingerprint")
  func fingerprints() throws {
    let many = try problems(SampleReports.report(errors: 120))
    #expect(Set(many.map(\.fingerprint)).count == 120)
  }

  private func problems(_ report: GateReport) throws -> [Problem] {
    let output = try GitLabReporter(workingDirectory: "/checkoutim/app").output(for: report)
    return try JSONDecoder().decode([Problem].self, from: Data(output.utf8))
  }
}

private struct Problem: Decodable {
  let description, fingerprint, severity: String
  let location: Location

  struct Location: Decodable {
    let path: String
    let lines: Lines
  }

  struct Lines: Decodable {
    let begin: Int
  }
}
