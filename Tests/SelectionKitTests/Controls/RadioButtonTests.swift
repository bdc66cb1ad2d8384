import SelectionKit
import Testing

@Suite struct RadioButtonTests {
  @Test(
    "Activation turns a radio button on unless it is fixed, and never off",
    arguments: [
      (false, .enabled, true), (false, .invalid("Pick one"), true), (false, .readOnly, false),
      (false, .disabled, false),
      (true, .enabled, false), (true, .invalid("Pick one"), false), (true, .readOnly, false), (true, .disabled, false),
    ] as [(Bool, ControlStatus, Bool)])
  func activate(isSelected: Bool, status: ControlStatus, changes: Bool) {
    var button = RadioButton("Lucy", isSelected: isSelected, status: status)
    #expect(button.activate() == changes)
    #expect(button.isSelected == (isSelected || changes))
  }

  @Test("The program turns it off")
  func program() {
    var button = RadioButton("Lucy", isSelected: true)
    button.isSelected = false
    #expect(!button.isSelected)
  }
}
