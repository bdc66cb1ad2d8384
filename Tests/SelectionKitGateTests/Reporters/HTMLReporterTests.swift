import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The web page of a run")
struct HTMLReporterTests {
  // MARK: A page with everything

  @Test("The page is well-formed, also for a browser to check it")
  func sample() throws {
    let page = HTMLReporter().output(for: try SampleRun.report())
    // For `swift test --attachments-path`; the check in a browser opens it.
    Attachment.record(page, named: "report.html")
    #expect(try Page(page).all("h1").map(\.text) == ["Unusable"])
  }
}

/// A page as a parser of XML reads it, which knows nothing of the code that wrote it.
private final class Page: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

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
