import SelectionKit
import Testing

/// Buttons react to Space and Enter; a toolbar of them has one tab stop.
@Suite struct ToggleButtonKeyboardTests {
  static func toolbar(_ policy: SelectionPolicy = .anyNumber, on: Set<Int> = []) throws -> ToggleButtonGroup<Int> {
    var group = try ToggleButtonGroup(
      "Style", options: (0...4).map { SelectionOption($0, "Button \($0)") }, policy: policy, on: on)
    group.updateOption(0) { $0.status = .disabled }
    group.updateOption(2) { $0.status = .disabled }
    return group
  }

  @Test(
    "Space and Enter flip a button, no other key does",
    arguments: FocusKey.allCases, [ControlStatus.enabled, .readOnly, .disabled])
  func button(key: FocusKey, status: ControlStatus) {
    var button = ToggleButton(.stable("Bold"), status: status)
    let flips = (key == .space || key == .enter) && status == .enabled
    #expect(button.press(key) == flips)
    #expect(button.isOn == flips)
    #expect(button.isTabStop == (status != .disabled))
  }

  @Test(
    "A toolbar has one tab stop: the button that is on where one may be, else the first that can be focused",
    arguments: [
      (.exactlyOne, [3], 3), (.exactlyOne, [2], 1), (.oneOrNone, [4], 4), (.oneOrNone, [], 1), (.oneOrMore, [3, 4], 1),
      (.anyNumber, [], 1), (.anyNumber, [4], 1),
    ] as [(SelectionPolicy, Set<Int>, Int)])
  func tabStop(policy: SelectionPolicy, on: Set<Int>, stop: Int) throws {
    var group = try Self.toolbar(policy, on: on)
    #expect(group.tabStop == stop)
    group.status = .disabled
    #expect(group.tabStop == nil)
  }

  @Test(
    "Arrows move the focus around the ends, past what is disabled; Home and End go to the ends",
    arguments: [
      (.right, .leftToRight, 1, 3), (.right, .leftToRight, 4, 1), (.left, .leftToRight, 1, 4),
      (.left, .leftToRight, 3, 1), (.left, .rightToLeft, 1, 3), (.right, .rightToLeft, 1, 4),
      (.down, .rightToLeft, 1, 3), (.up, .rightToLeft, 1, 4), (.home, .leftToRight, 4, 1), (.end, .leftToRight, 1, 4),
      (.home, .rightToLeft, 4, 1), (.end, .rightToLeft, 1, 4),
    ] as [(FocusKey, ReadingDirection, Int, Int)])
  func moving(key: FocusKey, direction: ReadingDirection, id: Int, target: Int) throws {
    var group = try Self.toolbar()
    let (response, change) = group.press(key, on: id, direction: direction)
    #expect(response == .moves(to: target, activating: false))
    #expect(change == nil)
    #expect(group.on == [])
  }

  @Test("A vertical toolbar is not mirrored")
  func vertical() throws {
    var group = try Self.toolbar()
    group.orientation = .vertical
    #expect(group.response(to: .right, on: 1, direction: .rightToLeft) == .moves(to: 3, activating: false))
  }

  @Test("Space and Enter flip the button that has the focus", arguments: [FocusKey.space, .enter])
  func activating(key: FocusKey) throws {
    var group = try Self.toolbar(.exactlyOne, on: [1])
    let (response, change) = group.press(key, on: 3)
    #expect(response == .activates(3))
    #expect(change?.turnedOn == 3)
    #expect(change?.turnedOff == 1)
    let again = group.press(key, on: 3)
    #expect(again.response == .stays)
    #expect(again.change == nil)
    #expect(group.response(to: key, on: 2) == .stays)
    #expect(group.response(to: key, on: 9) == .ignored)
  }

  @Test("Tab and Shift-Tab leave the toolbar")
  func leaving() throws {
    let group = try Self.toolbar()
    #expect(group.response(to: .tab, on: 1) == .leaves(forward: true))
    #expect(group.response(to: .backTab, on: 4) == .leaves(forward: false))
  }

  @Test("With every button disabled, keys that move the focus do nothing")
  func allDisabled() throws {
    var group = try Self.toolbar()
    group.status = .disabled
    for key in [FocusKey.right, .home, .end] { #expect(group.response(to: key, on: 1) == .stays) }
  }
}
