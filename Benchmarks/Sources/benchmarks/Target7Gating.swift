import Foundation
import Measuring
import SelectionKit
import SelectionKitGate
import SelectionKitRules

extension Target {
  static let gating = Target(number: 7, title: "the gate on a file, measured by its strict decoding and its size") {
    scale, workshop in
    try [
      ("all pass", try Inputs.passing(scale.fileElements)), ("10 % fail", try Inputs.failing(scale.fileElements)),
    ].flatMap { outcome, document in
      let data = try Inputs.json(document)
      let what = "\(scale.fileElements.grouped) elements, \(outcome)"
      return [try timeRow(what, data, scale), try memoryRow(what, data, scale, workshop)]
    }
  }

  private static func timeRow(_ what: String, _ data: Data, _ scale: Scale) throws -> Row {
    var race = Race(scale.pace)
    let decoding = race.enter(units: 1) {
      try JSONDecoder().decode(DescriptorDocument.self, from: data).roots[0].children.count
    }
    let gating = race.enter(units: 1) { try gate(data) }
    try race.run()
    return .judged(
      7, what + ": the gate to strict decoding", race[gating] / race[decoding], .atMost(1.2),
      "\(race[gating].time) to \(race[decoding].time)")
  }

  /// Reads, audits, judges and reports, as the command does with the bytes of a file.
  private static func gate(_ data: Data) throws -> Int {
    let imported = try ImportedDocument(reading: data, fileName: "form.json")
    let run = CheckRun(files: [
      CheckedFile(
        name: "form.json", format: imported.format, document: imported.document, notes: imported.notes,
        report: Audit.standard.report(on: imported.document))
    ])
    return TextReporter().output(for: Gate().report(on: run)).utf8.count
  }

  private static func memoryRow(_ what: String, _ data: Data, _ scale: Scale, _ workshop: Workshop) throws -> Row {
    let file = try workshop.write(data, to: "form.json")
    var (command, idle) = (Launches(), Launches())
    for _ in 0..<min(scale.launches, 5) {
      let launch = try workshop.launch("selection-audit", ["check", file])
      guard [0, 1].contains(launch.exitCode) else {
        throw Workshop.Failure(description: "selection-audit ended with \(launch.exitCode)")
      }
      command.add(launch)
      idle.add(try workshop.launch("Idle"))
    }
    let size = Double(data.count)
    return .judged(
      7, what + ": peak memory to size of file", (command.peakBytes - idle.peakBytes) / size, .atMost(10),
      "\(command.peakBytes.megabytes) less \(idle.peakBytes.megabytes) of idle Foundation, file \(size.megabytes), "
        + "whole command \(command.nanoseconds.time)")
  }
}
