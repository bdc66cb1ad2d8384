import SelectionKit
import Testing

/// The keyboard table of the WAI-ARIA Authoring Practices, row by row.
@Suite struct RadioGroupKeyboardTests {
  /// Five options of which the middle one is disabled and the fourth is read-only; 0 is an identity like any other.
  static func group(
    _ selection: Int? = nil, _ orientation: OptionOrientation = .vertical
  ) throws -> RadioGroup<Int> {
    var group = try RadioGroup(
      "Size", options: (0...4).map { SelectionOption($0, "Option \($0)") }, selection: selection)
    group.updateOption(2) { $0.status = .disabled }
    group.updateOption(3) { $0.status = .readOnly }
    group.orientation = orientation
    return group
  }

  // MARK: Entering and leaving

  @Test(
    "Tab enters at the chosen option, else at the first that can be focused",
    arguments: [(nil, 0), (0, 0), (1, 1), (2, 0), (3, 3), (4, 4)] as [(Int?, Int)])
  func tabStop(selection: Int?, stop: Int) throws {
    #expect(try Self.group(selection).tabStop == stop)
  }

  @Test("With the first options disabled, Tab enters at the next")
  func firstDisabled() throws {
    var group = try Self.group()
    group.updateOption(0) { $0.status = .disabled }
    group.updateOption(1) { $0.status = .disabled }
    #expect(group.tabStop == 3)
  }

  @Test(
    "There is a tab stop exactly if anything can be focused",
    arguments: [(.enabled, 0), (.readOnly, 0), (.invalid("Wrong"), 0), (.disabled, nil)] as [(ControlStatus, Int?)])
  func groupStatus(status: ControlStatus, stop: Int?) throws {
    var group = try Self.group()
    group.status = status
    #expect(group.tabStop == stop)
    group.status = .enabled
    group.updateOptions { $0.status = .disabled }
    #expect(group.tabStop == nil)
  }

  @Test("Tab and Shift-Tab leave the group from any option, and choose nothing", arguments: 0...4)
  func leaving(id: Int) throws {
    var group = try Self.group(1)
    let before = group
    #expect(group.press(.tab, on: id).response == .leaves(forward: true))
    #expect(group.press(.backTab, on: id).response == .leaves(forward: false))
    #expect(group == before)
  }

  // MARK: Arrows

  @Test(
    "Arrows move to the next or previous option and choose it, around the ends, past what is disabled",
    arguments: [
      (.down, 0, 1, true), (.down, 1, 3, false), (.down, 3, 4, true), (.down, 4, 0, true),
      (.up, 1, 0, true), (.up, 0, 4, true), (.up, 4, 3, false), (.up, 3, 1, true),
      (.right, 0, 1, true), (.right, 4, 0, true), (.left, 0, 4, true), (.left, 3, 1, true),
    ] as [(FocusKey, Int, Int, Bool)],
    [
      (.vertical, .leftToRight), (.vertical, .rightToLeft), (.horizontal, .leftToRight),
    ] as [(OptionOrientation, ReadingDirection)])
  func arrows(
    _ row: (key: FocusKey, id: Int, target: Int, chooses: Bool),
    _ layout: (orientation: OptionOrientation, direction: ReadingDirection)
  ) throws {
    var group = try Self.group(nil, layout.orientation)
    let (response, change) = group.press(row.key, on: row.id, direction: layout.direction)
    #expect(response == .moves(to: row.target, activating: row.chooses))
    #expect(change?.selected == (row.chooses ? row.target : nil))
    #expect(group.selection == (row.chooses ? row.target : nil))
  }

  @Test(
    "In a horizontal group in right-to-left layout, left and right change places; up and down don't",
    arguments: [
      (.left, 0, 1, true), (.left, 1, 3, false), (.left, 4, 0, true), (.right, 1, 0, true), (.right, 0, 4, true),
      (.right, 4, 3, false), (.down, 0, 1, true), (.up, 0, 4, true),
    ] as [(FocusKey, Int, Int, Bool)])
  func mirrored(key: FocusKey, id: Int, target: Int, chooses: Bool) throws {
    var group = try Self.group(nil, .horizontal)
    let (response, _) = group.press(key, on: id, direction: .rightToLeft)
    #expect(response == .moves(to: target, activating: chooses))
    #expect(group.selection == (chooses ? target : nil))
  }

