import Foundation
import SelectionKit
import SelectionKitGate
import Testing

@Suite("A wording from a String Catalog")
struct StringCatalogTests {
  /// The texts of a catalog in German, by key.
  static let german = [
    "selection.radio.role": "Optionsfeld", "selection.radio.checked": "gewählt",
    "selection.radio.unchecked": "nicht gewählt", "selection.checkbox.checked": "Angekreuzt",
    "selection.checkbox.unchecked": "Nicht angekreuzt", "selection.checkbox.mixed": "Teilweise angekreuzt",
    "selection.toggle.notSelected": "Nicht gewählt", "selection.readOnly": "schreibgeschützt",
    "at most": "Höchstens %lld",
  ]

  /// A catalog, written as Xcode writes it.
  static func catalog(_ texts: [String: String], _ language: String = "de", further: String = "") -> Data {
    let entries = texts.sorted { $0.key < $1.key }.map { key, text in
      """
      "\(key)": {"extractionState": "manual", "localizations": {
        "\(language)": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}
      """
    }
    let strings = (entries + (further.isEmpty ? [] : [further])).joined(separator: ",\n")
    return Data(#"{"sourceLanguage": "\#(language)", "version": "1.0", "strings": {\#n\#(strings)\#n}}"#.utf8)
  }

  static func read(_ catalog: Data, _ keys: StringCatalogKeys = .standard) throws(ImportError) -> Wording {
    try Wording(stringCatalog: catalog, language: "de", keys: keys, fileName: "Localizable.xcstrings")
  }

  @Test("Every word is found under its key")
  func words() throws {
    var keys = StringCatalogKeys()
    keys.maximumReached = "at most"
    let wording = try Self.read(Self.catalog(Self.german), keys)
    #expect(wording.language == "de")
    #expect(wording.radioButton(isChecked: false) == "Optionsfeld, nicht gewählt")
    #expect(
      [.checked, .unchecked, .mixed].map { wording.checkbox($0) } == [
        "Angekreuzt", "Nicht angekreuzt", "Teilweise angekreuzt",
      ])
    #expect(wording.notSelected == "Nicht gewählt")
    #expect(wording.readOnly == "schreibgeschützt")
    #expect(wording.maximumReached == "Höchstens {count}")
    #expect(wording.selectedCounts == nil)
  }

  @Test("A catalog without further languages is one wording")
  func allLanguages() throws {
    let wordings = try Wording.all(inStringCatalog: Self.catalog(Self.german), fileName: "a.xcstrings")
    #expect(wordings.map(\.language) == ["de"])
  }

  @Test("Counts are varied by plural")
  func plurals() throws {
    var keys = StringCatalogKeys()
    keys.selectedCounts = "%lld selected"
    let wording = try Self.read(
      Self.catalog(
        Self.german,
        further: """
          "%lld selected": {"localizations": {"de": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "Nichts gewählt"}},
            "one": {"stringUnit": {"state": "translated", "value": "Eins gewählt"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg gewählt"}}}}}}}
          """), keys)
    #expect([0, 1, 7].map { wording.selectedCount($0) } == ["Nichts gewählt", "Eins gewählt", "7 gewählt"])
  }

  @Test("In the language of the source, a key that is a text stands for itself")
  func keysAsTexts() throws {
    var keys = StringCatalogKeys()
    keys.radioRole = "Radio button"
    let further = #""Radio button": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "Bouton"}}}}"#
    let wording = try Self.read(Self.catalog(Self.german, further: further), keys)
    #expect(wording.radioButton(isChecked: true) == "Radio button, gewählt")
  }

  static func without(_ key: String) -> [String: String] {
    german.filter { $0.key != key }
  }

  static let faults: [(Data, String)] = [
    (
      catalog(without("selection.radio.role")),
      "a.xcstrings: /strings/selection.radio.role: key selection.radio.role: there is no such key"
    ),
    (
      catalog(without("selection.radio.role"), further: #""selection.radio.role": {}"#),
      "a.xcstrings: /strings/selection.radio.role: key selection.radio.role: no text in de"
    ),
    (
      catalog(german.merging(["selection.readOnly": " "]) { $1 }),
      "a.xcstrings: /strings/selection.readOnly: key selection.readOnly: no text in de"
    ),
    (
      catalog(german.merging(["selection.radio.checked": "nicht gewählt"]) { $1 }),
      "a.xcstrings: keys selection.radio.checked and selection.radio.unchecked: the same words in de"
    ),
    (
      catalog(
        without("selection.readOnly"),
        further: #""selection.readOnly": {"localizations": {"de": {"variations": {"device": {}}}}}"#),
      "a.xcstrings: /strings/selection.readOnly: key selection.readOnly: it varies in de, and must not"
    ),
    (Data("{".utf8), "a.xcstrings:1:"),
    (Data(#"{"strings": {}}"#.utf8), "a.xcstrings: "),
    (Data(), "a.xcstrings: the file is empty"),
  ]

  @Test("A fault names the file and the key", arguments: faults)
  func fault(_ catalog: Data, _ message: String) {
    let error = #expect(throws: ImportError.self) {
      try Wording(stringCatalog: catalog, language: "de", fileName: "a.xcstrings")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("A plural without a form for other numbers is a fault")
  func pluralFault() {
    var keys = StringCatalogKeys()
    keys.selectedCounts = "count"
    let further = #""count": {"localizations": {"de": {"variations": {"plural": {}}}}}"#
    let error = #expect(throws: ImportError.self) { try Self.read(Self.catalog(Self.german, further: further), keys) }
    #expect(
      error?.description
        == "Localizable.xcstrings: /strings/count: key count: no text for other numbers in de")
  }
}
