import SelectionKit

/// Every control of the package in every state, status and shape that changes what is heard of it.
enum EveryControl {
  static let error = "Pick one"
  static let statuses: [ControlStatus] = [.enabled, .readOnly, .disabled, .invalid(ErrorMessage(stringLiteral: error))]

  static func radios(_ status: ControlStatus, isChosen: Bool) throws -> [any SelectionControl] {
    var group = try RadioGroup("Colour", options: ["Black", "Gray"], selection: isChosen ? "Black" : nil)
    group.status = status
    var option = SelectionOption(0, "Black", status: status)
    option.extraLabel = "Deep"
    option.explanation = "Hides stains"
    let own = try RadioGroup("Colour", options: [option, SelectionOption(1, "Gray")], selection: isChosen ? 0 : nil)
    return [group, own, RadioButton("Black", isSelected: isChosen, status: status)]
  }

  static func checkboxes(_ status: ControlStatus, _ state: CheckState) throws -> [any SelectionControl] {
    let checked: Set<String> =
      switch state {
      case .checked: ["Email", "Phone"]
      case .unchecked: []
      case .mixed: ["Email"]
      }
    var group = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: checked)
    group.status = status
    var withParent = group
    withParent.selectAllLabel = "All of them"
    var limited = group
    try limited.setCheckedCount(1...1)
    return [Checkbox("Accept Terms", state, status: status), group, withParent, limited]
  }

  static func toggles(_ status: ControlStatus, isOn: Bool) throws -> [any SelectionControl] {
    let action = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"), isOn: isOn, status: status)
    var context = action
    context.context = "Trailer"
    context.hint = "Silences it"
    let bold = ToggleButton(.stable("Bold"), isOn: isOn, status: status)
    var alone = bold
    alone.isAmongPeers = false
    var toolbar = try ToggleButtonGroup(
      "Style", options: ["Bold", "Italic"], policy: .anyNumber, on: isOn ? ["Bold"] : [])
    toolbar.status = status
    return [action, context, bold, alone, toolbar]
  }

  static func all() throws -> [any SelectionControl] {
    try statuses.flatMap { status in
      try [true, false].flatMap { try radios(status, isChosen: $0) + toggles(status, isOn: $0) }
        + CheckState.allCases.flatMap { try checkboxes(status, $0) }
    }
  }
}

extension AccessibilityDescriptor {
  /// This element and all inside it.
  var everyElement: [AccessibilityDescriptor] {
    [self] + children.flatMap(\.everyElement)
  }
}
