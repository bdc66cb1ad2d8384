import SelectionKit
import Testing

@Suite struct CheckboxGroupTests {
  typealias Option = SelectionOption<Int>
  typealias Group = CheckboxGroup<Int>

  static func group(
    checked: Set<Int> = [], checkedCount: ClosedRange<Int>? = nil, selectAll: String? = nil
  ) throws -> Group {
    var group = try Group(
      "Contact", options: [Option(1, "Email"), Option(2, "Phone"), Option(3, "Text")], checked: checked,
      checkedCount: checkedCount)
    group.selectAllLabel = selectAll
    return group
  }

  // MARK: Making one

  @Test(
    "What would make no checkbox group is refused",
    arguments: [
      ([], [], nil, .noOptions),
      ([1, 2, 2], [], nil, .duplicateOption(at: 2, sameAs: 1)),
      ([1, 2], [2, 7], nil, .unknownSelection),
      ([1, 2], [], -1...1, .impossibleCount),
      ([1, 2], [], 0...0, .impossibleCount),
      ([1, 2], [], 3...4, .impossibleCount),
    ] as [([Int], Set<Int>, ClosedRange<Int>?, SelectionError)])
  func refusals(ids: [Int], checked: Set<Int>, bounds: ClosedRange<Int>?, error: SelectionError) {
    #expect(throws: error) {
      try Group("Contact", options: ids.map { Option($0, "Option") }, checked: checked, checkedCount: bounds)
    }
  }

  @Test("Bounds that the options can meet are kept", arguments: [0...1, 1...2, 2...2, 0...9] as [ClosedRange<Int>])
  func bounds(bounds: ClosedRange<Int>) throws {
    #expect(
      try Group("Contact", options: [Option(1, "A"), Option(2, "B")], checkedCount: bounds).checkedCount == bounds)
  }

  @Test("The cases of a type make a group; what is listed twice counts once, what is not listed is dropped")
  func cases() {
    let group = CheckboxGroup<Flavour>("Flavours", checked: [.lemon, .mint]) { "\($0)" }
    #expect(group.options.map(\.id) == [.vanilla, .lemon])
    #expect(group.options.map(\.label) == ["vanilla", "lemon"])
    #expect(group.checked == [.lemon])
    #expect(group.checkedCount == nil)
  }

  @Test("A type that lists no cases leaves a group without options, unchecked, with nothing to activate")
  func noCases() {
    var group = CheckboxGroup<Nothing>("Nothing") { _ in "" }
    group.selectAllLabel = "All"
    #expect(group.options.isEmpty)
    #expect(group.state == .unchecked)
    #expect(group.activateSelectAll() == nil)
  }

  @Test("Labels alone make a group")
  func labels() throws {
    let group = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: ["Phone"])
    #expect(group.options.map(\.id) == ["Email", "Phone"])
    #expect(group.checked == ["Phone"])
    #expect(throws: SelectionError.duplicateOption(at: 1, sameAs: 0)) {
      try CheckboxGroup("Contact", options: ["Email", "Email"])
    }
    #expect(throws: SelectionError.unknownSelection) {
      try CheckboxGroup("Contact", options: ["Email"], checked: ["Fax"])
    }
  }

  // MARK: The program's word

  @Test("Setting what is checked drops strangers and keeps the rest")
  func setChecked() throws {
    var group = try Self.group(checked: [1])
    group.checked = [2, 3, 9]
    #expect(group.checked == [2, 3])
  }

  @Test("One option is set through the subscript; a stranger changes nothing")
  func subscripts() throws {
    var group = try Self.group(checked: [1])
    #expect(group[1])
    #expect(!group[2])
    #expect(!group[9])
    group[2] = true
    group[1] = false
    group[9] = true
    group[8] = false
    #expect(group.checked == [2])
  }

  @Test("The program may exceed the maximum and fall short of the minimum")
  func programExceedsBounds() throws {
    var group = try Self.group(checked: [1], checkedCount: 1...2)
    group.checked = [1, 2, 3]
    #expect(group.checked == [1, 2, 3])
    group.checked = [1, 2]
    group[3] = true
    #expect(group.checked == [1, 2, 3])
    #expect(group.isAtMaximum)
    group.checked = []
    #expect(group.checked.isEmpty)
  }

  @Test("Bounds are changed, or refused with nothing changed")
  func setCheckedCount() throws {
    var group = try Self.group(checked: [1, 2], checkedCount: 0...3)
    try group.setCheckedCount(1...1)
    #expect(group.checkedCount == 1...1)
    #expect(group.checked == [1, 2])
    #expect(throws: SelectionError.impossibleCount) { try group.setCheckedCount(4...5) }
    #expect(group.checkedCount == 1...1)
    try group.setCheckedCount(nil)
    #expect(group.checkedCount == nil)
    #expect(!group.isAtMaximum)
  }

  // MARK: A person's activation

  @Test("Activation flips an option and says so")
  func activate() throws {
    var group = try Self.group(checked: [1])
    let checking = group.activate(2)
    #expect(checking?.checked == [2])
    #expect(checking?.unchecked == [])
    let unchecking = group.activate(1)
    #expect(unchecking?.checked == [])
    #expect(unchecking?.unchecked == [1])
    #expect(group.checked == [2])
    #expect(group.activate(9) == nil)
  }

  @Test(
    "Activation respects the status of the option and of the group",
    arguments: [
      (.enabled, .enabled, true),
      (.invalid("Wrong"), .enabled, true),
      (.enabled, .invalid("Wrong"), true),
      (.readOnly, .enabled, false),
      (.disabled, .enabled, false),
      (.enabled, .readOnly, false),
      (.enabled, .disabled, false),
    ] as [(ControlStatus, ControlStatus, Bool)], [false, true])
  func respectsStatus(_ status: (option: ControlStatus, group: ControlStatus, changes: Bool), isChecked: Bool) throws {
    var group = try Self.group(checked: isChecked ? [2] : [])
    group.status = status.group
    group.updateOption(2) { $0.status = status.option }
    let before = group
    #expect((group.activate(2) != nil) == status.changes)
    #expect(group[2] == (status.changes ? !isChecked : isChecked))
    #expect((group == before) == !status.changes)
  }

  @Test("Activation holds the maximum: no further option is checked, and unchecking makes room")
  func maximum() throws {
    var group = try Self.group(checked: [1], checkedCount: 0...2)
    #expect(!group.isAtMaximum)
    #expect(group.activate(2) != nil)
    #expect(group.isAtMaximum)
    #expect(group.activate(3) == nil)
    #expect(group.checked == [1, 2])
    #expect(group.activate(1) != nil)
    #expect(group.activate(3) != nil)
    #expect(group.checked == [2, 3])
  }

  @Test("Above the maximum, after the program's word, a person can still uncheck")
  func aboveMaximum() throws {
    var group = try Self.group(checked: [1, 2, 3], checkedCount: 0...1)
    #expect(group.activate(3)?.unchecked == [3])
    #expect(group.activate(3) == nil)
    #expect(group.checked == [1, 2])
  }

  @Test("The minimum does not keep a person from unchecking")
  func minimum() throws {
    var group = try Self.group(checked: [1], checkedCount: 1...3)
    #expect(group.activate(1)?.unchecked == [1])
    #expect(group.checked.isEmpty)
  }

  @Test("At the maximum an unchecked option is disabled; a fixed one stays what it is")
  func statusAtMaximum() throws {
    var group = try Self.group(checked: [1], checkedCount: 0...1)
    group.updateOption(3) { $0.status = .readOnly }
    #expect(group.status(of: 1) == .enabled)
    #expect(group.status(of: 2) == .disabled)
    #expect(group.status(of: 3) == .readOnly)
    #expect(group.status(of: 9) == nil)
    group.activate(1)
    #expect(group.status(of: 2) == .enabled)
    group.status = .readOnly
    #expect(group.status(of: 2) == .readOnly)
  }

  // MARK: The parent

  @Test(
    "The parent tells by membership whether none, some or all are checked",
    arguments: [([], .unchecked), ([2], .mixed), ([1, 3], .mixed), ([1, 2, 3], .checked)] as [(Set<Int>, CheckState)])
  func state(checked: Set<Int>, state: CheckState) throws {
    #expect(try Self.group(checked: checked).state == state)
  }

  @Test("The parent's state follows changes from outside, strangers among them")
  func stateFollows() throws {
    var group = try Self.group(checked: [1, 2])
    group.checked = [1, 7, 8]
    #expect(group.state == .mixed)
    try group.setOptions([Option(1, "Email")])
    #expect(group.state == .checked)
    try group.setOptions([Option(1, "Email"), Option(4, "Fax")])
    #expect(group.state == .mixed)
    try group.setOptions([Option(4, "Fax")])
    #expect(group.state == .unchecked)
  }

  @Test(
    "Activating the parent checks all, unless all are checked",
    arguments: [
      ([], [1, 2, 3], [1, 2, 3], []), ([2], [1, 2, 3], [1, 3], []), ([1, 2, 3], [], [], [1, 2, 3]),
    ] as [(Set<Int>, Set<Int>, Set<Int>, Set<Int>)])
  func selectAll(before: Set<Int>, after: Set<Int>, newlyChecked: Set<Int>, newlyUnchecked: Set<Int>) throws {
    var group = try Self.group(checked: before, selectAll: "All")
    let change = group.activateSelectAll()
    #expect(group.checked == after)
    #expect(change?.checked == newlyChecked)
    #expect(change?.unchecked == newlyUnchecked)
  }

  @Test(
    "Activating the parent leaves fixed options as they are",
    arguments: [ControlStatus.readOnly, .disabled],
    [
      (before: [], after: [1, 2]), ([1], [1, 2]), ([1, 2], []), ([3], [1, 2, 3]), ([1, 2, 3], [3]),
    ] as [(before: Set<Int>, after: Set<Int>)])
  func selectAllWithFixed(status: ControlStatus, checked: (before: Set<Int>, after: Set<Int>)) throws {
    var group = try Self.group(checked: checked.before, selectAll: "All")
    group.updateOption(3) { $0.status = status }
    #expect(group.activateSelectAll() != nil)
    #expect(group.checked == checked.after)
  }

  @Test("Nothing happens where nothing can: no parent, a fixed group, or only fixed options")
  func selectAllInVain() throws {
    var parentless = try Self.group()
    #expect(!parentless.hasSelectAll)
    #expect(parentless.activateSelectAll() == nil)
    for status in [ControlStatus.readOnly, .disabled] {
      var fixed = try Self.group(selectAll: "All")
      fixed.status = status
      #expect(fixed.activateSelectAll() == nil)
      var fixedOptions = try Self.group(selectAll: "All")
      for id in 1...3 { fixedOptions.updateOption(id) { $0.status = status } }
      #expect(fixedOptions.activateSelectAll() == nil)
      #expect(fixedOptions.checked.isEmpty)
    }
  }

  @Test(
    "There is no parent below a maximum that it could not hold",
    arguments: [(nil, true), (0...2, false), (1...3, true), (0...9, true)] as [(ClosedRange<Int>?, Bool)])
  func parentAndMaximum(bounds: ClosedRange<Int>?, hasSelectAll: Bool) throws {
    #expect(try Self.group(checkedCount: bounds, selectAll: "All").hasSelectAll == hasSelectAll)
  }

  // MARK: Live options

  @Test("What is checked stays checked exactly if its option survives")
  func setOptions() throws {
    var group = try Self.group(checked: [1, 3])
    try group.setOptions([Option(3, "Text"), Option(4, "Fax")])
    #expect(group.options.map(\.id) == [3, 4])
    #expect(group.checked == [3])
  }

  @Test(
    "Options that would make no such group are refused, and nothing changes",
    arguments: [
      ([], .noOptions), ([4, 4], .duplicateOption(at: 1, sameAs: 0)), ([4], .impossibleCount),
    ] as [([Int], SelectionError)])
  func refusedOptions(ids: [Int], error: SelectionError) throws {
    var group = try Self.group(checked: [1, 3], checkedCount: 2...3)
    let before = group
    #expect(throws: error) { try group.setOptions(ids.map { Option($0, "New") }) }
    #expect(group == before)
  }

  @Test("An option is changed in place; a change of identity or a stranger is refused")
  func updateOption() throws {
    var group = try Self.group(checked: [2])
    #expect(group.updateOption(2) { $0.label = "Call" })
    #expect(group.options.map(\.label) == ["Email", "Call", "Text"])
    #expect(group.checked == [2])
    let before = group
    #expect(!group.updateOption(2) { $0 = Option(1, "Other") })
    #expect(!group.updateOption(9) { $0.label = "Other" })
    #expect(group == before)
  }
}
