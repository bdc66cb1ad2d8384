import SelectionKit
import Testing

@Suite struct CheckboxTests {
  @Test(
    "Activation flips a box that takes input, and checks a mixed one",
    arguments: [
      (.unchecked, .enabled, .checked), (.unchecked, .readOnly, .unchecked), (.unchecked, .disabled, .unchecked),
      (.unchecked, .invalid("Required"), .checked),
      (.checked, .enabled, .unchecked), (.checked, .readOnly, .checked), (.checked, .disabled, .checked),
      (.checked, .invalid("Required"), .unchecked),
      (.mixed, .enabled, .checked), (.mixed, .readOnly, .mixed), (.mixed, .disabled, .mixed),
      (.mixed, .invalid("Required"), .checked),
    ] as [(CheckState, ControlStatus, CheckState)])
  func activate(state: CheckState, status: ControlStatus, result: CheckState) {
    var box = Checkbox("Accept", state, status: status)
    #expect(box.activate() == (state != result))
    #expect(box.state == result)
  }

  @Test(
    "Mixed is not checked", arguments: [(.unchecked, false), (.checked, true), (.mixed, false)] as [(CheckState, Bool)])
  func isChecked(state: CheckState, isChecked: Bool) {
    #expect(Checkbox("Accept", state).isChecked == isChecked)
  }

  @Test(
    "Setting it to checked or not leaves no mixed state",
    arguments: [(true, .checked), (false, .unchecked)] as [(Bool, CheckState)])
  func setIsChecked(isChecked: Bool, state: CheckState) {
    var box = Checkbox("Accept", .mixed)
    box.isChecked = isChecked
    #expect(box.state == state)
  }
}
