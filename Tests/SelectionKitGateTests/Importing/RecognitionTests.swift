import SelectionKit
import SelectionKitGate
import Testing

@Suite("Recognising controls in a page source")
struct RecognitionTests {
  // MARK: Wording

  @Test(
    "By what the value says",
    arguments: [
      ("Other", "value='Radio button, checked'", .radioOption),
      ("Button", "value='radio button. not checked. '", .radioOption),
      ("Button", "value='unchecked radio button' traits='Button'", .radioOption),
      ("StaticText", "label='A' value='Radio button, selected, 1 of 3'", .radioOption),
      ("Other", "value='Radio button'", .other),
      ("Other", "value='Radio'", .other),
      ("Other", "value='checkbox, checked'", .checkbox),
      ("Other", "value='Check box: partially checked'", .checkbox),
      ("Other", "value='Checked' traits='ToggleButton, Button'", .checkbox),
      ("Other", "value='Mixed' traits='ToggleButton'", .checkbox),
      ("Other", "value='Not Selected' traits='ToggleButton'", .other),
      ("Button", "value='Unchecked' traits='Button'", .checkable),
      ("Other", "value='Checked'", .checkable),
      ("Other", "value='Checked, 2 items'", .other),
      ("Other", "value='Checked shirt'", .other),
      ("Other", "value='Mixed'", .other),
      ("Button", "value='Selected' traits='Button, Selected'", .button),
      ("Button", "value='Not Selected' traits='Button'", .button),
      ("Other", "value='On'", .other),
      ("Tab", "value='Radio button, checked'", .tab),
      ("RadioButton", "value='Radio button, checked'", .nativeRadio),
    ] as [(String, String, AccessibilityDescriptor.Role)])
  func wording(type: String, attributes: String, role: AccessibilityDescriptor.Role) throws {
    let found = try screen(element(type, attributes)).only()
    #expect(found.role == role)
    let wording: [AccessibilityDescriptor.Role] = [.radioOption, .checkbox, .checkable]
    #expect(found.recognition == (wording.contains(role) ? .wording : .declared))
  }

  @Test("A row that repeats the value of the control in it is no control")
  func repeatedValue() throws {
    let read = try screen(
      element("Cell", "value='Radio button, checked'", holding: element("Other", "value='Radio button, checked'")))
    #expect(read.all(.radioOption).count == 1)
    #expect(try read.only().role == .other)
  }

  @Test("What is known to be no accessibility element says nothing")
  func hidden() throws {
    #expect(try screen(element("Other", "value='Radio button, checked'", accessible: "false")).only().role == .other)
  }

  @Test("That exactly one of several is selected makes no radio options")
  func oneSelected() throws {
    let read = try screen(
      element("Button", "label='Day' traits='Button, Selected' value='1'")
        + element("Button", "label='Week' traits='Button'") + element("Button", "label='Month' traits='Button'"))
    #expect(read.all(.button).count == 3)
  }

  // MARK: Switches

  @Test(
    "A switch of another size than a native one may be a checkbox",
    arguments: [
      (51, 31, .switch), (49, 30, .switch), (52, 32, .switch), (63, 28, .switch), (65, 30, .switch), (61, 27, .switch),
      (53, 31, .checkbox), (51, 29, .checkbox), (51, 33, .checkbox), (60, 28, .checkbox), (63, 31, .checkbox),
      (24, 24, .checkbox), (300, 44, .checkbox),
    ] as [(Int, Int, AccessibilityDescriptor.Role)])
  func sizes(width: Int, height: Int, role: AccessibilityDescriptor.Role) throws {
    let found = try screen(element("Switch", "label='A' value='1' " + frame(width, height))).only()
    #expect(found.role == role)
    #expect(found.recognition == (role == .checkbox ? .heuristic : .declared))
  }

  @Test("A switch without a known size stays a switch")
  func unknownSize() throws {
    #expect(try screen(element("Switch", "label='A'")).only().role == .switch)
    let away = element("Switch", "label='A' " + frame(24, 24, y: 900), visible: "false")
    #expect(try screen(away).only().role == .switch)
  }

