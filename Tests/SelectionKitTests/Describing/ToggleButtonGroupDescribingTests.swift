import SelectionKit
import Testing

@Suite struct ToggleButtonGroupDescribingTests {
  static func button(
    _ label: String, isOn: Bool, _ traits: AccessibilityDescriptor.Traits
  ) -> AccessibilityDescriptor {
    var button = AccessibilityDescriptor(.toggleButton, label: label, traits: traits)
    button.state = isOn ? .checked : .unchecked
    button.isEnabled = true
    button.naming = .stable
    button.isAmongPeers = true
    button.effect = .inContext
    button.rendering.isIconOnly = false
    return button
  }

  @Test("It is a labelled toolbar of peers with stable names, selected while on", arguments: SelectionPolicy.allCases)
  func tree(policy: SelectionPolicy) throws {
    let group = try ToggleButtonGroup("Style", options: ["Bold", "Italic"], policy: policy, on: ["Italic"])
    var wanted = AccessibilityDescriptor(.toolbar, label: "Style", container: .contain)
    wanted.isEnabled = true
    wanted.children = [
      Self.button("Bold", isOn: false, .button), Self.button("Italic", isOn: true, [.button, .selected]),
    ]
    #expect(group.descriptor() == wanted)
  }

  @Test(
    "A button says its status, or that of the group",
    arguments: [
      (.readOnly, .enabled, "read only", .button), (.disabled, .enabled, nil, [.button, .notEnabled]),
      (.invalid("No font"), .enabled, "No font", .button), (.enabled, .readOnly, "read only", .button),
      (.enabled, .disabled, nil, [.button, .notEnabled]), (.enabled, .invalid("No font"), nil, .button),
    ] as [(ControlStatus, ControlStatus, String?, AccessibilityDescriptor.Traits)])
  func status(
    own: ControlStatus, group status: ControlStatus, value: String?, traits: AccessibilityDescriptor.Traits
  ) throws {
    var group = try ToggleButtonGroup("Style", options: ["Bold", "Italic"], policy: .anyNumber)
    group.status = status
    group.updateOption("Bold") { $0.status = own }
    let tree = group.descriptor()
    #expect(tree.children[0].value == value)
    #expect(tree.children[0].traits == traits)
    #expect(tree.value == status.error?.text)
    #expect(tree.error == status.error)
  }

  @Test("Symbols and further texts are passed on")
  func texts() throws {
    var group = try ToggleButtonGroup("Style", options: ["Bold"], policy: .anyNumber)
    group.isIconOnly = true
    group.updateOption("Bold") { $0.extraLabel = "Command B" }
    let button = group.descriptor().children[0]
    #expect(button.rendering.isIconOnly == true)
    #expect(button.label == "Bold, Command B")
    #expect(button.inputLabels == ["Bold"])
  }

  @Test("One button is described as in the tree; a stranger is not described")
  func oneButton() throws {
    let group = try ToggleButtonGroup("Style", options: ["Bold", "Italic"], policy: .anyNumber, on: ["Bold"])
    #expect(group.descriptor(of: "Bold") == group.descriptor().children[0])
    #expect(group.descriptor(of: "Italic") == group.descriptor().children[1])
    #expect(group.descriptor(of: "Struck") == nil)
  }

  @Test(
    "A path leads to a button, or to nothing that can be activated",
    arguments: [
      ([0], ["Bold"]), ([1], ["Italic"]), ([2], []), ([], []), ([-1], []), ([0, 0], []), ([.max], []), ([.min], []),
    ] as [(NodePath, Set<String>)])
  func paths(path: NodePath, on: Set<String>) throws {
    var group = try ToggleButtonGroup("Style", options: ["Bold", "Italic"], policy: .anyNumber)
    #expect(group.activate(at: path) == !on.isEmpty)
    #expect(group.on == on)
  }
}
