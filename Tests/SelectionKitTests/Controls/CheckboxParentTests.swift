import SelectionKit
import Testing

/// What the parent of a checkbox group shows and says.
@Suite struct CheckboxParentTests {
  static func group(_ checked: Set<String>, _ count: CheckboxGroup<String>.ParentCount) throws -> CheckboxGroup<String>
  {
    var group = try CheckboxGroup("Pizza", options: ["Ham", "Olives", "Basil"], checked: checked)
    group.selectAllLabel = "Toppings"
    group.selectAllCount = count
    return group
  }

  @Test(
    "The parent shows its label alone, with the count, or with the count if there is one",
    arguments: [
      ([], .hidden, "Toppings", []), (["Ham"], .hidden, "Toppings", []),
      ([], .shown, "Toppings (0)", ["Toppings"]), (["Ham", "Basil"], .shown, "Toppings (2)", ["Toppings"]),
      ([], .shownIfPositive, "Toppings", []), (["Ham"], .shownIfPositive, "Toppings (1)", ["Toppings"]),
    ] as [(Set<String>, CheckboxGroup<String>.ParentCount, String, [String])])
  func text(
    checked: Set<String>, count: CheckboxGroup<String>.ParentCount, text: String, inputLabels: [String]
  ) throws {
    let group = try Self.group(checked, count)
    #expect(group.selectAllText == text)
    #expect(group.descriptor().children[0].label == text)
    #expect(group.descriptor().children[0].inputLabels == inputLabels)
  }

  @Test("The count follows live options and the program's word")
  func live() throws {
    var group = try Self.group(["Ham", "Basil"], .shown)
    try group.setOptions([SelectionOption("Ham", "Ham"), SelectionOption("Capers", "Capers")])
    #expect(group.selectAllText == "Toppings (1)")
    group.checked = ["Ham", "Capers", "Fax"]
    #expect(group.selectAllText == "Toppings (2)")
  }

  @Test("A blank label stays blank, and no parent shows nothing")
  func blank() throws {
    var group = try Self.group(["Ham"], .shown)
    group.selectAllLabel = " "
    #expect(group.selectAllText == " ")
    group.selectAllLabel = nil
    #expect(group.selectAllText == nil)
    group.selectAllLabel = "Toppings"
    try group.setCheckedCount(0...2)
    #expect(group.selectAllText == nil)
  }

  @Test("An option of a checkbox group has all that one of a radio group has")
  func sameContent() throws {
    var option = SelectionOption("Ham", "Ham", status: .invalid("Sold out"))
    option.extraLabel = "Cooked"
    option.explanation = "Two slices"
    option.appearance.icon = .init("leaf", isFlipped: true)
    option.appearance.indicator = .trailing
    let radio = try RadioGroup("Pizza", options: [option])
    let boxes = try CheckboxGroup("Pizza", options: [option])
    #expect(radio.options == boxes.options)
    #expect(boxes.descriptor().children[0].label == "Ham, Cooked, Two slices")
    #expect(boxes.descriptor().children[0].value == "Unchecked. Sold out")
    #expect(boxes.options[0].shownIcon == .error)
  }

  @Test("What holds for a whole picker is set on every option at once")
  func updateOptions() throws {
    var radio = try RadioGroup("Pizza", options: ["Ham", "Olives"], selection: "Ham")
    var boxes = try CheckboxGroup("Pizza", options: ["Ham", "Olives"], checked: ["Ham"])
    radio.updateOptions { $0.appearance.isOutlined = true }
    boxes.updateOptions { $0.appearance.hasDivider = true }
    radio.updateOptions { $0 = SelectionOption($0.id + "!", "Other") }
    boxes.updateOptions { $0 = SelectionOption($0.id + "!", "Other") }
    #expect(radio.options.map(\.appearance.isOutlined) == [true, true])
    #expect(boxes.options.map(\.appearance.hasDivider) == [true, true])
    #expect(radio.options.map(\.label) == ["Ham", "Olives"])
    #expect(boxes.options.map(\.label) == ["Ham", "Olives"])
    #expect(radio.orientation == .vertical)
    #expect(boxes.orientation == .vertical)
  }
}
