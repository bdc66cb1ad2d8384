import SelectionKit
import Testing

@Suite struct RadioDescribingTests {
  static let unchecked = [
    StatusCase(status: .enabled, value: "Radio button, unchecked", traits: []),
    StatusCase(status: .readOnly, value: "Radio button, unchecked, read only", traits: [], isReadOnly: true),
    StatusCase(status: .disabled, value: "Radio button, unchecked", traits: .notEnabled, isEnabled: false),
    StatusCase(
      status: .invalid("Pick one"), value: "Radio button, unchecked. Pick one", traits: [], error: "Pick one"),
  ]
  static let checked = [
    StatusCase(status: .enabled, value: "Radio button, checked", traits: .selected),
    StatusCase(status: .readOnly, value: "Radio button, checked, read only", traits: .selected, isReadOnly: true),
    StatusCase(
      status: .disabled, value: "Radio button, checked", traits: [.selected, .notEnabled], isEnabled: false),
    StatusCase(
      status: .invalid("Pick one"), value: "Radio button, checked. Pick one", traits: .selected, error: "Pick one"),
  ]

  @Test("A radio button that is off says so, and says its status", arguments: unchecked)
  func uncheckedButton(expected: StatusCase) {
    let descriptor = RadioButton("Lucy", status: expected.status).descriptor()
    #expect(descriptor == AccessibilityDescriptor(.radioOption, "Lucy", expected, state: .unchecked))
  }

  @Test("A radio button that is on is selected and says so, and says its status", arguments: checked)
  func checkedButton(expected: StatusCase) {
    let descriptor = RadioButton("Lucy", isSelected: true, status: expected.status).descriptor()
    #expect(descriptor == AccessibilityDescriptor(.radioOption, "Lucy", expected, state: .checked))
  }

