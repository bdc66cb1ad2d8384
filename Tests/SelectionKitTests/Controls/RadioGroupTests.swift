import SelectionKit
import Testing

@Suite struct RadioGroupTests {
  typealias Option = SelectionOption<Int>

  static func group(selection: Int? = nil) throws -> RadioGroup<Int> {
    try RadioGroup("Size", options: [Option(1, "S"), Option(2, "M"), Option(3, "L")], selection: selection)
  }

  // MARK: Making one

  @Test(
    "What would make no radio group is refused, with the positions of what is wrong",
    arguments: [
      ([], nil, .noOptions),
      ([], 1, .noOptions),
      ([1, 2, 1], nil, .duplicateOption(at: 2, sameAs: 0)),
      ([1, 2, 3, 3, 1], nil, .duplicateOption(at: 3, sameAs: 2)),
      ([1, 1], 7, .duplicateOption(at: 1, sameAs: 0)),
      ([1, 2], 7, .unknownSelection),
    ] as [([Int], Int?, SelectionError)])
  func refusals(ids: [Int], selection: Int?, error: SelectionError) {
    #expect(throws: error) {
      try RadioGroup("Size", options: ids.map { Option($0, "Option") }, selection: selection)
    }
  }

  @Test("Options keep their order, and none is chosen unless said so")
  func inOrder() throws {
    let group = try Self.group()
    #expect(group.label == "Size")
    #expect(group.options.map(\.label) == ["S", "M", "L"])
    #expect(group.selection == nil)
    #expect(group.status == .enabled)
    #expect(!group.isRequired)
    #expect(try Self.group(selection: 3).selection == 3)
  }

  @Test("Any identity is an identity, also zero and the empty text")
  func anyIdentity() throws {
    var numbers = try RadioGroup("N", options: [SelectionOption(0, "Zero"), SelectionOption(1, "One")])
    #expect(numbers.activate(0)?.selected == 0)
    var texts = try RadioGroup("T", options: ["", "One"])
    texts.activate("")
    #expect(texts.selection == "")
  }

  @Test("The cases of a type make a group without an error to handle")
  func cases() {
    let group = RadioGroup<CupSize>("Size", selection: .medium) { $0.name }
    #expect(group.options.map(\.id) == [.small, .medium, .large])
    #expect(group.options.map(\.label) == ["Small", "Medium", "Large"])
    #expect(group.selection == .medium)
  }

  @Test("A case listed twice counts once")
  func repeatedCases() {
    let group = RadioGroup<Flavour>("Flavour", selection: .lemon) { "\($0)" }
    #expect(group.options.map(\.id) == [.vanilla, .lemon])
    #expect(group.selection == .lemon)
  }

  @Test("A case that is not listed can't be chosen at first")
  func unlistedCase() {
    #expect(RadioGroup<Flavour>("Flavour", selection: .mint) { "\($0)" }.selection == nil)
  }

  @Test("A type that lists no cases leaves a group without options")
  func noCases() {
    let group = RadioGroup<Nothing>("Nothing") { _ in "" }
    #expect(group.options.isEmpty)
    #expect(group.selection == nil)
    #expect(group.descriptor().children.isEmpty)
  }

  @Test("Labels alone make a group whose identities are the labels")
  func labels() throws {
    let group = try RadioGroup("Size", options: ["Small", "Large"], selection: "Large")
    #expect(group.options.map(\.id) == ["Small", "Large"])
    #expect(group.options.map(\.label) == ["Small", "Large"])
    #expect(group.selection == "Large")
  }

  @Test(
    "Labels that would make no radio group are refused",
    arguments: [
      ([], nil, .noOptions),
      (["Small", "Small"], nil, .duplicateOption(at: 1, sameAs: 0)),
      (["Small"], "Large", .unknownSelection),
    ] as [([String], String?, SelectionError)])
  func refusedLabels(labels: [String], selection: String?, error: SelectionError) {
    #expect(throws: error) { try RadioGroup("Size", options: labels, selection: selection) }
  }

  // MARK: The program's word

  @Test(
    "The program chooses any option or none; a stranger changes nothing",
    arguments: [(1, 1), (3, 3), (nil, nil), (2, 2), (9, 2)] as [(Int?, Int?)])
  func setting(new: Int?, result: Int?) throws {
    var group = try Self.group(selection: 2)
    group.selection = new
    #expect(group.selection == result)
  }

  @Test("The program also chooses what a person can't")
  func settingFixed() throws {
    var group = try Self.group()
    group.status = .disabled
    group.updateOption(1) { $0.status = .readOnly }
    group.selection = 1
    #expect(group.selection == 1)
  }

  // MARK: A person's activation

  @Test("Choosing says what was chosen before and what is now")
  func change() throws {
    var group = try Self.group()
    let first = group.activate(2)
    #expect(first?.deselected == nil)
    #expect(first?.selected == 2)
    let second = group.activate(3)
    #expect(second?.deselected == 2)
    #expect(second?.selected == 3)
    #expect(group.selection == 3)
  }

  @Test("Activating the chosen option neither deselects it nor reports a change")
  func neverDeselects() throws {
    var group = try Self.group(selection: 2)
    #expect(group.activate(2) == nil)
    #expect(group.selection == 2)
  }

  @Test("Activating a stranger changes nothing")
  func stranger() throws {
    var group = try Self.group(selection: 2)
    #expect(group.activate(9) == nil)
    #expect(group.selection == 2)
  }

  @Test(
    "Activation respects the status of the option and of the group",
    arguments: [
      (.enabled, .enabled, true),
      (.invalid("Pick one"), .enabled, true),
      (.enabled, .invalid("Pick one"), true),
      (.readOnly, .enabled, false),
      (.disabled, .enabled, false),
      (.enabled, .readOnly, false),
      (.enabled, .disabled, false),
      (.readOnly, .disabled, false),
      (.invalid("Pick one"), .readOnly, false),
    ] as [(ControlStatus, ControlStatus, Bool)])
  func respectsStatus(option: ControlStatus, group status: ControlStatus, isChosen: Bool) throws {
    var group = try Self.group(selection: 1)
    group.status = status
    group.updateOption(3) { $0.status = option }
    let before = group
    #expect((group.activate(3) != nil) == isChosen)
    #expect(group.selection == (isChosen ? 3 : 1))
    #expect((group == before) == !isChosen)
  }

  @Test("A chosen option that is disabled does not lock the group")
  func chosenAndDisabled() throws {
    var group = try Self.group(selection: 1)
    group.updateOption(1) { $0.status = .disabled }
    #expect(group.activate(2)?.deselected == 1)
    #expect(group.selection == 2)
  }

  // MARK: Live options

  @Test(
    "New options keep the selection exactly if its option is among them",
    arguments: [([3, 2], 2), ([2], 2), ([1, 3], nil), ([7], nil)] as [([Int], Int?)])
  func setOptions(ids: [Int], selection: Int?) throws {
    var group = try Self.group(selection: 2)
    try group.setOptions(ids.map { Option($0, "New \($0)") })
    #expect(group.options.map(\.id) == ids)
    #expect(group.selection == selection)
  }

  @Test(
    "Options that would make no radio group are refused, and nothing changes",
    arguments: [([], .noOptions), ([4, 5, 4], .duplicateOption(at: 2, sameAs: 0))] as [([Int], SelectionError)])
  func refusedOptions(ids: [Int], error: SelectionError) throws {
    var group = try Self.group(selection: 2)
    let before = group
    #expect(throws: error) { try group.setOptions(ids.map { Option($0, "New") }) }
    #expect(group == before)
  }

  @Test("An option is changed in place")
  func updateOption() throws {
    var group = try Self.group(selection: 2)
    let isChanged = group.updateOption(2) {
      $0.label = "Medium"
      $0.explanation = "Half a litre"
      $0.appearance.indicator = .trailing
    }
    #expect(isChanged)
    #expect(group.options.map(\.label) == ["S", "Medium", "L"])
    #expect(group.options[1].explanation == "Half a litre")
    #expect(group.options[1].appearance.indicator == .trailing)
    #expect(group.selection == 2)
  }

  @Test("A change of identity is refused as a whole", arguments: [1, 9])
  func identityChange(newID: Int) throws {
    var group = try Self.group(selection: 2)
    let before = group
    #expect(!group.updateOption(2) { $0 = Option(newID, "Other") })
    #expect(group == before)
  }

  @Test("A stranger is not updated, nor is the change even asked for")
  func updateStranger() throws {
    var group = try Self.group()
    var isAsked = false
    let isChanged = group.updateOption(9) { _ in isAsked = true }
    #expect(!isChanged)
    #expect(!isAsked)
  }

  @Test("The status of an option takes in that of the group; a stranger has none")
  func status() throws {
    var group = try Self.group()
    group.updateOption(2) { $0.status = .disabled }
    group.updateOption(3) { $0.status = .invalid("Sold out") }
    #expect(group.status(of: 1) == .enabled)
    #expect(group.status(of: 2) == .disabled)
    #expect(group.status(of: 3) == .invalid("Sold out"))
    #expect(group.status(of: 9) == nil)
    group.status = .readOnly
    #expect(group.status(of: 1) == .readOnly)
    #expect(group.status(of: 2) == .disabled)
    #expect(group.status(of: 3) == .readOnly)
    group.status = .invalid("Pick one")
    #expect(group.status(of: 1) == .enabled)
  }

  @Test("Groups are equal exactly if all they hold is")
  func equality() throws {
    let group = try Self.group(selection: 2)
    #expect(group == (try Self.group(selection: 2)))
    #expect(Set([group, try Self.group(selection: 2)]).count == 1)
    #expect(group != (try Self.group(selection: 1)))
    var relabelled = group
    relabelled.updateOption(1) { $0.label = "Small" }
    #expect(group != relabelled)
  }
}
