/// What can be told of an XML text without parsing it: how many elements there are, and that none is overloaded.
///
/// It takes the text to be well formed. Where it isn't, the parser stops, and so sees no more elements than are counted.
struct XMLOutline {
  /// How many start tags there are.
  private(set) var elementCount = 0

  private let text: SourceText
  private var position: Int

  /// Goes through a text once.
  ///
  /// Complexity: O(length of the text).
  ///
  /// - Parameters:
  ///   - text: A text in UTF-8.
  ///   - start: Where the outermost element begins.
  /// - Throws: An `ImportFault` with the place of an element that has too many attributes.
  init(of text: SourceText, from start: Int) throws(ImportFault) {
    self.text = text
    position = start
    while let next = text.bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = next
      if startsHere("<!--") {
        skip(past: "-->")
      } else if startsHere("<![CDATA[") {
        skip(past: "]]>")
      } else if startsHere("<?") {
        skip(past: "?>")
      } else if startsHere("</") {
        position += 2
      } else {
        elementCount += 1
        try skipStartTag()
      }
    }
  }

  private mutating func skipStartTag() throws(ImportFault) {
    let start = position
    var attributeCount = 0
    position += 1
    while position < text.bytes.count {
      let byte = text.bytes[position]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { break }
      position += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      attributeCount += 1
      position = text.bytes[position...].firstIndex(of: byte).map { $0 + 1 } ?? text.bytes.count
    }
    if attributeCount > ImportLimits.mostKeys {
      throw ImportFault(
        "\(attributeCount) attributes in one element; at most \(ImportLimits.mostKeys) are read",
        at: text.place(at: start))
    }
  }

  private func startsHere(_ mark: String) -> Bool {
    text.bytes[position...].starts(with: mark.utf8)
  }

  /// Steps behind the next mark, or to the end if there is none.
  private mutating func skip(past mark: String) {
    while position < text.bytes.count, !startsHere(mark) { position += 1 }
    position = min(position + mark.utf8.count, text.bytes.count)
  }
}
