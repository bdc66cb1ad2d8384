import Foundation
import SelectionKitRules

extension Encodable {
  /// This value as JSON for people and tools: indented, with sorted keys, ending with a line break.
  ///
  /// Whatever a terminal would act on is written as an escape, which means the same in JSON.
  package func prettyJSON() throws -> String {
    var json = try prettyJSON(indentedBy: "")
    json += "\n"
    return json
  }

  /// This value as JSON, all lines but the first and empty ones indented further, and without a line break at the end.
  func prettyJSON(indentedBy indentation: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(self), as: UTF8.self)
    var previous: Unicode.Scalar = " "
    return json.writing { scalar in
      defer { previous = scalar }
      if scalar == "\n" { return nil }
      // The line in an empty list stays empty.
      if previous == "\n" { return indentation + String(scalar) }
      guard scalar.isActedOn else { return nil }
      // All of these scalars have four digits at most.
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
