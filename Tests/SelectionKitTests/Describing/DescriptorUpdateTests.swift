import SelectionKit
import Testing

/// What an activation changes in a description; the random walks compare it with the whole descriptions.
@Suite struct DescriptorUpdateTests {
  static func toppings(_ checked: Set<String> = []) throws -> CheckboxGroup<String> {
    try CheckboxGroup("Toppings", options: ["Ham", "Olives", "Basil"], checked: checked)
  }

  @Test("Choosing changes the description of two options, or of one if none was chosen, and announces nothing")
  func radio() throws {
    var group = try RadioGroup("Size", options: ["Small", "Medium", "Large"])
    let firstOutcome = group.activate("Large")
    let first = try #require(firstOutcome)
    #expect(group.update(after: first).paths == [[2]])
    let secondOutcome = group.activate("Small")
    let second = try #require(secondOutcome)
    let update = group.update(after: second)
    #expect(update.paths == [[0], [2]])
    #expect(update.elements.map(\.descriptor.value) == ["Radio button, checked", "Radio button, unchecked"])
    #expect(update.statusMessage == nil)
  }

  @Test("Mending an error changes the group as well, without its options")
  func mending() throws {
    var group = try RadioGroup("Size", options: ["Small", "Large"])
    group.isRequired = true
    let outcome = group.submit()
    let refusal = group.update(after: outcome)
    #expect(refusal.paths == [[]])
    #expect(refusal.elements[0].descriptor.value == "At least 1 must be checked")
    #expect(refusal.elements[0].descriptor.children.isEmpty)
    #expect(!refusal.elements[0].replacesChildren)
    #expect(refusal.statusMessage == "At least 1 must be checked")
    let updateOutcome = group.activate(at: [1], describedIn: .english)
    let update = try #require(updateOutcome)
    #expect(update.paths == [[], [1]])
    #expect(update.elements[0].descriptor.error == nil)
    #expect(update.statusMessage == nil)
    let accepted = group.submit()
    #expect(group.update(after: accepted).statusMessage == nil)
  }

  @Test("Flipping a box changes its description and that of the parent")
  func boxes() throws {
    var group = try Self.toppings()
    let aloneOutcome = group.activate("Ham")
    let alone = try #require(aloneOutcome)
    #expect(group.update(after: alone).paths == [[0]])
    group.selectAllLabel = "All"
    let secondOutcome = group.activate("Olives")
    let second = try #require(secondOutcome)
    // The parent was mixed and still is.
    #expect(group.update(after: second).paths == [[2]])
    let thirdOutcome = group.activate("Basil")
    let third = try #require(thirdOutcome)
    let update = group.update(after: third)
    #expect(update.paths == [[0], [3]])
    #expect(update.elements[0].descriptor.value == "Checked")
    #expect(update.statusMessage == nil)
  }

  @Test("Reaching the maximum disables what is unchecked, and is announced; leaving it is not")
  func maximum() throws {
    var group = try Self.toppings(["Ham"])
    try group.setCheckedCount(0...2)
    group.updateOption("Basil") { $0.status = .readOnly }
    let reachedOutcome = group.activate("Olives")
    let reached = try #require(reachedOutcome)
    #expect(group.update(after: reached).paths == [[], [1]])
    #expect(group.update(after: reached).statusMessage == "No more than 2 can be checked")
    let leftOutcome = group.activate("Olives")
    let left = try #require(leftOutcome)
    #expect(group.update(after: left).paths == [[], [1]])
    #expect(group.update(after: left).statusMessage == nil)
    group.updateOption("Basil") { $0.status = .enabled }
    let againOutcome = group.activate("Olives")
    let again = try #require(againOutcome)
    #expect(group.update(after: again).paths == [[], [1], [2]])
    #expect(group.update(after: again).elements[2].descriptor.traits == [.button, .toggle, .notEnabled])
  }

