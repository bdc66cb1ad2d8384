import Foundation
import Measuring
import SelectionKit

extension Target {
  static let manyFiles = Target(number: 8, title: "a check of many files on two cores, measured by one core") {
    scale, workshop in
    let what = "\(scale.files) files on one core to two"
    do {
      return try rows(what, scale, workshop)
    } catch let unsupported as Workshop.Unsupported {
      return [.notMeasured(8, what, .atLeast(1.3), unsupported.reason)]
    }
  }

  private static func rows(_ what: String, _ scale: Scale, _ workshop: Workshop) throws -> [Row] {
    let files = try (0..<scale.files).map { number in
      // Some fail, so that there is an order to keep in what is written.
      let form = try Form.document(elements: scale.fileElements / 10, seed: UInt64(number))
      let document = number % 3 == 0 ? form.withFaults(seed: UInt64(number)) : form
      return try workshop.write(try Inputs.json(document), to: "form-\(number).json")
    }
    var (one, two) = (Launches(), Launches())
    var isSame = true
    for _ in 0..<scale.pace.rounds {
      let alone = try workshop.launch("selection-audit", ["check"] + files, cores: 1)
      let both = try workshop.launch("selection-audit", ["check"] + files, cores: 2)
      guard alone.exitCode == 1 else {
        throw Workshop.Failure(description: "selection-audit ended with \(alone.exitCode)")
      }
      isSame = isSame && alone.output == both.output && alone.exitCode == both.exitCode && !alone.output.isEmpty
      one.add(alone)
      two.add(both)
    }
    return [
      .judged(
        8, what, one.nanoseconds / two.nanoseconds, .atLeast(1.3), "\(one.nanoseconds.time) to \(two.nanoseconds.time)"),
      .judged(8, what + ": the same bytes", isSo: isSame, "standard output and exit code"),
    ]
  }
}
