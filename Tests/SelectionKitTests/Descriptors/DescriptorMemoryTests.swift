import Foundation
import SelectionKit
import Testing

@Suite("What descriptors take in memory")
struct DescriptorMemoryTests {
  #if _pointerBitWidth(_64)
  @Test("No room is lost between the properties of an element")
  func layout() {
    #expect(MemoryLayout<AccessibilityDescriptor>.stride == 240)
  }
  #endif

  @Test(
    "A text that is read again is kept once, wherever it stands",
    arguments: [
      \AccessibilityDescriptor.label, \.value, \.hint, \.identifier, \.inputLabels.last, \.error?.runs.last?.text,
      \.rendering.visibleLabel, \.rendering.visibleStateText, \.rendering.extraTexts?.last, \.rendering.glyphs?.on,
      \.children.last?.children.last?.label,
    ])
  func sharing(property: any KeyPath<AccessibilityDescriptor, String?> & Sendable) throws {
    let element = """
      {"role":"other","label":"\(long)","value":"\(long)","hint":"\(long)","identifier":"\(long)",\
      "inputLabels":["Mute","\(long)"],"error":[{"text":"Mute"},{"text":"\(long)"}],\
      "rendering":{"visibleLabel":"\(long)","visibleStateText":"\(long)","extraTexts":["\(long)"],\
      "glyphs":{"off":"circle","on":"\(long)"}},\
      "children":[{"role":"other","children":[{"role":"other","label":"\(long)"}]}]}
      """
    let roots = try decode(DescriptorDocument.self, document([#"{"role":"other","label":"\#(long)"}"#, element])).roots
    #expect(roots[1][keyPath: property] == long)
    #expect(place(of: roots[1][keyPath: property]) == place(of: roots[0].label))
    #expect(place(of: roots[0].label) != nil)
  }

  @Test("An element that is read alone shares its texts too")
  func sharingWithinElement() throws {
    let text = #"{"role":"other","label":"\#(long)","children":[{"role":"other","value":"\#(long)"}]}"#
    let element = try decode(AccessibilityDescriptor.self, text)
    #expect(place(of: element.label) == place(of: element.children[0].value))
  }

  @Test("Texts that share memory change apart")
  func changing() throws {
    let text = #"{"role":"other","label":"\#(long)","value":"\#(long)"}"#
    let element = try decode(AccessibilityDescriptor.self, text)
    var changed = element
    changed.label?.append("!")
    #expect(changed.label == "A name that takes memory of its own!")
    #expect(changed.value == "A name that takes memory of its own")
    #expect(element.label == "A name that takes memory of its own")
  }

  @Test("Texts that are equal with other bytes are read as they were written")
  func composition() throws {
    let composed = "Cr\u{E8}me br\u{FB}l\u{E9}e with sugar"
    let decomposed = "Cre\u{300}me bru\u{302}le\u{301}e with sugar"
    let text = """
      {"role":"other","label":"\(composed)","value":"\(decomposed)","hint":"\(composed)","identifier":"\(decomposed)"}
      """
    let element = try decode(AccessibilityDescriptor.self, text)
    #expect(element.label.map { Array($0.utf8) } == Array(composed.utf8))
    #expect(element.value.map { Array($0.utf8) } == Array(decomposed.utf8))
    #expect(element.hint.map { Array($0.utf8) } == Array(composed.utf8))
    #expect(element.identifier.map { Array($0.utf8) } == Array(decomposed.utf8))
  }

  @Test("Texts of every length, the shortest and the longest among them, are read as they were written")
  func lengths() throws {
    let texts = (0...40).map { String(repeating: "x", count: $0) } + [String(repeating: "é", count: 100_000)]
    var element = AccessibilityDescriptor(.other)
    element.inputLabels = texts + texts
    let data = try JSONEncoder().encode(element)
    #expect(try JSONDecoder().decode(AccessibilityDescriptor.self, from: data).inputLabels == texts + texts)
  }

  @Test("A list that was read has no room for elements that never came", arguments: [0, 1, 3, 1_025, 20_001])
  func room(count: Int) throws {
    let elements = Array(repeating: #"{"role":"other"}"#, count: count)
    let roots = try decode(DescriptorDocument.self, document(elements)).roots
    let children = try decode(
      AccessibilityDescriptor.self, #"{"role":"other","children":[\#(elements.joined(separator: ","))]}"#
    ).children
    #expect(roots.count == count)
    #expect(children.count == count)
    // The allocator rounds up, to whole pages where there are many.
    #expect(roots.capacity <= count + 4 + count / 10)
    #expect(children.capacity <= count + 4 + count / 10)
  }
}

private let long = "A name that takes memory of its own"

private func document(_ roots: [String]) -> String {
  #"{"format":"selectionkit","version":1,"origin":"observed","roots":[\#(roots.joined(separator: ","))]}"#
}

private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

/// Where the bytes of a text lie.
private func place(of text: String?) -> UnsafePointer<UInt8>? {
  text?.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
}
