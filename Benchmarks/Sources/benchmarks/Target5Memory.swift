import CSystem
import Foundation
import Measuring
import SelectionKit

extension Target {
  static let memory = Target(number: 5, title: "what a descriptor takes in memory, its texts included") { scale, _ in
    let data = try Inputs.json(try Inputs.passing(scale.elements))
    return [
      try row("decoded from JSON", scale) { try JSONDecoder().decode(DescriptorDocument.self, from: data) },
      try row("described by controls", scale) { try Form.document(elements: scale.elements) },
    ]
  }

  private static func row(_ what: String, _ scale: Scale, _ make: () throws -> DescriptorDocument) throws -> Row {
    let what = "bytes an element, \(what)"
    // The first one also brings what stays for all that follow.
    _ = try make()
    let before = allocated_bytes()
    let document = try make()
    let after = allocated_bytes()
    guard before > 0 else { return .notMeasured(5, what, .atMost(400), "the allocator can't be asked here") }
    return withExtendedLifetime(document) {
      .judged(
        5, what, (Double(after) - Double(before)) / Double(scale.elements), .atMost(400), unit: " B",
        "on the heap; \(MemoryLayout<AccessibilityDescriptor>.stride) of them in the list of the elements")
    }
  }
}
