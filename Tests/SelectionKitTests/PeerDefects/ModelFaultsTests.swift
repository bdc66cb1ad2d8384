import SelectionKit
import Testing

/// Faults that were met in other libraries, each under its number: here they cannot happen.
///
/// The article "What can't be written" shows those that do not even compile.
@Suite struct ModelFaultsTests {
  private static func songs(_ selection: String? = nil) throws -> RadioGroup<String> {
    try RadioGroup("Song", options: ["Lucy", "Help!", "Michelle"], selection: selection)
  }

  private static func contact(_ checked: Set<String> = []) throws -> CheckboxGroup<String> {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone", "Text"], checked: checked)
    group.selectAllLabel = "All"
    return group
  }

  // MARK: What is said

  @Test("M1: no value has an empty segment", arguments: ["", " ", "\n"])
  func emptySegments(blank: String) throws {
    let radio = RadioButton("Lucy", status: .invalid(ErrorMessage(blank)))
    #expect(radio.descriptor().value == "Radio button, unchecked")
    let box = Checkbox("Terms", .mixed, status: .invalid(ErrorMessage(blank)))
    #expect(box.descriptor().value == "Mixed")
    let toggle = ToggleButton(.stable("Bold"), status: .invalid(ErrorMessage(blank)))
    #expect(toggle.descriptor().value == nil)
    var group = try Self.songs()
    group.status = .invalid(ErrorMessage(blank))
    group.updateOption("Lucy") {
      $0.extraLabel = blank
      $0.explanation = "1967"
    }
    #expect(group.descriptor().value == nil)
    #expect(group.descriptor().children[0].label == "Lucy, 1967")
  }

  @Test("M2: read-only has words of its own, not those of disabled")
  func readOnlyWords() {
    let readOnly = RadioButton("Lucy", status: .readOnly).descriptor()
    #expect(readOnly.value == "Radio button, unchecked, read only")
    #expect(readOnly.traits == [])
    #expect(readOnly.isEnabled == true)
    #expect(readOnly.isReadOnly)
  }

  @Test("M12: mixed stays mixed in every description, and activating it checks it")
  func mixed() throws {
    var box = Checkbox("All", .mixed)
    #expect(box.descriptor().state == .mixed)
    #expect(box.descriptor().value == "Mixed")
    box.activate()
    #expect(box.descriptor().value == "Checked")
    let parent = try Self.contact(["Email"]).descriptor().children[0]
    #expect(parent.state == .mixed)
    #expect(parent.value == "Mixed")
    #expect(Wording.shipped.allSatisfy { $0.mixed != $0.checked && $0.mixed != $0.unchecked })
  }

  @Test("M14: each fact is said once, and no word stands for two things")
  func onceOnly() throws {
    var group = try Self.songs("Lucy")
    group.updateOption("Lucy") { $0.status = .disabled }
    let option = group.descriptor().children[0]
    #expect(option.label == "Lucy")
    #expect(option.value == "Radio button, checked")
    #expect(option.traits == [.selected, .notEnabled])
    for wording in Wording.shipped {
      let words = [
        wording.radioChecked, wording.radioUnchecked, wording.checked, wording.unchecked, wording.mixed,
        wording.notSelected, wording.readOnly,
      ]
      #expect(words.allSatisfy { !$0.isEmpty })
      #expect(Set(words.prefix(2)).count == 2)
      #expect(Set(words[2...4]).count == 3)
    }
  }

  @Test("M15: disabled, read-only and in error are each heard, and heard differently")
  func availabilityIsHeard() throws {
    let statuses: [ControlStatus] = [.enabled, .readOnly, .disabled, .invalid("Wrong")]
    let controls: [(ControlStatus) -> any SelectionControl] = [
      { RadioButton("Lucy", status: $0) }, { Checkbox("Terms", status: $0) },
      { ToggleButton(.stable("Bold"), status: $0) },
    ]
    for control in controls {
      let heard = statuses.map { status in
        let descriptor = control(status).descriptor()
        return "\(descriptor.value ?? "") \(descriptor.traits)"
      }
      #expect(Set(heard).count == 4)
    }
    #expect(RadioButton("Lucy", status: .invalid("Sold out")).descriptor().value == "Radio button, unchecked. Sold out")
  }

