import SelectionKit
import Testing

@Suite("In SwiftUI")
struct SwiftUIElementTests {
  typealias Element = AccessibilityDescriptor

  /// A descriptor with the view and the modifiers, as they are written.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let descriptor: AccessibilityDescriptor
    let base: String
    let modifiers: [String]
    let losses: [PlatformLoss]

    init(
      _ description: String, _ descriptor: AccessibilityDescriptor, _ base: String, _ modifiers: [String],
      losses: [PlatformLoss] = []
    ) {
      testDescription = description
      self.descriptor = descriptor
      self.base = base
      self.modifiers = modifiers
      self.losses = losses
    }
  }

  static let rows: [Row] = [
    Row(
      "radio, not chosen", UIKitElementTests.radio(false), "Button",
      [
        #".accessibilityLabel("Black")"#, ".accessibilityRemoveTraits(.isButton)",
        #".accessibilityValue("Radio button, unchecked")"#,
      ]),
    Row(
      "radio, chosen", UIKitElementTests.radio(true), "Button",
      [
        #".accessibilityLabel("Black")"#, ".accessibilityRemoveTraits(.isButton)",
        ".accessibilityAddTraits(.isSelected)", #".accessibilityValue("Radio button, checked")"#,
      ]),
    Row(
      "radio, disabled", UIKitElementTests.radio(false, .disabled), "Button",
      [
        #".accessibilityLabel("Black")"#, ".accessibilityRemoveTraits(.isButton)",
        #".accessibilityValue("Radio button, unchecked")"#, ".disabled(true)",
      ]),
    Row(
      "radio, read-only", UIKitElementTests.radio(false, .readOnly), "Button",
      [
        #".accessibilityLabel("Black")"#, ".accessibilityRemoveTraits(.isButton)",
        #".accessibilityValue("Radio button, unchecked, read only")"#,
      ], losses: [PlatformLoss(.isReadOnly, leaving: .wordsOfValue)]),
    Row(
      "radio, in error", UIKitElementTests.radio(false, .invalid("Pick \"one\"")), "Button",
      [
        #".accessibilityLabel("Black")"#, ".accessibilityRemoveTraits(.isButton)",
        #".accessibilityValue("Radio button, unchecked. Pick \"one\"")"#,
      ], losses: [PlatformLoss(.error, leaving: .wordsOfValue)]),
    Row(
      "checkbox", Checkbox("Terms", .mixed).descriptor(), "Toggle",
      [#".accessibilityLabel("Terms")"#, #".accessibilityValue("Mixed")"#], losses: [UIKitElementTests.fromIOS17]),
    Row(
      "toggle button, name strategy",
      ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute")).descriptor(), "Button",
      [#".accessibilityLabel("Mute")"#]),
    Row(
      "toggle button, trait strategy, on", UIKitElementTests.bold(isOn: true), "Button",
      [#".accessibilityLabel("Bold")"#, ".accessibilityAddTraits(.isSelected)"]),
    Row(
      "toggle button, trait strategy, off", UIKitElementTests.bold(isOn: false), "Button",
      [#".accessibilityLabel("Bold")"#]),
    Row(
      "toggle button, alone, off", UIKitElementTests.bold(isOn: false, isAmongPeers: false), "Button",
      [#".accessibilityLabel("Bold")"#, #".accessibilityValue("Not Selected")"#]),
    Row(
      "heading", Element(.heading, label: "A\\\n\t", traits: .header), "Text",
      [#".accessibilityLabel("A\\\n\t")"#, ".accessibilityAddTraits(.isHeader)"]),
    Row("image", Element(.image, label: "A", traits: .image), "Image", [#".accessibilityLabel("A")"#]),
    Row(
      "a radio with a toggle trait, as somebody built it",
      Element(.radioOption, label: "A", traits: [.toggle, .button]), "Button",
      [#".accessibilityLabel("A")"#, ".accessibilityAddTraits(.isToggle)"]),
  ]

  @Test("A view has these modifiers in this order, and this is lost", arguments: rows)
  func row(_ row: Row) {
    let element = SwiftUIElement(row.descriptor)
    #expect(element.base.rawValue == row.base)
    #expect(element.modifiers.map(\.description) == row.modifiers)
    #expect(element.losses == row.losses)
  }

  @Test("A group contains its elements and has a label; that it is required is lost")
  func group() throws {
    var contact = try CheckboxGroup("Contact", options: ["Email"])
    try contact.setCheckedCount(1...1)
    let group = SwiftUIElement(contact.descriptor())
    #expect(group.base == .stack)
    #expect(
      group.modifiers.map(\.description) == [
        ".accessibilityElement(children: .contain)", #".accessibilityLabel("Contact")"#,
      ])
    #expect(group.children.map(\.base) == [.toggle])
    #expect(group.losses == [PlatformLoss(.isRequired, leaving: .nothing)])
  }

  @Test("Hint and input labels have modifiers of their own")
  func furtherWords() {
    var button = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    button.context = "Trailer"
    button.hint = "Silences it"
    #expect(
      SwiftUIElement(button.descriptor()).modifiers.map(\.description) == [
        #".accessibilityLabel("Mute Trailer")"#, #".accessibilityHint("Silences it")"#,
        #".accessibilityInputLabels(["Mute"])"#,
      ])
  }
}
