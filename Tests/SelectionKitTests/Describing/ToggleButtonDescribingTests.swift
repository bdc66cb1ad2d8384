import SelectionKit
import Testing

@Suite struct ToggleButtonDescribingTests {
  static let mute = ToggleButton.Name.nextAction(whenOff: "Mute", whenOn: "Unmute")
  static let bold = ToggleButton.Name.stable("Bold")

  static let unselected = [
    StatusCase(status: .enabled, value: nil, traits: .button),
    StatusCase(status: .readOnly, value: "read only", traits: .button, isReadOnly: true),
    StatusCase(status: .disabled, value: nil, traits: [.button, .notEnabled], isEnabled: false),
    StatusCase(status: .invalid("No sound"), value: "No sound", traits: .button, error: "No sound"),
  ]
  static let selected = [
    StatusCase(status: .enabled, value: nil, traits: [.button, .selected]),
    StatusCase(status: .readOnly, value: "read only", traits: [.button, .selected], isReadOnly: true),
    StatusCase(status: .disabled, value: nil, traits: [.button, .selected, .notEnabled], isEnabled: false),
    StatusCase(status: .invalid("No sound"), value: "No sound", traits: [.button, .selected], error: "No sound"),
  ]

  static func descriptor(
    _ label: String, _ expected: StatusCase, _ state: CheckState, _ naming: AccessibilityDescriptor.Naming
  ) -> AccessibilityDescriptor {
    var descriptor = AccessibilityDescriptor(.toggleButton, label, expected, state: state, effect: .inContext)
    descriptor.naming = naming
    descriptor.rendering.isIconOnly = false
    return descriptor
  }

  @Test("While off, a button named by its next action is called by what turns it on", arguments: unselected)
  func nextActionOff(expected: StatusCase) {
    let button = ToggleButton(Self.mute, isOn: false, status: expected.status)
    #expect(button.descriptor() == Self.descriptor("Mute", expected, .unchecked, .nextAction))
  }

  @Test("While on, it is called by what turns it off, and never selected", arguments: unselected)
  func nextActionOn(expected: StatusCase) {
    let button = ToggleButton(Self.mute, isOn: true, status: expected.status)
    #expect(button.descriptor() == Self.descriptor("Unmute", expected, .checked, .nextAction))
  }

  @Test("A button with a stable name is not selected while off", arguments: unselected)
  func stableOff(expected: StatusCase) {
    let button = ToggleButton(Self.bold, isOn: false, status: expected.status)
    #expect(button.descriptor() == Self.descriptor("Bold", expected, .unchecked, .stable))
  }

  @Test("A button with a stable name is selected while on", arguments: selected)
  func stableOn(expected: StatusCase) {
    let button = ToggleButton(Self.bold, isOn: true, status: expected.status)
    #expect(button.descriptor() == Self.descriptor("Bold", expected, .checked, .stable))
  }

  @Test(
    "Not Selected is said only by a button that is off, has a stable name and stands alone",
    arguments: [
      (bold, false, false, "Not Selected"), (bold, false, nil, nil), (bold, false, true, nil),
      (bold, true, false, nil), (bold, true, nil, nil), (bold, true, true, nil),
      (mute, false, false, nil), (mute, false, nil, nil), (mute, false, true, nil),
      (mute, true, false, nil), (mute, true, nil, nil), (mute, true, true, nil),
    ] as [(ToggleButton.Name, Bool, Bool?, String?)])
  func notSelected(name: ToggleButton.Name, isOn: Bool, isAmongPeers: Bool?, value: String?) {
    var button = ToggleButton(name, isOn: isOn)
    button.isAmongPeers = isAmongPeers
    #expect(button.descriptor().value == value)
    #expect(button.descriptor().isAmongPeers == isAmongPeers)
  }

  @Test(
    "Not Selected comes before what the status adds",
    arguments: [
      (.readOnly, "Not Selected, read only"), (.invalid("No font"), "Not Selected. No font"),
      (.disabled, "Not Selected"),
    ] as [(ControlStatus, String)])
  func notSelectedWithStatus(status: ControlStatus, value: String) {
    var button = ToggleButton(Self.bold, status: status)
    button.isAmongPeers = false
    #expect(button.descriptor().value == value)
  }

  @Test(
    "Context comes after the name, and the name alone is what one says",
    arguments: [
      ("Mute", "Trailer", "Mute Trailer", ["Mute"]), ("Mute", nil, "Mute", []), ("Mute", " ", "Mute", []),
      ("", "Trailer", "", []), (" ", "Trailer", " ", []),
    ] as [(String, String?, String, [String])])
  func context(name: String, context: String?, label: String, inputLabels: [String]) {
    var button = ToggleButton(.nextAction(whenOff: name, whenOn: "Unmute"))
    button.context = context
    #expect(button.descriptor().label == label)
    #expect(button.descriptor().inputLabels == inputLabels)
  }

  @Test("The hint and whether only an icon is shown are passed on", arguments: [false, true])
  func hintAndIcon(isIconOnly: Bool) {
    var button = ToggleButton(Self.mute)
    button.hint = "Silences the trailer"
    button.isIconOnly = isIconOnly
    #expect(button.descriptor().hint == "Silences the trailer")
    #expect(button.descriptor().rendering.isIconOnly == isIconOnly)
  }

  @Test("A button is at the empty path", arguments: [([], true), ([0], false), ([-1], false)] as [(NodePath, Bool)])
  func paths(path: NodePath, changes: Bool) {
    var button = ToggleButton(Self.mute)
    #expect(button.activate(at: path) == changes)
    #expect(button.isOn == changes)
  }
}