  @Test("M16: a group has a name, and every option a value, also while nothing is chosen")
  func everyOptionHasAValue() throws {
    let songs = try Self.songs().descriptor()
    #expect(songs.label == "Song")
    #expect(songs.children.map(\.value) == Array(repeating: "Radio button, unchecked", count: 3))
    let contact = try Self.contact().descriptor()
    #expect(contact.label == "Contact")
    #expect(contact.children.map(\.value) == Array(repeating: "Unchecked", count: 4))
  }

  @Test("M17: role and state are in the value, and the label is the visible text")
  func labelIsTheText() throws {
    for isChosen in [false, true] {
      #expect(RadioButton("Lucy", isSelected: isChosen).descriptor().label == "Lucy")
      #expect(Checkbox("Terms", CheckState(isChecked: isChosen)).descriptor().label == "Terms")
    }
    var group = try Self.songs("Lucy")
    group.updateOption("Lucy") { $0.extraLabel = "The Beatles" }
    #expect(group.descriptor().children[0].label == "Lucy, The Beatles")
    #expect(group.descriptor().children[0].inputLabels == ["Lucy"])
  }

  @Test("M23: a button that is named by its next action is never selected as well")
  func oneStrategy() throws {
    for isOn in [false, true] {
      let button = ToggleButton(.nextAction(whenOff: "Full Screen", whenOn: "Exit Full Screen"), isOn: isOn)
      #expect(button.descriptor().traits == .button)
      #expect(button.descriptor().value == nil)
      let peer = try ToggleButtonGroup(
        "View", options: ["Full Screen"], policy: .anyNumber, on: isOn ? ["Full Screen"] : [])
      #expect(peer.descriptor().children[0].label == "Full Screen")
      #expect(peer.descriptor().children[0].naming == .stable)
    }
  }

  @Test("M24: a radio option has neither the toggle nor the button trait")
  func noSwitch() throws {
    for isChosen in [false, true] {
      for status in [ControlStatus.enabled, .readOnly, .disabled, .invalid("Wrong")] {
        let radio = RadioButton("Lucy", isSelected: isChosen, status: status).descriptor()
        #expect(radio.traits.isDisjoint(with: [.toggle, .button]))
      }
    }
  }

  @Test("M25: a description is that of the control as it is now, never of a step before")
  func noStepBehind() throws {
    var group = try Self.songs()
    for song in ["Lucy", "Michelle", "Lucy", "Help!"] {
      group.activate(song)
      #expect(group.descriptor(of: song)?.value == "Radio button, checked")
      #expect(group.descriptor().children.filter { $0.value == "Radio button, checked" }.map(\.label) == [song])
    }
    var box = Checkbox("Terms")
    box.activate()
    #expect(box.descriptor().value == "Checked")
    #expect(box.descriptor() == box.descriptor())
  }

  @Test("M26: place and count come of the options there are now")
  func liveOptions() throws {
    var group = try Self.songs("Help!")
    try group.setOptions(["Help!", "Lucy"].map { SelectionOption($0, $0) })
    #expect(group.descriptor().children.map(\.label) == ["Help!", "Lucy"])
    #expect(group.descriptor().children[0].value == "Radio button, checked")
    var contact = try Self.contact(["Email", "Text"])
    contact.selectAllCount = .shown
    #expect(contact.descriptor().children[0].label == "All (2)")
    try contact.setOptions(["Email", "Letter"].map { SelectionOption($0, $0) })
    #expect(contact.descriptor().children.map(\.label) == ["All (1)", "Email", "Letter"])
  }

  @Test("M27: that a choice is required is said of the group, not of each option")
  func requiredIsTheGroups() throws {
    var songs = try Self.songs()
    songs.isRequired = true
    #expect(songs.descriptor().isRequired == true)
    #expect(songs.descriptor().children.allSatisfy { $0.isRequired == nil })
    var contact = try Self.contact()
    contact.isRequired = true
    #expect(contact.descriptor().isRequired == true)
    #expect(contact.descriptor().children.allSatisfy { $0.isRequired == nil })
  }

  // MARK: What activation does

  @Test("M3: activating a chosen radio button, alone or in a group, never turns it off")
  func neverOff() throws {
    var radio = RadioButton("Lucy", isSelected: true)
    #expect(radio.activate() == false)
    #expect(radio.isSelected)
    var group = try Self.songs("Lucy")
    #expect(group.activate("Lucy") == nil)
    #expect(group.press(.space, on: "Lucy").change == nil)
    #expect(group.selection == "Lucy")
  }

