import Foundation

/// A text that was found to be one JSON document.
struct JSONSource {
  /// The format, as far as the keys of the outermost object, or of the first one in a list, tell it.
  let format: InputFormat?
  // Nothing else of the text is kept: while values are made of it, there is no need for a second copy.
  private let data: Data

  init(_ text: SourceText) throws(ImportFault) {
    let outline = try JSONOutline(of: text)
    try ImportLimits.check(elementCount: outline.elementCount, inBytes: text.bytes.count)
    try ImportLimits.check(valueCount: outline.valueCount, inBytes: text.bytes.count)
    format = Self.marks.first { $0.keys.isSubset(of: outline.leadingKeys) }?.format
    data = text.data
  }

  /// Keys that together give a format away.
  private static let marks: [(format: InputFormat, keys: Set<String>)] = [
    (.selectionkit, ["format"]),
    (.accessibilitySnapshotJSON, ["element"]), (.accessibilitySnapshotJSON, ["container"]),
    (.xcuiJSON, ["elementType"]), (.xcuiJSON, ["axElement"]),
    (.wdaJSON, ["type", "rect"]), (.wdaJSON, ["type", "isEnabled"]), (.wdaJSON, ["type", "isVisible"]),
    (.wdaJSON, ["type", "label"]), (.wdaJSON, ["value", "sessionId"]),
    (.idbJSON, ["AXLabel"]), (.idbJSON, ["AXFrame"]), (.idbJSON, ["AXUniqueId"]), (.idbJSON, ["type", "frame"]),
    (.idbJSON, ["type", "role"]), (.idbJSON, ["elements"]),
  ]

  /// Reads the values of the text.
  ///
  /// Complexity: O(length of the text).
  func decoded<Value: Decodable>(as type: Value.Type) throws(ImportFault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw ImportFault(error)
    } catch {
      throw ImportFault("the JSON can't be decoded: \(error)")
    }
  }
}

extension ImportFault {
  init(_ error: DecodingError) {
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      self.init(context.debugDescription)
      path = context.codingPath.reduce(into: "") { $0 += "/" + $1.pointerToken }
    @unknown default:
      self.init("the JSON can't be decoded: \(error)")
    }
  }
}

extension CodingKey {
  /// The key as a part of a JSON pointer (RFC 6901).
  fileprivate var pointerToken: String {
    if let intValue { return String(intValue) }
    return stringValue.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
  }
}
