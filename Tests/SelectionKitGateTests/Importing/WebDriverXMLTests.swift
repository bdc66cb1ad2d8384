import SelectionKit
import SelectionKitGate
import Testing

@Suite("What a WebDriverAgent page source tells")
struct WebDriverXMLTests {
  @Test("An observed document that names its file")
  func document() throws {
    let document = try screen("").document
    #expect(document.origin == .observed)
    #expect(document.source == .init(file: "screen.xml"))
    #expect(document.language == nil)
    #expect(document.minimumOS == nil)
    #expect(document.roots.map(\.role) == [.screen])
  }

  @Test(
    "The role by the type",
    arguments: [
      ("Application", .screen), ("Window", .screen), ("NavigationBar", .screen), ("Button", .button),
      ("Switch", .switch), ("StaticText", .staticText), ("Image", .image), ("RadioButton", .nativeRadio),
      ("CheckBox", .checkbox), ("Picker", .picker), ("PickerWheel", .picker), ("Tab", .tab), ("MenuItem", .menuItem),
      ("Toolbar", .toolbar), ("Cell", .other), ("Slider", .other), ("Nonsense", .other),
    ] as [(String, AccessibilityDescriptor.Role)])
  func roles(type: String, role: AccessibilityDescriptor.Role) throws {
    #expect(try fragment(element(type)).only().role == role)
  }

  @Test(
    "What a button is by what it stands in",
    arguments: [("SegmentedControl", .segment), ("TabBar", .tab), ("Menu", .menuItem), ("Cell", .button)]
      as [(String, AccessibilityDescriptor.Role)])
  func buttons(type: String, role: AccessibilityDescriptor.Role) throws {
    let inside = element("Button", "label='A' traits='Button, Selected'")
    #expect(try screen(element(type, accessible: "false", holding: inside)).only().children.map(\.role) == [role])
  }

  @Test("A text with the header trait is a heading")
  func heading() throws {
    #expect(try screen(element("StaticText", "label='A' traits='StaticText, Header'")).only().role == .heading)
  }

  @Test("The name attribute is an identifier where it differs from the label, and never a label")
  func identifier() throws {
    #expect(try screen(element("Button", "name='A' label='A'")).only().identifier == nil)
    #expect(try screen(element("Button", "name='a.b' label='A'")).only().identifier == "a.b")
    let unnamed = try screen(element("Button", "name='a.b'")).only()
    #expect(unnamed.identifier == "a.b")
    #expect(unnamed.label == nil)
    #expect(unnamed.facts.contains(.label))
  }

