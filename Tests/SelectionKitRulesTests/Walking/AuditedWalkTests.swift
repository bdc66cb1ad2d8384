import SelectionKit
import SelectionKitRules
import Testing

/// A walk of 100,000 random steps over every control, of which every hundredth is audited: whatever a person and a
/// program do in turn, no control is ever described with an error, nor does an activation do what it must not.
@Suite struct AuditedWalkTests {
  /// One control of each kind, all changed by the same steps.
  struct Screen {
    var radio: RadioGroup<Int>
    var boxes: CheckboxGroup<Int>
    var toolbar: ToggleButtonGroup<Int>
    var lone = RadioButton("Lucy in the sky")
    var box = Checkbox("Accept the terms")
    var toggle: ToggleButton
    var generator: SeededGenerator

    init(seed: UInt64, policy: SelectionPolicy) throws {
      generator = SeededGenerator(seed: seed)
      let options = Screen.options(using: &generator)
      radio = try RadioGroup("Song", options: options)
      boxes = try CheckboxGroup("Songs", options: options)
      toolbar = try ToggleButtonGroup("Style", options: options, policy: policy)
      boxes.selectAllLabel = "Everything"
      toggle =
        policy.allowsNone ? ToggleButton(.stable("Bold")) : ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    }

    static let names = ["Lucy", "Help!", "Michelle", "Yesterday", "Girl", "Something"]
    static let statuses: [ControlStatus] = [.enabled, .enabled, .invalid("Sold out"), .readOnly, .disabled]

    static func options(using generator: inout SeededGenerator) -> [SelectionOption<Int>] {
      let count = Int.random(in: 1...names.count, using: &generator)
      return names.indices.shuffled(using: &generator).prefix(count).map { id in
        var option = SelectionOption(id, names[id], status: status(using: &generator))
        if Bool.random(using: &generator) { option.extraLabel = "The Beatles" }
        return option
      }
    }

    static func status(using generator: inout SeededGenerator) -> ControlStatus {
      statuses[Int.random(in: statuses.indices, using: &generator)]
    }

    /// What the program does: selects, strangers among it, replaces options, sets status and bounds, submits.
    mutating func program() throws {
      let id = Int.random(in: 0..<8, using: &generator)
      let status = Screen.status(using: &generator)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0:
        radio.selection = id
        boxes[id].toggle()
        toolbar[id].toggle()
      case 1:
        radio.status = status
        boxes.status = status
        toolbar.status = status
      case 2:
        radio.updateOption(id) { $0.status = status }
        boxes.updateOption(id) { $0.status = status }
        toolbar.updateOption(id) { $0.status = status }
      case 3:
        let options = Screen.options(using: &generator)
        try radio.setOptions(options)
        try boxes.setOptions(options)
        try toolbar.setOptions(options)
      case 4:
        try boxes.setCheckedCount(Bool.random(using: &generator) ? 0...Int.random(in: 1...6, using: &generator) : nil)
        boxes.selectAllCount = .shownIfPositive
      case 5:
        radio.isRequired.toggle()
        boxes.isRequired.toggle()
      case 6:
        radio.submit()
        boxes.submit()
      case 7:
        radio.selection = nil
        boxes.checked = [id, id + 1]
        toolbar.on = [id]
        radio.isSubmitted = false
      default:
        lone.status = status
        lone.isSelected = false
        box.status = status
        box.state = CheckState.allCases[id % 3]
        toggle.status = status
        toggle.isAmongPeers = Bool.random(using: &generator)
      }
    }

    /// What a person does: activates anything, also what is not there.
    mutating func person(audited: Bool) throws {
      let path: NodePath = [Int.random(in: 0..<8, using: &generator)]
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: try Screen.activate(&radio, at: path, audited)
      case 1: try Screen.activate(&boxes, at: path, audited)
      case 2: try Screen.activate(&toolbar, at: path, audited)
      case 3: try Screen.activate(&lone, at: [], audited)
      case 4: try Screen.activate(&box, at: [], audited)
      default: try Screen.activate(&toggle, at: [], audited)
      }
    }

    private static func activate(
      _ control: inout some SelectionControl, at path: NodePath, _ isAudited: Bool
    ) throws {
      guard isAudited else {
        control.activate(at: path)
        return
      }
      let before = control.descriptor()
      control.activate(at: path)
      guard before[path] != nil else { return }
      try requireNoError(
        Audit.standard.report(on: Activation(of: path, before: before, after: control.descriptor())))
    }

    func audit() throws {
      let controls: [any SelectionControl] = [radio, boxes, toolbar, lone, box, toggle]
      for control in controls { try Screen.requireNoError(control.audit(in: .english)) }
    }

    private static func requireNoError(_ report: Report) throws {
      let errors = report.findings.filter { $0.severity == .error }
      try #require(errors.isEmpty, "\(report)")
    }
  }

  @Test("No state and no step of a walk is in error", arguments: SelectionPolicy.allCases)
  func walk(policy: SelectionPolicy) throws {
    var screen = try Screen(seed: policy.allowsSeveral ? 21 : 22, policy: policy)
    for step in 1...25_000 {
      let isAudited = step.isMultiple(of: 100)
      if step.isMultiple(of: 3) { try screen.program() } else { try screen.person(audited: isAudited) }
      if isAudited { try screen.audit() }
    }
  }
}
