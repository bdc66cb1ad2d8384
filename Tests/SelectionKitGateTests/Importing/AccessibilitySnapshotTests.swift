import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("What AccessibilitySnapshot tells")
struct AccessibilitySnapshotTests {
  /// How the nodes are written down: each element and container wrapped once more, or not.
  enum Spelling: CaseIterable {
    case wrapped, plain

    func element(_ keys: String) -> String {
      switch self {
      case .wrapped: #"{"element": {"_0": {\#(keys)}, "traversalIndex": 0}}"#
      case .plain: #"{"element": {\#(keys)}, "traversalIndex": 0}"#
      }
    }

    func container(_ type: String, _ children: String) -> String {
      let inside = #""type": \#(type), "frame": [[0, 0], [390, 200]]"#
      return switch self {
      case .wrapped: #"{"container": {"_0": {\#(inside)}, "children": [\#(children)]}}"#
      case .plain: #"{"container": {\#(inside)}, "children": [\#(children)]}"#
      }
    }
  }

  private static func element(_ keys: String) throws -> AccessibilityDescriptor {
    try imported("[\(Spelling.wrapped.element(keys))]").root()
  }

  // MARK: Shape

  @Test("Elements and containers, in both spellings", arguments: Spelling.allCases)
  func shape(spelling: Spelling) throws {
    let read = try imported(
      """
      [\(spelling.container(#"{"semanticGroup": {"label": "Size", "value": "2 left", "identifier": "size"}}"#,
        spelling.element(#""description": "S", "label": "S", "traits": []"#))),
       \(spelling.element(#""description": "L", "label": "L", "traits": []"#))]
      """)
    #expect(read.format == .accessibilitySnapshotJSON)
    #expect(read.document.origin == .observed)
    #expect(read.document.source == .init(file: "dump.json"))
    #expect(read.document.roots.map(\.label) == ["Size", "L"])
    let group = try #require(read.document.roots.first)
    #expect(group.container == .contain)
    #expect(group.value == "2 left")
    #expect(group.identifier == "size")
    #expect(group.children.map(\.label) == ["S"])
  }

