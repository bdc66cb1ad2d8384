import Foundation
import Measuring
import SelectionKit
import SelectionKitRules

/// The part of a comparison with other checkers that is in Swift: it makes the controls, and it times the audit.
///
/// Usage: `comparison FOLDER CONTROLS` writes controls into a folder as descriptors and as a web page, and prints as JSON
/// what an audit of them takes. Called again for the same folder, it gives the same files.
@main
struct Comparison {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 2, let controls = Int(words[1]), controls >= Form.section.controls else {
      FileHandle.standardError.write(
        Data("Usage: comparison FOLDER CONTROLS, at least \(Form.section.controls)\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: words[0], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sections = controls / Form.section.controls
    let document = try Form.document(elements: sections * Form.section.elements + 1)
    let faulty = document.withFaults()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(document).write(to: folder.appendingPathComponent("controls.json"))
    try encoder.encode(faulty).write(to: folder.appendingPathComponent("faulty.json"))
    try Data(WebPage.text(of: document).utf8).write(to: folder.appendingPathComponent("controls.html"))
    print(String(decoding: try encoder.encode(Figures(document, faulty)), as: UTF8.self))
  }
}

/// What an audit takes and finds.
private struct Figures: Encodable {
  let controls: Int
  let elements: Int
  let checks: Int
  let findings: Int
  let questions: Int
  let nanoseconds: Double
  /// How many elements of the form with faults have one.
  let faultyElements: Int

  init(_ document: DescriptorDocument, _ faulty: DescriptorDocument) throws {
    let report = Audit.standard.report(on: document)
    controls = report.counts.controls
    elements = report.counts.elements
    findings = report.findings.count
    questions = report.questions.count
    checks = report.checks
    faultyElements = Set(Audit.standard.report(on: faulty).findings.map(\.path)).count
    var race = Race(.full)
    let auditing = race.enter(units: 1) { Audit.standard.report(on: document).checks }
    try race.run()
    nanoseconds = race[auditing]
  }
}