  @Test("M4: the parent's state is derived by membership, whatever came from outside")
  func parentByMembership() throws {
    var group = try Self.contact()
    group.checked = ["Fax", "Pigeon", "Smoke"]
    #expect(group.state == .unchecked)
    group.checked = ["Fax", "Email", "Phone"]
    #expect(group.state == .mixed)
    group.checked = ["Fax", "Email", "Phone", "Text"]
    #expect(group.state == .checked)
    group["Phone"] = false
    #expect(group.descriptor().children[0].value == "Mixed")
    try group.setOptions(["Email", "Text"].map { SelectionOption($0, $0) })
    #expect(group.descriptor().children[0].value == "Checked")
    #expect(throws: SelectionError.duplicateOption(at: 1, sameAs: 0)) {
      try CheckboxGroup("Contact", options: ["Email", "Email"])
    }
  }

  @Test("M5: fixed options keep their state under a parent", arguments: [ControlStatus.readOnly, .disabled])
  func fixedOptions(status: ControlStatus) throws {
    var group = try Self.contact(["Text"])
    group.updateOption("Text") { $0.status = status }
    group.updateOption("Phone") { $0.status = status }
    #expect(group.activateSelectAll()?.checked == ["Email"])
    #expect(group.checked == ["Email", "Text"])
    // Not all are checked, and the parent says so.
    #expect(group.descriptor().children[0].value == "Mixed")
    #expect(group.activateSelectAll()?.unchecked == ["Email"])
    #expect(group.checked == ["Text"])
    #expect(group.descriptor().children[0].value == "Mixed")
  }

  @Test("M7: nothing that is disabled or read-only changes", arguments: [ControlStatus.readOnly, .disabled])
  func refused(status: ControlStatus) throws {
    var toggle = ToggleButton(.stable("Bold"), status: status)
    #expect(toggle.activate() == false)
    #expect(toggle.press(.space) == false)
    #expect(!toggle.isOn)
    var group = try ToggleButtonGroup("Style", options: ["Bold"], policy: .anyNumber)
    group.status = status
    #expect(group.activate("Bold") == nil)
    #expect(group.press(.enter, on: "Bold").change == nil)
    #expect(group.on == [])
  }

  @Test("M8: a deselection that is refused reports no change")
  func refusedDeselection() throws {
    for policy in [SelectionPolicy.exactlyOne, .oneOrMore] {
      var group = try ToggleButtonGroup("Style", options: ["Left", "Right"], policy: policy, on: ["Left"])
      let before = group
      #expect(group.activate("Left") == nil)
      #expect(group.press(.space, on: "Left").response == .stays)
      #expect(group.press(.enter, on: "Left").change == nil)
      #expect(group.activate(at: [0]) == false)
      #expect(group.activate(at: [0], describedIn: .english) == nil)
      #expect(group == before)
    }
  }

  @Test("M9: whether the last button can be turned off is a stated policy, and none of them is a radio")
  func statedPolicy() throws {
    for policy in SelectionPolicy.allCases {
      var group = try ToggleButtonGroup("Style", options: ["Left", "Right"], policy: policy, on: ["Left"])
      #expect((group.activate("Left") != nil) == policy.allowsNone)
      #expect(group.descriptor().children.allSatisfy { $0.role == .toggleButton })
      #expect(group.descriptor().role == .toolbar)
    }
  }

  @Test("M10: read-only can be reached and changes nothing; an error of the group is not that of each option")
  func readOnlyIsReachable() throws {
    var group = try Self.songs("Lucy")
    group.status = .readOnly
    #expect(group.tabStop == "Lucy")
    #expect(group.press(.down, on: "Lucy").response == .moves(to: "Help!", activating: false))
    #expect(group.activate("Help!") == nil)
    #expect(group.selection == "Lucy")
    #expect(group.descriptor().children.allSatisfy { !$0.traits.contains(.notEnabled) })
    group.status = .invalid("Sold out")
    #expect(group.descriptor().error == "Sold out")
    #expect(group.descriptor().children.allSatisfy { $0.error == nil })
  }

  @Test("M11: none of none is unchecked, and unchecking what is absent changes nothing")
  func emptyAndAbsent() throws {
    let empty = CheckboxGroup<Nothing>("Nothing") { _ in "" }
    #expect(empty.state == .unchecked)
    var group = try Self.contact(["Email"])
    group["Fax"] = false
    #expect(group.activate("Fax") == nil)
    #expect(group.checked == ["Email"])
  }

  @Test("M13: choosing what is no member changes nothing, and no group is there before it has members")
  func strangers() throws {
    var group = try Self.songs("Lucy")
    let before = group
    #expect(group.activate("Yesterday") == nil)
    group.selection = "Yesterday"
    #expect(group == before)
    #expect(group.descriptor().children[0].traits == .selected)
    #expect(throws: SelectionError.noOptions) { try RadioGroup("Song", options: [String]()) }
  }

  @Test("M20: two radio options are never chosen")
  func oneChosen() throws {
    var group = try Self.songs()
    for song in ["Lucy", "Help!", "Yesterday", "Michelle", "Michelle"] {
      group.activate(song)
      #expect(group.descriptor().children.count { $0.state == .checked } == 1)
      #expect(group.descriptor().children.count { $0.traits.contains(.selected) } == 1)
    }
    group.selection = "Help!"
    #expect(group.descriptor().children.map(\.state) == [.unchecked, .checked, .unchecked])
  }

  // MARK: Keyboard

  @Test("M6: there is one tab stop, also if the selection is missing, unknown or disabled")
  func tabStop() throws {
    var group = try Self.songs()
    #expect(group.tabStop == "Lucy")
    group.selection = "Yesterday"
    #expect(group.tabStop == "Lucy")
    group.selection = "Help!"
    #expect(group.tabStop == "Help!")
    group.updateOption("Help!") { $0.status = .disabled }
    #expect(group.tabStop == "Lucy")
    try group.setOptions(["Michelle", "Lucy"].map { SelectionOption($0, $0) })
    #expect(group.tabStop == "Michelle")
    let none = RadioGroup<Nothing>("Nothing") { _ in "" }
    #expect(none.tabStop == nil)
  }

  @Test("M18: arrows pass disabled options by, and stay in the group")
  func arrows() throws {
    var group = try Self.songs("Lucy")
    group.updateOption("Help!") { $0.status = .disabled }
    #expect(group.press(.down, on: "Lucy").change?.selected == "Michelle")
    #expect(group.press(.down, on: "Michelle").change?.selected == "Lucy")
    #expect(group.press(.up, on: "Lucy").change?.selected == "Michelle")
    group.updateOptions { $0.status = .disabled }
    #expect(group.press(.down, on: "Michelle").response == .stays)
    #expect(group.selection == "Michelle")
  }

  @Test("M19: an identity of 0, of nothing, or of an empty text has the tab stop like any other")
  func falsyIdentities() throws {
    let numbers = try RadioGroup("N", options: [SelectionOption(1, "One"), SelectionOption(0, "Zero")], selection: 0)
    #expect(numbers.tabStop == 0)
    #expect(numbers.response(to: .down, on: 1) == .moves(to: 0, activating: false))
    let texts = try RadioGroup("T", options: ["", "One"])
    #expect(texts.tabStop == "")
    let optional = try RadioGroup<Int?>("O", options: [SelectionOption(nil, "None"), SelectionOption(1, "One")])
    #expect(optional.tabStop == .some(nil))
    let toolbar = try ToggleButtonGroup("T", options: ["", "One"], policy: .exactlyOne)
    #expect(toolbar.tabStop == "")
    let boxes = try CheckboxGroup("B", options: [SelectionOption(0, "Zero")])
    #expect(boxes.tabStops == [.option(0)])
  }

  @Test("M21: a chosen option that is disabled neither locks the group nor takes the tab stop along")
  func chosenAndDisabled() throws {
    var group = try Self.songs("Michelle")
    group.updateOption("Michelle") { $0.status = .disabled }
    #expect(group.tabStop == "Lucy")
    #expect(group.activate("Help!")?.deselected == "Michelle")
    group.selection = nil
    #expect(group.tabStop == "Lucy")
  }

  @Test("M22: left and right follow the layout direction, if the options stand side by side")
  func rightToLeft() throws {
    var group = try Self.songs("Lucy")
    group.orientation = .horizontal
    #expect(group.response(to: .left, on: "Lucy", direction: .rightToLeft) == .moves(to: "Help!", activating: true))
    #expect(group.response(to: .right, on: "Lucy", direction: .leftToRight) == .moves(to: "Help!", activating: true))
    group.orientation = .vertical
    #expect(group.response(to: .right, on: "Lucy", direction: .rightToLeft) == .moves(to: "Help!", activating: true))
  }
}
