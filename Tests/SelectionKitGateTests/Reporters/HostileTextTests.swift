import Foundation
import FoundationXML
import SelectionKitGate
import Testing

/// Each format is read back by a reader that is not ours, and holds the text that went in.
@Suite("Text from outside in outputs")
struct HostileTextTests {
  @Test("SARIF reads back as the same text", arguments: InputField.allCases, HostileText.all)
  func sarif(_ field: InputField, hostile: HostileText) throws {
    let output = try SARIFReporter(workingDirectory: "/app").output(for: field.report(with: hostile.text))
    let log = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let all = texts(in: log)
    #expect(shows(hostile, all + all.compactMap(\.removingPercentEncoding)))
    let messages = texts(in: log, named: "text")
    #expect(!messages.isEmpty)
    #expect(!messages.contains { $0.holds("](") })
  }

  @Test("Code Quality reads back as the same text", arguments: InputField.allCases, HostileText.all)
  func gitlab(_ field: InputField, hostile: HostileText) throws {
    let output = try GitLabReporter(workingDirectory: "/app").output(for: field.report(with: hostile.text))
    let problems = try JSONSerialization.jsonObject(with: Data(output.utf8))
    // The format has no place for the rest.
    let fields: Set<InputField> = [
      .label, .value, .fileName, .sourceFile, .waiverReason, .waiverOwner, .reviewer, .settlement, .expectation,
      .configurationFile, .unreadReason, .unreadName,
    ]
    #expect(!fields.contains(field) || shows(hostile, texts(in: problems)))
    let fingerprints = (problems as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == fingerprints.count)
  }

  @Test(
    "JUnit reads back as the same text, but for what XML can't hold", arguments: InputField.allCases, HostileText.all)
  func junit(_ field: InputField, hostile: HostileText) throws {
    let output = try JUnitReporter(workingDirectory: "/app").output(for: field.report(with: hostile.text))
    let texts = try XMLTexts(in: output)
    let readable = String(
      String.UnicodeScalarView(
        hostile.text.unicodeScalars.map { ["\u{0}", "\u{1B}", "\u{FFFE}", "\u{FFFF}"].contains($0) ? "\u{FFFD}" : $0 }))
    #expect(shows(HostileText(readable, shown: hostile.shown), texts.all))
    #expect(texts.elements == (try XMLTexts(in: JUnitReporter().output(for: field.report(with: "harmless"))).elements))
  }

  @Test("No text makes a command in the log of GitHub", arguments: InputField.allCases, HostileText.all)
  func github(_ field: InputField, hostile: HostileText) throws {
    let output = GitHubReporter(workingDirectory: "/app").output(for: try field.report(with: hostile.text))
    let harmless = GitHubReporter(workingDirectory: "/app").output(for: try field.report(with: "harmless"))
    #expect(commands(in: output).count == commands(in: harmless).count)
    #expect(lines(in: output).count == lines(in: harmless).count)
    #expect(!lines(in: output).contains { !$0.hasPrefix("::") && $0.holds("##[") })
    // The text tells elements by their names and screens by their files.
    let isShown = field != .identifier && field != .screen
    let read = commands(in: output).map(decoded) + [output]
    #expect(
      !isShown || read.contains { $0.holds(hostile.shown) || $0.holds(hostile.shown.replacing("##[", with: "##\\[")) })
  }

  @Test("Markdown shows the same text and no markup", arguments: InputField.allCases, HostileText.all)
  func markdown(_ field: InputField, hostile: HostileText) throws {
    let output = MarkdownReporter(workingDirectory: "/app").output(for: try field.report(with: hostile.text))
    let harmless = MarkdownReporter(workingDirectory: "/app").output(for: try field.report(with: "harmless"))
    #expect(field == .identifier || withoutBackslashes(output).holds(hostile.shown))
    #expect(marks(in: output) == marks(in: harmless))
    #expect(lines(in: output).count == lines(in: harmless).count)
  }
}

// MARK: - Reading back

extension HostileTextTests {
  private func shows(_ hostile: HostileText, _ texts: [String]) -> Bool {
    let kept = hostile.text.split(separator: "/", omittingEmptySubsequences: true).joined(separator: "/")
    return texts.contains { text in
      [hostile.text, hostile.shown, kept].contains { text.holds($0) }
        // Where a link could be.
        || text.holds(hostile.shown.replacing("](", with: "]\\("))
    }
  }

  private func texts(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap { texts(in: $0) }
    case let object as [String: Any]: object.values.flatMap { texts(in: $0) }
    default: []
    }
  }

  private func texts(in json: Any, named name: String) -> [String] {
    switch json {
    case let list as [Any]: list.flatMap { texts(in: $0, named: name) }
    case let object as [String: Any]:
      [object[name] as? String].compactMap(\.self) + object.values.flatMap { texts(in: $0, named: name) }
    default: []
    }
  }

  /// The lines as the runner sees them, which ends them at line feeds and carriage returns.
  private func lines(in text: String) -> [String] {
    text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines that the runner takes for commands: it passes over white space, and perhaps over what is not seen.
  private func commands(in text: String) -> [String] {
    lines(in: text).filter { line in
      let start = line.unicodeScalars.drop { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
      return start.starts(with: "::".unicodeScalars)
    }
  }

  /// A command with its escapes undone, the one for the percent sign last, as the runner does.
  private func decoded(_ command: String) -> String {
    [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")].reduce(command) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  /// A text in Markdown without its backslashes, but for those that have one before them.
  private func withoutBackslashes(_ markdown: String) -> String {
    var isEscaped = false
    var text = String.UnicodeScalarView()
    for scalar in markdown.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(scalar)
        isEscaped = false
      }
    }
    return String(text)
  }

  /// The signs that are not escaped and can mean something in Markdown.
  private func marks(in markdown: String) -> [Unicode.Scalar] {
    var isEscaped = false
    return markdown.unicodeScalars.filter { scalar in
      let counts = !isEscaped && "`*_[]<>|~$&".unicodeScalars.contains(scalar)
      isEscaped = scalar == "\\" && !isEscaped
      return counts
    }
  }
}

extension String {
  /// Whether another text is somewhere in this one, also where it begins or ends inside of a character.
  fileprivate func holds(_ other: String) -> Bool {
    utf8.contains(other.utf8)
  }
}

/// The texts in an XML document, as Foundation reads them.
private final class XMLTexts: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var all: [String] = []
  private var text = ""

  init(in document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(name)
    all += attributes.values
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    all.append(text)
    text = ""
  }
}
