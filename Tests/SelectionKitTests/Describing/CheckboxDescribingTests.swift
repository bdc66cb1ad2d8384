import SelectionKit
import Testing

@Suite struct CheckboxDescribingTests {
  static let boxTraits: AccessibilityDescriptor.Traits = [.button, .toggle]
  static let disabledTraits: AccessibilityDescriptor.Traits = [.button, .toggle, .notEnabled]

  static func cases(
    _ plain: String, readOnly: String, invalid: String
  ) -> [StatusCase] {
    [
      StatusCase(status: .enabled, value: plain, traits: boxTraits),
      StatusCase(status: .readOnly, value: readOnly, traits: boxTraits, isReadOnly: true),
      StatusCase(status: .disabled, value: plain, traits: disabledTraits, isEnabled: false),
      StatusCase(status: .invalid("Required"), value: invalid, traits: boxTraits, error: "Required"),
    ]
  }
  static let unchecked = cases("Unchecked", readOnly: "Unchecked, read only", invalid: "Unchecked. Required")
  static let checked = cases("Checked", readOnly: "Checked, read only", invalid: "Checked. Required")
  static let mixed = cases("Mixed", readOnly: "Mixed, read only", invalid: "Mixed. Required")

  @Test("An unchecked box says so, and says its status", arguments: unchecked)
  func uncheckedBox(expected: StatusCase) {
    let descriptor = Checkbox("Accept", .unchecked, status: expected.status).descriptor()
    #expect(descriptor == AccessibilityDescriptor(.checkbox, "Accept", expected, state: .unchecked))
  }

  @Test("A checked box says so, and says its status", arguments: checked)
  func checkedBox(expected: StatusCase) {
    let descriptor = Checkbox("Accept", .checked, status: expected.status).descriptor()
    #expect(descriptor == AccessibilityDescriptor(.checkbox, "Accept", expected, state: .checked))
  }

  @Test("A mixed box says so, and says its status", arguments: mixed)
  func mixedBox(expected: StatusCase) {
    let descriptor = Checkbox("Accept", .mixed, status: expected.status).descriptor()
    #expect(descriptor == AccessibilityDescriptor(.checkbox, "Accept", expected, state: .mixed))
  }

