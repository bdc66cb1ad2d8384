import Foundation
import SelectionKit
import SelectionKitGate
import Testing

@Suite("The formats that are read")
struct InputFormatTests {
  @Test("They have names")
  func names() {
    #expect(
      InputFormat.known.map(\.rawValue) == [
        "selectionkit", "wda-xml", "wda-json", "xcui-json", "idb-json", "accessibilitysnapshot-json",
      ])
  }

  @Test(
    "Each is told by its content",
    arguments: [
      (#"{"format": "selectionkit", "version": 1, "origin": "observed", "roots": []}"#, .selectionkit),
      (#"{"type": "Window", "rect": {"x": 0, "y": 0, "width": 1, "height": 1}}"#, .wdaJSON),
      (#"{"type": "Window", "isEnabled": "1"}"#, .wdaJSON),
      (#"{"type": "Window", "label": "A", "frame": "{{0, 0}, {1, 1}}"}"#, .wdaJSON),
      (#"{"value": {"type": "Window"}, "sessionId": null}"#, .wdaJSON),
      (#"{"label": "", "elementType": 1, "value": "1"}"#, .xcuiJSON),
      (#"{"axElement": {"elementType": 1}, "depth": 3}"#, .xcuiJSON),
      (#"{"AXLabel": null, "type": "Button"}"#, .idbJSON),
      (#"[{"AXFrame": "{{0, 0}, {1, 1}}", "role": "AXButton"}]"#, .idbJSON),
      (#"[{"type": "Cell", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]"#, .idbJSON),
      (#"{"elements": [], "screen": {}, "backend": "a"}"#, .idbJSON),
      (#"[{"element": {"_0": {"traits": []}}}]"#, .accessibilitySnapshotJSON),
      (#"[{"container": {"type": {"list": {}}, "children": []}}]"#, .accessibilitySnapshotJSON),
    ] as [(String, InputFormat)])
  func detection(json: String, format: InputFormat) throws {
    #expect(try imported(json).format == format)
    #expect(try imported(json, as: format).format == format)
  }

  @Test("A format that is asked for is the one that is read, whatever the content looks like")
  func forced() throws {
    #expect(try imported("[]", as: .idbJSON).document.roots.isEmpty)
    #expect(try imported("[]", as: .accessibilitySnapshotJSON).document.roots.isEmpty)
    let both = #"{"type": "Button", "label": "A", "AXLabel": "B"}"#
    #expect(try imported(both, as: .wdaJSON).root().label == "A")
    #expect(try imported(both, as: .idbJSON).root().label == "B")
    #expect(try fault(of: "{}", as: .wdaXML) == "dump.json: this is JSON, which wda-xml is not")
    #expect(try fault(of: "<AppiumAUT/>", as: .xcuiJSON) == "dump.json: this is XML, which xcui-json is not")
    #expect(try fault(of: "{}", as: InputFormat(rawValue: "yaml")) == "dump.json: this is JSON, which yaml is not")
  }

  /// A dump in each format of which as much as possible is known.
  private static let rich: [(InputFormat, String)] = [
    (
      .wdaXML,
      """
      <XCUIElementTypeApplication label="A" x="0" y="0" width="390" height="844" visible="true" accessible="false">\
      <XCUIElementTypeButton name="b" label="B" enabled="true" visible="true" accessible="true" x="0" y="0" width="44" \
      height="44" traits="Button, ToggleButton" value="On"/></XCUIElementTypeApplication>
      """
    ),
    (
      .wdaJSON,
      #"""
      {"type": "Application", "label": "A", "isVisible": "1", "isAccessible": "0",
       "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "Button", "rawIdentifier": "b", "label": "B", "isEnabled": "1", "isVisible": "1", "isAccessible": "1",
         "rect": {"x": 0, "y": 0, "width": 44, "height": 44}, "traits": "Button, ToggleButton", "value": "On"}]}
      """#
    ),
    (
      .xcuiJSON,
      #"""
      {"elementType": 2, "label": "A", "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844}, "children": [
        {"elementType": 9, "label": "B", "identifier": "b", "value": "On", "enabled": true, "selected": true,
         "hasFocus": true, "traits": 9, "frame": {"X": 0, "Y": 0, "Width": 44, "Height": 44}}]}
      """#
    ),
    (
      .idbJSON,
      #"""
      [{"type": "Application", "AXLabel": "A", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "Button", "AXLabel": "B", "AXUniqueId": "b", "AXValue": "On", "enabled": true, "help": "Opens",
         "traits": ["Button"], "frame": {"x": 0, "y": 0, "width": 44, "height": 44}, "children": []}]}]
      """#
    ),
    (
      .accessibilitySnapshotJSON,
      #"""
      [{"container": {"_0": {"type": {"semanticGroup": {"label": "A"}}, "frame": [[0, 0], [9, 9]]}, "children": [
        {"element": {"_0": {"label": "B", "value": "On", "hint": "Opens", "userInputLabels": ["b"], "identifier": "b",
         "description": "B: On. Button.", "traits": ["button"],
         "shape": {"type": "frame", "frame": [[0, 0], [44, 44]]}}}}]}}]
      """#
    ),
  ]

  @Test(
    "No element knows what its format is said never to tell, each what it always tells, and one or the other the rest",
    arguments: rich)
  func capabilities(format: InputFormat, dump: String) throws {
    let read = try imported(dump)
    #expect(read.format == format)
    let capabilities = try #require(format.capabilities)
    var known: Facts = []
    for element in read.elements {
      #expect(element.facts.isDisjoint(with: capabilities.never))
      #expect(element.facts.isSuperset(of: capabilities.always))
      known.formUnion(element.facts)
    }
    #expect(known == capabilities.always.union(capabilities.sometimes))
    #expect(capabilities.never.isSuperset(of: [.state, .visibleLabel, .effect, .error, .language, .minimumOS]))
  }

  @Test("The documentation of each format says what the table says", arguments: InputFormat.known)
  func documentation(format: InputFormat) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalog = root.appendingPathComponent("Sources/SelectionKitGate/SelectionKitGate.docc")
    let capabilities = try #require(format.capabilities)
    let articles = try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("Reading") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let article = try #require(articles.first { $0.contains("`--from \(format)`") })
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| ") }.map(String.init)
    #expect(rows.contains("| always | \(capabilities.always) |"))
    #expect(rows.contains("| sometimes | \(capabilities.sometimes) |"))
    #expect(rows.contains("| never | \(capabilities.never) |"))
  }
}