  @Test("A switch inside a switch is one of them, named by the outer one and of unknown size")
  func nested() throws {
    let inner = element("Switch", "label='Inner' " + frame(51, 31))
    let named = try screen(element("Switch", "label='Outer' " + frame(358, 44), holding: inner)).only()
    #expect(named.role == .switch)
    #expect(named.label == "Outer")
    #expect(named.children.isEmpty)
    #expect(named.rendering.hitArea == nil)
    #expect(try screen(element("Switch", frame(358, 44), holding: inner)).only().label == "Inner")
    let box = element("Switch", frame(24, 24))
    #expect(try screen(element("Switch", "label='A' " + frame(358, 44), holding: box)).only().role == .checkbox)
  }

  // MARK: Only controls

  @Test("A row names the only control in it, and is what reacts")
  func onlyControl() throws {
    let read = try screen(
      element(
        "Cell", "label='Wi-Fi' " + frame(390, 54),
        holding: element("StaticText", "label='Wi-Fi'") + element("Switch", frame(51, 28))))
    #expect(read.all(.checkbox).map(\.label) == ["Wi-Fi"])
    #expect(read.all(.checkbox).first?.rendering.hitArea == nil)
  }

  @Test(
    "A control stays without a name",
    arguments: [
      // Two controls in one row.
      element(
        "Cell", "label='A'", holding: element("Button", "traits='Button'") + element("Button", "traits='Button'")),
      // A label that nobody hears and that only joins the texts.
      element(
        "Other", "label='A B'", accessible: "false",
        holding: element("StaticText", "label='A'") + element("StaticText", "label='B'") + element("Button")),
      // The screen itself.
      element("Button"),
    ])
  func staysNameless(elements: String) throws {
    #expect(try screen(elements).all(.button).allSatisfy { $0.label == nil })
  }

  @Test("A container that is no element of its own names its only control with a label of its own")
  func labelledContainer() throws {
    let group = element(
      "Other", "label='Sound'", accessible: "false",
      holding: element("StaticText", "label='Loud'") + element("Button"))
    #expect(try screen(group).all(.button).map(\.label) == ["Sound"])
  }

  @Test("A control that has a name keeps it")
  func keepsName() throws {
    #expect(
      try screen(element("Cell", "label='Row'", holding: element("Button", "label='A'"))).all(.button).map(\.label) == [
        "A"
      ])
  }

  // MARK: Guessed radio options

  @Test("Small nameless buttons, each beside one text, are guessed to be radio options")
  func guessedRadios() throws {
    let read = try screen(
      element("Other", accessible: "false", holding: row("Male") + row("Female") + row("No answer")))
    let group = try read.only()
    #expect(group.role == .radioGroup)
    #expect(group.recognition == .heuristic)
    #expect(group.label == nil)
    let options = read.all(.radioOption)
    #expect(options.map(\.label) == [nil, nil, nil])
    #expect(options.map(\.recognition) == [.heuristic, .heuristic, .heuristic])
    #expect(options.first?.facts.contains(.value) == false)
  }

  @Test(
    "Buttons stay buttons",
    arguments: [
      row("A"),
      row("A", size: 33) + row("B", size: 33),
      row("A", button: "label='Add'") + row("B", button: "label='Add'"),
      row("A", accessible: "false") + row("B", accessible: "false"),
      row("A", accessible: "") + row("B", accessible: ""),
      row("A", more: element("StaticText", "label='More'")) + row("B", more: element("StaticText", "label='More'")),
      row("A", more: element("Button", "label='More'")) + row("B", more: element("Button", "label='More'")),
    ])
  func noGuess(rows: String) throws {
    let read = try screen(element("Other", accessible: "false", holding: rows))
    #expect(read.all(.radioOption).isEmpty)
    #expect(read.all(.radioGroup).isEmpty)
  }

  @Test("A screen is no group, whatever is in it")
  func screenIsNoGroup() throws {
    let read = try screen(row("A") + row("B"))
    #expect(read.all(.radioOption).count == 2)
    #expect(read.all(.radioGroup).isEmpty)
  }
}

private func row(
  _ text: String, size: Int = 24, button: String = "", accessible: String = "true", more: String = ""
) -> String {
  element(
    "Other", accessible: "false",
    holding: element("Button", button + " " + frame(size, size), accessible: accessible)
      + element("Other", accessible: "false", holding: element("StaticText", "label='\(text)' value='\(text)'")) + more)
}
