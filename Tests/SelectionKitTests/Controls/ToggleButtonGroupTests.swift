import SelectionKit
import Testing

@Suite struct ToggleButtonGroupTests {
  typealias Option = SelectionOption<Int>
  typealias Group = ToggleButtonGroup<Int>

  static func group(_ policy: SelectionPolicy, on: Set<Int> = []) throws -> Group {
    try Group("Style", options: [Option(1, "Bold"), Option(2, "Italic"), Option(3, "Struck")], policy: policy, on: on)
  }

  // MARK: Making one

  @Test(
    "What would make no such group is refused",
    arguments: [
      ([], .anyNumber, [], .noOptions),
      ([1, 2, 1], .anyNumber, [], .duplicateOption(at: 2, sameAs: 0)),
      ([1, 2], .anyNumber, [7], .unknownSelection),
      ([1, 2], .exactlyOne, [1, 2], .tooManySelected),
      ([1, 2], .oneOrNone, [1, 2], .tooManySelected),
    ] as [([Int], SelectionPolicy, Set<Int>, SelectionError)])
  func refusals(ids: [Int], policy: SelectionPolicy, on: Set<Int>, error: SelectionError) {
    #expect(throws: error) {
      try Group("Style", options: ids.map { Option($0, "Button") }, policy: policy, on: on)
    }
  }

  @Test(
    "Where one has to be on and none is given, it is the first",
    arguments: [(.exactlyOne, [1]), (.oneOrMore, [1]), (.oneOrNone, []), (.anyNumber, [])]
      as [(SelectionPolicy, Set<Int>)])
  func first(policy: SelectionPolicy, on: Set<Int>) throws {
    #expect(try Self.group(policy).on == on)
  }

  @Test(
    "The cases of a type make a group without an error to handle; what the policy rules out is dropped",
    arguments: [
      (.exactlyOne, [.medium, .large], [.medium]), (.exactlyOne, [], [.small]), (.oneOrNone, [], []),
      (.oneOrNone, [.large, .small], [.small]), (.oneOrMore, [.medium, .large], [.medium, .large]),
      (.oneOrMore, [], [.small]), (.anyNumber, [], []),
    ] as [(SelectionPolicy, Set<CupSize>, Set<CupSize>)])
  func cases(policy: SelectionPolicy, given: Set<CupSize>, on: Set<CupSize>) {
    let group = ToggleButtonGroup<CupSize>("Size", policy: policy, on: given) { $0.name }
    #expect(group.options.map(\.label) == ["Small", "Medium", "Large"])
    #expect(group.on == on)
  }

  @Test("A case listed twice counts once, one that is not listed is dropped, and no cases leave no buttons")
  func oddCases() {
    let flavours = ToggleButtonGroup<Flavour>("Flavour", policy: .anyNumber, on: [.mint, .lemon]) { "\($0)" }
    #expect(flavours.options.map(\.id) == [.vanilla, .lemon])
    #expect(flavours.on == [.lemon])
    let none = ToggleButtonGroup<Nothing>("Nothing", policy: .exactlyOne) { _ in "" }
    #expect(none.options.isEmpty)
    #expect(none.on.isEmpty)
    #expect(none.tabStop == nil)
  }

  @Test("Names alone make a group")
  func names() throws {
    let group = try ToggleButtonGroup("Alignment", options: ["Left", "Right"], policy: .exactlyOne, on: ["Right"])
    #expect(group.options.map(\.id) == ["Left", "Right"])
    #expect(group.on == ["Right"])
    #expect(group.orientation == .horizontal)
    #expect(!group.isIconOnly)
  }

  // MARK: The program's word

  @Test(
    "Setting what is on drops strangers, and changes nothing that the policy rules out",
    arguments: [
      (.exactlyOne, [2], [2]), (.exactlyOne, [2, 9], [2]), (.exactlyOne, [], [1]), (.exactlyOne, [2, 3], [1]),
      (.exactlyOne, [9], [1]), (.oneOrNone, [], []), (.oneOrNone, [9], []), (.oneOrNone, [2, 3], [1]),
      (.oneOrMore, [2, 3], [2, 3]), (.oneOrMore, [], [1]), (.anyNumber, [], []), (.anyNumber, [1, 2, 3], [1, 2, 3]),
    ] as [(SelectionPolicy, Set<Int>, Set<Int>)])
  func setting(policy: SelectionPolicy, new: Set<Int>, on: Set<Int>) throws {
    var group = try Self.group(policy, on: [1])
    group.on = new
    #expect(group.on == on)
  }

  @Test(
    "One button is set through the subscript, within the policy",
    arguments: [
      (.exactlyOne, 2, true, [2]), (.exactlyOne, 1, false, [1]), (.oneOrNone, 1, false, []),
      (.oneOrNone, 3, true, [3]), (.oneOrMore, 1, false, [1]), (.oneOrMore, 2, true, [1, 2]),
      (.anyNumber, 1, false, []), (.anyNumber, 9, true, [1]), (.anyNumber, 9, false, [1]), (.anyNumber, 1, true, [1]),
    ] as [(SelectionPolicy, Int, Bool, Set<Int>)])
  func subscripts(policy: SelectionPolicy, id: Int, isOn: Bool, on: Set<Int>) throws {
    var group = try Self.group(policy, on: [1])
    group[id] = isOn
    #expect(group.on == on)
    #expect(group[1] == on.contains(1))
    #expect(!group[9])
  }

  // MARK: A person's activation

  /// One activation with the first button on, and what comes of it.
  struct Step: Sendable {
    let policy: SelectionPolicy
    let id: Int
    let on: Set<Int>
    let turnedOn: Int?
    let turnedOff: Int?
  }

  @Test(
    "Activation holds the policy and says what it did",
    arguments: [
      Step(policy: .exactlyOne, id: 2, on: [2], turnedOn: 2, turnedOff: 1),
      Step(policy: .exactlyOne, id: 1, on: [1], turnedOn: nil, turnedOff: nil),
      Step(policy: .oneOrNone, id: 2, on: [2], turnedOn: 2, turnedOff: 1),
      Step(policy: .oneOrNone, id: 1, on: [], turnedOn: nil, turnedOff: 1),
      Step(policy: .oneOrMore, id: 2, on: [1, 2], turnedOn: 2, turnedOff: nil),
      Step(policy: .oneOrMore, id: 1, on: [1], turnedOn: nil, turnedOff: nil),
      Step(policy: .anyNumber, id: 2, on: [1, 2], turnedOn: 2, turnedOff: nil),
      Step(policy: .anyNumber, id: 1, on: [], turnedOn: nil, turnedOff: 1),
      Step(policy: .anyNumber, id: 9, on: [1], turnedOn: nil, turnedOff: nil),
    ])
  func activate(step: Step) throws {
    var group = try Self.group(step.policy, on: [1])
    let before = group
    let change = group.activate(step.id)
    #expect(group.on == step.on)
    #expect(change?.turnedOn == step.turnedOn)
    #expect(change?.turnedOff == step.turnedOff)
    #expect((change == nil) == (group == before))
  }

  @Test("Where one has to be on, the last but one can be turned off, and the last can not")
  func lastOne() throws {
    var group = try Self.group(.oneOrMore, on: [1, 2])
    #expect(group.activate(1)?.turnedOff == 1)
    #expect(group.activate(2) == nil)
    #expect(group.on == [2])
  }

  @Test(
    "Activation respects the status of the button and of the group",
    arguments: [
      (.enabled, .enabled, true), (.invalid("Wrong"), .enabled, true), (.enabled, .invalid("Wrong"), true),
      (.readOnly, .enabled, false), (.disabled, .enabled, false), (.enabled, .readOnly, false),
      (.enabled, .disabled, false),
    ] as [(ControlStatus, ControlStatus, Bool)], SelectionPolicy.allCases)
  func respectsStatus(
    _ status: (option: ControlStatus, group: ControlStatus, changes: Bool), policy: SelectionPolicy
  ) throws {
    var group = try Self.group(policy, on: [1])
    group.status = status.group
    group.updateOption(2) { $0.status = status.option }
    let before = group
    #expect((group.activate(2) != nil) == status.changes)
    #expect(group[2] == status.changes)
    #expect((group == before) == !status.changes)
  }

  @Test("A button that is on and disabled does not lock the group")
  func onAndDisabled() throws {
    var group = try Self.group(.exactlyOne, on: [1])
    group.updateOption(1) { $0.status = .disabled }
    #expect(group.activate(2)?.turnedOff == 1)
    #expect(group.on == [2])
  }

  // MARK: Live options

  @Test(
    "What is on stays on if its button survives; where one has to be on and none survives, it is the first",
    arguments: [
      (.exactlyOne, [3, 2], [2]), (.exactlyOne, [7, 8], [7]), (.oneOrNone, [7, 8], []), (.oneOrMore, [7, 8], [7]),
      (.anyNumber, [2, 7], [2]),
    ] as [(SelectionPolicy, [Int], Set<Int>)])
  func setOptions(policy: SelectionPolicy, ids: [Int], on: Set<Int>) throws {
    var group = try Self.group(policy, on: [2])
    try group.setOptions(ids.map { Option($0, "New \($0)") })
    #expect(group.options.map(\.id) == ids)
    #expect(group.on == on)
  }

  @Test(
    "Buttons that would make no such group are refused, and nothing changes",
    arguments: [([], .noOptions), ([4, 4], .duplicateOption(at: 1, sameAs: 0))] as [([Int], SelectionError)])
  func refusedOptions(ids: [Int], error: SelectionError) throws {
    var group = try Self.group(.oneOrMore, on: [2])
    let before = group
    #expect(throws: error) { try group.setOptions(ids.map { Option($0, "New") }) }
    #expect(group == before)
  }

  @Test("One button, or every one, is changed in place; a change of identity is refused")
  func update() throws {
    var group = try Self.group(.anyNumber, on: [2])
    #expect(group.updateOption(2) { $0.label = "Slanted" })
    #expect(!group.updateOption(2) { $0 = Option(1, "Other") })
    #expect(!group.updateOption(9) { $0.label = "Other" })
    #expect(group.options.map(\.label) == ["Bold", "Slanted", "Struck"])
    group.updateOptions { $0.status = .disabled }
    group.updateOptions { $0 = Option($0.id + 1, "Other") }
    #expect(group.options.map(\.label) == ["Bold", "Slanted", "Struck"])
    #expect([1, 2, 3].map(group.status(of:)) == [.disabled, .disabled, .disabled])
    #expect(group.status(of: 9) == nil)
    #expect(group.on == [2])
  }
}
