import SelectionKit
import Testing

@Suite("What VoiceOver says")
struct SpokenLinesTests {
  typealias Element = AccessibilityDescriptor

  /// An element, what is said of it on iOS 17 and later, and what on iOS 16 where that differs.
  struct Case: CustomTestStringConvertible {
    let element: AccessibilityDescriptor
    let line: String
    var lineOnIOS16: String?

    var testDescription: String { line }
  }

  static func radio(_ label: String, isChosen: Bool, _ status: ControlStatus = .enabled) -> Element {
    RadioButton(label, isSelected: isChosen, status: status).descriptor()
  }

  static func toggle(_ name: ToggleButton.Name, isOn: Bool, isAmongPeers: Bool? = nil) -> Element {
    var button = ToggleButton(name, isOn: isOn)
    button.isAmongPeers = isAmongPeers
    return button.descriptor()
  }

  static let cases: [Case] = [
    Case(element: radio("Black", isChosen: true), line: "Selected: Black: Radio button, checked"),
    Case(element: radio("Gray", isChosen: false), line: "Gray: Radio button, unchecked"),
    Case(element: radio("Black", isChosen: true, .disabled), line: "Selected: Black: Radio button, checked. Dimmed."),
    Case(
      element: radio("Black", isChosen: true, .readOnly), line: "Selected: Black: Radio button, checked, read only"),
    Case(
      element: radio("Gray", isChosen: false, .invalid("Pick one")), line: "Gray: Radio button, unchecked. Pick one"),
    Case(
      element: Checkbox("Accept Terms", .checked).descriptor(), line: "Accept Terms. Switch Button. Checked",
      lineOnIOS16: "Accept Terms. Switch Button."),
    Case(
      element: Checkbox("Accept Terms", .mixed, status: .disabled).descriptor(),
      line: "Accept Terms. Dimmed. Switch Button. Mixed", lineOnIOS16: "Accept Terms. Dimmed. Switch Button."),
    Case(element: toggle(.nextAction(whenOff: "Mute", whenOn: "Unmute"), isOn: false), line: "Mute. Button."),
    Case(element: toggle(.nextAction(whenOff: "Mute", whenOn: "Unmute"), isOn: true), line: "Unmute. Button."),
    Case(element: toggle(.stable("Bold"), isOn: true), line: "Selected: Bold. Button."),
    Case(element: toggle(.stable("Bold"), isOn: false), line: "Bold. Button."),
    Case(
      element: toggle(.stable("Bold"), isOn: false, isAmongPeers: false), line: "Bold: Not Selected. Button."),
    // What somebody else built, and an audit finds.
    Case(element: Element(.radioOption, label: "Gray", traits: .button), line: "Gray. Button."),
    Case(
      element: Element(.radioOption, label: "Black", value: "Radio button, checked", traits: [.button, .selected]),
      line: "Selected: Black: Radio button, checked. Button."),
    Case(
      element: Element(.toggleButton, label: "Unmute", traits: [.button, .selected]),
      line: "Selected: Unmute. Button."),
    Case(
      element: Element(.checkbox, label: "Accept Terms", value: "1", traits: [.button, .toggle]),
      line: "Accept Terms. Switch Button. On."),
    Case(
      element: Element(.checkbox, label: "Accept Terms", value: "0", traits: [.button, .toggle]),
      line: "Accept Terms. Switch Button. Off."),
    Case(
      element: Element(.checkbox, label: "Accept Terms", value: "2", traits: [.button, .toggle]),
      line: "Accept Terms. Switch Button. Mixed."),
    Case(
      element: Element(.checkbox, label: "Accept Terms", value: "On", traits: [.button, .toggle]),
      line: "Accept Terms. Switch Button. On", lineOnIOS16: "Accept Terms. Switch Button."),
    // A radio button that is spoken as a switch.
    Case(
      element: Element(.radioOption, label: "Gray", value: "0", traits: [.button, .toggle]),
      line: "Gray. Switch Button. Off."),
    // Without the button trait there is no "Switch Button".
    Case(element: Element(.checkbox, label: "Terms", value: "1", traits: .toggle), line: "Terms. On."),
    Case(element: Element(.heading, label: "Colour", traits: .header), line: "Colour. Heading."),
    Case(element: Element(.button, traits: .button), line: "Button."),
    Case(element: Element(.toggleButton, traits: [.button, .selected]), line: "Selected. Button."),
    Case(element: Element(.button, label: "Really?", traits: .button), line: "Really? Button."),
  ]

  @Test("C21: an element is spoken by its name, value and traits, as the profile has it", arguments: cases)
  func line(_ example: Case) {
    #expect(ScreenReader.voiceOver.lines(for: example.element) == [example.line])
    #expect(ScreenReader.voiceOverIOS16.lines(for: example.element) == [example.lineOnIOS16 ?? example.line])
  }

  @Test("The place of “Selected” is a property of the profile")
  func selectedPlace() {
    var reader = ScreenReader.voiceOver
    reader.selectedPlace = .afterRole
    #expect(reader.lines(for: Self.toggle(.stable("Bold"), isOn: true)) == ["Bold. Button. Selected."])
    #expect(reader.lines(for: Self.radio("Black", isChosen: true)) == ["Black: Radio button, checked. Selected."])
  }

