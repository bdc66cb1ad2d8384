import Foundation
import SelectionKit
import SelectionKitGate
import Testing

@Suite("What would take too much memory is counted, and refused before anything is made of it")
struct ImportLimitsTests {
  private static let inSoFew = "no screen is told in so few, so this is not read"

  @Test("More than two million elements")
  func tooMany() throws {
    let list = "[" + String(repeating: "{},", count: 2_000_000) + "{}]"
    #expect(try fault(of: list) == "dump.json: 2000001 elements; at most 2000000 are read")
    let source = "<AppiumAUT>" + String(repeating: "<a/>", count: 2_000_000) + "</AppiumAUT>"
    #expect(try fault(of: source) == "dump.json: 2000001 elements; at most 2000000 are read")
  }

  @Test("Fewer than 40 bytes an element, in a file of more than 64 kB")
  func tooDense() throws {
    // 39 bytes an element with its comma, and 40.
    let dense = (bytes: 39, element: #"{"type":"Button","AXLabel":"12345678"}"#)
    let loose = (bytes: 40, element: #"{"type":"Button","AXLabel":"123456789"}"#)
    #expect(dense.element.utf8.count + 1 == dense.bytes)
    #expect(loose.element.utf8.count + 1 == loose.bytes)
    #expect(try fault(of: list(dense.element, 2000)) == "dump.json: 2000 elements in 78001 bytes; \(Self.inSoFew)")
    #expect(try imported(list(loose.element, 2000)).document.roots.count == 2000)
    #expect(try imported(list(dense.element, 1600)).document.roots.count == 1600)
  }

  @Test("Fewer than 100 bytes for each element beyond the first 30,000")
  func tooDenseForSoMany() throws {
    let element = #"{"type":"Button","AXLabel":"Button","a":"123456789"}"#
    #expect(element.utf8.count + 1 == 53)
    #expect(try imported(list(element, 60_000)).document.roots.count == 60_000)
    #expect(try fault(of: list(element, 64_000)) == "dump.json: 64000 elements in 3392001 bytes; \(Self.inSoFew)")
  }

  @Test("Fewer than 40 bytes a tag")
  func tooDenseXML() throws {
    func source(_ count: Int) -> String {
      "<AppiumAUT>" + String(repeating: "<XCUIElementTypeOther name='a'/>", count: count) + "</AppiumAUT>"
    }
    #expect(try imported(source(2000)).document.roots.count == 2000)
    #expect(try fault(of: source(2100)) == "dump.json: 2101 elements in 67223 bytes; \(Self.inSoFew)")
  }

  @Test("A frame is no element, so that small elements with one are read")
  func frames() throws {
    let element = #"{"type":"Other","rect":{"x":0,"y":0,"width":0,"height":0}}"#
    let tree = #"{"type":"Window","isEnabled":"1","children":\#(list(element, 5000))}"#
    #expect(try imported(tree).document.roots.first?.children.count == 5000)
  }

  @Test("Fewer than 4.5 bytes a value")
  func tooManyValues() throws {
    #expect(try fault(of: list("0", 40_000)) == "dump.json: 40001 values in 80001 bytes; \(Self.inSoFew)")
    #expect(try fault(of: list("[[]]", 20_000)) == "dump.json: 40001 values in 100001 bytes; \(Self.inSoFew)")
    let unknown = #"JSON of no known format; this package's own has the key "format" at its top"#
    #expect(try fault(of: list("0", 30_000)) == "dump.json: " + unknown)
  }

  @Test("More than 1,000 keys or attributes in one element")
  func tooManyKeys() throws {
    let keys = (1...1001).map { #""k\#($0)":0"# }.joined(separator: ",")
    #expect(try fault(of: "{\(keys)}") == "dump.json:1:8895: more than 1000 keys in one object")
    let attributes = (1...1001).map { "k\($0)='>'" }.joined(separator: " ")
    #expect(
      try fault(of: "<AppiumAUT>\n<XCUIElementTypeOther \(attributes)/></AppiumAUT>")
        == "dump.json:2:1: 1001 attributes in one element; at most 1000 are read")
  }

  @Test("What stands in comments, instructions and attributes is no tag")
  func noTags() throws {
    let noTags = String(repeating: "<a x='", count: 20_000)
    let source = "<AppiumAUT><!--\(noTags)--><?b \(noTags)?><![CDATA[\(noTags)]]></AppiumAUT>"
    #expect(try imported(source).document.roots.isEmpty)
  }

  @Test("A value that is a whole text is no value of a control, whatever words are in it")
  func longValue() throws {
    func role(_ value: String) throws -> AccessibilityDescriptor.Role {
      try imported(#"{"elementType":9,"label":"A","value":"\#(value)"}"#).root().role
    }
    #expect(try role("radio button, checked") == .radioOption)
    #expect(try role("radio button, checked" + String(repeating: ", radio button, checked", count: 20_000)) == .button)
  }

  @Test("A declaration that is very long is none")
  func declaration() throws {
    let message = try fault(of: "<?xml " + String(repeating: "= ", count: 100_000) + "?><AppiumAUT/>")
    #expect(message.hasPrefix("dump.json:1:"))
  }
}

private func list(_ element: String, _ count: Int) -> String {
  "[" + repeatElement(element, count: count).joined(separator: ",") + "]"
}
