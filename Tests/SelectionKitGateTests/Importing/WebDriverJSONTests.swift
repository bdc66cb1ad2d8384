import SelectionKit
import SelectionKitGate
import Testing

@Suite("What a WebDriverAgent page source in JSON tells")
struct WebDriverJSONTests {
  /// An element that is shown and accessible, inside an application of 390 by 844 points.
  private static func element(
    _ type: String, _ more: String = "", visible: String = "1", rect: String = rect(44, 44), children: String = ""
  ) -> String {
    """
    {"type": "\(type)", "isVisible": "\(visible)", "isAccessible": "1", "rect": \(rect), "children": [\(children)]\
    \(more.isEmpty ? "" : ", " + more)}
    """
  }

  private static func rect(_ width: Double, _ height: Double, x: Double = 16, y: Double = 100) -> String {
    #"{"x": \#(x), "y": \#(y), "width": \#(width), "height": \#(height)}"#
  }

  private static func screen(_ elements: String...) throws -> ImportedDocument {
    try imported(
      element(
        "Application", #""label": "App", "name": "App""#, rect: rect(390, 844, x: 0, y: 0),
        children: elements.joined(separator: ", ")))
  }

  private static func only(_ element: String) throws -> AccessibilityDescriptor {
    try #require(try screen(element).root().children.first)
  }

