import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("A comparison, written down")
struct ComparedFilesTests {
  private static func files(_ expected: String, _ observed: String) throws -> ComparedFiles {
    func file(_ text: String, _ name: String) throws -> ComparedFiles.File {
      ComparedFiles.File(try ImportedDocument(reading: Data(text.utf8), fileName: name), name: name)
    }
    return ComparedFiles(expected: try file(expected, "expected.json"), observed: try file(observed, "observed.xml"))
  }

  private static func document(_ roots: String) -> String {
    #"{"format": "selectionkit", "version": 1, "origin": "prescribed", "roots": [\#(roots)]}"#
  }

  private static let options = document(
    #"""
    {"role": "radioGroup", "label": "Size", "container": "contain", "children": [
      {"role": "radioOption", "label": "Small", "value": "Radio button, checked", "traits": ["selected"]},
      {"role": "radioOption", "label": "Large\u001b[2J", "value": "Radio button, unchecked"}]}
    """#)

  private static let page = """
    <XCUIElementTypeApplication label="App" accessible="false" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeOther label="Sizes" accessible="false" visible="true" x="0" y="0" width="390" height="100">
        <XCUIElementTypeOther label="Small" value="Radio button, unchecked" traits="" enabled="true" accessible="true" \
    visible="true" x="0" y="0" width="390" height="44"/>
      </XCUIElementTypeOther>
      <XCUIElementTypeOther accessible="true" visible="true" x="0" y="900" width="390" height="44"/>
    </XCUIElementTypeApplication>
    """

  @Test("Text has the files with what was noted of them, the differences, what is not told, and the end")
  func text() throws {
    #expect(
      try Self.files(Self.options, Self.page).text() == #"""
        Expected: expected.json (selectionkit)
        Observed: observed.xml (wda-xml)

        radio group “Size” at /0, observed at /0/0
          group label
            expected:  “Size”
            found:     “Sizes”

        radio option “Small” at /0/0, observed at /0/0/0
          state
            expected:  checked (“Radio button, checked”, the selected trait)
            found:     unchecked (“Radio button, unchecked”, no selected trait)

        radio option “Large\u{1B}[2J” at /0/1
          missing
            expected:  value “Radio button, unchecked”
            found:     nothing

        3 differences: 2 elements and 1 group were expected.
        Not told by what was observed, so not compared: hint, toggleTrait.

        Failed: 3 differences.

        """#)
  }

  @Test("Colour emphasises headings and kinds, and says nothing by itself")
  func color() throws {
    let files = try Self.files(Self.options, Self.page)
    let colored = files.text(isColored: true)
    #expect(colored.contains("\u{1B}[1mradio group “Size” at /0, observed at /0/0\u{1B}[0m\n"))
    let codes = ["\u{1B}[1;31m", "\u{1B}[1m", "\u{1B}[0m"]
    #expect(codes.reduce(colored) { $0.replacingOccurrences(of: $1, with: "") } == files.text())
  }

  @Test("JSON says the same, for tools")
  func json() throws {
    let single = Self.document(#"{"role": "checkbox", "label": "A\u202eB", "traits": ["toggle"]}"#)
    #expect(
      try Self.files(single, single.replacingOccurrences(of: #", "traits": ["toggle"]"#, with: "")).json() == #"""
        {
          "counts" : {
            "elements" : 1,
            "groups" : 0
          },
          "differences" : [
            {
              "element" : {
                "expectedPath" : "/0",
                "name" : "A\u202eB",
                "observedPath" : "/0",
                "role" : "checkbox"
              },
              "expected" : "the toggle trait",
              "found" : "no toggle trait",
              "kind" : "traits"
            }
          ],
          "expected" : {
            "file" : "expected.json",
            "format" : "selectionkit",
            "notes" : [

            ]
          },
          "format" : "selection-audit-comparison",
          "mayHaveMore" : false,
          "observed" : {
            "file" : "observed.xml",
            "format" : "selectionkit",
            "notes" : [

            ]
          },
          "outcome" : "failed",
          "untold" : [

          ],
          "version" : 1
        }

        """#)
  }

  @Test("What was noted of a file stands under its name")
  func notes() throws {
    let away = Self.page.replacingOccurrences(
      of: #"visible="true" x="0" y="900""#, with: #"visible="false" x="0" y="900""#)
    #expect(
      try Self.files(Self.options, away).text().contains(
        "\nObserved: observed.xml (wda-xml)\n  (1 element kept without a size, as scrolled away)\n\n"))
  }

  @Test("A run ends as its differences say, and is unusable where nothing was expected")
  func outcomes() throws {
    #expect(try Self.files(Self.options, Self.options).outcome == .passed)
    #expect(try Self.files(Self.options, Self.page).outcome == .failed)
    let nothing = try Self.files(Self.document(""), Self.options)
    #expect(nothing.outcome == .unusable)
    #expect(
      nothing.text().hasSuffix("\nNothing to compare: no element was expected.\n\nUnusable: nothing was expected.\n"))
    #expect(try nothing.json().contains(#""outcome" : "unusable""#))
  }
}
