import SelectionKit
import SelectionKitRules
import Testing

@Suite("No false alarm")
struct NoFalseAlarmTests {
  private static func document(_ roots: AccessibilityDescriptor...) -> DescriptorDocument {
    var document = DescriptorDocument(.observed, roots)
    document.language = "en"
    document.minimumOS = "17.0"
    return document
  }

  @Test("The golden radio screen passes whole")
  func goldenRadio() {
    let report = Audit.standard.report(
      on: Self.document(AccessibilityDescriptor(.screen, children: [Golden.radioGroup()])))
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.questions.isEmpty, "\(report)")
    #expect(report.counts.controls == 4)
  }

  @Test("The golden checkbox screen passes whole")
  func goldenCheckbox() {
    let report = Audit.standard.report(on: Self.document(Golden.checkboxScreen))
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.questions.isEmpty, "\(report)")
    #expect(report.counts.controls == 4)
  }

  @Test("The golden toggle screen passes, with a note at most for the two buttons of one name")
  func goldenToggle() {
    let report = Audit.standard.report(on: Self.document(Golden.toggleScreen))
    #expect(report.findings.map(\.rule) == ["toggle-button-names-are-distinct"])
    #expect(report.findings.map(\.severity) == [.note])
    #expect(report.questions.isEmpty, "\(report)")
  }

  @Test("An observed radio group without declared roles for its container is recognised and passes")
  func undeclaredGroup() {
    let group = Golden.radioGroup().with {
      $0.role = .other
      $0.recognition = .wording
    }
    let report = Audit.standard.report(on: Self.document(AccessibilityDescriptor(.screen, children: [group])))
    #expect(report.findings.isEmpty, "\(report)")
  }

  /// Controls of the platform's own that look like ours and are judged by their own terms.
  static let natives: [AccessibilityDescriptor] = [
    AccessibilityDescriptor(
      .other, label: "Map type",
      children: [
        AccessibilityDescriptor(.segment, label: "Map", traits: [.button, .selected]),
        AccessibilityDescriptor(.segment, label: "Satellite", traits: .button),
      ]),
    AccessibilityDescriptor(.picker, label: "Size", value: "Small", traits: .button),
    AccessibilityDescriptor(
      .other,
      children: [
        AccessibilityDescriptor(.menuItem, label: "Newest first", traits: [.button, .selected]),
        AccessibilityDescriptor(.menuItem, label: "Oldest first", traits: .button),
      ]),
    AccessibilityDescriptor(
      .other, label: "Tab Bar",
      children: [
        AccessibilityDescriptor(.tab, label: "Home", traits: [.button, .selected]),
        AccessibilityDescriptor(.tab, label: "Search", traits: .button),
      ]),
    AccessibilityDescriptor(.switch, label: "Wi-Fi", value: "1", traits: [.button, .toggle]),
    AccessibilityDescriptor(.switch, label: "Airplane Mode", value: "0", traits: [.button, .toggle]),
    AccessibilityDescriptor(
      .other,
      children: [
        AccessibilityDescriptor(.button, label: "Dark", traits: [.button, .selected]),
        AccessibilityDescriptor(.button, label: "Light", traits: .button),
      ]),
    AccessibilityDescriptor(.button, label: "Continue", traits: .button).with { $0.rendering.hitArea = .init(16, 16) },
  ]

  @Test("Radio rules are not tried on native controls", arguments: natives)
  func nativeControls(_ native: AccessibilityDescriptor) {
    let report = Audit.standard.report(on: Self.document(AccessibilityDescriptor(.screen, children: [native])))
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.questions.isEmpty, "\(report)")
    #expect(report.passes)
  }

  @Test("A native radio button keeps the rules of name and group, and no other")
  func nativeRadio() {
    let radios = ["1", "2"].map { AccessibilityDescriptor(.nativeRadio, label: $0, value: "0", traits: [.button]) }
    let named = AccessibilityDescriptor(
      .radioGroup, label: "Rooms", container: .contain, children: radios
    ).with {
      $0.isRequired = false
      $0.rendering.visibleLabel = "Rooms"
      $0.isEnabled = true
    }
    #expect(Audit.standard.report(on: Self.document(named)).findings.isEmpty)
    let unnamed = named.with {
      $0.children[0].label = ""
      $0.label = nil
    }
    let rules = Audit.standard.report(on: Self.document(unnamed)).findings.map(\.rule)
    #expect(rules == ["group-has-label", "control-has-name"])
  }
}
