import Foundation
import SelectionKit

/// A text that was found to be one JSON document.
struct JSONSource {
  private let text: SourceText
  private let outline: JSONOutline

  init(_ text: SourceText) throws(ImportFault) {
    self.text = text
    outline = try JSONOutline(of: text)
    if outline.containerCount > ImportedDocument.elementLimit {
      throw ImportFault(
        "\(outline.containerCount) objects and lists; at most \(ImportedDocument.elementLimit) are read")
    }
  }

  /// The format, as far as the outermost keys tell it.
  var format: InputFormat? {
    outline.leadingKeys.contains("format") ? .selectionkit : nil
  }

  /// Reads this package's own format.
  func descriptorDocument() throws(ImportFault) -> DescriptorDocument {
    do {
      return try JSONDecoder().decode(DescriptorDocument.self, from: Data(text.bytes))
    } catch let error as DecodingError {
      throw ImportFault(error)
    } catch {
      throw ImportFault("the JSON can't be decoded: \(error)")
    }
  }
}

extension ImportFault {
  fileprivate init(_ error: DecodingError) {
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
