import Foundation
import Testing

extension CommandTests {
  @Suite("The demo")
  struct Demo {
    @Test("It shows what a screen reader is given, and that nothing is wrong")
    func demo() throws {
      let result = try SelectionAuditProcess.run("demo")
      #expect(result.output.contains("\n  radio option “Black”; value “Radio button, checked”; traits selected\n"))
      #expect(result.output.contains("\nNo findings; no open questions; "))
      #expect(result.errors.isEmpty)
      #expect(result.exitCode == 0)
    }

    @Test("It shows under each element what is said of it")
    func speech() throws {
      let output = try SelectionAuditProcess.run("demo").output
      #expect(output.contains("\nradio group “Choose color”\n  spoken: Choose color\n  radio option “Black”; "))
      for line in [
        "    spoken: Selected: Black: Radio button, checked", "    spoken: Gray: Radio button, unchecked",
        "  spoken: Accept Terms. Switch Button. Unchecked", "  spoken: Mute. Button.",
        "    spoken: Selected: Bold. Button.", "    spoken: Italic. Button.",
      ] {
        #expect(output.contains("\n\(line)\n"), "\(line)")
      }
    }

    @Test("What it emits passes a strict check")
    func roundTrip() throws {
      let sample = try SelectionAuditProcess.run("demo", "--emit").output
      let result = try SelectionAuditProcess.run("check", "-", "--strict", "--fail-on", "note", input: sample)
      #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
    }

    @Test("One change to it is one finding, on that element and with that clause", arguments: Mutation.all)
    func mutation(_ mutation: Mutation) throws {
      let sample = try SelectionAuditProcess.run("demo", "--emit").output
      let result = try SelectionAuditProcess.run("check", "-", "--to", "json", input: mutation.changed(sample))
      let report = try JSONDecoder().decode(FoundReport.self, from: Data(result.output.utf8))
      let findings = report.findings
      #expect(
        findings.map { "\($0.rule) \($0.seen.places.map(\.path).joined())" } == mutation.findings, "\(result.output)")
      #expect(findings.allSatisfy { $0.severity == "error" && $0.clauses.contains { mutation.clauses.contains($0) } })
      #expect(result.exitCode == 1)
    }
  }
}

/// One change to the sample of the demo.
struct Mutation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The positions of the element: of the root, then of the children.
  let path: [Int]
  /// What the element has after the change; nil takes a property away.
  let property: String
  let value: [String]?
  /// The rule and the path of each finding.
  let findings: [String]
  /// One of these is among the clauses of each finding.
  let clauses: [String]

  private init(
    _ description: String, _ path: [Int], _ property: String, _ value: [String]?, _ findings: [String],
    _ clauses: [String]
  ) {
    testDescription = description
    self.path = path
    self.property = property
    self.value = value
    self.findings = findings
    self.clauses = clauses
  }

  static let all = [
    Mutation(
      "a radio option without a label", [0, 1], "label", nil, ["control-has-name /0/1"], ["radio.basic.must.6"]),
    Mutation("a checkbox without a label", [1], "label", nil, ["control-has-name /1"], ["checkbox.basic.must.2"]),
    Mutation("a radio group without a label", [0], "label", nil, ["group-has-label /0"], ["radio.basic.must.5"]),
    Mutation(
      "a toggle button without a label", [3], "label", nil, ["control-has-name /3"], ["button.toggle.must.2"]),
    Mutation(
      "a radio option with the button trait", [0, 1], "traits", ["button"], ["radio-option-lacks-button-trait /0/1"],
      ["radio.basic.must.2"]),
    Mutation(
      "a checkbox whose value is On", [1], "value", ["On"], ["checkbox-value-states-state /1"],
      ["checkbox.basic.must.3"]),
    Mutation(
      "a second selected option", [0, 1], "traits", ["selected"],
      ["radio-group-has-at-most-one-selected /0", "radio-option-trait-agrees-with-state /0/1"], ["radio.basic.must.3"]),
  ]

  /// The sample with the change.
  func changed(_ sample: String) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data(sample.utf8))
    var document = try #require(json as? [String: Any])
    document["roots"] = try change(document["roots"], path[...])
    return String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
  }

  private func change(_ list: Any?, _ path: ArraySlice<Int>) throws -> [Any] {
    var elements = try #require(list as? [Any])
    let position = try #require(path.first)
    var element = try #require(elements[position] as? [String: Any])
    if path.count > 1 {
      element["children"] = try change(element["children"], path.dropFirst())
    } else if property == "traits" {
      element[property] = value
    } else {
      element[property] = value?.first
    }
    elements[position] = element
    return elements
  }
}

/// What the tests look at in a report.
private struct FoundReport: Decodable {
  let findings: [Finding]

  struct Finding: Decodable {
    let rule, severity: String
    let seen: Seen
    let clauses: [String]
  }

  struct Seen: Decodable {
    let places: [Place]
  }

  struct Place: Decodable {
    let path: String
  }
}
