import SelectionKit
import SelectionKitRules
import Testing

/// An app's own control: one to five stars, none chosen at first.
private struct StarRating: SelectionControl {
  /// What is wrong with a rating, to see that it is found.
  enum Fault: Hashable {
    /// The fourth star leaves the one before it selected.
    case keepsOldStar
    /// Activating the chosen star takes it back.
    case takesBack
    /// A read-only rating changes all the same.
    case ignoresReadOnly
    /// An activation says that it changed something when it didn't.
    case boasts
  }

  var stars: Int?
  var isReadOnly = false
  var fault: Fault?
  private var leftover: Int?

  init(_ stars: Int? = nil, fault: Fault? = nil, isReadOnly: Bool = false) {
    self.stars = stars
    self.fault = fault
    self.isReadOnly = isReadOnly
  }

  func descriptor(in wording: Wording) -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.radioGroup, label: "Rating", container: .contain)
    group.isRequired = false
    group.isSubmitted = false
    group.children = (1...5).map { star in
      let isChosen = star == stars
      var value = wording.radioButton(isChecked: isChosen)
      if isReadOnly { value += ", " + wording.readOnly }
      var option = AccessibilityDescriptor(.radioOption, label: "\(star) stars", value: value)
      if isChosen || star == leftover { option.traits = .selected }
      option.state = CheckState(isChecked: isChosen)
      option.isEnabled = true
      option.isReadOnly = isReadOnly
      option.effect = .submitted
      return option
    }
    return group
  }

  mutating func activate(at path: NodePath) -> Bool {
    guard path.positions.count == 1, let position = path.positions.first, (0..<5).contains(position) else {
      return false
    }
    if isReadOnly, fault != .ignoresReadOnly { return false }
    if stars == position + 1 {
      if fault == .takesBack { stars = nil }
      return fault == .takesBack || fault == .boasts
    }
    leftover = fault == .keepsOldStar && position == 3 ? stars : nil
    stars = position + 1
    return true
  }
}

@Suite("Exploration")
struct ExplorationTests {
  @Test("A control of an app's own that conforms is explored whole, without an error")
  func conforming() {
    let exploration = Audit.standard.explore(StarRating())
    #expect(exploration.states == 6)
    // Each state has six elements to activate: the group itself and five stars.
    #expect(exploration.activations == 36)
    #expect(exploration.isExhaustive)
    #expect(exploration.counterexample == nil, "\(exploration.report)")
    #expect(exploration.misreported == nil)
    #expect(exploration.report.findings.isEmpty, "\(exploration.report)")
    #expect(exploration.report.passes)
  }

  @Test("A fault that takes two activations is found by the shortest way")
  func plantedFault() {
    let exploration = Audit.standard.explore(StarRating(fault: .keepsOldStar))
    #expect(exploration.counterexample == [[0], [3]])
    #expect(!exploration.report.passes)
    #expect(exploration.report.findings.contains { $0.rule == "radio-activation-chooses-only-it" })
    #expect(exploration.report.findings.contains { $0.rule == "radio-group-has-at-most-one-selected" })
  }

  @Test("Activating what is chosen, and what is read-only, belongs to the walk")
  func fixedElements() {
    #expect(Audit.standard.explore(StarRating(2, fault: .takesBack)).counterexample == [[1]])
    let readOnly = Audit.standard.explore(StarRating(2, fault: .ignoresReadOnly, isReadOnly: true))
    #expect(readOnly.counterexample == [[0]])
    #expect(readOnly.report.findings.contains { $0.rule == "fixed-control-does-not-react" })
  }

  @Test("An activation that doesn't tell the truth about what it changed is reported by the shortest way")
  func misreporting() {
    let exploration = Audit.standard.explore(StarRating(fault: .boasts))
    #expect(exploration.misreported == [[0], [0]])
    #expect(exploration.counterexample == nil)
  }

  @Test("A control that is in error as it stands needs no activation to show it")
  func startingInError() throws {
    let unnamed = try RadioGroup("", options: ["Small", "Large"])
    #expect(Audit.standard.explore(unnamed).counterexample == [])
  }

  @Test("Beyond the limit a sample is drawn, the same each time")
  func sampling() throws {
    let group = try CheckboxGroup("Days", options: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    let exploration = Audit.standard.explore(group, limit: 20)
    #expect(!exploration.isExhaustive)
    #expect(exploration.states > 20)
    #expect(exploration.counterexample == nil, "\(exploration.report)")
    let again = Audit.standard.explore(group, limit: 20)
    #expect(again.states == exploration.states)
    #expect(again.activations == exploration.activations)
    #expect(again.report == exploration.report)
  }

  /// Our controls, each in each status, with one option in each status.
  static let controls: [any SelectionControl & Sendable] = {
    let statuses: [ControlStatus] = [.enabled, .readOnly, .disabled, .invalid("Choose another")]
    var controls: [any SelectionControl & Sendable] = []
    for status in statuses {
      controls.append(RadioButton("Yes", status: status))
      controls += CheckState.allCases.map { Checkbox("Accept Terms", $0, status: status) }
      controls.append(ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"), status: status))
      controls.append(ToggleButton(.stable("Bold"), status: status))
      for own in statuses {
        let options = ["Small", "Medium", "Large"].map {
          SelectionOption($0, $0, status: $0 == "Medium" ? own : .enabled)
        }
        for selection in [nil, "Small", "Medium", "Large"] {
          if var group = try? RadioGroup("Size", options: options, selection: selection) {
            group.status = status
            controls.append(group)
          }
          if var group = try? CheckboxGroup("Size", options: options, checked: Set([selection].compactMap { $0 })) {
            group.status = status
            controls.append(group)
            group.selectAllLabel = "All sizes"
            controls.append(group)
            try? group.setCheckedCount(0...2)
            controls.append(group)
          }
        }
      }
    }
    return controls
  }()

  @Test("Our controls, in every state and status, are without an error and leave open only what the view shows")
  func ourControls() {
    #expect(Self.controls.count == 280)
    for control in Self.controls { explore(control) }
  }

  private func explore(_ control: some SelectionControl) {
    let exploration = Audit.standard.explore(control)
    #expect(exploration.isExhaustive)
    #expect(exploration.counterexample == nil, "\(control)\n\(exploration.report)")
    #expect(exploration.misreported == nil, "\(control)")
    // The one thing our controls can be warned of: a lone checkbox that is mixed.
    let warnings = exploration.report.findings.filter {
      !($0.rule == "checkbox-value-agrees-with-state" && $0.severity == .warning && control is Checkbox)
    }
    #expect(warnings.isEmpty, "\(control)\n\(exploration.report)")
    #expect(Facts.ofTheView.isSuperset(of: exploration.report.unsettled), "\(control): \(exploration.report.unsettled)")
  }
}
