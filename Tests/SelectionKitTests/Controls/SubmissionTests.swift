import SelectionKit
import Testing

/// When a group is judged, and what it says then.
@Suite struct SubmissionTests {
  static func sizes(_ selection: String? = nil) throws -> RadioGroup<String> {
    var group = try RadioGroup("Size", options: ["Small", "Large"], selection: selection)
    group.isRequired = true
    group.requirementMessage = "Pick a size"
    return group
  }

  static func toppings(_ checked: Set<String> = [], _ bounds: ClosedRange<Int>? = nil) throws -> CheckboxGroup<String> {
    var group = try CheckboxGroup("Toppings", options: ["Ham", "Olives", "Basil"], checked: checked)
    try group.setCheckedCount(bounds)
    return group
  }

  // MARK: A radio group

  @Test("A missing choice is no error before a submission is tried")
  func notBefore() throws {
    let group = try Self.sizes()
    #expect(group.error() == nil)
    #expect(group.descriptor().value == nil)
    #expect(group.descriptor().isRequired == true)
    #expect(group.descriptor().isSubmitted == false)
    #expect(group.refusal == .tooFew(chosen: 0, minimum: 1))
  }

  @Test("A submission without the required choice is refused, and the group says why, once, until it is mended")
  func missingChoice() throws {
    var group = try Self.sizes()
    #expect(group.submit() == .refused(.tooFew(chosen: 0, minimum: 1)))
    let refused = group.descriptor()
    #expect(refused.value == "Pick a size")
    #expect(refused.error == "Pick a size")
    #expect(refused.isSubmitted == true)
    #expect(refused.children.map(\.value) == ["Radio button, unchecked", "Radio button, unchecked"])
    #expect(refused.children.allSatisfy { $0.error == nil })
    group.activate("Large")
    #expect(group.descriptor().value == nil)
    #expect(group.descriptor().error == nil)
    #expect(group.submit() == .accepted)
  }

  @Test("A form that starts anew judges nothing until the next submission")
  func anew() throws {
    var group = try Self.sizes()
    group.submit()
    group.isSubmitted = false
    #expect(group.error() == nil)
    #expect(group.descriptor().isSubmitted == false)
  }

  @Test("Without words of the app, the wording has some; a wording without any has digits")
  func wordings() throws {
    var group = try Self.sizes()
    group.requirementMessage = nil
    group.submit()
    #expect(group.error() == "At least 1 must be checked")
    #expect(group.descriptor(in: .german).value == "0/1")
  }

  @Test("A group that requires nothing, has a choice, or takes no input, is accepted")
  func accepted() throws {
    var optional = try RadioGroup("Size", options: ["Small"])
    #expect(optional.submit() == .accepted)
    var chosen = try Self.sizes("Small")
    #expect(chosen.submit() == .accepted)
    for status in [ControlStatus.disabled, .readOnly] {
      var fixed = try Self.sizes()
      fixed.status = status
      #expect(fixed.submit() == .accepted)
      #expect(fixed.descriptor().error == nil)
    }
  }

  @Test("An error that the app sets stays until the selection changes, by a person or the program")
  func errorOfTheApp() throws {
    var group = try Self.sizes("Small")
    group.status = .invalid("Sold out")
    #expect(group.submit() == .refused(.invalid("Sold out")))
    #expect(group.activate("Small") == nil)
    group.selection = "Small"
    group.selection = "Huge"
    #expect(group.descriptor().value == "Sold out")
    var byPerson = group
    #expect(byPerson.activate("Large")?.clearedError == "Sold out")
    #expect(byPerson.status == .enabled)
    #expect(byPerson.submit() == .accepted)
    var byProgram = group
    byProgram.selection = nil
    #expect(byProgram.status == .enabled)
    #expect(byProgram.error() == "Pick a size")
    var byNewOptions = group
    try byNewOptions.setOptions([SelectionOption("Large", "Large")])
    #expect(byNewOptions.status == .enabled)
    var keepingItsChoice = group
    try keepingItsChoice.setOptions([SelectionOption("Small", "Small")])
    #expect(keepingItsChoice.status == .invalid("Sold out"))
  }

  @Test("An error of one option stays with it")
  func errorOfAnOption() throws {
    var group = try Self.sizes()
    group.updateOption("Large") { $0.status = .invalid("Sold out") }
    group.activate("Large")
    group.activate("Small")
    #expect(group.status(of: "Large") == .invalid("Sold out"))
    #expect(group.submit() == .accepted)
  }

  // MARK: A checkbox group

  /// What is checked and how many may be, and what a submission comes to.
  struct Case: Sendable {
    let checked: Set<String>
    let bounds: ClosedRange<Int>?
    var isRequired = false
    let outcome: SubmissionOutcome
    let value: String?
  }

