import SelectionKit
import Testing

/// What the reference example of each component spec makes assistive technology say, said by the controls.
@Suite struct DescribesLikeTheSpecs {
  /// One line for an element: its name, its value if there is one, its traits.
  static func line(_ element: AccessibilityDescriptor) -> String {
    [element.label, element.value].compactMap(\.self).joined(separator: ": ") + " [\(element.traits)]"
  }

  static func lines(_ group: AccessibilityDescriptor) -> [String] {
    group.children.map(line)
  }

  @Test("radio.basic: the heading names the group, each option says role and state, only the chosen one is selected")
  func radio() throws {
    var tea = try RadioGroup("Choose a tea", options: ["Assam", "Sencha", "Rooibos"], selection: "Assam")
    #expect(tea.descriptor().label == "Choose a tea")
    #expect(tea.descriptor().container == .contain)
    #expect(
      Self.lines(tea.descriptor()) == [
        "Assam: Radio button, checked [selected]",
        "Sencha: Radio button, unchecked [none]",
        "Rooibos: Radio button, unchecked [none]",
      ])
    tea.activate("Rooibos")
    #expect(
      Self.lines(tea.descriptor()) == [
        "Assam: Radio button, unchecked [none]",
        "Sencha: Radio button, unchecked [none]",
        "Rooibos: Radio button, checked [selected]",
      ])
  }

  @Test("checkbox.basic: a box is a native toggle that says Checked or Unchecked under a stable name")
  func checkbox() {
    var terms = Checkbox("I agree")
    #expect(Self.line(terms.descriptor()) == "I agree: Unchecked [button, toggle]")
    terms.activate()
    #expect(Self.line(terms.descriptor()) == "I agree: Checked [button, toggle]")
  }

  @Test("checkbox.basic: a group of boxes is a container with the group's name; each box flips by itself")
  func checkboxGroup() throws {
    var contact = try CheckboxGroup("How may we reach you?", options: ["Letter", "Call"], checked: ["Letter"])
    #expect(contact.descriptor().label == "How may we reach you?")
    #expect(contact.descriptor().container == .contain)
    #expect(
      Self.lines(contact.descriptor()) == ["Letter: Checked [button, toggle]", "Call: Unchecked [button, toggle]"])
    contact.activate("Call")
    #expect(Self.lines(contact.descriptor()) == ["Letter: Checked [button, toggle]", "Call: Checked [button, toggle]"])
  }

  @Test(
    "button.toggle: by default the name is the next action, and no trait or value says it again",
    arguments: [
      ("Mute", "Unmute", false, "Mute [button]", "Unmute [button]"),
      ("Mute", "Unmute", true, "Mute [button]", "Unmute [button]"),
      ("Pin", "Remove Pin", false, "Pin [button]", "Remove Pin [button]"),
    ])
  func nextAction(whenOff: String, whenOn: String, isIconOnly: Bool, off: String, on: String) {
    var button = ToggleButton(.nextAction(whenOff: whenOff, whenOn: whenOn))
    button.isIconOnly = isIconOnly
    #expect(Self.line(button.descriptor()) == off)
    button.activate()
    #expect(Self.line(button.descriptor()) == on)
    button.activate()
    #expect(Self.line(button.descriptor()) == off)
  }

  @Test("button.toggle: in a formatting toolbar the name stays, and the selected trait follows the state")
  func formatting() {
    var italic = ToggleButton(.stable("Italic"))
    italic.isIconOnly = true
    italic.isAmongPeers = true
    #expect(Self.line(italic.descriptor()) == "Italic [button]")
    italic.activate()
    #expect(Self.line(italic.descriptor()) == "Italic [button, selected]")
    italic.activate()
    #expect(Self.line(italic.descriptor()) == "Italic [button]")
  }

  @Test("button.toggle: alone, with a stable name, off is said in the value")
  func isolated() {
    var highlight = ToggleButton(.stable("Highlight"))
    highlight.isAmongPeers = false
    #expect(Self.line(highlight.descriptor()) == "Highlight: Not Selected [button]")
    highlight.activate()
    #expect(Self.line(highlight.descriptor()) == "Highlight [button, selected]")
  }
}
