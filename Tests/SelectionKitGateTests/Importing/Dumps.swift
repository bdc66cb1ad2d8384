import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// Reads a dump in JSON.
func imported(_ json: String, as format: InputFormat? = nil) throws -> ImportedDocument {
  try ImportedDocument(reading: Data(json.utf8), as: format, fileName: "dump.json")
}

/// What is wrong with a dump in JSON that can't be read.
func fault(of json: String, as format: InputFormat? = nil) throws -> String {
  try #require(throws: ImportError.self) { try imported(json, as: format) }.description
}

extension ImportedDocument {
  /// The only root.
  func root() throws -> AccessibilityDescriptor {
    #expect(document.roots.count == 1)
    return try #require(document.roots.first)
  }

  /// Every element, in reading order.
  var elements: [AccessibilityDescriptor] {
    var found: [AccessibilityDescriptor] = []
    for var root in document.roots { root.updateAll { found.append($0) } }
    return found
  }

  /// What the rules say of it.
  var report: Report { Audit.standard.report(on: document) }

  /// The findings, each with its severity.
  var findings: [String] { report.findings.map { "\($0.severity) \($0.rule) \($0.path)" } }
}

extension AccessibilityDescriptor {
  /// The size of the frame, if it is known to the point.
  var exactSize: [Double]? {
    guard let area = rendering.hitArea, area.isFrame, area.minimum == area.maximum else { return nil }
    return [area.minimum.width, area.minimum.height]
  }
}
