import SelectionKit
import Testing

/// What the types leave no way to violate; the clause ledger names these tests.
@Suite("Guarantees")
struct GuaranteesTests {
  @Test("A status is one thing at a time")
  func oneStatus() throws {
    let statuses: [ControlStatus] = [.enabled, .readOnly, .disabled, .invalid("Pick one")]
    for status in statuses {
      let option = RadioButton("Lucy", status: status).descriptor()
      let flags = [option.isEnabled == false, option.isReadOnly, option.error != nil]
      #expect(flags.count { $0 } == (status == .enabled ? 0 : 1))
      // The combinations that come of a group's status are one thing, too.
      for around in statuses {
        var group = try CheckboxGroup("Songs", options: [SelectionOption(1, "Lucy", status: status)])
        group.status = around
        let member = group.descriptor().children[0]
        #expect([member.isEnabled == false, member.isReadOnly, member.error != nil].count { $0 } <= 1)
      }
    }
  }

  @Test("Rich text is strong or plain, and only in an error")
  func richText() {
    let message = ErrorMessage(runs: [.init("Choose "), .init("one", isStrong: true), .init(" colour")])
    #expect(message.text == "Choose one colour")
    #expect(message.runs.map(\.isStrong) == [false, true, false])
    // A run has a text and one flag: there is nothing to underline with.
    #expect(Mirror(reflecting: message.runs[0]).children.compactMap(\.label) == ["text", "isStrong"])
    // Every other text of an option is plain.
    let option = SelectionOption(1, "Lucy")
    let types = Mirror(reflecting: option).children.filter { $0.label != "status" && $0.label != "appearance" }
      .map { "\(type(of: $0.value))" }
    #expect(types == ["Int", "String", "Optional<String>", "Optional<String>"])
  }

  @Test("A control never sets an identifier")
  func noIdentifier() throws {
    let controls: [any SelectionControl] = [
      try RadioGroup("Size", options: ["Small", "Large"]), RadioButton("Yes"), Checkbox("Accept Terms"),
      try CheckboxGroup("Contact", options: ["Email"]), ToggleButton(.stable("Bold")),
      try ToggleButtonGroup("Style", options: ["Bold"], policy: .anyNumber),
    ]
    for control in controls {
      let descriptor = control.descriptor()
      #expect(([descriptor] + descriptor.children).allSatisfy { $0.identifier == nil })
    }
  }

  @Test("A radio button outside a group turns on and never off")
  func standalone() {
    var radio = RadioButton("Yes")
    let turnedOn = radio.activate()
    #expect(turnedOn)
    #expect(radio.isSelected)
    let turnedOff = radio.activate()
    #expect(!turnedOff)
    #expect(radio.isSelected)
  }

  @Test("An activation returns what it changed")
  func returnedChanges() throws {
    var sizes = try RadioGroup("Size", options: ["Small", "Large"], selection: "Small")
    let choice = sizes.activate("Large")
    let change = try #require(choice)
    #expect(change.deselected == "Small")
    #expect(change.selected == "Large")
    let again = sizes.activate("Large")
    #expect(again == nil)
    var contact = try CheckboxGroup("Contact", options: ["Email", "Phone"])
    let checking = contact.activate("Email")
    #expect(checking?.checked == ["Email"])
    let unchecking = contact.activate("Email")
    #expect(unchecking?.unchecked == ["Email"])
  }

  @Test("The selection and the chosen option are one thing")
  func oneSelection() throws {
    var sizes = try RadioGroup("Size", options: ["Small", "Medium", "Large"])
    for selection in ["Small", nil, "Large", "Huge"] {
      sizes.selection = selection
      let chosen = sizes.descriptor().children.filter { $0.traits.contains(.selected) }
      #expect(chosen.map(\.label) == (sizes.selection.map { [$0] } ?? []))
    }
    #expect(sizes.selection == "Large")
  }

  @Test("None chosen is a state of its own, can be given at first, and can be asked for at any time")
  func noneChosen() throws {
    #expect(try RadioGroup("Size", options: ["Small", "Large"]).selection == nil)
    var sizes = try RadioGroup("Size", options: ["Small", "Large"], selection: "Small")
    #expect(sizes.selection == "Small")
    sizes.selection = nil
    #expect(sizes.selection == nil)
  }

  @Test("Choosing what is no option changes nothing")
  func strangers() throws {
    var sizes = try RadioGroup("Size", options: ["Small", "Large"], selection: "Small")
    let before = sizes
    let change = sizes.activate("Huge")
    #expect(change == nil)
    sizes.selection = "Huge"
    #expect(sizes == before)
  }

  @Test("A group without options, or with one twice, can not be made")
  func noEmptyGroups() {
    #expect(throws: SelectionError.noOptions) { try RadioGroup("Size", options: [String]()) }
    #expect(throws: SelectionError.duplicateOption(at: 2, sameAs: 0)) {
      try RadioGroup("Size", options: ["Small", "Large", "Small"])
    }
    #expect(throws: SelectionError.noOptions) { try CheckboxGroup("Size", options: [String]()) }
    #expect(throws: SelectionError.duplicateOption(at: 1, sameAs: 0)) {
      try CheckboxGroup("Size", options: ["Small", "Small"])
    }
  }

  @Test("No layout follows the text direction by itself, and an icon is flipped only by its flag")
  func layout() {
    var option = SelectionOption(1, "Lucy")
    #expect(option.appearance.indicator == .leading)
    #expect(!option.appearance.isOutlined && !option.appearance.hasDivider && !option.appearance.isWidthConstrained)
    option.appearance.icon = .init("heart")
    #expect(option.appearance.icon == .init("heart", isFlipped: false))
    option.appearance.indicator = .trailing
    option.appearance.isOutlined = true
    option.appearance.hasDivider = true
    option.appearance.isWidthConstrained = true
    #expect(option.appearance.icon?.isFlipped == false)
  }

  @Test("In an error, the error icon takes the place of an icon that is shown")
  func errorIcon() {
    var option = SelectionOption(1, "Lucy", status: .invalid("Pick one"))
    #expect(option.shownIcon == nil)
    option.appearance.icon = .init("heart", isFlipped: true)
    #expect(option.shownIcon == .error)
    option.status = .enabled
    #expect(option.shownIcon == .decorative(.init("heart", isFlipped: true)))
  }

  @Test("The indicator of an option is a filled circle when chosen and an empty one when not")
  func indicators() throws {
    let glyphs = try #require(AccessibilityDescriptor.Rendering.recommended(for: .radioOption, label: "Lucy").glyphs)
    #expect(glyphs.off == "circle")
    #expect(glyphs.on == "largecircle.fill.circle")
  }
}
