import SelectionKit
import Testing

@Suite("In UIKit")
struct UIKitElementTests {
  typealias Element = AccessibilityDescriptor

  /// A descriptor with the value, the traits and the losses that UIKit has for it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let descriptor: AccessibilityDescriptor
    let value: String?
    let traits: [String]
    let losses: [PlatformLoss]

    init(
      _ description: String, _ descriptor: AccessibilityDescriptor, value: String?, traits: [String],
      losses: [PlatformLoss] = []
    ) {
      testDescription = description
      self.descriptor = descriptor
      self.value = value
      self.traits = traits
      self.losses = losses
    }
  }

  static func radio(_ isChosen: Bool, _ status: ControlStatus = .enabled) -> Element {
    RadioButton("Black", isSelected: isChosen, status: status).descriptor()
  }

  static func bold(isOn: Bool, isAmongPeers: Bool? = nil) -> Element {
    var button = ToggleButton(.stable("Bold"), isOn: isOn)
    button.isAmongPeers = isAmongPeers
    return button.descriptor()
  }

  static let fromIOS17 = PlatformLoss(.value, leaving: .allFromIOS17)

  static let rows: [Row] = [
    Row("radio, not chosen", radio(false), value: "Radio button, unchecked", traits: []),
    Row("radio, chosen", radio(true), value: "Radio button, checked", traits: ["selected"]),
    Row("radio, disabled", radio(false, .disabled), value: "Radio button, unchecked", traits: ["notEnabled"]),
    Row(
      "radio, read-only", radio(true, .readOnly), value: "Radio button, checked, read only", traits: ["selected"],
      losses: [PlatformLoss(.isReadOnly, leaving: .wordsOfValue)]),
    Row(
      "radio, in error", radio(false, .invalid("Pick one")), value: "Radio button, unchecked. Pick one", traits: [],
      losses: [PlatformLoss(.error, leaving: .wordsOfValue)]),
    Row(
      "checkbox, off", Checkbox("A").descriptor(), value: "Unchecked", traits: ["button", "toggleButton"],
      losses: [fromIOS17]),
    Row(
      "checkbox, on", Checkbox("A", .checked).descriptor(), value: "Checked", traits: ["button", "toggleButton"],
      losses: [fromIOS17]),
    Row(
      "checkbox, mixed", Checkbox("A", .mixed).descriptor(), value: "Mixed", traits: ["button", "toggleButton"],
      losses: [fromIOS17]),
    Row(
      "toggle button, name strategy, on",
      ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"), isOn: true).descriptor(), value: nil,
      traits: ["button"]),
    Row("toggle button, trait strategy, on", bold(isOn: true), value: nil, traits: ["button", "selected"]),
    Row("toggle button, trait strategy, off", bold(isOn: false), value: nil, traits: ["button"]),
    Row(
      "toggle button, alone, off", bold(isOn: false, isAmongPeers: false), value: "Not Selected", traits: ["button"]),
    Row("heading", Element(.heading, label: "A", traits: .header), value: nil, traits: ["header"]),
    Row("image", Element(.image, label: "A", traits: .image), value: nil, traits: ["image"]),
  ]

  @Test("An element has these properties, and this is lost", arguments: rows)
  func row(_ row: Row) {
    let element = UIKitElement(row.descriptor)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityLabel == row.descriptor.label)
    #expect(element.accessibilityValue == row.value)
    #expect(element.accessibilityTraits.map(\.rawValue) == row.traits)
    #expect(element.accessibilityContainerType == nil)
    #expect(element.losses == row.losses)
  }

  @Test("A group is a semantic group with a label; that it is required is lost")
  func group() throws {
    var size = try RadioGroup("Size", options: ["Small", "Large"])
    size.isRequired = true
    size.status = .invalid("Pick one")
    let group = UIKitElement(size.descriptor())
    #expect(!group.isAccessibilityElement)
    #expect(group.accessibilityLabel == "Size")
    #expect(group.accessibilityContainerType?.rawValue == "semanticGroup")
    #expect(group.accessibilityElements.map(\.accessibilityLabel) == ["Small", "Large"])
    #expect(
      group.losses == [
        PlatformLoss(.isRequired, leaving: .nothing), PlatformLoss(.error, leaving: .wordsOfValue),
      ])
  }

  @Test("Hint and input labels have properties of their own")
  func furtherWords() {
    var button = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    button.context = "Trailer"
    button.hint = "Silences it"
    let element = UIKitElement(button.descriptor())
    #expect(element.accessibilityLabel == "Mute Trailer")
    #expect(element.accessibilityUserInputLabels == ["Mute"])
    #expect(element.accessibilityHint == "Silences it")
    #expect(element.losses == [])
  }
}
