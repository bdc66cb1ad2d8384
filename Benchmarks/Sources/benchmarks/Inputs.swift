import Foundation
import Measuring
import SelectionKit
import SelectionKitRules

/// What is measured on, looked at before it is measured: what is not as it should be would be measured for nothing.
enum Inputs {
  /// An input that is not as it should be.
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  /// A form in which everything passes and nothing is left open.
  static func passing(_ count: Int) throws -> DescriptorDocument {
    try checked(try Form.document(elements: count), "a form")
  }

  /// A form in which every tenth element has a fault.
  static func failing(_ count: Int) throws -> DescriptorDocument {
    let document = try Form.document(elements: count).withFaults()
    let faulty = Set(Audit.standard.report(on: document).findings.map(\.path)).count
    guard (count * 9 / 100...count * 12 / 100).contains(faulty) else {
      throw Wrong(description: "\(faulty) of \(count) elements of a form with faults have one")
    }
    return document
  }

  /// Groups of one kind and size in which everything passes and nothing is left open.
  static func groups(_ kind: GroupKind, options: Int, inGroupsOf size: Int) throws -> DescriptorDocument {
    try checked(try kind.document(options: options, inGroupsOf: size), "a \(kind.rawValue)")
  }

  /// A document as JSON.
  static func json(_ document: DescriptorDocument) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(document)
  }

  private static func checked(_ document: DescriptorDocument, _ name: String) throws -> DescriptorDocument {
    let report = Audit.standard.report(on: document)
    guard report.passes(failingOn: .note), report.questions.isEmpty else {
      throw Wrong(description: "\(name) is not as it should be:\n\(report.description.prefix(2_000))")
    }
    return document
  }
}