  @Test("An arrow that leads to the chosen option moves the focus and reports no change")
  func toTheChosen() throws {
    var group = try Self.group(1)
    let (response, change) = group.press(.down, on: 0)
    #expect(response == .moves(to: 1, activating: false))
    #expect(change == nil)
  }

  @Test("In a read-only group arrows move the focus and choose nothing")
  func readOnlyGroup() throws {
    var group = try Self.group(0)
    group.status = .readOnly
    #expect(group.press(.down, on: 0).response == .moves(to: 1, activating: false))
    #expect(group.press(.space, on: 1).response == .stays)
    #expect(group.selection == 0)
  }

  @Test("From an option that was disabled while it had the focus, arrows lead on")
  func fromDisabled() throws {
    let group = try Self.group()
    #expect(group.response(to: .down, on: 2) == .moves(to: 3, activating: false))
    #expect(group.response(to: .up, on: 2) == .moves(to: 1, activating: true))
    #expect(group.response(to: .space, on: 2) == .stays)
  }

  @Test("The only option that can be focused is next to itself; where none can, arrows stay")
  func alone() throws {
    var group = try RadioGroup("Size", options: ["Small", "Large"])
    group.updateOption("Large") { $0.status = .disabled }
    #expect(group.response(to: .down, on: "Small") == .moves(to: "Small", activating: true))
    group.activate("Small")
    #expect(group.response(to: .up, on: "Small") == .moves(to: "Small", activating: false))
    group.status = .disabled
    #expect(group.response(to: .down, on: "Small") == .stays)
  }

  // MARK: Space, Enter and the rest

  @Test("Space chooses the option that has the focus")
  func space() throws {
    var group = try Self.group(0)
    let (response, change) = group.press(.space, on: 1)
    #expect(response == .activates(1))
    #expect(change?.deselected == 0)
    #expect(change?.selected == 1)
    let again = group.press(.space, on: 1)
    #expect(again.response == .stays)
    #expect(again.change == nil)
  }

  @Test("Enter, Home and End are not keys of a radio group", arguments: [FocusKey.enter, .home, .end])
  func notItsKeys(key: FocusKey) throws {
    var group = try Self.group(0)
    let (response, change) = group.press(key, on: 1)
    #expect(response == .ignored)
    #expect(change == nil)
    #expect(group.selection == 0)
  }

  @Test("A stranger ignores every key", arguments: FocusKey.allCases)
  func stranger(key: FocusKey) throws {
    let group = try Self.group(0)
    #expect(group.response(to: key, on: 9) == .ignored)
    #expect(group.response(to: key, on: 9, isInToolbar: true) == .ignored)
  }

  // MARK: In a toolbar

  @Test(
    "In a toolbar arrows only move the focus",
    arguments: [
      (.down, .leftToRight, 1), (.up, .leftToRight, 4), (.right, .leftToRight, 1), (.left, .leftToRight, 4),
      (.right, .rightToLeft, 4), (.left, .rightToLeft, 1), (.down, .rightToLeft, 1), (.up, .rightToLeft, 4),
    ] as [(FocusKey, ReadingDirection, Int)])
  func toolbarArrows(key: FocusKey, direction: ReadingDirection, target: Int) throws {
    var group = try Self.group(nil, .horizontal)
    let (response, change) = group.press(key, on: 0, direction: direction, isInToolbar: true)
    #expect(response == .moves(to: target, activating: false))
    #expect(change == nil)
    #expect(group.selection == nil)
  }

  @Test("In a toolbar Space and Enter choose; Tab leaves; Home and End are the toolbar's own")
  func toolbarKeys() throws {
    var group = try Self.group(nil, .horizontal)
    #expect(group.press(.enter, on: 1, isInToolbar: true).change?.selected == 1)
    #expect(group.press(.space, on: 0, isInToolbar: true).change?.selected == 0)
    #expect(group.press(.enter, on: 0, isInToolbar: true).response == .stays)
    #expect(group.response(to: .tab, on: 0, isInToolbar: true) == .leaves(forward: true))
    #expect(group.response(to: .backTab, on: 0, isInToolbar: true) == .leaves(forward: false))
    #expect(group.response(to: .home, on: 0, isInToolbar: true) == .ignored)
    #expect(group.response(to: .end, on: 0, isInToolbar: true) == .ignored)
  }
}
