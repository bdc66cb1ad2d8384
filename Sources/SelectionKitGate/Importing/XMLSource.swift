import Foundation

/// A text that begins like an XML document without a document type.
///
/// What a document type defines is text that grows when it is read, or that is fetched from elsewhere. No page source
/// has one, so it is refused before a parser sees it.
struct XMLSource {
  /// The bytes of the text.
  let data: Data
  /// The name of the outermost element.
  let rootName: String

  /// Complexity: O(length of the text).
  init(_ text: SourceText) throws(ImportFault) {
    var prolog = XMLProlog(text: text)
    rootName = try prolog.readRootName()
    let outline = try XMLOutline(of: text, from: prolog.position)
    try ImportLimits.check(elementCount: outline.elementCount, inBytes: text.bytes.count)
    data = text.data
  }

  /// The format, as far as the outermost element tells it.
  var format: InputFormat? {
    WebDriverXMLReader.canBegin(with: rootName) ? .wdaXML : nil
  }
}

/// What stands before the outermost element.
private struct XMLProlog {
  let text: SourceText
  private(set) var position = 0

  init(text: SourceText) {
    self.text = text
  }

  private var rest: ArraySlice<UInt8> {
    text.bytes[position...]
  }

  mutating func readRootName() throws(ImportFault) -> String {
    while true {
      position = rest.firstIndex { !$0.isWhiteSpace } ?? text.bytes.count
      if rest.starts(with: "<?".utf8) {
        let start = position
        try checkEncoding(of: try read(upTo: "?>"), at: start)
      } else if rest.starts(with: "<!--".utf8) {
        _ = try read(upTo: "-->")
      } else if rest.starts(with: "<!".utf8) {
        throw fault("a document type is not read, since it can define entities")
      } else if rest.starts(with: "<".utf8) {
        let name = rest.dropFirst().prefix { !$0.isWhiteSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return String(decoding: name, as: UTF8.self)
      } else {
        throw fault("expected an XML element")
      }
    }
  }

  /// Reads on to the end of a mark.
  private mutating func read(upTo mark: StaticString) throws(ImportFault) -> String {
    let start = position
    let mark = Array(mark.description.utf8)
    while !rest.starts(with: mark) {
      if rest.isEmpty { throw fault("what begins here is not closed", at: start) }
      position += 1
    }
    position += mark.count
    return String(decoding: text.bytes[start..<position], as: UTF8.self)
  }

  /// Refuses an encoding other than the one the bytes were found to be in, lest a parser reads something else.
  private func checkEncoding(of instruction: String, at start: Int) throws(ImportFault) {
    // No declaration is as long as that.
    let words = instruction.prefix(1000).lowercased().split { $0 == "=" || $0.isWhitespace }
    guard words.first == "<?xml", let name = words.firstIndex(of: "encoding"), name + 1 < words.count else { return }
    let encoding = words[name + 1].filter { $0.isLetter || $0.isNumber || $0 == "-" }
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) else {
      throw fault("the encoding \(encoding.prefix(20)) is not read; save the file as UTF-8", at: start)
    }
  }

  private func fault(_ message: String, at offset: Int? = nil) -> ImportFault {
    ImportFault(message, at: text.place(at: offset ?? position))
  }
}