  @Test("What is never told is not known")
  func neverTold() throws {
    let button = try screen(element("Button", frame(44, 44) + "label='A' enabled='true' traits='Button'")).only()
    #expect(
      button.facts == [
        .label, .value, .buttonTrait, .selectedTrait, .notEnabledTrait, .headerTrait, .imageTrait, .children,
        .isExposed, .isReadOnly, .hitArea, .isInlineInText,
      ])
  }

  @Test("No element knows what the capability table says is never told, and each what is always told")
  func capabilities() throws {
    let capabilities = try #require(InputFormat.wdaXML.capabilities)
    let document = try screen(
      element("Button", "label='A' enabled='true' traits='Button, ToggleButton' " + frame(44, 44)) + element("Other")
        + element("Switch", frame(30, 30)) + element("StaticText", "value='a'"))
    for var root in document.document.roots {
      root.updateAll {
        #expect($0.facts.isDisjoint(with: capabilities.never) && $0.facts.contains(capabilities.always))
      }
    }
    #expect(capabilities.never.contains([.hint, .container, .state, .visibleLabel, .language, .minimumOS]))
    #expect(capabilities.never.isDisjoint(with: [.stateVocabulary, .groupMembership, .sameScreen]))
    #expect(InputFormat.selectionkit.capabilities?.never == [])
  }

  // MARK: Traits

  @Test(
    "Traits, bit by bit",
    arguments: [
      ("", [], []),
      ("enabled='true'", [], [.notEnabledTrait]),
      ("enabled='false'", .notEnabled, [.notEnabledTrait]),
      ("traits=''", [], allButToggle),
      ("traits='Button'", .button, allButToggle),
      ("traits='Selected, Button'", [.selected, .button], allButToggle),
      ("traits='NotEnabled, Header, Image' enabled='false'", [.notEnabled, .header, .image], allButToggle),
      ("traits='ToggleButton, Button' enabled='true'", [.toggle, .button], .traits),
      ("traits='PlaysSound, Adjustable'", [], allButToggle),
      ("traits='Button' enabled='false'", [.button, .notEnabled], allButToggle),
    ] as [(String, AccessibilityDescriptor.Traits, Facts)])
  func traits(attributes: String, traits: AccessibilityDescriptor.Traits, known: Facts) throws {
    let button = try screen(element("Button", "label='A' " + attributes)).only()
    #expect(button.traits == traits)
    #expect(button.facts.intersection(.traits) == known)
  }

  // MARK: Value

  @Test(
    "A value is taken for real only where nothing can stand in its place",
    arguments: [
      ("StaticText", "", .known(nil)),
      ("StaticText", "value='a' label='a'", .unknown),
      ("StaticText", "value='a' label='b'", .known("a")),
      ("StaticText", "value='a'", .known("a")),
      ("StaticText", "label='a'", .unknown),
      ("Button", "", .unknown),
      ("Button", "value='1'", .unknown),
      ("Button", "value='On'", .known("On")),
      ("Button", "traits='Button'", .known(nil)),
      ("Button", "value='1' traits='Button'", .known("1")),
      ("Button", "value='1' traits='Button, Selected'", .unknown),
      ("Button", "value='On' traits='Button, Selected'", .known("On")),
      ("Switch", "", .unknown),
      ("Switch", "value='0' traits='Button, ToggleButton'", .unknown),
      ("Switch", "value='1'", .unknown),
      ("TextField", "value='a'", .unknown),
      ("TextField", "value='a' placeholderValue='a'", .unknown),
      ("SearchField", "value='a' placeholderValue='b'", .known("a")),
      ("TextView", "", .known(nil)),
      ("Cell", "value='3'", .known("3")),
      ("Cell", "", .known(nil)),
    ] as [(String, String, Reading)])
  func values(type: String, attributes: String, reading: Reading) throws {
    let descriptor = try screen(element(type, attributes)).only()
    switch reading {
    case .known(let value):
      #expect(descriptor.value == value)
      #expect(descriptor.facts.contains(.value))
    case .unknown:
      #expect(descriptor.value == nil)
      #expect(!descriptor.facts.contains(.value))
    }
    #expect(descriptor.state == nil)
  }

  enum Reading {
    case known(String?), unknown
  }

  @Test(
    "Not read-only is known only where all words are, and none says so",
    arguments: [
      ("label='A' traits='Button'", true),
      ("label='A'", false),
      ("label='A' value='3, Read-only' traits='Button'", false),
      ("label='A, read only' traits='Button'", false),
      ("label='A reader only' traits='Button'", true),
    ])
  func readOnly(attributes: String, isKnown: Bool) throws {
    let button = try screen(element("Button", attributes)).only()
    #expect(button.facts.contains(.isReadOnly) == isKnown)
    #expect(!button.isReadOnly)
  }

  // MARK: Size

  @Test(
    "A shown size is up to two points larger than the real one",
    arguments: [(23, 21.0, 23.0), (26, 24, 26), (1, 0, 1), (0, 0, 0)])
  func sizes(shown: Int, least: Double, most: Double) throws {
    let button = try screen(element("Button", frame(shown, 44))).only()
    #expect(button.rendering.hitArea == .init(from: .init(least, 42), to: .init(most, 44), isFrame: true))
  }

  @Test("The exact frame is exact")
  func exactFrame() throws {
    let button = try screen(element("Button", frame(24, 25) + "nativeFrame='{{16, 100.5}, {22.5, 23.25}}'")).only()
    #expect(button.rendering.hitArea == .init(from: .init(22.5, 23.25), to: .init(22.5, 23.25), isFrame: true))
  }

  @Test("Only in a whole screen is known that nothing runs along with a text")
  func inline() throws {
    #expect(try screen(element("Button")).only().rendering.isInlineInText == false)
    #expect(try fragment(element("Button")).only().rendering.isInlineInText == nil)
    for type in ["StaticText", "TextView", "Link"] {
      #expect(
        try screen(element(type, holding: element("Button"))).only().children.first?.rendering.isInlineInText == nil)
    }
  }

  @Test("An attribute that can't be read counts as left out, and is noted")
  func unreadable() throws {
    let read = try screen(
      element("Button", "enabled='maybe' x='0' y='0' width='a' height='1'")
        + element("Other", frame(1, -1)) + element("Other", "nativeFrame='{}'"))
    #expect(try read.only().facts.isDisjoint(with: [.notEnabledTrait, .hitArea]))
    #expect(read.notes.map(\.description) == ["3 elements with an attribute that can't be read and was ignored"])
  }

  // MARK: Exposure and visibility

  @Test(
    "Exposure",
    arguments: [
      ("true", "true", true, true), ("false", "true", false, true), ("", "true", true, false),
      ("true", "", true, false), ("false", "", false, true), ("true", "false", true, false),
      ("false", "false", false, true), ("", "false", true, false),
    ])
  func exposure(accessible: String, visible: String, isExposed: Bool, isKnown: Bool) throws {
    let button = try fragment(element("Button", accessible: accessible, visible: visible)).only()
    #expect(button.isExposed == isExposed)
    #expect(button.facts.contains(.isExposed) == isKnown)
  }

  @Test("What is covered is left out with all that is in it, and counted")
  func covered() throws {
    let read = try screen(
      element(
        "Table", frame(390, 844, x: 0, y: 0), accessible: "false", visible: "false",
        holding: element("Button", "label='A' " + frame(44, 44), visible: "false")
          + element("Button", "label='Far below' " + frame(44, 44, y: 2000), visible: "false"))
        + element("Button", "label='B' " + frame(44, 44)))
    #expect(read.document.roots.first?.children.map(\.label) == ["B"])
    #expect(read.notes.map(\.description) == ["3 elements left out as covered"])
    #expect(read.document.roots.first?.facts.contains(.children) == false)
  }

  @Test("What was no accessibility element does not leave a gap")
  func coveredButSilent() throws {
    let button = try screen(
      element(
        "Button", "label='A' " + frame(44, 44),
        holding: element("StaticText", frame(1, 1), accessible: "false", visible: "false"))
    ).only()
    #expect(button.children.isEmpty)
    #expect(button.facts.contains(.children))
  }

  @Test("A covered element with something visible in it stays around that")
  func coveredAroundVisible() throws {
    let read = try screen(
      element(
        "Other", frame(390, 844, x: 0, y: 0), visible: "false",
        holding: element("Button", "label='A' " + frame(44, 44))))
    #expect(read.all(.button).map(\.label) == ["A"])
    #expect(try read.only().facts.isDisjoint(with: [.isExposed, .hitArea]))
    #expect(read.notes.isEmpty)
  }

  @Test("What is scrolled away is kept without a size, also where its row is what lies outside")
  func scrolledAway() throws {
    let read = try screen(
      element(
        "Cell", frame(390, 44, x: 0, y: 900), accessible: "false", visible: "false",
        holding: element("Switch", "label='A' traits='Button' " + frame(51, 31, x: 0, y: 91), visible: "false"))
        + element("Cell", frame(390, 44, x: 0, y: -44), accessible: "false", visible: "false"))
    let control = try #require(read.all(.switch).first)
    #expect(control.label == "A")
    #expect(control.traits == .button)
    #expect(control.facts.contains(.isExposed))
    #expect(control.rendering.hitArea == nil)
    #expect(read.notes.map(\.description) == ["3 elements kept without a size, as scrolled away"])
  }

  @Test("Without a known screen, what is invisible is kept, and perhaps covered")
  func unknownScreen() throws {
    let read = try fragment(element("Button", "label='A' " + frame(44, 44), visible: "false"))
    #expect(try read.only().label == "A")
    #expect(try read.only().facts.isDisjoint(with: [.isExposed, .hitArea]))
    #expect(
      read.notes.map(\.description)
        == ["1 element perhaps covered, since the size of the screen is not known"])
  }

  @Test("A file above ten megabytes is read")
  func large() throws {
    let text = String(repeating: "a", count: 1000)
    let read = try screen(String(repeating: element("Other", "label='\(text)'"), count: 11_000))
    #expect(read.document.roots.first?.children.count == 11_000)
  }
}

private let allButToggle: Facts = [
  .buttonTrait, .selectedTrait, .notEnabledTrait, .headerTrait, .imageTrait,
]