  @Test(
    "Every container contains, and only a semantic group keeps its label",
    arguments: [
      (#"{"semanticGroup": {}}"#, true), (#"{"list": {}}"#, false), (#"{"landmark": {}}"#, false),
      (#"{"tabBar": {}}"#, false), (#"{"dataTable": {"rowCount": 2, "columnCount": 2}}"#, false),
      (#"{"later": {}}"#, false),
    ])
  func containers(type: String, keepsLabel: Bool) throws {
    let container = try imported("[\(Spelling.wrapped.container(type, ""))]").root()
    #expect(container.container == .contain)
    #expect(container.label == nil)
    #expect(container.facts.contains([.label, .value]) == keepsLabel)
  }

  @Test("Where no container is seen, one may be there all the same")
  func containment() throws {
    #expect(try !Self.element(#""label": "A", "traits": []"#).facts.contains(.container))
    let options = [("checked", #"["selected"]"#), ("unchecked", "[]")].map { state, traits in
      Spelling.wrapped.element(#""label": "\#(state)!", "value": "Radio button, \#(state)", "traits": \#(traits)"#)
    }
    let read = try imported("[\(options.joined(separator: ", "))]")
    #expect(read.findings.isEmpty)
    #expect(read.report.unsettled.isSuperset(of: [.container, .label]))
    // Beside another control, even in a container, a group of their own may go unseen.
    let more = Spelling.wrapped.element(#""label": "Wi-Fi", "value": "1", "traits": ["switchButton"]"#)
    let list = Spelling.wrapped.container(#"{"list": {}}"#, (options + [more]).joined(separator: ", "))
    #expect(try imported("[\(list)]").findings.isEmpty)
  }

  // MARK: Facts

  @Test("What is never told is not known")
  func neverTold() throws {
    let element = try Self.element(
      #""label": "A", "traits": ["button"], "shape": {"type": "frame", "frame": [[0, 0], [44, 44]]}"#)
    #expect(
      element.facts
        == Facts.traits.union([
          .label, .value, .hint, .inputLabels, .children, .isExposed, .isReadOnly, .hitArea, .isInlineInText,
        ]))
  }

  @Test("Texts")
  func texts() throws {
    let element = try Self.element(
      #"""
      "label": "A", "value": "b", "identifier": "c", "hint": "d", "userInputLabels": ["e", "f"], "traits": ["button"]
      """#)
    #expect(element.label == "A")
    #expect(element.value == "b")
    #expect(element.identifier == "c")
    #expect(element.hint == "d")
    #expect(element.inputLabels == ["e", "f"])
    #expect(element.isExposed)
  }

  @Test(
    "Traits by their names, and bits without one by their value",
    arguments: [
      (#"["button"]"#, .button), (#"["selected"]"#, .selected), (#"["notEnabled", "image"]"#, [.notEnabled, .image]),
      (#"["header", "staticText"]"#, .header), (#"["switchButton"]"#, .toggle), (#"["toggleButton"]"#, .toggle),
      (#"["unknown(1)"]"#, .button), (#"["unknown(9007199254740992)"]"#, .toggle), (#"["unknown(x)", "later"]"#, []),
      (#"["unknown(99999999999999999999)"]"#, []), ("[]", []),
    ] as [(String, AccessibilityDescriptor.Traits)])
  func traits(list: String, traits: AccessibilityDescriptor.Traits) throws {
    let element = try Self.element(#""label": "A", "traits": \#(list)"#)
    #expect(element.traits == traits)
    #expect(element.facts.isSuperset(of: .traits))
  }

  @Test("Traits that are left out are not known")
  func noTraits() throws {
    #expect(try Self.element(#""label": "A""#).facts.isDisjoint(with: Facts.traits.union(.hint)))
  }

  @Test(
    "The hint of a switch, a text field or something adjustable is made up",
    arguments: [
      (#"["button", "switchButton"]"#, false), (#"["adjustable"]"#, false), (#"["textEntry"]"#, false),
      (#"["searchField"]"#, false), (#"["isEditing"]"#, false), (#"["unknown(9007199254740992)"]"#, false),
      (#"["button"]"#, true), (#"["staticText"]"#, true), ("[]", true),
    ])
  func hints(traits: String, isKnown: Bool) throws {
    let element = try Self.element(#""label": "A", "hint": "Double tap.", "traits": \#(traits)"#)
    #expect(element.hint == (isKnown ? "Double tap." : nil))
    #expect(element.facts.contains(.hint) == isKnown)
  }

  @Test("The frame is exact; a path has no size that is known")
  func shapes() throws {
    let frame = #""traits": [], "shape": {"type": "frame", "frame": [[16, 148], [343, 22.5]]}"#
    #expect(try Self.element(frame).exactSize == [343, 22.5])
    let path = #""traits": [], "shape": {"type": "path", "pathElements": [{"moveTo": [1, 2]}]}"#
    #expect(try Self.element(path).rendering.hitArea == nil)
    let read = try imported(
      """
      [\(Spelling.wrapped.element(#""shape": {"type": "frame", "frame": [[1, 2, 3, 4]]}"#)),
       \(Spelling.wrapped.element(#""shape": {"type": "frame", "frame": [[1, 2], [-3, 4]]}"#))]
      """)
    #expect(read.document.roots.map(\.exactSize) == [nil, nil])
    #expect(read.notes.map(\.description) == ["2 elements with an attribute that can't be read and was ignored"])
  }

  // MARK: Recognition

  @Test(
    "The role by traits, description and wording",
    arguments: [
      (#""label": "A", "traits": ["button"]"#, .button),
      (#""label": "A", "traits": ["link"]"#, .other),
      (#""label": "A", "traits": ["header", "staticText"]"#, .heading),
      (#""label": "A", "traits": ["staticText"]"#, .staticText),
      (#""label": "A", "traits": ["image"]"#, .image),
      (#""label": "A", "traits": ["tabBarItem", "button"]"#, .tab),
      (#""label": "A", "value": "1", "traits": ["button", "switchButton"]"#, .switch),
      (#""label": "A", "value": "Checked", "traits": ["button", "switchButton"]"#, .checkbox),
      (#""label": "A", "value": "Radio button, checked", "traits": ["selected"]"#, .radioOption),
      (#""label": "A", "value": "Radio button, checked", "traits": ["unknown(1048576)"]"#, .nativeRadio),
      (#""label": "A", "value": "Radio button, checked", "traits": ["unknown(144115188075855872)"]"#, .nativeRadio),
      (#""label": "A", "value": "Checked", "traits": ["button"]"#, .checkable),
      (#""label": "Day", "description": "Day. Button. 1 of 3.", "traits": ["button"]"#, .segment),
      (#""label": "Tag", "description": "Selected: Tag. Taste. 1 von 3.", "traits": ["button", "selected"]"#, .segment),
      (#""label": "Page 1 of 3", "description": "Page 1 of 3. Button.", "traits": ["button"]"#, .button),
      (#""label": "1 of 3", "description": "1 of 3. Button.", "traits": ["button"]"#, .button),
      (#""label": "A", "value": "1 of 3", "description": "A: 1 of 3. Button.", "traits": ["button"]"#, .button),
      (#""label": "A", "description": "A. 1 of 3.", "traits": []"#, .other),
    ] as [(String, AccessibilityDescriptor.Role)])
  func roles(keys: String, role: AccessibilityDescriptor.Role) throws {
    #expect(try Self.element(keys).role == role)
  }

  @Test("A button in a tab bar is a tab")
  func tabs() throws {
    let read = try imported(
      "[\(Spelling.plain.container(#"{"tabBar": {}}"#, Spelling.plain.element(#""label": "A", "traits": ["button"]"#)))]"
    )
    #expect(try read.root().children.map(\.role) == [.tab])
  }

  @Test("A switch stays a switch, whatever its size")
  func switches() throws {
    let small = #""label": "A", "value": "1", "traits": ["switchButton"], "shape": {"frame": [[0, 0], [20, 20]]}"#
    #expect(try Self.element(small).role == .switch)
  }

  @Test("Plain buttons are plain buttons, also if exactly one is selected, and pass as such")
  func plainButtons() throws {
    let buttons = [("Black", #"["button", "selected"]"#), ("Gray", #"["button"]"#), ("White", #"["button"]"#)]
    let read = try imported(
      "[" + buttons.map { Spelling.wrapped.element(#""label": "\#($0)", "traits": \#($1)"#) }.joined(separator: ", ")
        + "]")
    #expect(read.all(.button).map(\.label) == ["Black", "Gray", "White"])
    #expect(read.findings.isEmpty)
    #expect(read.report.questions.isEmpty)
    #expect(read.report.passes)
  }

  @Test("An element without a name is an error, since whatever is listed is met")
  func unnamed() throws {
    #expect(
      try imported("[\(Spelling.wrapped.element(#""traits": ["button"]"#))]").findings == ["error control-has-name /0"])
  }

  // MARK: What can't be read

  @Test(
    "A value of the wrong type is told with its place",
    arguments: [
      (#"{"element": {}}"#, "expected a list"),
      (#"[5]"#, "/0: expected an object"),
      (#"[{}]"#, #"/0: the key "container" is missing"#),
      (#"[{"element": 5}]"#, "/0/element: expected an object"),
      (#"[{"element": {"_0": []}}]"#, "/0/element/_0: expected an object"),
      (#"[{"element": {"_0": {"label": 1}}}]"#, "/0/element/_0/label: expected text"),
      (#"[{"element": {"value": 1}}]"#, "/0/element/value: expected text"),
      (#"[{"element": {"identifier": []}}]"#, "/0/element/identifier: expected text"),
      (#"[{"element": {"hint": {}}}]"#, "/0/element/hint: expected text"),
      (#"[{"element": {"description": 1}}]"#, "/0/element/description: expected text"),
      (#"[{"element": {"userInputLabels": "A"}}]"#, "/0/element/userInputLabels: expected a list of texts"),
      (#"[{"element": {"traits": 8}}]"#, "/0/element/traits: expected a list of texts"),
      (#"[{"element": {"shape": []}}]"#, "/0/element/shape: expected an object"),
      (
        #"[{"element": {"shape": {"frame": [1, 2, 3, 4]}}}]"#,
        "/0/element/shape/frame: expected an origin and a size, each a list of two numbers"
      ),
      (#"[{"container": []}]"#, "/0/container: expected an object"),
      (#"[{"container": {}}]"#, #"/0/container: the key "type" is missing"#),
      (#"[{"container": {"_0": {"type": "list"}}}]"#, "/0/container/_0/type: expected an object"),
      (#"[{"container": {"type": {"semanticGroup": 1}}}]"#, "/0/container/type/semanticGroup: expected an object"),
      (
        #"[{"container": {"type": {"semanticGroup": {"label": 1}}}}]"#,
        "/0/container/type/semanticGroup/label: expected text"
      ),
      (#"[{"container": {"type": {}, "children": {}}}]"#, "/0/container/children: expected a list"),
      (#"[{"container": {"type": {}, "children": [1]}}]"#, "/0/container/children/0: expected an object"),
    ])
  func wrongTypes(json: String, message: String) throws {
    #expect(try fault(of: json, as: .accessibilitySnapshotJSON) == "dump.json: " + message)
  }

  @Test("Nesting as deep as the limit is read: three levels a node")
  func depth() throws {
    func nested(_ count: Int) -> String {
      "[" + String(repeating: #"{"container": {"type": {}, "children": ["#, count: count)
        + String(repeating: "]}}", count: count) + "]"
    }
    #expect(try imported(nested(170), as: .accessibilitySnapshotJSON).elements.count == 170)
    #expect(
      try fault(of: nested(171), as: .accessibilitySnapshotJSON).hasSuffix(
        "nested 514 levels deep; at most 512 are read"))
  }
}
