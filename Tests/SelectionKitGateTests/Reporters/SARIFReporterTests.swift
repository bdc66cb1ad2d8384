import Foundation
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("The SARIF of a run")
struct SARIFReporterTests {
  @Test("It has all that the schema requires, and all that code scanning does")
  func required() throws {
    let log = try log(SampleReports.everything)
    #expect(log.schema == "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    #expect(log.version == "2.1.0")
    #expect(log.runs.count == 1)
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.name == "selection-audit")
    #expect(
      run.tool.driver.rules.map(\.id) == [
        "has-toggle-trait", "is-no-image", "has-no-hint", "expected-control-is-found", "waiver-is-current",
        "waiver-is-needed",
      ])
    for rule in run.tool.driver.rules {
      #expect(!rule.shortDescription.text.isEmpty)
      #expect(!rule.fullDescription.text.isEmpty)
      #expect(!rule.help.text.isEmpty)
      #expect(rule.properties.tags.count <= 20)
    }
    #expect(run.results.count == 2)
    for result in run.results {
      #expect(["error", "warning", "note"].contains(result.level))
      #expect(!result.message.text.isEmpty)
      #expect(result.locations.count == 1)
      #expect(result.partialFingerprints.keys.sorted() == ["selectionAudit/v1"])
      let index = try #require(result.ruleIndex)
      #expect(run.tool.driver.rules[index].id == result.ruleId)
    }
  }

  @Test("A result says what, where, and what became of it")
  func results() throws {
    let results = try log(SampleReports.everything).runs[0].results
    #expect(results.map(\.ruleId) == ["is-no-image", "has-toggle-trait"])
    #expect(results.map(\.level) == ["warning", "error"])
    #expect(
      results.map(\.message.text) == [
        "checkbox “A” at /0: found the image trait, expected no image trait. It is no picture.",
        #"checkbox “Accept\nTerms” at /0: found no toggle trait, expected the toggle trait. "#
          + "It is not heard as a checkbox.",
      ])
    #expect(results.map { $0.locations[0].physicalLocation.artifactLocation.uri } == ["doubtful.json", "wrong.json"])
    #expect(results.map { $0.locations[0].physicalLocation.region.startLine } == [1, 1])
    #expect(results.map(\.baselineState) == ["unchanged", "new"])
    #expect(results[0].suppressions == nil)
    #expect(results[1].suppressions?.map(\.kind) == ["external"])
    #expect(results[1].suppressions?.map(\.status) == ["accepted"])
    #expect(results[1].suppressions?.map(\.justification) == ["It is redrawn soon."])
  }

  @Test("Without a baseline nothing is called new")
  func noBaseline() throws {
    let results = try log(SampleReports.report(CheckRun(files: [CheckedFiles.wrong]))).runs[0].results
    #expect(results.map(\.baselineState) == [nil])
  }

  @Test("What is not a finding is told beside the results")
  func others() throws {
    let run = try log(SampleReports.everything).runs[0]
    #expect(run.invocations.map(\.executionSuccessful) == [false])
    #expect(run.invocations.map(\.exitCode) == [2])
    let notifications = run.invocations[0].toolExecutionNotifications
    #expect(notifications.map(\.message.text) == ["broken.json:1:1: this is neither JSON nor XML"])
    #expect(notifications.map(\.level) == ["error"])
    #expect(run.properties.openFacts.map(\.fact) == ["toggleTrait"])
    #expect(run.properties.settled.map(\.rule) == ["has-no-hint"])
    #expect(run.properties.settled.map(\.suppression.justification) == ["It is redrawn soon."])
    #expect(run.properties.stale.map(\.element) == ["checkbox \"Gone\""])
    #expect(run.properties.switchedOff.map(\.reason) == ["There is no help yet."])
  }

  @Test(
    "A place is relative to the working directory and on a line",
    arguments: [
      ("/checkoutim/app/Sources/A B.swift", 7, "Sources/A%20B.swift", 7),
      ("Sources/A.swift", 0, "Sources/A.swift", 1),
      ("/elsewhere/A.swift", -3, "A.swift", 1),
      ("standard input", nil, "stdin.json", 1),
    ])
  func place(_ file: String, line: Int?, uri: String, startLine: Int) throws {
    let result = try #require(try log(SampleReports.report(from: file, line: line)).runs[0].results.first)
    #expect(result.locations[0].physicalLocation.artifactLocation.uri == uri)
    #expect(result.locations[0].physicalLocation.region.startLine == startLine)
  }

  @Test("A fingerprint stays when words and lines change, and no two are the same")
  func fingerprints() throws {
    let first = try log(SampleReports.report(from: "A.swift", line: 7)).runs[0].results
    let moved = try log(SampleReports.report(from: "B.swift", line: 9)).runs[0].results
    #expect(first.map { $0.partialFingerprints["selectionAudit/v1"] } == ["af57925c6f9cef43"])
    #expect(first.map(\.partialFingerprints) == moved.map(\.partialFingerprints))
    let many = try log(SampleReports.report(errors: 30)).runs[0].results
    #expect(Set(many.map(\.partialFingerprints)).count == 30)
  }

  @Test("Code scanning takes 25,000 results: of more, those that weigh most are kept, and the others counted")
  func limit() throws {
    #expect(SARIFReporter.resultLimit == 25_000)
    let report = SampleReports.report(errors: 2, warnings: 3)
    let reporter = SARIFReporter(workingDirectory: nil, resultLimit: 3)
    let run = try JSONDecoder().decode(Log.self, from: Data(reporter.output(for: report).utf8)).runs[0]
    #expect(run.results.map(\.level) == ["warning", "error", "error"])
    #expect(
      run.invocations[0].toolExecutionNotifications.map(\.message.text) == [
        "2 findings left out: a file holds no more."
      ])
  }

  @Test("The shipped rules fit into the descriptions that code scanning takes")
  func descriptions() throws {
    let rules = try log(Gate().report(on: CheckRun(files: [CheckedFiles.good]))).runs[0].tool.driver.rules
    #expect(rules.count == Rule.all.count + 3)
    #expect(rules.allSatisfy { $0.shortDescription.text.utf16.count <= 1024 })
    #expect(rules.allSatisfy { $0.fullDescription.text.utf16.count <= 1024 })
  }

  private func log(_ report: GateReport) throws -> Log {
    let output = try SARIFReporter(workingDirectory: "/checkoutim/app").output(for: report)
    return try JSONDecoder().decode(Log.self, from: Data(output.utf8))
  }
}

