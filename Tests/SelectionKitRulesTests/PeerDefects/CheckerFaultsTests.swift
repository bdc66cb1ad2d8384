import SelectionKit
import SelectionKitRules
import Testing

/// What other checkers are known to get wrong, and what this one says instead.
@Suite("Faults of other checkers")
struct CheckerFaultsTests {
  /// What an audit finds: rule and place of each finding.
  private func findings(on root: AccessibilityDescriptor) -> [String] {
    root.audit().findings.map { "\($0.rule) \($0.path)" }
  }

  private func severities(on root: AccessibilityDescriptor) -> [Rule.Severity] {
    root.audit().findings.map(\.severity)
  }

  // MARK: Groups

  /// A group whose options stand in the cells of a table.
  private func groupWithTable(_ options: [AccessibilityDescriptor]) -> AccessibilityDescriptor {
    func container(_ children: [AccessibilityDescriptor]) -> AccessibilityDescriptor {
      AccessibilityDescriptor(.other, container: .contain, children: children)
    }
    return Golden.radioGroup("Choose color", []).with { group in
      group.children.append(container(options.map { container([$0]) }))
    }
  }

  @Test(
    "C1: radio options in a table inside the group are seen",
    arguments: [AccessibilityDescriptor.Role.radioGroup, .other])
  func table(role: AccessibilityDescriptor.Role) {
    let black = Golden.radio("Black", isChosen: true)
    let right = groupWithTable([black, Golden.radio("Gray")]).with { $0.role = role }
    #expect(findings(on: right) == [])
    #expect(right.audit().counts.controls == 2)
    let wrong = groupWithTable([black, Golden.radio("Gray", isChosen: true)]).with { $0.role = role }
    #expect(findings(on: wrong) == ["radio-group-has-at-most-one-selected /"])
  }

  @Test("C2: the label belongs on the group, and the options have names of their own")
  func labels() {
    #expect(findings(on: Golden.radioGroup()) == [])
    let same = Golden.radioGroup("Choose color", [Golden.radio("Choose color"), Golden.radio("Choose color")])
    #expect(findings(on: same) == ["option-names-are-distinct /"])
    let none = Golden.radioGroup().with { $0.label = nil }
    #expect(findings(on: none) == ["group-has-label /"])
  }

  @Test("C6: a radio group without options fails")
  func empty() {
    #expect(findings(on: Golden.radioGroup("Choose color", [])) == ["group-has-options /"])
  }

  @Test("C20: the label of the group before the name of every option is a warning")
  func repeated() {
    let options = ["Black", "Gray"].map { color in
      Golden.radio("Choose color, \(color)").with { $0.rendering.visibleLabel = nil }
    }
    let group = Golden.radioGroup("Choose color", options)
    #expect(findings(on: group) == [])
    let seen = group.with { $0.children[1].rendering.visibleLabel = "Black" }.with {
      $0.children[2].rendering.visibleLabel = "Gray"
    }
    #expect(seen.audit().findings.filter { $0.rule == "group-label-is-not-repeated" }.map(\.severity) == [.warning])
  }

  // MARK: Traits and values

  @Test("C3: a trait and a value that contradict each other are found")
  func contradiction() {
    let group = Golden.radioGroup().with { group in
      group.children[1].value = "Radio button, unchecked"
      group.children[1].forget(.state)
    }
    #expect(findings(on: group) == ["radio-option-value-agrees-with-state /1"])
  }

  @Test("C7: a radio option without the button trait passes")
  func noButtonTrait() {
    let option = Golden.radio("Black", isChosen: true)
    #expect(option.traits == .selected)
    #expect(findings(on: Golden.radioGroup()) == [])
    let report = Golden.radioGroup().audit()
    #expect(report.passes(failingOn: .note) && report.questions.isEmpty)
  }

  @Test("C19: state in the name and in the trait, and state in neither, are both found")
  func stateTwiceAndNever() {
    let twice = Golden.actionToggle("Unmute", isOn: true).with { $0.traits.insert(.selected) }
    #expect(findings(on: twice) == ["toggle-button-uses-one-state-signal /"])
    let told = Golden.radioGroup().with { group in
      group.children[1].label = "Black, selected"
    }
    #expect(findings(on: told) == ["name-is-not-state-or-asset /1"])
    let silent = Golden.actionToggle("Captions").with { $0.forget(.naming) }
    let report = Audit.standard.report(
      on: Activation(of: [], before: silent, after: silent.with { $0.state = .checked }))
    #expect(report.findings.map(\.rule) == ["toggle-button-state-is-heard"])
  }