  @Test(
    "Too few or too many are an error once a submission is tried",
    arguments: [
      Case(checked: [], bounds: nil, outcome: .accepted, value: nil),
      Case(
        checked: [], bounds: nil, isRequired: true, outcome: .refused(.tooFew(chosen: 0, minimum: 1)),
        value: "At least 1 must be checked"),
      Case(checked: ["Ham"], bounds: nil, isRequired: true, outcome: .accepted, value: nil),
      Case(
        checked: ["Ham"], bounds: 2...3, outcome: .refused(.tooFew(chosen: 1, minimum: 2)),
        value: "At least 2 must be checked"),
      Case(checked: ["Ham", "Basil"], bounds: 2...2, outcome: .accepted, value: "No more than 2 can be checked"),
      Case(
        checked: ["Ham", "Basil"], bounds: 0...1, outcome: .refused(.tooMany(chosen: 2, maximum: 1)),
        value: "No more than 1 can be checked"),
    ])
  func counts(expected: Case) throws {
    var group = try Self.toppings(expected.checked, expected.bounds)
    group.isRequired = expected.isRequired
    #expect(group.error() == nil)
    #expect(group.submit() == expected.outcome)
    let tree = group.descriptor()
    #expect(tree.value == expected.value)
    #expect(tree.error?.text == (expected.outcome.isAccepted ? nil : expected.value))
    #expect(tree.isSubmitted == true)
    #expect(tree.children.allSatisfy { $0.error == nil })
  }

  @Test("The error stays while it is not mended, goes when it is, and comes back when the mending is undone")
  func mending() throws {
    var group = try Self.toppings([], 2...3)
    group.requirementMessage = "Pick two or three"
    group.submit()
    group.activate("Ham")
    #expect(group.descriptor().value == "Pick two or three")
    group.activate("Basil")
    #expect(group.descriptor().error == nil)
    group.activate("Ham")
    #expect(group.descriptor().value == "Pick two or three")
  }

  @Test("An error that the app sets stays until what is checked changes", arguments: [0, 1, 2, 3])
  func errorOfTheApp(way: Int) throws {
    var group = try Self.toppings(["Ham"])
    group.selectAllLabel = "All"
    group.status = .invalid("Not with ham")
    group.checked = ["Ham", "Fax"]
    group["Ham"] = true
    group["Fax"] = true
    group.activate("Fax")
    #expect(group.error() == "Not with ham")
    #expect(group.submit() == .refused(.invalid("Not with ham")))
    switch way {
    case 0: #expect(group.activate("Ham")?.clearedError == "Not with ham")
    case 1: #expect(group.activateSelectAll()?.clearedError == "Not with ham")
    case 2: group["Ham"] = false
    default: group.checked = []
    }
    #expect(group.status == .enabled)
    #expect(group.error() == nil)
  }

  @Test("At least one has to be checked if the group or its bounds say so", arguments: [false, true])
  func minimumCount(isRequired: Bool) throws {
    var group = try Self.toppings()
    group.isRequired = isRequired
    #expect(group.minimumCount == (isRequired ? 1 : 0))
    #expect(group.descriptor().isRequired == isRequired)
    try group.setCheckedCount(2...3)
    #expect(group.minimumCount == 2)
    #expect(group.descriptor().isRequired == true)
    try group.setCheckedCount(0...3)
    #expect(group.minimumCount == (isRequired ? 1 : 0))
  }

  // MARK: Single controls and toolbars

  @Test("The error of a single control is gone once it holds something else")
  func singleControls() {
    var box = Checkbox("Terms", status: .invalid("Accept them"))
    box.state = .unchecked
    #expect(box.status == .invalid("Accept them"))
    box.activate()
    #expect(box.status == .enabled)
    var radio = RadioButton("Yes", status: .invalid("Say yes"))
    radio.isSelected = true
    #expect(radio.status == .enabled)
    radio.status = .invalid("No")
    radio.activate()
    #expect(radio.status == .invalid("No"))
    var toggle = ToggleButton(.stable("Bold"), status: .invalid("No font"))
    toggle.activate()
    #expect(toggle.status == .enabled)
  }

  @Test("A disabled or read-only control stays so, whatever the program makes of its state")
  func fixedStays() {
    for status in [ControlStatus.disabled, .readOnly] {
      var box = Checkbox("Terms", status: status)
      box.isChecked = true
      #expect(box.status == status)
    }
  }

  @Test("The error of a toolbar is gone once something else is on")
  func toolbar() throws {
    var group = try ToggleButtonGroup("Style", options: ["Bold", "Italic"], policy: .oneOrMore, on: ["Bold"])
    group.status = .invalid("No font")
    #expect(group.activate("Bold") == nil)
    group.on = ["Bold", "Struck"]
    #expect(group.status == .invalid("No font"))
    #expect(group.activate("Italic")?.clearedError == "No font")
    #expect(group.status == .enabled)
    group.status = .invalid("No font")
    group["Bold"] = false
    #expect(group.status == .enabled)
    group.status = .invalid("No font")
    try group.setOptions([SelectionOption("Bold", "Bold")])
    #expect(group.status == .enabled)
  }
}
