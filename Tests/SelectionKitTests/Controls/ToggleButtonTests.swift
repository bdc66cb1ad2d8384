import SelectionKit
import Testing

@Suite struct ToggleButtonTests {
  static let names: [ToggleButton.Name] = [.nextAction(whenOff: "Mute", whenOn: "Unmute"), .stable("Bold")]

  @Test(
    "Activation flips a button that takes input, whichever way it is named",
    arguments: names,
    [(.enabled, true), (.invalid("No sound"), true), (.readOnly, false), (.disabled, false)] as [(ControlStatus, Bool)])
  func activate(name: ToggleButton.Name, status: (ControlStatus, Bool)) {
    var button = ToggleButton(name, status: status.0)
    #expect(button.activate() == status.1)
    #expect(button.isOn == status.1)
    #expect(button.activate() == status.1)
    #expect(!button.isOn)
    #expect(button.name == name)
  }

  @Test("It is off, shows its text and knows nothing of its peers unless said so")
  func defaults() {
    let button = ToggleButton(.stable("Bold"))
    #expect(!button.isOn)
    #expect(!button.isIconOnly)
    #expect(button.isAmongPeers == nil)
    #expect(button.context == nil)
    #expect(button.hint == nil)
  }
}
