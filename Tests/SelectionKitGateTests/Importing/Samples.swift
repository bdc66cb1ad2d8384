import Foundation
import SelectionKitGate
import Testing

/// A small file of a format, with every key that is read.
struct Sample: CustomTestStringConvertible {
  let name: String
  let format: InputFormat

  /// Those in JSON.
  static let json = [
    Sample(name: "selectionkit.json", format: .selectionkit), Sample(name: "wda.json", format: .wdaJSON),
    Sample(name: "xcui.json", format: .xcuiJSON), Sample(name: "idb.json", format: .idbJSON),
    Sample(name: "idb-document.json", format: .idbJSON),
    Sample(name: "accessibilitysnapshot.json", format: .accessibilitySnapshotJSON),
  ]
  static let xml = Sample(name: "wda.xml", format: .wdaXML)
  static let all = json + [xml]

  var testDescription: String { name }

  var data: Data {
    get throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try Data(contentsOf: tests.appendingPathComponent("Samples/\(name)"))
    }
  }
}
