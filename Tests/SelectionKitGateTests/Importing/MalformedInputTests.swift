import Foundation
import SelectionKit
import SelectionKitGate
import Testing

@Suite("A file that can't be read whole is refused, with the place and the reason")
struct MalformedInputTests {
  @Test(
    "JSON",
    arguments: [
      ("", "file: the file is empty"),
      (" \n\t ", "file: the file is empty"),
      ("hello", "file:1:1: this is neither JSON nor XML"),
      ("\"text\"", "file:1:1: this is neither JSON nor XML"),
      ("{", "file:1:2: the file ends where a key should follow"),
      ("{\"a\"", "file:1:5: the file ends where \":\" should follow"),
      ("{\"a\":", "file:1:6: the file ends where a value should follow"),
      ("{\"a\": \"b", "file:1:9: the file ends where the end of a text should follow"),
      ("{\"a\": 1\n", "file:2:1: the file ends where \",\" or \"}\" should follow"),
      ("[1, 2", "file:1:6: the file ends where \",\" or \"]\" should follow"),
      ("{\"a\": 1,}", "file:1:9: expected a key"),
      ("[1,]", "file:1:4: expected a value"),
      ("[,1]", "file:1:2: expected a value"),
      ("[1 2]", "file:1:4: expected \",\" or \"]\""),
      ("{\"a\" 1}", "file:1:6: expected \":\""),
      ("{a: 1}", "file:1:2: expected a key"),
      ("[1}", "file:1:3: expected \",\" or \"]\""),
      ("[tru]", "file:1:2: expected a value"),
      ("[NaN]", "file:1:2: expected a value"),
      ("[01]", "file:1:3: expected \",\" or \"]\""),
      ("[-]", "file:1:3: expected a digit"),
      ("[1.]", "file:1:4: expected a digit"),
      ("[1e+]", "file:1:5: expected a digit"),
      ("[\"a\nb\"]", "file:1:4: a control character in a text; it has to be escaped"),
      (#"["\x"]"#, "file:1:3: an unknown escape"),
      (#"["\u12"]"#, "file:1:5: expected four hexadecimal digits"),
      (#"["\uD800"]"#, "file:1:3: half a surrogate pair"),
      (#"["\uDC00"]"#, "file:1:3: half a surrogate pair"),
      (#"["\uD800\u0041"]"#, "file:1:3: half a surrogate pair"),
      (#"["\uDE00\uD83D"]"#, "file:1:3: half a surrogate pair"),
      ("[\"a\u{0}b\"]", "file:1:4: a control character in a text; it has to be escaped"),
      ("[1\u{0}]", #"file:1:3: expected "," or "]""#),
      ("[\u{1B}]", "file:1:2: expected a value"),
      ("[Infinity]", "file:1:2: expected a value"),
      ("[-Infinity]", "file:1:3: expected a digit"),
      ("[+1]", "file:1:2: expected a value"),
      ("[0x10]", "file:1:3: expected \",\" or \"]\""),
      ("{} []", "file:1:4: more text after the end of the document"),
      ("{}\n\u{FEFF}{}", "file:2:1: more text after the end of the document"),
      ("\u{FEFF}\u{FEFF}{}", "file:1:1: this is neither JSON nor XML"),
      ("{\n  \"é\": // why\n}", "file:2:8: expected a value"),
      ("{} {}", "file:1:4: more text after the end of the document"),
      ("[]\n]", "file:2:1: more text after the end of the document"),
      (#"{"a": 1, "b": 2, "a": 3}"#, #"file:1:18: the key "a" is there twice"#),
      (#"{"a": 1, "\u0061": 3}"#, #"file:1:10: the key "a" is there twice"#),
      (#"{"x": {"a": 1}, "a": 2, "y": [{"a": 1, "a": 1}]}"#, #"file:1:40: the key "a" is there twice"#),
      ("{}", #"file: JSON of no known format; this package's own has the key "format" at its top"#),
      ("[]", #"file: JSON of no known format; this package's own has the key "format" at its top"#),
    ])
  func json(text: String, description: String) throws {
    #expect(try error(text).description == description)
  }

  @Test(
    "This package's own format",
    arguments: [
      (#"{"format":"selectionkit","version":3}"#, "file: /version: version 3 is not read, only version 1"),
      (own(#"{"role":"other","lable":"A"}"#), #"file: /roots/0/lable: unknown key "lable"; did you mean "label"?"#),
      (
        own(#"{"role":"other","children":[{"role":"other"},{"role":"buton"}]}"#),
        #"file: /roots/0/children/1/role: unknown name "buton" in "role"; did you mean "button"?"#
      ),
      (own(#"{"role":"other","label":5}"#), "file: /roots/0/label: expected text"),
      (own(#"{"role":"other","label":null}"#), "file: /roots/0/label: expected text, found null"),
      (own(#"{"role":"other","a/b~c":1}"#), #"file: /roots/0/a~1b~0c: unknown key "a/b~c""#),
      (own(#"{"role":"other","a\n::error::b":1}"#), #"file: /roots/0/a\n::error::b: unknown key "a\n::error::b""#),
      (own(#"{"label":"A"}"#), #"file: /roots/0: the key "role" is missing"#),
      (size("1e999"), "file: /roots/0/rendering/hitArea/width: expected a number, or a list of two"),
      (size("[1, 1e400]"), "file: /roots/0/rendering/hitArea/width: expected a number, or a list of two"),
      (size("-1"), "file: /roots/0/rendering/hitArea/width: expected a length of at least 0"),
      (size("[2, 1]"), "file: /roots/0/rendering/hitArea/width: the lower bound is above the upper one"),
      (#"{"format":"selectionkit","version":18446744073709551617}"#, "file: /version: expected a whole number"),
      (#"{"format":"selectionkit","version":1e999}"#, "file: /version: expected a whole number"),
    ])
  func ownFormat(text: String, description: String) throws {
    #expect(try error(text).description == description)
  }

  @Test(
    "A number that its key can't hold",
    arguments: [
      (#"{"elementType": 9223372036854775808}"#, "dump.json: /elementType: expected a whole number"),
      // Read as it is, it could not be read again once it is written down.
      (
        #"{"axElement": {"elementType": 9}, "source": {"line": 9223372036854775807}}"#,
        "dump.json: /source/line: expected a whole number"
      ),
      (#"{"elementType": 1e999}"#, "dump.json: /elementType: expected a whole number"),
      (#"{"elementType": 9.5}"#, "dump.json: /elementType: expected a whole number"),
      (#"{"elementType": 9, "value": 1e999}"#, "dump.json: /value: expected text or a number"),
      (
        #"{"elementType": 9, "traits": 18446744073709551616}"#,
        "dump.json: /traits: expected a whole number of 64 bits"
      ),
      (
        #"{"elementType": 9, "frame": {"X": 0, "Y": 0, "Width": 1e400, "Height": 1}}"#,
        "dump.json: /frame/Width: expected a number"
      ),
      (#"{"axElement": {"elementType": 9}, "source": {"line": 0}}"#, "dump.json: /source/line: lines count from 1"),
    ])
  func numbers(json: String, description: String) throws {
    #expect(try fault(of: json, as: .xcuiJSON) == description)
  }

  @Test(
    "A size that no rectangle has counts as left out, and is counted",
    arguments: [
      #"x="0" y="0" width="1e999" height="1""#, #"x="nan" y="0" width="1" height="1""#,
      #"x="0" y="0" width="-1" height="1""#, #"x="0" y="-inf" width="1" height="1""#,
      #"x="0" y="0" width="" height="1""#, #"nativeFrame="{{0, 0}, {nan, 1}}""#, #"enabled="1""#,
    ])
  func repairs(attributes: String) throws {
    let document = try read("<AppiumAUT><XCUIElementTypeButton label=\"A\" \(attributes)/></AppiumAUT>")
    #expect(document.notes.map(\.kind) == [.unreadable])
    #expect(document.notes.map(\.count) == [1])
    #expect(document.document.roots.map(\.rendering.hitArea) == [nil])
  }

  @Test(
    "XML",
    arguments: [
      ("<AppiumAUT>", "file:1:12: this is not well-formed XML: it ends too early, or goes on after its end"),
      ("<AppiumAUT>\n<XCUIElementTypeOther", "file:2:22: this is not well-formed XML: a tag that is not closed"),
      (
        "<AppiumAUT>\n</XCUIElementTypeOther>",
        "file:2:24: this is not well-formed XML: an end tag that does not fit its start tag"
      ),
      (
        "<AppiumAUT/><AppiumAUT/>",
        "file:1:13: this is not well-formed XML: it ends too early, or goes on after its end"
      ),
      ("<AppiumAUT>&nbsp;</AppiumAUT>", "file:1:18: this is not well-formed XML: an entity that is not defined"),
      (
        "<XCUIElementTypeOther x='1' x='2'/>",
        "file:1:34: this is not well-formed XML: an attribute that is there twice"
      ),
      ("<AppiumAUT>\u{1}</AppiumAUT>", "file:1:12: this is not well-formed XML: a character that XML does not allow"),
      ("<hierarchy/>", "file: XML of no known format: the outermost element is <hierarchy>"),
      ("<AppiumAUT>\n <Button/></AppiumAUT>", "file:2:9: unknown element <Button>"),
      ("<AppiumAUT><AppiumAUT/></AppiumAUT>", "file:1:22: unknown element <AppiumAUT>"),
      (
        "<?xml version='1.0'?>\n<!-- why -->\n<!DOCTYPE a [<!ENTITY b 'c'>]><AppiumAUT/>",
        "file:3:1: a document type is not read, since it can define entities"
      ),
      (
        "<?xml version='1.0' encoding='ISO-8859-1'?><AppiumAUT/>",
        "file:1:1: the encoding iso-8859-1 is not read; save the file as UTF-8"
      ),
      ("<!-- <AppiumAUT/>", "file:1:1: what begins here is not closed"),
      (
        "<!DOCTYPE a SYSTEM 'b.txt'><AppiumAUT>&a;</AppiumAUT>",
        "file:1:1: a document type is not read, since it can define entities"
      ),
      (
        "<!DOCTYPE a [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;'>]><AppiumAUT>&c;</AppiumAUT>",
        "file:1:1: a document type is not read, since it can define entities"
      ),
      (
        "<AppiumAUT>\n<!DOCTYPE a [<!ENTITY b SYSTEM 'b.txt'>]></AppiumAUT>",
        "file:2:1: this is not well-formed XML: a document type in the midst, or a piece of more than 10 MB"
      ),
      ("<AppiumAUT>\u{0}</AppiumAUT>", "file:1:12: this is not well-formed XML: a character that XML does not allow"),
      ("<AppiumAUT>&#0;</AppiumAUT>", "file:1:16: this is not well-formed XML: a character that XML does not allow"),
      (
        "<AppiumAUT>&#xD800;</AppiumAUT>",
        "file:1:20: this is not well-formed XML: a character that XML does not allow"
      ),
      ("<?xml version='1.0'?>", "file:1:22: expected an XML element"),
    ])
  func xml(text: String, description: String) throws {
    #expect(try error(text).description == description)
  }

  @Test(
    "Another encoding",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "file: this is UTF-16 or UTF-32; save the file as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "file: this is UTF-16 or UTF-32; save the file as UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "file: this is UTF-16 or UTF-32; save the file as UTF-8"),
      ([0x00, 0x7B, 0x00, 0x7D], "file: this is UTF-16 or UTF-32; save the file as UTF-8"),
      ([0x7B, 0x0A, 0xC3, 0xA9, 0x22, 0xC3], "file:2:3: this is not UTF-8"),
      ([0xEF, 0xBB, 0xBF], "file: the file is empty"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x7B, 0x00, 0x00, 0x00], "file: this is UTF-16 or UTF-32; save the file as UTF-8"),
      ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x7B], "file: this is UTF-16 or UTF-32; save the file as UTF-8"),
      // Half a surrogate pair as CESU-8 writes it, an overlong slash, and a scalar beyond the last one.
      ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], "file:1:3: this is not UTF-8"),
      ([0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], "file:1:3: this is not UTF-8"),
      ([0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D], "file:1:3: this is not UTF-8"),
      ([0x3C, 0x61, 0xFF, 0x3E], "file:1:3: this is not UTF-8"),
    ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], description: String) throws {
    let error = try #require(throws: ImportError.self) {
      try ImportedDocument(reading: Data(bytes), fileName: "file")
    }
    #expect(error.description == description)
  }

  @Test("A byte order mark is skipped")
  func byteOrderMark() throws {
    #expect(try read("\u{FEFF}" + own("")).format == .selectionkit)
    #expect(try read("\u{FEFF}<?xml version='1.0' encoding='UTF-8'?><AppiumAUT/>").format == .wdaXML)
  }

  @Test(
    "A file in another format than the one asked for",
    arguments: [
      (own(""), InputFormat.wdaXML, "file: this is JSON, which wda-xml is not"),
      ("<AppiumAUT/>", .selectionkit, "file: this is XML, which selectionkit is not"),
      ("{}", .selectionkit, #"file: the key "format" is missing"#),
      ("<hierarchy/>", .wdaXML, "file:1:11: unknown element <hierarchy>"),
    ])
  func otherFormat(text: String, format: InputFormat, description: String) throws {
    #expect(try error(text, as: format).description == description)
  }

  @Test("Nesting as deep as the limit is read, and deeper is told with its depth")
  func depth() throws {
    // Two levels an element, and two for the document and the list of its roots.
    #expect(try read(own(nested(255))).format == .selectionkit)
    #expect(try error(own(nested(256))).description.hasSuffix("nested 513 levels deep; at most 512 are read"))
    let brackets = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(try error(brackets).description == "file:1:513: nested 100000 levels deep; at most 512 are read")
    #expect(try read(elements(255)).document.roots.count == 1)
    #expect(try error(elements(256)).message == "nested 256 levels deep or more; at most 255 are read")
  }

  @Test("Ten thousand levels are refused in every format", arguments: Sample.all)
  func veryDeep(sample: Sample) throws {
    let text =
      sample.format == .wdaXML ? elements(10_000) : own(nested(10_000)).replacing("selectionkit", with: "any")
    #expect(try error(text, as: sample.format).message.contains("levels deep"))
  }
}

/// A document of this package's own format with one root, or none.
private func own(_ root: String) -> String {
  #"{"format":"selectionkit","version":1,"origin":"observed","roots":[\#(root)]}"#
}

/// A document with one element of some width.
private func size(_ width: String) -> String {
  own(#"{"role":"other","rendering":{"hitArea":{"width":\#(width),"height":1}}}"#)
}

private func nested(_ count: Int) -> String {
  String(repeating: #"{"role":"other","children":["#, count: count - 1) + #"{"role":"other"}"#
    + String(repeating: "]}", count: count - 1)
}

private func elements(_ count: Int) -> String {
  String(repeating: "<XCUIElementTypeOther>", count: count) + String(repeating: "</XCUIElementTypeOther>", count: count)
}

private func read(_ text: String, as format: InputFormat? = nil) throws -> ImportedDocument {
  try ImportedDocument(reading: Data(text.utf8), as: format, fileName: "file")
}

private func error(_ text: String, as format: InputFormat? = nil) throws -> ImportError {
  try #require(throws: ImportError.self) { try read(text, as: format) }
}
