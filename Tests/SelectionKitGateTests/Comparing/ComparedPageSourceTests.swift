import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// What controls prescribe against page sources of a screen that holds more than those controls.
@Suite("What controls prescribe, compared with a page source")
struct ComparedPageSourceTests {
  private static func expected() throws -> DescriptorDocument {
    let size = try RadioGroup("Size", options: ["Small", "Large"], selection: "Small")
    let extras = try CheckboxGroup("Extras", options: ["Milk", "Sugar"])
    let mute = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    return DescriptorDocument(
      .prescribed,
      [size.descriptor(), Checkbox("Accept Terms").descriptor(), extras.descriptor(), mute.descriptor()])
  }

  /// The screen as it should be, in wrappers, among texts and other controls.
  private static let page = [
    element(
      "NavigationBar", "name='Order' " + frame(390, 44), accessible: "false",
      holding: element("Button", "label='Back' enabled='true' " + frame(80, 44)) + text("Order")),
    element(
      "Other", frame(390, 700), accessible: "false",
      holding: [
        text("Size"),
        element("Other", "label='Size' " + frame(390, 100), accessible: "false", holding: row(small) + row(large)),
        element("Switch", "label='Accept Terms' value='0' enabled='true' " + frame(51, 31)),
        element("Other", "label='Extras' " + frame(390, 100), accessible: "false", holding: row(milk) + row(sugar)),
        element("Image", "label='A cup' " + frame(60, 60)),
        element("Switch", "label='Notifications' value='1' enabled='true' " + frame(51, 31)),
        mute,
        element("Button", "label='Continue' enabled='true' " + frame(350, 50)),
      ].joined()),
  ].joined()

  private static let small = radio("Small", "Radio button, checked", "Selected")
  private static let large = radio("Large", "Radio button, unchecked", "")
  private static let milk = element("Switch", "label='Milk' value='0' enabled='true' " + frame(51, 31))
  private static let sugar = element("Switch", "label='Sugar' value='0' enabled='true' " + frame(51, 31))
  private static let mute = element("Button", "label='Mute' enabled='true' traits='Button' " + frame(44, 44))

  private static func radio(_ label: String, _ value: String, _ traits: String) -> String {
    element("Other", "label='\(label)' value='\(value)' enabled='true' traits='\(traits)' " + frame(350, 44))
  }

  private static func row(_ control: String) -> String {
    element("Other", frame(390, 44), accessible: "false", holding: control)
  }

  private static func text(_ label: String) -> String {
    element("StaticText", "label='\(label)' value='\(label)' " + frame(100, 20))
  }

  private static func comparison(replacing old: String, by new: String) throws -> Comparison {
    #expect(page.contains(old))
    let observed = try screen(page.replacingOccurrences(of: old, with: new))
    return Comparison(of: try expected(), with: observed.document)
  }

