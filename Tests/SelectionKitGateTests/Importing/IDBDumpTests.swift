import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("What idb and AXe tell")
struct IDBDumpTests {
  /// An element with a frame.
  private static func element(_ type: String, _ more: String = "", _ width: Double = 44, _ height: Double = 44)
    -> String
  {
    """
    {"type": "\(type)", "frame": {"x": 16, "y": 100, "width": \(width), "height": \(height)}\
    \(more.isEmpty ? "" : ", " + more)}
    """
  }

  private static let screen =
    #"{"type": "Application", "AXLabel": "App", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}"#

  private static func only(_ type: String, _ more: String = "") throws -> AccessibilityDescriptor {
    try imported("[\(element(type, more))]").root()
  }

  // MARK: Shapes

  @Test("A single element, a flat list, a nested one, and a document whose keys have no prefix")
  func shapes() throws {
    let single = try imported(#"{"AXLabel": "A", "type": "Button", "role": "AXButton"}"#)
    #expect(single.format == .idbJSON)
    #expect(single.document.source == .init(file: "dump.json"))
    #expect(try single.root().label == "A")
    let flat = try imported("[\(Self.screen)}, \(Self.element("Button", #""AXLabel": "A""#))]")
    #expect(flat.format == .idbJSON)
    #expect(flat.document.roots.map(\.role) == [.screen, .button])
    let nested = try imported(#"[\#(Self.screen), "children": [\#(Self.element("Button", #""AXLabel": "A""#))]}]"#)
    #expect(try nested.root().children.map(\.label) == ["A"])
    let document = try imported(
      #"""
      {"backend": "b", "screen": {"width": 390, "height": 844}, "elements": [
        {"type": "Switch", "label": "A", "value": "1", "uniqueId": "a.b", "frame": {"x": 0, "y": 900, "width": 9, "height": 9}},
        {"type": "Button", "Label": "B", "frame": {"x": 0, "y": 9, "width": 44, "height": 44}}]}
      """#)
    #expect(document.format == .idbJSON)
    #expect(document.document.roots.map(\.label) == ["A", "B"])
    #expect(document.document.roots.map(\.value) == ["1", nil])
    #expect(document.document.roots.map(\.identifier) == ["a.b", nil])
    #expect(document.document.roots.map(\.exactSize) == [nil, [44, 44]])
    #expect(document.document.roots.map(\.rendering.isInlineInText) == [false, false])
    #expect(document.notes.map(\.description) == ["1 element kept without a size, as scrolled away"])
  }

  @Test("Where nobody looked inside, what is inside is not known")
  func children() throws {
    #expect(try !Self.only("Button").facts.contains(.children))
    #expect(try Self.only("Button", #""children": []"#).facts.contains(.children))
  }

  // MARK: Roles

  @Test(
    "The role by the type, which is the role without its prefix; a switch is told by the subrole",
    arguments: [
      (#""type": "Button""#, .button), (#""type": "AXButton""#, .button), (#""role": "AXButton""#, .button),
      (#""type": null, "role": "AXButton""#, .button), (#""type": "GenericElement""#, .other),
      (#""type": "Switch""#, .switch), (#""type": "CheckBox", "subrole": "AXSwitch""#, .switch),
      (#""role": "AXCheckBox", "subrole": "AXSwitch""#, .switch),
      (#""type": "CheckBox", "subrole": "Switch""#, .switch),
      (#""type": "CheckBox", "subrole": null"#, .checkbox), (#""role": "AXCheckBox""#, .checkbox),
      (#""type": "RadioButton""#, .nativeRadio), (#""type": "RadioButton", "subrole": "AXTabButton""#, .tab),
      (#""type": "GenericElement", "traits": ["RadioButton"]"#, .nativeRadio), (#""type": "Heading""#, .heading),
      (#""type": "StaticText", "traits": ["StaticText", "Header"]"#, .heading), (#""type": "Cell""#, .other),
      (#""type": "RadioGroup""#, .radioGroup), (#""type": "Application""#, .screen),
    ] as [(String, AccessibilityDescriptor.Role)])
  func roles(keys: String, role: AccessibilityDescriptor.Role) throws {
    let element = try imported("{\(keys)}", as: .idbJSON).root()
    #expect(element.role == role)
    #expect(element.recognition == .declared)
  }

  @Test("A button in a tab group is a tab")
  func tabs() throws {
    let read = try imported("[\(Self.element("TabGroup", #""children": [\#(Self.element("Button"))]"#))]")
    #expect(try read.root().children.map(\.role) == [.tab])
  }

  // MARK: Facts

  @Test("What is never told is not known")
  func neverTold() throws {
    let read = try imported(
      """
      [\(Self.screen)}, \(Self.element("Button", #"""
        "AXLabel": "A", "AXValue": "b", "help": null, "enabled": true, "traits": ["Button"], "children": []
        """#))]
      """)
    #expect(
      read.document.roots.last?.facts
        == Facts.traits.union([.label, .value, .hint, .children, .isReadOnly, .hitArea, .isInlineInText]))
  }

  @Test(
    "Traits: an empty list is what AXe always writes, and null what some backends do",
    arguments: [
      (#""traits": []"#, [], []),
      (#""traits": null"#, [], []),
      (#""pid": 1"#, [], []),
      (#""traits": ["None"]"#, [], .traits),
      (#""traits": ["Unknown"]"#, [], .traits),
      (#""traits": ["Button", "Selected", "Unknown"]"#, [.button, .selected], .traits),
      (#""traits": ["Toggle", "NotEnabled", "Header", "Image"]"#, [.toggle, .notEnabled, .header, .image], .traits),
      (#""traits": ["ToggleButton", "Later"]"#, .toggle, .traits),
      (#""traits": [], "enabled": true"#, [], .notEnabledTrait),
      (#""traits": [], "enabled": false"#, .notEnabled, .notEnabledTrait),
      (#""enabled": null"#, [], []),
    ] as [(String, AccessibilityDescriptor.Traits, Facts)])
  func traits(keys: String, traits: AccessibilityDescriptor.Traits, known: Facts) throws {
    let button = try Self.only("Button", keys)
    #expect(button.traits == traits)
    #expect(button.facts.intersection(.traits) == known)
  }

  @Test(
    "The value: text, number or flag; an empty text is not known to be one",
    arguments: [
      (#""AXValue": "On""#, "On", true), (#""AXValue": 1"#, "1", true), (#""AXValue": 0.5"#, "0.5", true),
      (#""AXValue": true"#, "1", true), (#""AXValue": false"#, "0", true), (#""AXValue": """#, nil, false),
      (#""AXValue": null"#, nil, true), (#""pid": 1"#, nil, true),
    ])
  func values(keys: String, value: String?, isKnown: Bool) throws {
    let element = try Self.only("Slider", keys)
    #expect(element.value == value)
    #expect(element.facts.contains(.value) == isKnown)
  }

  @Test("The help is the hint, and not known where the key is missing")
  func hint() throws {
    #expect(try Self.only("Button", #""help": "Opens a list""#).hint == "Opens a list")
    #expect(try Self.only("Button", #""help": null"#).facts.contains(.hint))
    #expect(try !Self.only("Button").facts.contains(.hint))
  }

  @Test("The identifier, and an empty label, which is none")
  func texts() throws {
    let button = try Self.only("Button", #""AXUniqueId": "a.b", "AXLabel": """#)
    #expect(button.identifier == "a.b")
    #expect(button.label == nil)
    #expect(button.facts.contains(.label))
  }

  @Test("A frame is exact, as numbers or as text")
  func sizes() throws {
    #expect(try imported("[\(Self.element("Button", "", 22.5, 30))]").root().exactSize == [22.5, 30])
    #expect(
      try imported(#"{"type": "Button", "AXFrame": "{{20, 264}, {362, 44.5}}"}"#).root().exactSize == [362, 44.5])
    let read = try imported(
      #"[{"type": "Button", "AXFrame": "{{}}"}, {"type": "Button", "frame": {"x": 0, "y": 0, "width": -1, "height": 1}}]"#
    )
    #expect(read.document.roots.map(\.exactSize) == [nil, nil])
    #expect(read.notes.map(\.description) == ["2 elements with an attribute that can't be read and was ignored"])
  }

  // MARK: Recognition

  @Test("A switch stays a switch, whatever its size; what says that it is checked is a checkbox")
  func switches() throws {
    #expect(try imported("[\(Self.element("Switch", "", 24, 24))]").root().role == .switch)
    let box = try Self.only("Switch", #""AXLabel": "A", "AXValue": "Checked""#)
    #expect(box.role == .checkbox)
    #expect(box.recognition == .wording)
    #expect(try Self.only("GenericElement", #""AXValue": "Mixed", "traits": ["Toggle"]"#).role == .checkbox)
    #expect(try Self.only("GenericElement", #""AXValue": "Radio button, checked""#).role == .radioOption)
  }

  @Test("A switch in a row: nothing to complain of, with or without a name of its own")
  func rows() throws {
    let named = try imported(
      """
      [\(Self.element("Cell", #"""
        "AXLabel": "Alerts", "children": [\#(Self.element("Switch", #""AXLabel": "Alerts""#, 50, 30))]
        """#, 390, 60))]
      """)
    #expect(named.findings.isEmpty)
    #expect(named.report.questions.isEmpty)
    let unnamed = try imported(
      """
      [\(Self.element("Cell", #"""
        "children": [\#(Self.element("StaticText", #""AXLabel": "Alerts""#)),
          \#(Self.element("CheckBox", #""subrole": "AXSwitch", "AXValue": "0""#, 50, 30))]
        """#, 390, 60))]
      """)
    #expect(unnamed.findings.isEmpty)
    #expect(unnamed.report.questions.map { "\($0.rule) \($0.path) \($0.facts)" } == ["control-has-name /0/1 isExposed"])
    #expect(unnamed.report.counts.controls == 1)
  }

  @Test("Options in a flat list: whether a group is around them is not known, and so is its label")
  func flatOptions() throws {
    let options = ["checked", "unchecked"].map { state in
      Self.element("GenericElement", #""AXLabel": "\#(state)!", "AXValue": "Radio button, \#(state)""#)
    }
    let read = try imported("[\(Self.screen)}, \(options.joined(separator: ", "))]")
    #expect(read.all(.radioOption).count == 2)
    #expect(read.findings.isEmpty)
    #expect(read.report.unsettled.isSuperset(of: [.container, .label]))
  }

  @Test(
    "A value of the wrong type is told with its place",
    arguments: [
      (#"{"AXLabel": "A"}"#, #"the key "type" is missing"#),
      (#"{"type": 1}"#, "/type: expected text"),
      (#"{"type": "A", "role": 1}"#, "/role: expected text"),
      (#"{"type": "A", "subrole": 1}"#, "/subrole: expected text"),
      (#"[{"type": "A", "AXLabel": 1}]"#, "/0/AXLabel: expected text"),
      (#"[{"type": "A", "AXUniqueId": 1}]"#, "/0/AXUniqueId: expected text"),
      (#"[{"type": "A", "AXValue": []}]"#, "/0/AXValue: expected text, a number, true or false"),
      (#"[{"type": "A", "AXFrame": {}}]"#, "/0/AXFrame: expected text"),
      (#"[{"type": "A", "frame": "{{0, 0}, {1, 1}}"}]"#, "/0/frame: expected an object"),
      (#"[{"type": "A", "frame": {"x": true}}]"#, "/0/frame/x: expected a number"),
      (#"[{"type": "A", "help": 1}]"#, "/0/help: expected text"),
      (#"[{"type": "A", "enabled": "true"}]"#, "/0/enabled: expected true or false"),
      (#"[{"type": "A", "traits": "Button"}]"#, "/0/traits: expected a list of texts"),
      (#"[{"type": "A", "traits": [1]}]"#, "/0/traits: expected a list of texts"),
      (#"[{"type": "A", "children": {}}]"#, "/0/children: expected a list"),
      (#"[{"type": "A"}, 1]"#, "/1: expected an object"),
      (#"[null]"#, "/0: expected an object"),
      (#"{"elements": {}}"#, "/elements: expected a list"),
      (#"{"elements": null}"#, #"the key "elements" is missing"#),
      (#"{"elements": [{"label": 1, "type": "A"}]}"#, "/elements/0/label: expected text"),
    ])
  func wrongTypes(json: String, message: String) throws {
    #expect(try fault(of: json, as: .idbJSON) == "dump.json: " + message)
  }

  @Test("Keys that are of no use here may hold anything")
  func otherKeys() throws {
    #expect(try Self.only("Button", #""pid": "a", "custom_actions": 1, "title": [], "later": {}"#).role == .button)
    #expect(try imported(#"{"screen": 5, "elements": []}"#).document.roots.isEmpty)
  }
}
