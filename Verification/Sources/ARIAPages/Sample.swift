import SelectionKit

/// A control with what a browser has to tell of it, written out rather than derived from the control.
struct Sample: Encodable {
  /// An element of the browser's accessibility tree.
  struct Expected: Encodable {
    let role: String
    let name: String
    /// The states by name; one that isn't here must not be told.
    let states: [String: String]

    init(_ role: String, _ name: String, _ states: [String: String] = [:]) {
      self.role = role
      self.name = name
      self.states = states
    }
  }

  private enum CodingKeys: CodingKey {
    case id, expected
  }

  let id: String
  let control: AccessibilityDescriptor
  /// What is told, in reading order, texts left out.
  let expected: [Expected]

  private init(_ id: String, _ control: AccessibilityDescriptor, _ expected: Expected...) {
    self.id = id
    self.control = control
    self.expected = expected
  }

  static func all() throws -> [Sample] {
    try radioGroups() + checkboxes() + toggleButtons()
  }

  private static func radioGroups() throws -> [Sample] {
    let none = try RadioGroup("Size", options: ["Small", "Large"])
    var chosen = none
    chosen.selection = "Large"
    var disabled = none
    disabled.updateOption("Small") { $0.status = .disabled }
    var invalid = none
    invalid.status = .invalid("Choose a size")
    var required = none
    required.isRequired = true
    return [
      Sample(
        "radio-group-none-chosen", none.descriptor(),
        Expected("radiogroup", "Size"),
        Expected("radio", "Small", ["checked": "false"]),
        Expected("radio", "Large", ["checked": "false"])),
      Sample(
        "radio-group-one-chosen", chosen.descriptor(),
        Expected("radiogroup", "Size"),
        Expected("radio", "Small", ["checked": "false"]),
        Expected("radio", "Large", ["checked": "true"])),
      Sample(
        "radio-group-one-disabled", disabled.descriptor(),
        Expected("radiogroup", "Size"),
        Expected("radio", "Small", ["checked": "false", "disabled": "true"]),
        Expected("radio", "Large", ["checked": "false"])),
      Sample(
        "radio-group-in-error", invalid.descriptor(),
        Expected("radiogroup", "Size", ["invalid": "true", "description": "Choose a size"]),
        Expected("radio", "Small", ["checked": "false"]),
        Expected("radio", "Large", ["checked": "false"])),
      Sample(
        "radio-group-required", required.descriptor(),
        Expected("radiogroup", "Size", ["required": "true"]),
        Expected("radio", "Small", ["checked": "false"]),
        Expected("radio", "Large", ["checked": "false"])),
    ]
  }

  private static func checkboxes() throws -> [Sample] {
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: ["Email"])
    group.selectAllLabel = "All"
    let invalid = Checkbox("Accept Terms", status: .invalid("Accept the terms"))
    return [
      Sample(
        "checkbox-group-mixed-parent", group.descriptor(),
        Expected("group", "Contact"),
        Expected("checkbox", "All", ["checked": "mixed"]),
        Expected("checkbox", "Email", ["checked": "true"]),
        Expected("checkbox", "Phone", ["checked": "false"])),
      Sample(
        "checkbox-in-error", invalid.descriptor(),
        Expected(
          "checkbox", "Accept Terms", ["checked": "false", "invalid": "true", "description": "Accept the terms"])),
    ]
  }

  private static func toggleButtons() -> [Sample] {
    let mute = ToggleButton.Name.nextAction(whenOff: "Mute", whenOn: "Unmute")
    return [
      Sample("toggle-next-action-off", ToggleButton(mute).descriptor(), Expected("button", "Mute")),
      Sample("toggle-next-action-on", ToggleButton(mute, isOn: true).descriptor(), Expected("button", "Unmute")),
      Sample(
        "toggle-stable-name-off", ToggleButton(.stable("Bold")).descriptor(),
        Expected("button", "Bold", ["pressed": "false"])),
      Sample(
        "toggle-stable-name-on", ToggleButton(.stable("Bold"), isOn: true).descriptor(),
        Expected("button", "Bold", ["pressed": "true"])),
    ]
  }
}
