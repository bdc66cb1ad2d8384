import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("What an activation did, told from two files")
struct PairTests {
  /// A call screen whose button to mute can have another label, other traits, or be something else.
  private static func call(_ mute: String = #""label": "Mute""#, role: String = "button") -> String {
    #"""
    {"role": "screen", "label": "Call", "children": [
      {"role": "button", "label": "End", "identifier": "end"},
      {"role": "\#(role)", "identifier": "mute", \#(mute)}]}
    """#
  }

  private static func check(
    _ target: String = "mute", _ before: String = call(), _ after: String = call(#""label": "Unmute""#),
    origin: String = "observed", _ settings: String = ""
  ) throws -> [CheckedFile] {
    func input(_ roots: String, _ name: String) -> Checker.Input {
      Checker.Input(
        Data(descriptors(roots).replacing("observed", with: origin).utf8), named: name)
    }
    return try Checker(configuration(settings)).check(
      activationOf: target, from: input(before, "before.json"), to: input(after, "after.json"))
  }

  private static func fault(_ target: String, _ before: String = call()) throws -> String {
    try #require(throws: ImportError.self) { try check(target, before) }.description
  }

  // MARK: The activated element

  @Test("It is told by identifier, label or path", arguments: ["mute", "Mute", "/0/1"])
  func target(called name: String) throws {
    let files = try Self.check(name)
    #expect(files.map(\.name) == ["before.json", "after.json", "before.json"])
    #expect(files.map { $0.activation?.target } == [nil, nil, name])
    #expect(files.last?.activation?.fileAfter == "after.json")
    #expect(files.map { $0.document[[0, 1]]?.role } == [.toggleButton, .toggleButton, .toggleButton])
  }

  @Test(
    "One that is not there, or several, is an error that says so",
    arguments: [
      ("muet", "before.json: no element has the identifier or label “muet”; did you mean “mute”?"),
      ("x", "before.json: no element has the identifier or label “x”"),
      ("/0/2", "before.json: there is no element at /0/2"),
      ("/7", "before.json: there is no element at /7"),
      ("/99999999999999999999", "before.json: no element has the identifier or label “/99999999999999999999”"),
      ("", "before.json: no element has the identifier or label “”"),
    ])
  func notFound(target: String, message: String) throws {
    #expect(try Self.fault(target) == message)
  }

  @Test("Several of one name are listed, five at most")
  func notUnique() throws {
    let boxes = (1...6).map { _ in #"{"role": "checkbox", "label": "A"}"# }.joined(separator: ",")
    #expect(
      try Self.fault("A", boxes) == "before.json: 6 elements have the label “A”: /0, /1, /2, /3, /4, …")
    let two = #"{"role": "button", "identifier": "b"}, {"role": "button", "identifier": "b"}"#
    #expect(try Self.fault("b", two) == "before.json: 2 elements have the identifier “b”: /0, /1")
  }

  @Test("An identifier comes before a label")
  func identifierFirst() throws {
    let both = #"{"role": "button", "label": "a"}, {"role": "checkbox", "identifier": "a", "label": "B"}"#
    #expect(try Self.check("a", both, both).count == 3)
  }

  // MARK: Toggle buttons

  @Test(
    "A button whose name or selected state changed is guessed to be a toggle button, and only the activated one",
    arguments: [
      (call(#""label": "Unmute""#), AccessibilityDescriptor.Role.toggleButton),
      (call(#""label": "Mute", "traits": ["selected"]"#), .toggleButton),
      (call(), .button),
      (call(#""label": "Mute", "value": "1""#), .button),
    ])
  func toggleButton(after: String, role: AccessibilityDescriptor.Role) throws {
    let files = try Self.check("mute", Self.call(), after)
    #expect(files.map { $0.document[[0, 1]]?.role } == [role, role, role])
    #expect(files.first?.document[[0, 1]]?.recognition == (role == .button ? .declared : .heuristic))
    #expect(
      try Self.check("end", Self.call(), after).map { $0.document[[0, 1]]?.role } == [.button, .button, .button])
  }

  @Test("The guess leads to warnings at most, also where the configuration would have errors")
  func warnings() throws {
    let after = Self.call(#""label": "Unmute", "traits": ["selected"]"#)
    let settings =
      "\"rules\": ["
      + ["toggle-button-uses-one-state-signal", "toggle-button-name-is-the-next-action"].map {
        #"{"rule": "\#($0)", "severity": "error", "reason": "r"}"#
      }.joined(separator: ",") + "]"
    for settings in ["", settings] {
      let files = try Self.check("mute", Self.call(), after, settings)
      let report = Gate(try configuration(settings)).report(on: CheckRun(files: files))
      #expect(report.findings.contains { $0.rule == "toggle-button-uses-one-state-signal" })
      #expect(report.findings.allSatisfy { $0.severity < .error })
      #expect(report.outcome == .passed)
    }
  }

  @Test("What the configuration says, or a control says of itself, is not guessed at")
  func noGuess() throws {
    let named = #""controls": [{"identifier": "mute", "role": "button"}]"#
    #expect(try Self.check(with: named).map { $0.document[[0, 1]]?.role } == [.button, .button, .button])
    #expect(try Self.check(origin: "prescribed").map { $0.document[[0, 1]]?.role } == [.button, .button, .button])
    let toggle = #""controls": [{"identifier": "mute", "role": "toggleButton"}]"#
    #expect(
      try Self.check(with: toggle).map { $0.document[[0, 1]]?.recognition } == [.configured, .configured, .configured])
  }

  private static func check(with settings: String) throws -> [CheckedFile] {
    try check("mute", call(), call(#""label": "Unmute""#), settings)
  }

  // MARK: Where things are

  private static func box(_ label: String, _ more: String = "") -> String {
    #"{"role": "checkbox", "label": "\#(label)", "traits": ["toggle"]\#(more)}"#
  }

  @Test(
    "Paths are those of the file before, with one root or several",
    arguments: [
      (
        #"{"role": "screen", "children": [\#(box("A")), \#(box("B"))]}"#,
        #"{"role": "screen", "children": [\#(box("Z")), \#(box("B"))]}"#, [0, 0]
      ),
      ("\(box("A")), \(box("B"))", "\(box("Z")), \(box("B"))", [0]),
      (
        #"{"role": "screen"}, {"role": "other", "children": [\#(box("A"))]}"#,
        #"{"role": "screen"}, {"role": "other", "children": [\#(box("Z"))]}"#, [1, 0]
      ),
    ] as [(String, String, NodePath)])
  func paths(before: String, after: String, path: NodePath) throws {
    let step = try #require(try Self.check("A", before, after).last)
    #expect(
      step.report.findings.filter { $0.rule == "selection-name-is-stable" }.map(\.path) == [path])
    #expect(step.document[path]?.label == "A")
  }

  @Test("A covered element is kept where it is the activated one")
  func covered() throws {
    func page(_ value: String) -> Checker.Input {
      let text = """
        <AppiumAUT><XCUIElementTypeApplication name="App" label="App" visible="true" accessible="false" x="0" y="0" \
        width="390" height="844">\(element("Button", "name='a' label='A' traits='Button' " + frame(44, 44), visible: "false"))\
        \(element("Button", "name='b' label='B' traits='Button' " + frame(44, 44)))</XCUIElementTypeApplication></AppiumAUT>
        """
      return Checker.Input(Data(text.utf8), named: value)
    }
    #expect(throws: ImportError.self) {
      try Checker().check(activationOf: "/0/1", from: page("before.xml"), to: page("after.xml"))
    }
    for name in ["a", "A"] {
      let files = try Checker().check(activationOf: name, from: page("before.xml"), to: page("after.xml"))
      #expect(files.map { $0.document[[0, 0]]?.label } == ["A", "A", "A"])
    }
  }
}
