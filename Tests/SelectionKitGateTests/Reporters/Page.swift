import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A web page as a parser of XML reads it, which knows nothing of the code that wrote it.
final class Page: NSObject, XMLParserDelegate {
  /// An element with all the text in it.
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  /// The elements in the order in which they begin.
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ html: String) throws {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The elements of a name.
  func all(_ name: String) -> [Element] {
    elements.filter { $0.name == name }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for position in open { elements[position].text += text }
  }
}