  @Test("The options of a group are described as radio buttons are", arguments: zip(checked, unchecked))
  func options(first: StatusCase, second: StatusCase) throws {
    var group = try RadioGroup("Song", options: ["Lucy", "Yesterday"], selection: "Lucy")
    group.updateOption("Lucy") { $0.status = first.status }
    group.updateOption("Yesterday") { $0.status = second.status }
    #expect(
      group.descriptor().children == [
        AccessibilityDescriptor(.radioOption, "Lucy", first, state: .checked),
        AccessibilityDescriptor(.radioOption, "Yesterday", second, state: .unchecked),
      ])
  }

  @Test(
    "A group is a labelled container; its error is its value, and the flags of its status are its own",
    arguments: [
      StatusCase(status: .enabled, value: nil, traits: []),
      StatusCase(status: .readOnly, value: nil, traits: [], isReadOnly: true),
      StatusCase(status: .disabled, value: nil, traits: [], isEnabled: false),
      StatusCase(status: .invalid("Pick one"), value: "Pick one", traits: [], error: "Pick one"),
      StatusCase(status: .invalid(" "), value: nil, traits: [], error: " "),
    ])
  func group(expected: StatusCase) throws {
    var group = try RadioGroup("Song", options: ["Lucy"])
    group.status = expected.status
    group.isRequired = true
    var descriptor = group.descriptor()
    #expect(descriptor.children.count == 1)
    descriptor.children = []
    var wanted = AccessibilityDescriptor(.radioGroup, label: "Song", value: expected.value, container: .contain)
    wanted.isEnabled = expected.isEnabled
    wanted.isReadOnly = expected.isReadOnly
    wanted.error = expected.error
    wanted.isRequired = true
    wanted.isSubmitted = false
    #expect(descriptor == wanted)
  }

  @Test("A group that requires no choice says that, too")
  func notRequired() throws {
    #expect(try RadioGroup("Song", options: ["Lucy"]).descriptor().isRequired == false)
  }

  @Test(
    "The status of a group is heard on its options, except an error",
    arguments: [
      (.readOnly, "Radio button, unchecked, read only", []),
      (.disabled, "Radio button, unchecked", .notEnabled),
      (.invalid("Pick one"), "Radio button, unchecked", []),
    ] as [(ControlStatus, String, AccessibilityDescriptor.Traits)])
  func groupStatus(status: ControlStatus, value: String, traits: AccessibilityDescriptor.Traits) throws {
    var group = try RadioGroup("Song", options: ["Lucy"])
    group.status = status
    let option = try #require(group.descriptor().children.first)
    #expect(option.value == value)
    #expect(option.traits == traits)
    #expect(option.error == nil)
  }

  @Test("In a read-only group a disabled option is disabled only: one thing is not said twice")
  func disabledInReadOnly() throws {
    var group = try RadioGroup("Song", options: ["Lucy"])
    group.status = .readOnly
    group.updateOption("Lucy") { $0.status = .disabled }
    let option = try #require(group.descriptor().children.first)
    #expect(option.value == "Radio button, unchecked")
    #expect(option.isEnabled == false)
    #expect(!option.isReadOnly)
  }

  @Test(
    "Label, extra label and explanation are the name; the label alone is what one says",
    arguments: [
      ("Lucy", "The Beatles", "1967", "Lucy, The Beatles, 1967", ["Lucy"]),
      ("Lucy", "The Beatles", nil, "Lucy, The Beatles", ["Lucy"]),
      ("Lucy", nil, "1967", "Lucy, 1967", ["Lucy"]),
      ("Lucy", nil, nil, "Lucy", []),
      ("Lucy", "", " \n", "Lucy", []),
      ("", "The Beatles", nil, "The Beatles", []),
      (" ", nil, nil, nil, []),
    ] as [(String, String?, String?, String?, [String])])
  func names(label: String, extraLabel: String?, explanation: String?, name: String?, inputLabels: [String]) throws {
    var radio = try RadioGroup("Song", options: [SelectionOption(1, label)])
    var boxes = try CheckboxGroup("Songs", options: [SelectionOption(1, label)])
    for change in [radio.updateOption(1, extend), boxes.updateOption(1, extend)] { #expect(change) }
    for element in [radio.descriptor().children.first, boxes.descriptor().children.first] {
      #expect(element?.label == name)
      #expect(element?.inputLabels == inputLabels)
    }
    func extend(_ option: inout SelectionOption<Int>) {
      option.extraLabel = extraLabel
      option.explanation = explanation
    }
  }

  @Test("How an option is laid out changes nothing that is said")
  func appearance() throws {
    var group = try RadioGroup("Song", options: ["Lucy"])
    let before = group.descriptor()
    group.updateOption("Lucy") {
      $0.appearance.indicator = .trailing
      $0.appearance.icon = .init("diamond", isFlipped: true)
      $0.appearance.isOutlined = true
      $0.appearance.hasDivider = true
      $0.appearance.isWidthConstrained = true
    }
    #expect(group.descriptor() == before)
  }

  @Test("One option is described as in the tree; a stranger is not described", arguments: [Wording.english, .german])
  func oneOption(wording: Wording) throws {
    var group = try RadioGroup("Song", options: ["Lucy", "Yesterday", "Help!"], selection: "Yesterday")
    group.updateOption("Help!") { $0.status = .readOnly }
    let tree = group.descriptor(in: wording)
    for (position, option) in group.options.enumerated() {
      #expect(group.descriptor(of: option.id, in: wording) == tree[[position]])
    }
    #expect(group.descriptor(of: "Michelle", in: wording) == nil)
  }

  @Test(
    "A path leads to an option, or to nothing that can be activated",
    arguments: [
      ([0], false, "Lucy"), ([1], true, "Yesterday"), ([2], false, "Lucy"), ([3], false, "Lucy"),
      ([], false, "Lucy"), ([-1], false, "Lucy"), ([1, 0], false, "Lucy"), ([.max], false, "Lucy"),
      ([.min], false, "Lucy"),
    ] as [(NodePath, Bool, String)])
  func paths(path: NodePath, changes: Bool, selection: String) throws {
    var group = try RadioGroup("Song", options: ["Lucy", "Yesterday", "Help!"], selection: "Lucy")
    group.updateOption("Help!") { $0.status = .disabled }
    #expect(group.activate(at: path) == changes)
    #expect(group.selection == selection)
  }

  @Test("A lone radio button is at the empty path", arguments: [([], true), ([0], false)] as [(NodePath, Bool)])
  func lonePath(path: NodePath, changes: Bool) {
    var button = RadioButton("Lucy")
    #expect(button.activate(at: path) == changes)
    #expect(button.isSelected == changes)
    let again = button.activate(at: path)
    #expect(!again)
    #expect(button.isSelected == changes)
  }
}