  @Test("A hint comes last, unless hints are off")
  func hints() {
    var button = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    button.hint = "Silences this call"
    #expect(ScreenReader.voiceOver.lines(for: button.descriptor()) == ["Mute. Button. Silences this call"])
    var silent = ScreenReader.voiceOver
    silent.speaksHints = false
    #expect(silent.lines(for: button.descriptor()) == ["Mute. Button."])
  }

  @Test("A place among the others is spoken only where the profile speaks it")
  func positions() throws {
    let size = try RadioGroup("Size", options: ["Small", "Large"], selection: "Large")
    #expect(
      ScreenReader.voiceOver.lines(for: size.descriptor()) == [
        "Size", "Small: Radio button, unchecked", "Selected: Large: Radio button, checked",
      ])
    var reader = ScreenReader.voiceOver
    reader.speaksPositions = true
    #expect(
      reader.lines(for: size.descriptor(in: .french), in: .french) == [
        "Size", "Small: Bouton radio, non coché. 1 sur 2.", "Sélectionné: Large: Bouton radio, coché. 2 sur 2.",
      ])
    var partial = size.descriptor()
    partial.unobserved = .children
    #expect(reader.lines(for: partial).last == "Selected: Large: Radio button, checked")
  }

  @Test("What isn't known of an element is said in parentheses")
  func unknown() {
    var button = Element(.button, label: "Continue")
    button.forget([.buttonTrait, .toggleTrait])
    #expect(ScreenReader.voiceOver.lines(for: button) == ["Continue (role unknown)"])
    button.forget(.traits.union([.value, .label]))
    #expect(
      ScreenReader.voiceOver.lines(for: button) == [
        "(name unknown) (value unknown) (role unknown) (selection unknown) (availability unknown)"
      ])
    var pressed = Element(.button, label: "Continue", traits: .button)
    pressed.forget(.toggleTrait)
    #expect(ScreenReader.voiceOver.lines(for: pressed) == ["Continue. Button. (toggle unknown)"])
  }

  @Test("Only what is an element is spoken: no screen, nothing hidden, nothing without words")
  func silent() {
    var hidden = Element(.button, label: "Back", traits: .button)
    hidden.isExposed = false
    let screen = Element(
      .screen, label: "Order", children: [hidden, Element(.image), Element(.staticText, label: "Hello")])
    #expect(ScreenReader.voiceOver.lines(for: screen) == ["Hello"])
  }

  @Test("Elements joined into one are spoken as one, with all their traits")
  func combined() {
    let row = Element(
      .other, container: .combine,
      children: [Element(.staticText, label: "Wi-Fi"), Element(.button, label: "On", traits: .button)])
    #expect(ScreenReader.voiceOver.lines(for: row) == ["Wi-Fi, On. Button."])
    let hidden = Element(.other, label: "Wi-Fi", container: .ignore, children: [Element(.staticText, label: "x")])
    #expect(ScreenReader.voiceOver.lines(for: hidden) == ["Wi-Fi"])
  }

  @Test("Groups inside groups are announced from the outside in, and a group in which nothing is spoken isn't")
  func nestedGroups() {
    let text = Element(.staticText, label: "Hello")
    let inner = Element(.radioGroup, label: "Inner", container: .contain, children: [text, text])
    let empty = Element(.radioGroup, label: "Empty", container: .contain)
    let outer = Element(.other, label: "Outer", container: .contain, children: [empty, inner, text])
    let transcript = ScreenReader.voiceOver.transcript(of: outer, in: .english)
    #expect(transcript.lines.map { $0.text } == ["Outer", "Inner", "Hello", "Hello", "Hello"])
    #expect(transcript.lines.map { $0.path } == [[], [1], [1, 0], [1, 1], [2]])
  }

  @Test("Traits are spoken in the language of the wording, and in English where its words are not known")
  func languages() {
    let bold = Self.toggle(.stable("Gras"), isOn: true)
    let transcript = ScreenReader.voiceOver.transcript(of: bold, in: .french)
    #expect(transcript.lines.map { $0.text } == ["Sélectionné: Gras. Button."])
    #expect(transcript.wordsInEnglish == ["Button"])
    let unknown = ScreenReader.voiceOver.transcript(of: bold, in: nil)
    #expect(unknown.lines.map { $0.text } == ["Selected: Gras. Button."])
    #expect(unknown.wordsInEnglish == ["Selected", "Button"])
    #expect(ScreenReader.voiceOver.transcript(of: bold, in: .english).wordsInEnglish == [])
  }

  @Test("A document is spoken root by root")
  func document() {
    let roots = [Self.radio("Black", isChosen: true), Self.radio("Gray", isChosen: false)]
    let transcript = ScreenReader.voiceOver.transcript(of: DescriptorDocument(.observed, roots), in: .english)
    #expect(transcript.lines.map { $0.path } == [[0], [1]])
  }
}
