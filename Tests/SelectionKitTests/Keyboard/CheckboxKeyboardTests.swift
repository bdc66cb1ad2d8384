import SelectionKit
import Testing

/// Checkboxes react to Space, and each is a tab stop of its own.
@Suite struct CheckboxKeyboardTests {
  typealias Group = CheckboxGroup<String>

  static func group(selectAll: String? = nil, _ bounds: ClosedRange<Int>? = nil) throws -> Group {
    var group = try Group("Toppings", options: ["", "Olives", "Basil"], checked: [""])
    group.selectAllLabel = selectAll
    try group.setCheckedCount(bounds)
    return group
  }

  @Test(
    "Space flips a box, no other key does",
    arguments: FocusKey.allCases, [ControlStatus.enabled, .readOnly, .disabled])
  func box(key: FocusKey, status: ControlStatus) {
    var box = Checkbox("Terms", status: status)
    #expect(box.press(key) == (key == .space && status == .enabled))
    #expect(box.isChecked == (key == .space && status == .enabled))
    #expect(box.isTabStop == (status != .disabled))
    var radio = RadioButton("Yes", status: status)
    #expect(radio.press(key) == (key == .space && status == .enabled))
    #expect(radio.isTabStop == (status != .disabled))
  }

  @Test("Each box that is not disabled is a stop of its own, the parent first")
  func tabStops() throws {
    var group = try Self.group(selectAll: "All")
    #expect(group.tabStops == [.parent, .option(""), .option("Olives"), .option("Basil")])
    group.updateOption("Olives") { $0.status = .disabled }
    group.updateOption("Basil") { $0.status = .readOnly }
    #expect(group.tabStops == [.parent, .option(""), .option("Basil")])
    group.status = .disabled
    #expect(group.tabStops == [])
  }

  @Test("At the maximum what can't be checked is no stop")
  func atMaximum() throws {
    var group = try Self.group(0...1)
    #expect(group.tabStops == [.option("")])
    group.press(.space, on: .option(""))
    #expect(group.tabStops == [.option(""), .option("Olives"), .option("Basil")])
  }

  @Test("Tab goes to the next box, Shift-Tab to the previous one, and both leave at the ends")
  func tab() throws {
    var group = try Self.group(selectAll: "All")
    group.updateOption("Olives") { $0.status = .disabled }
    #expect(group.response(to: .tab, on: .parent) == .moves(to: .option(""), activating: false))
    #expect(group.response(to: .tab, on: .option("")) == .moves(to: .option("Basil"), activating: false))
    #expect(group.response(to: .tab, on: .option("Basil")) == .leaves(forward: true))
    #expect(group.response(to: .backTab, on: .option("Basil")) == .moves(to: .option(""), activating: false))
    #expect(group.response(to: .backTab, on: .option("")) == .moves(to: .parent, activating: false))
    #expect(group.response(to: .backTab, on: .parent) == .leaves(forward: false))
    #expect(group.response(to: .tab, on: .option("Olives")) == .moves(to: .option("Basil"), activating: false))
  }

  @Test("Space flips the box that has the focus, the parent too")
  func space() throws {
    var group = try Self.group(selectAll: "All")
    #expect(group.press(.space, on: .option("Basil")).change?.checked == ["Basil"])
    let (response, change) = group.press(.space, on: .parent)
    #expect(response == .activates(.parent))
    #expect(change?.checked == ["Olives"])
    #expect(change?.isByParent == true)
    group.status = .readOnly
    #expect(group.press(.space, on: .parent).response == .stays)
    #expect(group.press(.space, on: .option("")).response == .stays)
    #expect(group.checked == ["", "Olives", "Basil"])
  }

  @Test(
    "No other key does anything, and a box that isn't there ignores every key",
    arguments: FocusKey.allCases)
  func otherKeys(key: FocusKey) throws {
    let group = try Self.group()
    #expect(group.response(to: key, on: .option("Fax")) == .ignored)
    #expect(group.response(to: key, on: .parent) == .ignored)
    if ![.space, .tab, .backTab].contains(key) { #expect(group.response(to: key, on: .option("")) == .ignored) }
  }
}