// MARK: - What the tests read; a property that is missing is an error

private struct Log: Decodable {
  let schema, version: String
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Text: Decodable {
    let text: String
  }

  struct Run: Decodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let properties: Properties
  }

  struct Tool: Decodable {
    let driver: Driver

    struct Driver: Decodable {
      let name: String
      let rules: [Rule]
    }

    struct Rule: Decodable {
      let id: String
      let shortDescription, fullDescription, help: Text
      let properties: Tags
    }

    struct Tags: Decodable {
      let tags: [String]
    }
  }

  struct Invocation: Decodable {
    let executionSuccessful: Bool
    let exitCode: Int
    let toolExecutionNotifications: [Notification]

    struct Notification: Decodable {
      let level: String
      let message: Text
    }
  }

  struct Result: Decodable {
    let ruleId, level: String
    let ruleIndex: Int?
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
    let baselineState: String?
    let suppressions: [Suppression]?
  }

  struct Location: Decodable {
    let physicalLocation: PhysicalLocation

    struct PhysicalLocation: Decodable {
      let artifactLocation: ArtifactLocation
      let region: Region
    }

    struct ArtifactLocation: Decodable {
      let uri: String
    }

    struct Region: Decodable {
      let startLine: Int
    }
  }

  struct Suppression: Decodable {
    let kind, status, justification: String
  }

  struct Properties: Decodable {
    let openFacts: [OpenFact]
    let settled: [Settled]
    let stale: [Entry]
    let switchedOff: [SwitchedOff]

    struct OpenFact: Decodable {
      let fact: String
    }

    struct Settled: Decodable {
      let rule: String
      let suppression: Suppression
    }

    struct Entry: Decodable {
      let element: String
    }

    struct SwitchedOff: Decodable {
      let reason: String
    }
  }
}