  @Test("A count that the parent shows is announced, unless the parent itself has the focus")
  func count() throws {
    var group = try Self.toppings(["Ham"])
    group.selectAllLabel = "All"
    group.selectAllCount = .shown
    let oneOutcome = group.activate("Olives")
    let one = try #require(oneOutcome)
    #expect(group.update(after: one).paths == [[0], [2]])
    #expect(group.update(after: one).elements[0].descriptor.label == "All (2)")
    #expect(group.update(after: one).statusMessage == "2 selected items")
    #expect(group.update(after: one, in: .german).statusMessage == "All (2)")
    let allOutcome = group.activateSelectAll()
    let all = try #require(allOutcome)
    #expect(group.update(after: all).paths == [[0], [3]])
    #expect(group.update(after: all).statusMessage == nil)
  }

  @Test("An error that comes back is announced, before a count")
  func errorAndCount() throws {
    var group = try Self.toppings(["Ham"])
    group.isRequired = true
    group.requirementMessage = "Pick one"
    group.selectAllLabel = "All"
    group.selectAllCount = .shown
    group.submit()
    let changeOutcome = group.activate("Ham")
    let change = try #require(changeOutcome)
    #expect(group.update(after: change).paths == [[], [0], [1]])
    #expect(group.update(after: change).statusMessage == "Pick one. No selected items")
  }

  @Test("A refused submission of boxes announces why")
  func refused() throws {
    var group = try Self.toppings()
    try group.setCheckedCount(2...3)
    let outcome = group.submit()
    let update = group.update(after: outcome)
    #expect(update.paths == [[]])
    #expect(update.statusMessage == "At least 2 must be checked")
  }

  @Test("A button of a toolbar changes alone, or with the one that it takes the place of")
  func toolbar() throws {
    var group = try ToggleButtonGroup("Style", options: ["Bold", "Italic"], policy: .oneOrNone, on: ["Italic"])
    let changeOutcome = group.activate("Bold")
    let change = try #require(changeOutcome)
    #expect(group.update(after: change).paths == [[0], [1]])
    let offOutcome = group.activate(at: [0], describedIn: .english)
    let off = try #require(offOutcome)
    #expect(off.paths == [[0]])
    #expect(off.statusMessage == nil)
    group.status = .invalid("No font")
    let clearedOutcome = group.activate("Bold")
    let cleared = try #require(clearedOutcome)
    #expect(group.update(after: cleared).paths == [[], [0]])
  }

  @Test("A single control changes as a whole, and nothing changes where nothing did")
  func singleControls() throws {
    var box = Checkbox("Terms")
    let updateOutcome = box.activate(at: [], describedIn: .english)
    let update = try #require(updateOutcome)
    #expect(update.paths == [[]])
    #expect(update.elements[0].descriptor == box.descriptor())
    box.status = .disabled
    #expect(box.activate(at: [], describedIn: .english) == nil)
    var group = try RadioGroup("Size", options: ["Small"])
    #expect(group.activate(at: [1], describedIn: .english) == nil)
    var boxes = try Self.toppings()
    #expect(boxes.activate(at: [3], describedIn: .english) == nil)
    var toolbar = try ToggleButtonGroup("Style", options: ["Bold"], policy: .exactlyOne)
    #expect(toolbar.activate(at: [0], describedIn: .english) == nil)
  }

  @Test("A control of an app's own is compared before and after, also if it shows other elements then")
  func ownControl() throws {
    var list = ExpandingList()
    let before = list.descriptor()
    let openedOutcome = list.activate(at: [0], describedIn: .english)
    let opened = try #require(openedOutcome)
    #expect(opened.paths == [[]])
    #expect(opened.elements[0].replacesChildren)
    var tree = before
    opened.apply(to: &tree)
    #expect(tree == list.descriptor())
    let movedOutcome = list.activate(at: [1], describedIn: .english)
    let moved = try #require(movedOutcome)
    #expect(moved.paths == [[1]])
    moved.apply(to: &tree)
    #expect(tree == list.descriptor())
  }
}

/// An app's own control: a button that shows a checkbox once it was pressed.
private struct ExpandingList: SelectionControl {
  var isOpen = false
  var box = Checkbox("Terms")

  func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    let button = AccessibilityDescriptor(.button, label: "More", traits: .button)
    return AccessibilityDescriptor(
      .other, container: .contain, children: isOpen ? [button, box.descriptor(in: wording)] : [button])
  }

  mutating func activate(at path: NodePath) -> Bool {
    switch path {
    case [0] where !isOpen:
      isOpen = true
      return true
    case [1] where isOpen:
      return box.activate()
    default:
      return false
    }
  }
}
