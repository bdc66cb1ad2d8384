public import Foundation
import SelectionKit
import SelectionKitRules

extension Baseline {
  /// The name of the format, as each baseline states it.
  public static let formatName = "selection-audit-baseline"
  /// The version of the format that is written, and the only one that is read.
  public static let formatVersion = 1

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - fileName: How messages call the file.
  /// - Throws: `ImportError`, which says where and what: a baseline that can't be read whole would hide what is new.
  public init(reading data: Data, fileName: String) throws(ImportError) {
    do throws(ImportFault) {
      self = try JSONSource(SourceText(data)).decoded(as: DecodedBaseline.self).baseline
    } catch {
      throw ImportError(fileName: fileName, place: error.place, path: error.path, message: error.message)
    }
  }

  /// The baseline as JSON, in an order of its own, so that a change shows as a line.
  ///
  /// Complexity: O(n log n) with n findings.
  ///
  /// - Returns: One object, ending with a line break.
  /// - Throws: An `EncodingError`, which no baseline leads to.
  public func json() throws -> String {
    try EncodedBaseline(self).prettyJSON()
  }
}

extension Baseline {
  /// The keys of a baseline in its file.
  package enum Key: String, CaseIterable {
    case format, version, findings
  }
}

extension Baseline.Entry {
  /// The keys of a finding in a baseline.
  package enum Key: String, CaseIterable {
    case rule, screen, element
  }
}

private struct DecodedBaseline: Decodable {
  let baseline: Baseline

  init(from decoder: any Decoder) throws {
    let object = try StrictObject<Baseline.Key>(decoder)
    guard try object.require(.format, object.text) == Baseline.formatName else {
      throw object.fault("expected \"\(Baseline.formatName)\"", at: .format)
    }
    let version = try object.require(.version, object.wholeNumber)
    guard version == Baseline.formatVersion else {
      throw object.fault("version \(version) is not read, only version \(Baseline.formatVersion)", at: .version)
    }
    try object.refuseUnknownKeys()
    let list: [StrictObject<Baseline.Entry.Key>] = try object.require(.findings) { key in
      try object.objects(key, expecting: "a list of objects")
    }
    baseline = Baseline(
      try list.map { entry in
        Baseline.Entry(
          Rule.ID(rawValue: try entry.require(.rule, entry.text)),
          of: FindingSubject(
            screen: try entry.require(.screen, entry.text), element: try entry.require(.element, entry.text)))
      })
  }
}

private struct EncodedBaseline: Encodable {
  let format = Baseline.formatName
  let version = Baseline.formatVersion
  let findings: [Entry]

  struct Entry: Encodable {
    let rule, screen, element: String
  }

  init(_ baseline: Baseline) {
    findings = baseline.entries.sorted().map {
      Entry(rule: $0.rule.rawValue, screen: $0.subject.screen, element: $0.subject.element)
    }
  }
}