  @Test("The options of a group are described as boxes are", arguments: zip(checked, unchecked))
  func options(first: StatusCase, second: StatusCase) throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: ["Email"])
    group.updateOption("Email") { $0.status = first.status }
    group.updateOption("Phone") { $0.status = second.status }
    #expect(
      group.descriptor().children == [
        AccessibilityDescriptor(.checkbox, "Email", first, state: .checked),
        AccessibilityDescriptor(.checkbox, "Phone", second, state: .unchecked),
      ])
  }

  @Test(
    "A group is a labelled container; its error is its value, and the flags of its status are its own",
    arguments: [
      StatusCase(status: .enabled, value: nil, traits: []),
      StatusCase(status: .readOnly, value: nil, traits: [], isReadOnly: true),
      StatusCase(status: .disabled, value: nil, traits: [], isEnabled: false),
      StatusCase(status: .invalid("Pick two"), value: "Pick two", traits: [], error: "Pick two"),
      StatusCase(status: .invalid(""), value: nil, traits: [], error: ""),
    ])
  func group(expected: StatusCase) throws {
    var group = try CheckboxGroup("Contact", options: ["Email"])
    group.status = expected.status
    var descriptor = group.descriptor()
    #expect(descriptor.children.count == 1)
    descriptor.children = []
    var wanted = AccessibilityDescriptor(.checkboxGroup, label: "Contact", value: expected.value, container: .contain)
    wanted.isEnabled = expected.isEnabled
    wanted.isReadOnly = expected.isReadOnly
    wanted.error = expected.error
    wanted.isRequired = false
    wanted.isSubmitted = false
    #expect(descriptor == wanted)
  }

  @Test(
    "A group is required if at least one has to be checked",
    arguments: [(nil, false), (0...2, false), (1...2, true)] as [(ClosedRange<Int>?, Bool)])
  func isRequired(bounds: ClosedRange<Int>?, isRequired: Bool) throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"])
    try group.setCheckedCount(bounds)
    #expect(group.descriptor().isRequired == isRequired)
  }

  @Test("At the maximum the group says why, and what can't be checked is disabled")
  func maximum() throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone", "Text"], checked: ["Email"])
    try group.setCheckedCount(0...2)
    #expect(group.descriptor().value == nil)
    group.activate("Phone")
    let descriptor = group.descriptor()
    #expect(descriptor.value == "No more than 2 can be checked")
    #expect(descriptor.children.map(\.traits) == [Self.boxTraits, Self.boxTraits, Self.disabledTraits])
    #expect(descriptor.children.map(\.value) == ["Checked", "Checked", "Unchecked"])
    #expect(descriptor.children.map(\.isEnabled) == [true, true, false])
  }

  @Test("A maximum that lets every option be checked is nothing to speak of")
  func maximumOfAll() throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: ["Email", "Phone"])
    try group.setCheckedCount(0...2)
    #expect(group.descriptor().value == nil)
  }

  @Test("An error of the group is said rather than the reason at the maximum")
  func errorBeforeMaximum() throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: ["Email"])
    try group.setCheckedCount(0...1)
    group.status = .invalid("Pick another")
    #expect(group.descriptor().value == "Pick another")
  }

  @Test(
    "The parent comes first and tells whether none, some or all are checked",
    arguments: [([], "Unchecked"), (["Phone"], "Mixed"), (["Email", "Phone"], "Checked")] as [(Set<String>, String)])
  func parent(checked: Set<String>, value: String) throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: checked)
    group.selectAllLabel = "All of them"
    let descriptor = group.descriptor()
    #expect(descriptor.children.map(\.label) == ["All of them", "Email", "Phone"])
    #expect(descriptor.children.first?.value == value)
    #expect(descriptor.children.first?.traits == Self.boxTraits)
    #expect(descriptor.children.first?.effect == .submitted)
    #expect(descriptor.children.first?.isEnabled == true)
  }

  @Test(
    "The parent can be activated as far as its options can",
    arguments: [
      (.enabled, [.enabled, .disabled], "Unchecked", boxTraits),
      (.enabled, [.readOnly, .invalid("Wrong")], "Unchecked", boxTraits),
      (.enabled, [.readOnly, .disabled], "Unchecked, read only", boxTraits),
      (.enabled, [.disabled, .disabled], "Unchecked", disabledTraits),
      (.readOnly, [.enabled, .enabled], "Unchecked, read only", boxTraits),
      (.disabled, [.enabled, .readOnly], "Unchecked", disabledTraits),
      (.invalid("Wrong"), [.enabled, .enabled], "Unchecked", boxTraits),
    ] as [(ControlStatus, [ControlStatus], String, AccessibilityDescriptor.Traits)])
  func parentStatus(
    group status: ControlStatus, options: [ControlStatus], value: String, traits: AccessibilityDescriptor.Traits
  ) throws {
    var group = try CheckboxGroup(
      "Contact", options: options.enumerated().map { SelectionOption($0, "Option", status: $1) })
    group.selectAllLabel = "All"
    group.status = status
    let parent = try #require(group.descriptor()[[0]])
    #expect(parent.value == value)
    #expect(parent.traits == traits)
    #expect(parent.error == nil)
    #expect(group.activate(at: [0]) == (value == "Unchecked" && traits == Self.boxTraits))
  }

  @Test("One option is described as in the tree, with a parent or without", arguments: [nil, "All"])
  func oneOption(selectAll: String?) throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone", "Text"], checked: ["Phone"])
    try group.setCheckedCount(selectAll == nil ? 0...1 : nil)
    group.selectAllLabel = selectAll
    let tree = group.descriptor(in: .german)
    for (position, option) in group.options.enumerated() {
      let path: NodePath = selectAll == nil ? [position] : [position + 1]
      #expect(group.descriptor(of: option.id, in: .german) == tree[path])
    }
    #expect(group.descriptor(of: "Fax") == nil)
  }

  @Test(
    "A path leads to an option, or to nothing that can be activated",
    arguments: [
      ([0], ["Email"]), ([1], ["Phone"]), ([2], []), ([], []), ([-1], []), ([0, 0], []), ([.max], []), ([.min], []),
    ] as [(NodePath, Set<String>)])
  func paths(path: NodePath, checked: Set<String>) throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"])
    #expect(group.activate(at: path) == !checked.isEmpty)
    #expect(group.checked == checked)
  }

  @Test(
    "With a parent, it is at the first path and the options follow",
    arguments: [
      ([0], ["Email", "Phone"]), ([1], ["Email"]), ([2], ["Phone"]), ([3], []), ([], []), ([-1], []), ([1, 0], []),
      ([.max], []), ([.min], []),
    ] as [(NodePath, Set<String>)])
  func pathsWithParent(path: NodePath, checked: Set<String>) throws {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"])
    group.selectAllLabel = "All"
    #expect(group.activate(at: path) == !checked.isEmpty)
    #expect(group.checked == checked)
  }

  @Test("A lone box is at the empty path", arguments: [([], .checked), ([0], .unchecked)] as [(NodePath, CheckState)])
  func lonePath(path: NodePath, state: CheckState) {
    var box = Checkbox("Accept")
    #expect(box.activate(at: path) == (state == .checked))
    #expect(box.state == state)
  }
}
