import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("What the dictionary of an XCUIElementSnapshot tells")
struct XCUISnapshotTests {
  /// An element in the middle of the screen, by the number of its type.
  private static func element(
    _ type: Int, _ more: String = #""label": """#, frame: String = frame(44, 44), children: String = ""
  ) -> String {
    #"{"elementType": \#(type), "frame": \#(frame), "children": [\#(children)], \#(more)}"#
  }

  private static func frame(_ width: Double, _ height: Double, x: Double = 16, y: Double = 100) -> String {
    #"{"X": \#(x), "Y": \#(y), "Width": \#(width), "Height": \#(height)}"#
  }

  private static func screen(_ elements: String...) throws -> ImportedDocument {
    try imported(
      element(
        2, #""label": "App", "identifier": """#, frame: frame(390, 844, x: 0, y: 0),
        children: elements.joined(separator: ", ")))
  }

  private static func only(_ element: String) throws -> AccessibilityDescriptor {
    try #require(try screen(element).root().children.first)
  }

  @Test("An observed document that names its file, told by its content, wrapped or not")
  func document() throws {
    let alone = try Self.screen()
    #expect(alone.format == .xcuiJSON)
    #expect(alone.document.origin == .observed)
    #expect(alone.document.source == .init(file: "dump.json"))
    let wrapped = try imported(#"{"depth": 1, "axElement": \#(Self.element(9, #""label": "A""#))}"#)
    #expect(wrapped.format == .xcuiJSON)
    #expect(try wrapped.root().label == "A")
  }

  @Test("The test that took the snapshot, where the exporter says so beside it")
  func source() throws {
    let element = Self.element(9, #""label": "A""#)
    let told = #"{"axElement": \#(element), "source": {"screen": "Order", "file": "OrderTests.swift", "line": 12}}"#
    #expect(try imported(told).document.source == .init(file: "OrderTests.swift", line: 12, screen: "Order"))
    let partly = #"{"axElement": \#(element), "source": {"screen": "Order"}}"#
    #expect(try imported(partly).document.source == .init(file: "dump.json", screen: "Order"))
  }

  @Test(
    "The role by the number of the type",
    arguments: [
      (0, .other), (1, .other), (2, .screen), (3, .other), (4, .screen), (5, .other), (7, .other), (8, .other),
      (9, .button), (10, .nativeRadio), (11, .radioGroup), (12, .checkbox), (14, .picker), (16, .button), (17, .button),
      (21, .screen), (22, .other), (23, .other), (24, .toolbar), (26, .other), (32, .other), (33, .other), (37, .other),
      (38, .picker), (39, .picker), (40, .switch), (41, .other), (42, .other), (43, .image), (44, .other), (45, .other),
      (46, .other), (48, .staticText), (49, .other), (50, .other), (52, .other), (54, .menuItem), (75, .other),
      (79, .other), (80, .tab), (999, .other), (-1, .other),
    ] as [(Int, AccessibilityDescriptor.Role)])
  func roles(type: Int, role: AccessibilityDescriptor.Role) throws {
    #expect(try Self.only(Self.element(type, frame: Self.frame(51, 31))).role == role)
  }

  @Test(
    "What a button is by what it stands in",
    arguments: [(37, .segment), (22, .tab), (23, .tab), (53, .menuItem), (75, .button)]
      as [(Int, AccessibilityDescriptor.Role)])
  func buttons(type: Int, role: AccessibilityDescriptor.Role) throws {
    let inside = Self.element(9, #""label": "A", "selected": true"#)
    #expect(try Self.only(Self.element(type, children: inside)).children.map(\.role) == [role])
  }

  @Test("What is never told is not known, and an empty text is none")
  func neverTold() throws {
    let button = try Self.only(
      Self.element(9, #""label": "", "identifier": "", "value": "", "enabled": true, "selected": false"#))
    #expect(
      button.facts == [
        .label, .value, .notEnabledTrait, .selectedTrait, .children, .isReadOnly, .hitArea, .isInlineInText,
      ])
    #expect(button.label == nil)
    #expect(button.value == nil)
    #expect(button.identifier == nil)
    #expect(try Self.only(Self.element(9, #""label": "A", "identifier": "a.b""#)).identifier == "a.b")
  }

  @Test(
    "The flags are the selected and the not-enabled trait",
    arguments: [
      ("", [], []),
      (#", "selected": true, "enabled": true"#, .selected, [.selectedTrait, .notEnabledTrait]),
      (#", "selected": false, "enabled": false"#, .notEnabled, [.selectedTrait, .notEnabledTrait]),
      (#", "selected": null"#, [], []),
    ] as [(String, AccessibilityDescriptor.Traits, Facts)])
  func flags(keys: String, traits: AccessibilityDescriptor.Traits, known: Facts) throws {
    let button = try Self.only(Self.element(9, #""label": "A""# + keys))
    #expect(button.traits == traits)
    #expect(button.facts.intersection(.traits) == known)
  }

  @Test(
    "The number of an exporter is all traits, bit by bit",
    arguments: [
      ("0", []), ("1", .button), ("4", .image), ("8", .selected), ("9", [.button, .selected]), ("256", .notEnabled),
      ("65536", .header), ("9007199254740992", .toggle), ("9007199254740993", [.button, .toggle]),
      ("9223372036854775809", .button), ("-9223372036854775807", .button),
      ("2", []), ("1024", []),
    ] as [(String, AccessibilityDescriptor.Traits)])
  func traits(number: String, traits: AccessibilityDescriptor.Traits) throws {
    let button = try Self.only(Self.element(9, #""label": "A", "traits": \#(number)"#))
    #expect(button.traits == traits)
    #expect(button.facts.isSuperset(of: .traits))
  }

  @Test("Private bits: a native radio button, web content that speaks its own role, and read-only")
  func privateBits() throws {
    #expect(try Self.only(Self.element(1, #""label": "A", "traits": 1048576"#)).role == .nativeRadio)
    let web = #""label": "A", "value": "radio button, checked", "traits": 144115188075855872"#
    #expect(try Self.only(Self.element(1, web)).role == .nativeRadio)
    #expect(try Self.only(Self.element(49, #""label": "A", "traits": 144115188075855872"#)).role == .other)
    let fixed = try Self.only(Self.element(9, #""label": "A", "traits": 2251799813685249"#))
    #expect(fixed.isReadOnly)
    #expect(fixed.facts.contains(.isReadOnly))
  }

  @Test("A text with the header bit is a heading")
  func heading() throws {
    #expect(try Self.only(Self.element(48, #""label": "A", "traits": 65600"#)).role == .heading)
    #expect(try Self.only(Self.element(48, #""label": "A", "traits": 64"#)).role == .staticText)
  }

  @Test(
    "The value as it is, text or number",
    arguments: [
      (9, #""value": "On""#, "On", true), (40, #""value": 1"#, "1", true), (40, #""value": "0""#, "0", true),
      (33, #""value": 0.5"#, "0.5", true), (33, #""value": 1.0"#, "1", true), (9, #""value": null"#, nil, true),
      (9, #""later": 0"#, nil, true), (49, #""value": "Name", "placeholderValue": "Name""#, nil, false),
      (49, #""value": "Ann", "placeholderValue": "Name""#, "Ann", true), (49, #""placeholderValue": """#, nil, true),
      (9, #""value": "Go", "placeholderValue": "Go""#, "Go", true),
    ])
  func values(type: Int, keys: String, value: String?, isKnown: Bool) throws {
    let element = try Self.only(Self.element(type, #""label": "A", "# + keys, frame: Self.frame(51, 31)))
    #expect(element.value == value)
    #expect(element.facts.contains(.value) == isKnown)
    #expect(element.state == nil)
  }

  @Test("A frame is exact, to the thousandth of a point; an empty one is no size")
  func sizes() throws {
    #expect(try Self.only(Self.element(9, frame: Self.frame(22.5, 23.25))).exactSize == [22.5, 23.25])
    #expect(try Self.only(Self.element(9, frame: Self.frame(23.999999999999986, 44))).exactSize == [24, 44])
    #expect(try Self.only(Self.element(9, frame: Self.frame(0, 44))).rendering.hitArea == nil)
    #expect(try Self.only(Self.element(9, frame: Self.frame(1e308, 44))).exactSize == [1e308, 44])
    #expect(try Self.only(Self.element(9, frame: "null")).rendering.hitArea == nil)
  }

  @Test("What lies outside the screen, and all in it, is kept without a size, and noted")
  func scrolledAway() throws {
    let read = try Self.screen(
      Self.element(75, frame: Self.frame(390, 44, x: 0, y: 900), children: Self.element(9, #""label": "A""#)),
      Self.element(9, #""label": "B""#))
    #expect(read.all(.button).map(\.label) == ["A", "B"])
    #expect(read.all(.button).map(\.exactSize) == [nil, [44, 44]])
    #expect(read.notes.map(\.description) == ["2 elements kept without a size, as scrolled away"])
  }

  @Test("A frame that can be on no screen counts as left out, and is noted")
  func unreadable() throws {
    let read = try Self.screen(
      Self.element(9, frame: Self.frame(44, -1)), Self.element(9, frame: #"{"X": 1, "Y": 1}"#))
    #expect(read.all(.button).map(\.exactSize) == [nil, nil])
    #expect(read.notes.map(\.description) == ["2 elements with an attribute that can't be read and was ignored"])
  }

  @Test("Only in a whole screen, and not inside a text, is known that nothing runs along with one")
  func inline() throws {
    #expect(try Self.only(Self.element(9)).rendering.isInlineInText == false)
    #expect(try imported(Self.element(9)).root().rendering.isInlineInText == nil)
    for type in [42, 48, 52] {
      let inside = try Self.only(Self.element(type, children: Self.element(9))).children.first
      #expect(inside?.rendering.isInlineInText == nil)
    }
  }

  @Test("Radio options and checkboxes are recognised by what they say, and checkboxes guessed by their size")
  func recognition() throws {
    let radio = try Self.only(Self.element(1, #""label": "A", "value": "Radio button, checked""#))
    #expect(radio.role == .radioOption)
    #expect(radio.recognition == .wording)
    let box = try Self.only(Self.element(40, #""label": "A", "value": "Checked""#, frame: Self.frame(51, 31)))
    #expect(box.role == .checkbox)
    #expect(box.recognition == .wording)
    let guess = try Self.only(Self.element(40, #""label": "A", "value": "1""#, frame: Self.frame(24, 24)))
    #expect(guess.role == .checkbox)
    #expect(guess.recognition == .heuristic)
  }

  @Test("That exactly one of several is selected makes no radio options")
  func oneSelected() throws {
    let read = try Self.screen(
      Self.element(9, #""label": "Day", "selected": true"#), Self.element(9, #""label": "Week", "selected": false"#),
      Self.element(9, #""label": "Month", "selected": false"#))
    #expect(read.all(.button).count == 3)
    #expect(read.findings.isEmpty)
  }

  @Test("A switch inside a switch is one; a row that may be an element of its own leaves the size of its switch open")
  func rows() throws {
    let inner = Self.element(40, #""label": "Inner""#, frame: Self.frame(63, 28))
    let merged = try Self.only(Self.element(40, #""label": "Wi-Fi""#, frame: Self.frame(358, 54), children: inner))
    #expect(merged.role == .switch)
    #expect(merged.children.isEmpty)
    #expect(merged.rendering.hitArea == nil)
    let row = try Self.screen(
      Self.element(75, #""label": "Wi-Fi""#, children: Self.element(40, frame: Self.frame(63, 28))))
    #expect(row.all(.switch).map(\.label) == ["Wi-Fi"])
    #expect(row.all(.switch).map(\.exactSize) == [nil])
  }

  @Test("An unnamed control is no error, since it may be no element of its own")
  func unnamed() throws {
    let read = try Self.screen(Self.element(9))
    #expect(read.findings.isEmpty)
    #expect(read.report.questions.map { "\($0.rule) \($0.facts)" } == ["control-has-name isExposed"])
  }

  @Test(
    "A value of the wrong type is told with its place",
    arguments: [
      (#""label": "A""#, "the key \"elementType\" is missing"),
      (#""elementType": "9""#, "/elementType: expected a whole number"),
      (#""elementType": 9.5"#, "/elementType: expected a whole number"),
      (#""elementType": 1e99"#, "/elementType: expected a whole number"),
      (#""elementType": 9, "label": 1"#, "/label: expected text"),
      (#""elementType": 9, "identifier": {}"#, "/identifier: expected text"),
      (#""elementType": 9, "placeholderValue": 1"#, "/placeholderValue: expected text"),
      (#""elementType": 9, "value": []"#, "/value: expected text or a number"),
      (#""elementType": 9, "value": true"#, "/value: expected text or a number"),
      (#""elementType": 9, "enabled": "true""#, "/enabled: expected true or false"),
      (#""elementType": 9, "selected": 1"#, "/selected: expected true or false"),
      (#""elementType": 9, "traits": "button""#, "/traits: expected a whole number of 64 bits"),
      (#""elementType": 9, "traits": 0.5"#, "/traits: expected a whole number of 64 bits"),
      (#""elementType": 9, "traits": 36893488147419103232"#, "/traits: expected a whole number of 64 bits"),
      (#""elementType": 9, "frame": "{{0, 0}, {1, 1}}""#, "/frame: expected an object"),
      (#""elementType": 9, "frame": {"Height": []}"#, "/frame/Height: expected a number"),
      (#""elementType": 9, "children": 1"#, "/children: expected a list"),
      (
        #""elementType": 9, "children": [{"elementType": 1, "children": ["a"]}]"#,
        "/children/0/children/0: expected an object"
      ),
      (#""axElement": []"#, "/axElement: expected an object"),
      (#""elementType": 9, "source": "a""#, "/source: expected an object"),
      (#""elementType": 9, "source": {"screen": 1}"#, "/source/screen: expected text"),
      (#""elementType": 9, "source": {"file": 1}"#, "/source/file: expected text"),
      (#""elementType": 9, "source": {"line": "1"}"#, "/source/line: expected a whole number"),
      (#""elementType": 9, "source": {"line": 0}"#, "/source/line: lines count from 1"),
      (#""axElement": null"#, "the key \"axElement\" is missing"),
      (#""axElement": {"elementType": "a"}"#, "/axElement/elementType: expected a whole number"),
    ])
  func wrongTypes(keys: String, message: String) throws {
    #expect(try fault(of: "{\(keys)}", as: .xcuiJSON) == "dump.json: " + message)
  }
}
