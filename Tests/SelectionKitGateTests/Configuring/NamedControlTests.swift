import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// What a file comes to when a configuration says what some of its elements are.
private func read(_ text: String, _ settings: String, named name: String = "screen.xml") throws -> [String] {
  let file = try Checker(configuration(settings)).check(Checker.Input(Data(text.utf8), named: name))
  return file.document.listing
}

private func controls(_ entries: String...) -> String {
  #""controls": [\#(entries.joined(separator: ", "))]"#
}

extension DescriptorDocument {
  /// Each element that is more than a container: its role, how that was recognised, and its name.
  fileprivate var listing: [String] {
    var lines: [String] = []
    for var root in roots {
      root.updateAll { element in
        if element.role == .other && element.recognition == .declared || element.role == .screen { return }
        let name = element.identifier.map { "#\($0)" } ?? element.label ?? "-"
        lines.append("\(element.role) \(element.recognition) \(name)")
      }
    }
    return lines
  }
}

@Suite("What the configuration says an element is")
struct NamedControlTests {
  private static func page(_ elements: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication name="App" label="App" enabled="true" visible="true" accessible="false" \
    x="0" y="0" width="390" height="844">\(elements)</XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private static let colors = page(
    element(
      "Other", "name='colors'", accessible: "false",
      holding: element("Button", "name='color.red' label='Red'") + element("Button", "name='color.gray' label='Gray'"))
      + element("Button", "name='color.more' label='More'"))

  @Test(
    "By identifier, label, type, what is around and the file, all that is said being true",
    arguments: [
      (#"{"identifier": "color.*", "role": "radioOption"}"#, [true, true, true]),
      (#"{"identifier": "color.red", "role": "radioOption"}"#, [true, false, false]),
      (#"{"label": "Gr*", "role": "radioOption"}"#, [false, true, false]),
      (#"{"type": "button", "role": "radioOption"}"#, [true, true, true]),
      (#"{"type": "switch", "role": "radioOption"}"#, [false, false, false]),
      (#"{"label": "Red", "type": "switch", "role": "radioOption"}"#, [false, false, false]),
      (#"{"type": "button", "ancestor": {"identifier": "colors"}, "role": "radioOption"}"#, [true, true, false]),
      (#"{"type": "button", "ancestor": {"role": "screen"}, "role": "radioOption"}"#, [true, true, true]),
      (#"{"type": "button", "file": "screen*", "role": "radioOption"}"#, [true, true, true]),
      (#"{"type": "button", "file": "login*", "role": "radioOption"}"#, [false, false, false]),
    ] as [(String, [Bool])])
  func patterns(control: String, isNamed: [Bool]) throws {
    let names = ["#color.red", "#color.gray", "#color.more"]
    let expected = zip(names, isNamed).map { $1 ? "radioOption configured \($0)" : "button declared \($0)" }
    #expect(try read(Self.colors, controls(control)) == expected)
  }

  @Test("The first entry that fits counts")
  func first() throws {
    #expect(
      try read(
        Self.colors,
        controls(
          #"{"identifier": "color.red", "role": "checkbox"}"#, #"{"identifier": "color.*", "role": "radioOption"}"#))
        == [
          "checkbox configured #color.red", "radioOption configured #color.gray", "radioOption configured #color.more",
        ])
  }

  @Test("It comes before what an element says and before any guess")
  func order() throws {
    let says = element("Other", "name='a' value='Radio button, checked'")
    let guess = element("Switch", "name='a' label='A' " + frame(24, 24))
    let row = { (name: String) in
      element(
        "Other", accessible: "false",
        holding: element("Button", "name='\(name)' " + frame(24, 24)) + element("StaticText", "label='\(name)'"))
    }
    let named = controls(#"{"identifier": "a", "role": "checkbox"}"#)
    #expect(try read(Self.page(says), "") == ["radioOption wording #a"])
    #expect(try read(Self.page(says), named) == ["checkbox configured #a"])
    #expect(try read(Self.page(guess), "") == ["checkbox heuristic #a"])
    #expect(try read(Self.page(guess), named) == ["checkbox configured #a"])
    #expect(
      try read(Self.page(guess), controls(#"{"identifier": "a", "role": "switch"}"#)) == ["switch configured #a"])
    let rows = try read(Self.page(element("Other", accessible: "false", holding: row("a") + row("b"))), named)
    #expect(rows.contains("checkbox configured #a"))
  }

  @Test("Which of two nested switches it names makes no difference")
  func nestedSwitches() throws {
    let pair = { (outer: String, inner: String) in
      Self.page(
        element(
          "Switch", "\(outer) label='A' " + frame(358, 44),
          holding: element("Switch", "\(inner) label='A' " + frame(51, 31))))
    }
    let named = controls(#"{"identifier": "a", "role": "checkbox"}"#)
    #expect(try read(pair("name='a'", ""), named) == ["checkbox configured #a"])
    #expect(try read(pair("", "name='a'"), named) == ["checkbox configured #a"])
    #expect(try read(pair("", ""), named) == ["switch declared A"])
  }

  @Test("What it names, or what is in a covered place and named, is kept though the page source calls it covered")
  func covered() throws {
    let sheet = Self.page(
      element(
        "Other", frame(390, 844, x: 0, y: 0), accessible: "false", visible: "false",
        holding: element("Button", "name='a' label='A' " + frame(24, 24), visible: "false")
          + element("Button", "name='b' label='B' " + frame(24, 24), visible: "false")))
    #expect(try read(sheet, "").isEmpty)
    #expect(
      try read(sheet, controls(#"{"identifier": "a", "role": "checkbox"}"#)) == ["checkbox configured #a"])
  }

  @Test("A guess about a control that is named is no guess any more, and weighs as much as any finding")
  func severity() throws {
    let guess = [
      (name: "a.json", text: descriptors(#"{"role": "checkbox", "label": "A", "recognition": "heuristic"}"#))
    ]
    let only = rules("checkbox-has-toggle-trait")
    let named = controls(#"{"label": "A", "role": "checkbox"}"#)
    #expect(try gateReport(on: guess, rules: only).findings.map(\.severity) == [.warning])
    #expect(try gateReport(on: guess, named, rules: only).findings.map(\.severity) == [.error])
    let severe = #""rules": [{"rule": "checkbox-has-toggle-trait", "severity": "error", "reason": "r"}]"#
    #expect(try gateReport(on: guess, severe, rules: only).findings.map(\.severity) == [.warning])
    #expect(try gateReport(on: guess, "\(severe), \(named)", rules: only).findings.map(\.severity) == [.error])
  }

  @Test("In this package's own format, too")
  func ownFormat() throws {
    #expect(
      try read(
        descriptors(#"{"role": "other", "label": "A"}, {"role": "button", "label": "B"}"#),
        controls(#"{"type": "other", "role": "checkbox"}"#), named: "a.json") == [
          "checkbox configured A", "button declared B",
        ])
  }
}

@Suite("What the configuration knows of elements")
struct SettledFactsTests {
  private static func element(_ facts: String, _ root: String, file: String = "Cart.json") throws
    -> AccessibilityDescriptor
  {
    let checked = try Checker(configuration(#""facts": [\#(facts)]"#)).check(
      Checker.Input(Data(descriptors(root).utf8), named: file))
    return try #require(checked.document.roots.first)
  }

  private static let box =
    #"{"role": "checkbox", "identifier": "a", "unobserved": ["isReadOnly", "isExposed", "label"]}"#

  @Test("Each fact is taken over, and is no more unknown; the others are left as they are")
  func facts() throws {
    let known = try Self.element(
      #"""
      {"element": {"identifier": "a"}, "isRequired": true, "isSubmitted": false, "isReadOnly": true, "isExposed": false,
       "naming": "stable", "isFormatting": true, "isAmongPeers": false, "contextImpliesOff": true, "effect": "inContext",
       "rendering": {"visibleLabel": "A"}}
      """#, Self.box)
    #expect([known.isRequired, known.isSubmitted, known.isReadOnly, known.isExposed] == [true, false, true, false])
    #expect([known.isFormatting, known.isAmongPeers, known.contextImpliesOff] == [true, false, true])
    #expect(known.naming == .stable)
    #expect(known.effect == .inContext)
    #expect(known.rendering.visibleLabel == "A")
    #expect(known.rendering.hitArea == nil)
    #expect(known.unobserved == .label)
    let left = try Self.element(#"{"element": {"identifier": "a"}, "isRequired": true}"#, Self.box)
    #expect(left.unobserved == [.isReadOnly, .isExposed, .label])
    #expect(left.effect == nil)
  }

  @Test("What is known of the rendering takes the place of what was seen, and the rest of it stays")
  func rendering() throws {
    let known = try Self.element(
      #"{"element": {"role": "checkbox"}, "rendering": {"hitArea": {"width": 48, "height": 48}}}"#,
      #"""
      {"role": "checkbox", "rendering":
        {"hitArea": {"width": 20, "height": 20, "isFrame": true}, "visibleLabel": "A"}}
      """#)
    #expect(known.rendering.hitArea == .init(from: .init(48, 48), to: .init(48, 48)))
    #expect(known.rendering.visibleLabel == "A")
  }

  @Test(
    "Only the elements that are meant are known better",
    arguments: [
      (#"{"element": {"identifier": "a"}, "isRequired": true}"#, true),
      (#"{"element": {"identifier": "b"}, "isRequired": true}"#, nil),
      (#"{"element": {"role": "checkbox"}, "isRequired": true}"#, true),
      (#"{"element": {"role": "radioOption"}, "isRequired": true}"#, nil),
      (#"{"element": {"identifier": "a"}, "screen": "Cart", "isRequired": true}"#, true),
      (#"{"element": {"identifier": "a"}, "screen": "Login", "isRequired": true}"#, nil),
      (#"{"element": {"identifier": "a"}, "ancestor": {"identifier": "form"}, "isRequired": true}"#, nil),
      (
        #"{"element": {"identifier": "a"}, "isRequired": true}, {"element": {"identifier": "*"}, "isRequired": false}"#,
        false
      ),
    ] as [(String, Bool?)])
  func patterns(facts: String, isRequired: Bool?) throws {
    #expect(try Self.element(facts, Self.box).isRequired == isRequired)
  }

  @Test("What is around is asked of every element around")
  func ancestors() throws {
    let form = try Self.element(
      #"{"element": {"identifier": "a"}, "ancestor": {"identifier": "form"}, "isRequired": true}"#,
      #"{"role": "other", "identifier": "form", "children": [{"role": "other", "children": [\#(Self.box)]}]}"#)
    #expect(form[[0, 0]]?.isRequired == true)
  }
}