  @Test("Wrappers, texts, images, plain buttons and switches make no difference, nor does what is not told")
  func same() throws {
    let comparison = try Self.comparison(replacing: "Notifications", by: "Updates")
    #expect(comparison.differences == [])
    #expect(comparison.matches)
    #expect(comparison.elementCount == 6)
    #expect(comparison.groupCount == 2)
    #expect(
      comparison.untold == [.value, .hint, .buttonTrait, .toggleTrait, .selectedTrait, .headerTrait, .imageTrait])
  }

  @Test(
    "Each fault is one difference",
    arguments: [
      ("a renamed option", large, radio("Big", "Radio button, unchecked", ""), ["label /0/1"]),
      ("an option without a value", large, radio("Large", "", ""), ["value /0/1"]),
      ("another option chosen", small, radio("Small", "Radio button, unchecked", ""), ["state /0/0"]),
      (
        "a plain button for an option", large,
        element("Button", "label='Large' enabled='true' traits='Button' " + frame(350, 44)),
        ["value /0/1", "traits /0/1"]
      ),
      ("an option missing", row(large), "", ["missing /0/1"]),
      ("an option more", row(large), row(large) + row(radio("Huge", "Radio button, unchecked", "")), ["extra"]),
      ("the options the other way round", row(small) + row(large), row(large) + row(small), ["order /0/0"]),
      ("a group with another name", "label='Size' x", "label='Sizes' x", ["groupLabel /0"]),
      ("a group without a name", "label='Extras' x", "x", ["groupLabel /2"]),
      ("a group missing", row(milk) + row(sugar), "", ["missing /2"]),
      ("a switch checked, which the format doesn't tell for sure", milk, milk.replacing("'0'", "'1'"), []),
      ("a disabled toggle button", mute, mute.replacing("enabled='true'", "enabled='false'"), ["traits /3"]),
    ] as [(String, String, String, [String])])
  func faults(name: String, good: String, bad: String, differences: [String]) throws {
    let found = try Self.comparison(replacing: good, by: bad).differences
    #expect(
      found.map { [$0.kind.rawValue, $0.expectedPath?.description].compactMap(\.self).joined(separator: " ") }
        == differences)
  }

  @Test("A toggle button with another name among plain buttons: which of them it is can't be told")
  func renamedToggle() throws {
    let differences = try Self.comparison(
      replacing: Self.mute, by: Self.mute.replacing("'Mute'", "'Silence'")
    ).differences
    #expect(differences.map(\.kind) == [.missing])
    #expect(differences.map(\.found) == ["no such name in its place, but button “Silence”, button “Continue”"])
  }

  @Test("A toggle button with another name that is the only button in its place")
  func onlyToggle() throws {
    let alone = Self.mute + element("Button", "label='Continue' enabled='true' " + frame(350, 50))
    let differences = try Self.comparison(
      replacing: alone, by: Self.mute.replacing("'Mute'", "'Silence'")
    ).differences
    #expect(differences.map(\.kind) == [.label])
    #expect(differences.map(\.found) == ["“Silence”"])
  }

  @Test("Where no container holds the options alone, the name of their group is not told")
  func noContainer() throws {
    let open = "label='Size' " + frame(390, 100)
    let comparison = try Self.comparison(
      replacing: element("Other", open, accessible: "false", holding: Self.row(Self.small) + Self.row(Self.large)),
      by: Self.row(Self.small) + Self.row(Self.large))
    #expect(comparison.differences == [])
    #expect(comparison.untold.contains(.container))
  }

  @Test("A page source that leaves out what a sheet covers is said to leave something out")
  func covered() throws {
    let behind = Self.milk.replacing("visible='true'", "visible='false'")
    let comparison = try Self.comparison(replacing: Self.milk, by: behind)
    #expect(comparison.differences.map(\.kind) == [.missing])
    #expect(comparison.mayHaveMore)
    #expect(
      comparison.description.hasSuffix("\nWhat was observed may leave elements out, so what is missing may be there."))
  }

  // MARK: Two dumps

  private static func comparisonOfDumps(replacing old: String, by new: String) throws -> [String] {
    #expect(page.contains(old))
    let before = try screen(page)
    let after = try screen(page.replacingOccurrences(of: old, with: new))
    return Comparison(of: before.document, with: after.document).differences.map { "\($0.kind) \($0.name ?? "")" }
  }

  @Test(
    "Two dumps of one screen: every element that a screen reader may stop at counts",
    arguments: [
      ("nothing", "Continue", "Continue", []),
      ("a new wrapper", mute, row(mute), []),
      ("a text renamed", "'A cup'", "'A mug'", ["label A cup"]),
      ("a button renamed", "'Continue'", "'Go on'", ["label Continue"]),
      ("a button gone", mute, "", ["missing Mute"]),
      ("a button more", mute, mute + mute.replacing("'Mute'", "'Pause'"), ["extra Pause"]),
      ("a text more", mute, mute + text("Sound"), ["extra Sound"]),
      ("an image with another trait", "'Continue' enabled='true'", "'Continue' enabled='false'", ["traits Continue"]),
      ("a group renamed", "label='Size' x", "label='Sizes' x", ["groupLabel Size"]),
      ("a group that lost its name", "label='Size' x", "x", ["groupLabel Size"]),
      (
        "a group with a name more", row(small),
        row(small).replacing("XCUIElementTypeOther x", "XCUIElementTypeOther label='Row' x"), ["extra Row"]
      ),
    ] as [(String, String, String, [String])])
  func dumps(name: String, old: String, new: String, differences: [String]) throws {
    #expect(try Self.comparisonOfDumps(replacing: old, by: new) == differences)
  }
}

extension String {
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    components(separatedBy: old).joined(separator: new)
  }
}
