import SelectionKit
import SelectionKitGate
import Testing

@Suite("A format that runs are written in")
struct OutputFormatTests {
  @Test("Every known format has a reporter", arguments: OutputFormat.known)
  func known(_ format: OutputFormat) {
    #expect(format.reporter() != nil)
  }

  @Test("An unknown format has none")
  func unknown() {
    #expect(OutputFormat(rawValue: "xml").reporter() == nil)
  }

  @Test("What is written piece by piece is what is written as a whole", arguments: OutputFormat.known)
  func pieces(_ format: OutputFormat) throws {
    let reporter = try #require(format.reporter())
    let report = try SampleRun.report()
    var pieces: [String] = []
    try reporter.write(report) { pieces.append($0) }
    #expect(pieces.joined() == (try reporter.output(for: report)))
  }

  @Test("Whoever is handed the pieces can stop", arguments: OutputFormat.known)
  func stopping(_ format: OutputFormat) throws {
    struct Enough: Error {}
    let reporter = try #require(format.reporter())
    #expect(throws: Enough.self) {
      try reporter.write(SampleReports.everything) { _ in throw Enough() }
    }
  }

  @Test("A long list in JSON is the same as a short one, item by item")
  func longList() throws {
    let numbers = 0..<1_201
    let rows = numbers.map { number in
      var row = AccessibilityDescriptor(.checkbox, label: "Row \(number)", traits: .toggle)
      row.forget(.hint)
      return row
    }
    let file = CheckedFiles.file("rows.xml", AccessibilityDescriptor(.other, children: rows), .wdaXML)
    let json = try JSONReporter().output(for: SampleReports.report(CheckRun(files: [file])))
    let lines = json.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("      \"name\" : ") } == numbers.map { "      \"name\" : \"Row \($0)\"," })
    // The items and, between them, nothing but commas.
    #expect(lines.count { $0 == "    {" } == 1_202)
    #expect(lines.count { $0 == "    }," } == 1_200)
    #expect(lines.count { $0 == "    }" } == 2)
  }
}