  @Test("An observed document that names its file, told by its content, alone or in the answer of a server")
  func document() throws {
    let alone = try Self.screen()
    #expect(alone.format == .wdaJSON)
    #expect(alone.document.origin == .observed)
    #expect(alone.document.source == .init(file: "dump.json"))
    #expect(alone.document.roots.map(\.role) == [.screen])
    let answer = try imported(#"{"value": \#(Self.element("Button", #""label": "A""#)), "sessionId": "1F2E"}"#)
    #expect(answer.format == .wdaJSON)
    #expect(try answer.root().label == "A")
    let status = try imported(#"{"value": \#(Self.element("Button")), "status": 0}"#, as: .wdaJSON)
    #expect(try status.root().role == .button)
  }

  @Test(
    "The type in its short or its long form",
    arguments: [
      ("Button", .button), ("XCUIElementTypeButton", .button), ("RadioButton", .nativeRadio), ("CheckBox", .checkbox),
      ("Cell", .other), ("Heading", .heading),
    ] as [(String, AccessibilityDescriptor.Role)])
  func types(type: String, role: AccessibilityDescriptor.Role) throws {
    #expect(try Self.only(Self.element(type, #""label": "A""#)).role == role)
  }

  @Test(
    "The raw identifier is the identifier, and without one the name is, where it differs from the label",
    arguments: [
      (#""rawIdentifier": "a.b", "name": "a.b", "label": "A""#, "a.b"),
      (#""rawIdentifier": "A", "name": "A", "label": "A""#, "A"),
      (#""rawIdentifier": null, "name": "A", "label": "A""#, nil),
      (#""name": "a.b", "label": "A""#, "a.b"),
      (#""name": "a.b""#, "a.b"),
      (#""label": "A""#, nil),
    ])
  func identifiers(keys: String, identifier: String?) throws {
    #expect(try Self.only(Self.element("Button", keys)).identifier == identifier)
  }

  @Test(
    "A flag is the text 1 or 0, and anything else counts as left out, and is noted",
    arguments: [("1", [], true), ("0", .notEnabled, true), ("yes", [], false), ("", [], false)]
      as [(String, AccessibilityDescriptor.Traits, Bool)])
  func flags(text: String, traits: AccessibilityDescriptor.Traits, isKnown: Bool) throws {
    let read = try Self.screen(Self.element("Button", #""label": "A", "isEnabled": "\#(text)""#))
    let button = try #require(read.root().children.first)
    #expect(button.traits == traits)
    #expect(button.facts.contains(.notEnabledTrait) == isKnown)
    let note = "1 element with an attribute that can't be read and was ignored"
    #expect(read.notes.map(\.description) == (isKnown ? [] : [note]))
  }

  @Test("Traits, value and exposure follow the rules of the page source in XML")
  func shared() throws {
    let button = try Self.only(
      Self.element("Button", #""label": "A", "value": "1", "traits": "Selected, Button", "isEnabled": "1""#))
    #expect(button.traits == [.selected, .button])
    #expect(button.facts.intersection(.traits) == Facts.traits.subtracting(.toggleTrait))
    #expect(!button.facts.contains(.value))
    #expect(try Self.only(Self.element("Cell", #""value": 3"#)).value == "3")
    #expect(try Self.only(Self.element("Switch", #""value": "1""#)).facts.contains(.value) == false)
    let unknown = try Self.only(#"{"type": "Button", "isVisible": "1", "label": "A"}"#)
    #expect(unknown.facts.isDisjoint(with: [.isExposed, .hitArea, .buttonTrait]))
    #expect(unknown.facts.contains(.label))
  }

  @Test("The rectangle is rounded outwards, also where only the text of it is there; the native one is exact")
  func sizes() throws {
    let rounded = try Self.only(Self.element("Button", rect: Self.rect(26, 44)))
    #expect(rounded.rendering.hitArea == .init(from: .init(24, 42), to: .init(26, 44), isFrame: true))
    let written = try Self.only(Self.element("Button", #""frame": "{{16, 100}, {26, 44}}""#, rect: "null"))
    #expect(written.rendering.hitArea == .init(from: .init(24, 42), to: .init(26, 44), isFrame: true))
    let native = try Self.only(Self.element("Button", #""nativeFrame": "{{16, 100.5}, {22.5, 23.25}}""#))
    #expect(native.exactSize == [22.5, 23.25])
  }

  @Test("A rectangle that can be on no screen counts as left out, and is noted")
  func unreadable() throws {
    let read = try Self.screen(
      Self.element("Button", rect: Self.rect(-1, 44)), Self.element("Button", rect: #"{"x": 1, "y": 2}"#),
      Self.element("Button", #""frame": "nowhere""#), Self.element("Button", #""nativeFrame": "{}""#))
    #expect(read.notes.map(\.description) == ["4 elements with an attribute that can't be read and was ignored"])
  }

  @Test("What is covered is left out; what is scrolled away stays without a size")
  func visibility() throws {
    let read = try Self.screen(
      Self.element("Button", #""label": "Covered""#, visible: "0"),
      Self.element("Button", #""label": "Away""#, visible: "0", rect: Self.rect(44, 44, y: 900)))
    #expect(try read.root().children.map(\.label) == ["Away"])
    #expect(try read.root().children.first?.rendering.hitArea == nil)
    #expect(
      read.notes.map(\.description) == [
        "1 element left out as covered", "1 element kept without a size, as scrolled away",
      ])
  }

  @Test("Keys that are of no use here may hold anything")
  func otherKeys() throws {
    #expect(
      try Self.only(Self.element("Button", #""label": "A", "customActions": 5, "minValue": [], "later": {}"#)).label
        == "A")
  }

  @Test("A switch that is no native one by its size is guessed to be a checkbox")
  func switches() throws {
    let native = try Self.only(Self.element("Switch", #""label": "A", "value": "1""#, rect: Self.rect(51, 31)))
    #expect(native.role == .switch)
    let box = try Self.only(Self.element("Switch", #""label": "A", "value": "1""#, rect: Self.rect(300, 44)))
    #expect(box.role == .checkbox)
    #expect(box.recognition == .heuristic)
  }

  @Test(
    "A value of the wrong type is told with its place",
    arguments: [
      (#""type": 9"#, "/type: expected text"),
      (#""type": null"#, "the key \"type\" is missing"),
      (#""type": "Button", "name": 1"#, "/name: expected text"),
      (#""type": "Button", "rawIdentifier": []"#, "/rawIdentifier: expected text"),
      (#""type": "Button", "label": true"#, "/label: expected text"),
      (#""type": "Button", "value": {}"#, "/value: expected text or a number"),
      (#""type": "Button", "placeholderValue": 1"#, "/placeholderValue: expected text"),
      (#""type": "Button", "isEnabled": true"#, "/isEnabled: expected text"),
      (#""type": "Button", "isVisible": 1"#, "/isVisible: expected text"),
      (#""type": "Button", "isAccessible": []"#, "/isAccessible: expected text"),
      (#""type": "Button", "rect": []"#, "/rect: expected an object"),
      (#""type": "Button", "rect": {"x": "1"}"#, "/rect/x: expected a number"),
      (#""type": "Button", "rect": {"x": 1e999}"#, "/rect/x: expected a number"),
      (#""type": "Button", "frame": {}"#, "/frame: expected text"),
      (#""type": "Button", "nativeFrame": 1"#, "/nativeFrame: expected text"),
      (#""type": "Button", "traits": ["Button"]"#, "/traits: expected text"),
      (#""type": "Button", "children": {}"#, "/children: expected a list"),
      (#""type": "Button", "children": [{"type": "Cell"}, 5]"#, "/children/1: expected an object"),
      (#""type": "Button", "children": [null]"#, "/children/0: expected an object"),
      (#""type": "Button", "children": [{"label": "A"}]"#, "/children/0: the key \"type\" is missing"),
      (#""value": "<AppiumAUT/>""#, "/value: expected an object"),
      (#""value": null"#, "the key \"value\" is missing"),
    ])
  func wrongTypes(keys: String, message: String) throws {
    #expect(try fault(of: "{\(keys)}", as: .wdaJSON) == "dump.json: " + message)
  }

  @Test("A list is no page source")
  func list() throws {
    #expect(try fault(of: "[]", as: .wdaJSON) == "dump.json: expected an object")
  }

  @Test("Nesting as deep as the limit is read: two levels an element")
  func depth() throws {
    func nested(_ count: Int) -> String {
      String(repeating: #"{"type": "Cell", "children": ["#, count: count) + String(repeating: "]}", count: count)
    }
    #expect(try imported(nested(256), as: .wdaJSON).elements.count == 256)
    #expect(try fault(of: nested(257), as: .wdaJSON).hasSuffix("nested 514 levels deep; at most 512 are read"))
  }
}