  @Test("C21: a toggle trait is called what it is, right on a checkbox and wrong on a radio option")
  func toggleTrait() throws {
    #expect(findings(on: Golden.checkbox("Accept Terms")) == [])
    let group = Golden.radioGroup().with { $0.children[1].traits.insert(.toggle) }
    let finding = try #require(group.audit().findings.first)
    #expect(findings(on: group) == ["radio-option-lacks-toggle-trait /1"])
    #expect(finding.failure.found == "the toggle trait")
    let plain = Golden.checkbox("Accept Terms").with { $0.traits = .button }
    #expect(findings(on: plain) == ["checkbox-has-toggle-trait /"])
  }

  @Test("C21: a raw number is never taken for a state", arguments: ["0", "1", "2"])
  func rawNumber(_ value: String) {
    let group = Golden.radioGroup().with { $0.children[1].value = value }
    #expect(findings(on: group) == ["radio-option-value-states-role-and-state /1"])
    let box = Golden.checkbox("Accept Terms").with { $0.value = value }
    #expect(findings(on: box) == ["checkbox-value-states-state /"])
    var foreign = DescriptorDocument(.observed, [box])
    foreign.language = "vo"
    #expect(Audit.standard.report(on: foreign).findings.map(\.rule) == ["checkbox-value-states-state"])
  }

  // MARK: Names and sizes

  @Test("C4: a size and a visible text that nobody measured are open, and neither passes nor fails")
  func unmeasured() {
    let report = groupWithFirst(Golden.radio("Black", isChosen: true).without([.hitArea, .visibleLabel])).audit()
    #expect(report.findings.isEmpty)
    #expect(
      report.questions.map { "\($0.rule) \($0.facts)" } == [
        "name-matches-visible-label visibleLabel", "target-is-at-least-24 hitArea", "target-is-at-least-44 hitArea",
      ])
  }

  @Test("C4: a size between two limits is judged by the one that it is surely under")
  func roundedSize() {
    let report = groupWithFirst(Golden.radio("Black", isChosen: true).withTarget(23, 23, to: 25, 25)).audit()
    #expect(report.findings.map(\.rule) == ["target-is-at-least-44"])
    #expect(report.questions.map(\.rule) == ["target-is-at-least-24"])
  }

  private func groupWithFirst(_ option: AccessibilityDescriptor) -> AccessibilityDescriptor {
    Golden.radioGroup("Choose color", [option, Golden.radio("Gray")])
  }

  @Test(
    "C5: words are compared, not hyphens and symbols",
    arguments: [
      ("Sign up", "Sign-up", true), ("Next", "Next ▸", true), ("Next", "\u{F101} Next", true),
      ("Resign", "Re-sign", false), ("Next", "Previous ▸", false),
    ])
  func words(name: String, visible: String, isMatch: Bool) {
    let box = Golden.checkbox(name).with { $0.rendering.visibleLabel = visible }
    #expect(findings(on: box) == (isMatch ? [] : ["name-matches-visible-label /"]))
  }

  @Test("C15: the size of a target is asked of a control by its role, whatever its traits")
  func sizeByRole() {
    let group = Golden.radioGroup().with { group in
      let small = group.children[2].withTarget(20, 20)
      group.children[2] = small
    }
    #expect(group.children[2].traits.isEmpty)
    #expect(findings(on: group) == ["target-is-at-least-24 /2"])
  }

  @Test(
    "C18: a role word counts as a word at the end of a name, and as a warning",
    arguments: [
      ("Button-down shirt", []), ("Radio Button 1", []), ("Checked luggage", []), ("Gray radio", [.warning]),
      ("Gray radio button", [.warning]),
    ] as [(String, [Rule.Severity])])
  func roleWords(name: String, severities expected: [Rule.Severity]) {
    let group = Golden.radioGroup("Choose", [Golden.radio(name), Golden.radio("Another")])
    #expect(severities(on: group) == expected)
    #expect(group.audit().findings.allSatisfy { $0.rule == "name-does-not-end-with-role" })
  }
}
