import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the elements of a WebDriverAgent or Appium page source.
final class WebDriverXMLReader: NSObject {
  /// How many levels of elements are read: as many as this package's own JSON can hold, with its two levels an element.
  ///
  /// WebDriverAgent itself stops long before.
  static let deepestLevel = 255

  private static let wrapper = "AppiumAUT"

  /// The elements that are open, the outermost first; the first of all stands for the document.
  private var open = [WebDriverElement(type: ElementType(""))]
  private var level = 0
  private var fault: ImportFault?

  /// Whether the outermost element of a page source can have a name.
  static func canBegin(with name: String) -> Bool {
    name == wrapper || name.hasPrefix(WebDriverElement.typePrefix)
  }

  /// Reads the outermost elements with all that is in them.
  ///
  /// Complexity: O(length of the text).
  ///
  /// - Throws: An `ImportFault` with the place where the text stops being such a page source.
  static func elements(in source: XMLSource) throws(ImportFault) -> [WebDriverElement] {
    let reader = WebDriverXMLReader()
    // From a stream, since a parser that is handed the data refuses more than 10 MB of it.
    let parser = XMLParser(stream: InputStream(data: source.data))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    // The result is not asked for: it is true for a text that ends too early.
    _ = parser.parse()
    if let fault = reader.fault { throw fault }
    guard let document = reader.open.first, reader.level == 0 else { throw ImportFault("the XML can't be read") }
    return document.children
  }

  private func stop(_ parser: XMLParser, _ message: String) {
    if fault == nil {
      fault = ImportFault(message, at: .init(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1)))
    }
    parser.abortParsing()
  }
}

extension WebDriverXMLReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard fault == nil else { return }
    level += 1
    if level > Self.deepestLevel {
      return stop(parser, "nested \(level) levels deep or more; at most \(Self.deepestLevel) are read")
    }
    if name == Self.wrapper, level == 1 { return }
    guard name.hasPrefix(WebDriverElement.typePrefix) else {
      return stop(parser, "unknown element <\(name.prefix(40))>")
    }
    var attributes = WebDriverAttributes(attributes)
    open.append(attributes.element(type: WebDriverElement.type(named: name)))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard fault == nil else { return }
    level -= 1
    guard name != Self.wrapper, let element = open.popLast(), let parent = open.indices.last else { return }
    open[parent].children.append(element)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    stop(parser, "this is not well-formed XML: \(Self.explanation(ofCode: (error as NSError).code))")
  }

  // Only the first fault is told, and these are what goes wrong in practice; the codes are those of libxml2, which
  // Foundation hands on.
  private static func explanation(ofCode code: Int) -> String {
    switch code {
    case 1: "a document type in the midst, or a piece of more than 10 MB"
    case 5: "it ends too early, or goes on after its end"
    case 9: "a character that XML does not allow"
    case 23: "an entity without its semicolon"
    case 26: "an entity that is not defined"
    case 38...41: "an attribute that is not well formed"
    case 42: "an attribute that is there twice"
    case 56, 57, 96: "an XML declaration that is not well formed"
    case 65, 68, 201, 202: "a name or white space is missing, or a name not well formed"
    case 73: "a tag that is not closed"
    case 76: "an end tag that does not fit its start tag"
    case 77: "an element that is not closed"
    default: "the parser's error \(code)"
    }
  }
}

/// The attributes of an element, read as what each is meant to be.
private struct WebDriverAttributes {
  private let texts: [String: String]
  /// Whether one is something else; it then counts as left out.
  private var isUnreadable = false

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  mutating func element(type: ElementType) -> WebDriverElement {
    var element = WebDriverElement(type: type)
    element.name = texts["name"]
    element.label = texts["label"]
    element.value = texts["value"]
    element.placeholder = texts["placeholderValue"]
    element.isEnabled = flag("enabled")
    element.isVisible = flag("visible")
    element.isAccessible = flag("accessible")
    element.frame = frame(isScreen: type.name == "Application")
    element.exactFrame = exactFrame()
    element.traits = texts["traits"].map(WebDriverElement.traits)
    element.isUnreadable = isUnreadable
    return element
  }

  private mutating func flag(_ name: String) -> Bool? {
    guard let text = texts[name] else { return nil }
    if let flag = Bool(text) { return flag }
    isUnreadable = true
    return nil
  }

  /// The frame, if it is all there; the screen itself needs no origin.
  private mutating func frame(isScreen: Bool) -> ScreenFrame? {
    let origin: String? = isScreen ? "0" : nil
    guard let x = texts["x"] ?? origin, let y = texts["y"] ?? origin, let width = texts["width"],
      let height = texts["height"]
    else { return nil }
    return readable(ScreenFrame([x, y, width, height].compactMap { Double($0) }))
  }

  /// The frame without rounding, written as `{{x, y}, {width, height}}`.
  private mutating func exactFrame() -> ScreenFrame? {
    texts["nativeFrame"].flatMap { readable(ScreenFrame(text: $0)) }
  }

  private mutating func readable(_ frame: ScreenFrame?) -> ScreenFrame? {
    if frame == nil { isUnreadable = true }
    return frame
  }
}
