import SelectionKit
import SelectionKitRules
import Testing

/// Short sketches of screens with their outcomes; what is not listed does not fail.
@Suite("Sketched inputs")
struct SketchedInputsTests {
  struct Sketch: CustomTestStringConvertible, Sendable {
    let title: String
    let document: DescriptorDocument
    /// The findings, each as severity and rule.
    let findings: [String]
    /// Facts that have to be among the open questions.
    let opens: Facts

    init(
      _ title: String, _ root: AccessibilityDescriptor, findings: [String] = [], opens: Facts = [],
      minimumOS: String? = "17.0"
    ) {
      self.title = title
      var document = DescriptorDocument(.observed, [root])
      document.language = "en"
      document.minimumOS = minimumOS
      self.document = document
      self.findings = findings
      self.opens = opens
    }

    var testDescription: String { title }
  }

  private static func radio(_ label: String, _ traits: AccessibilityDescriptor.Traits, _ value: String?)
    -> AccessibilityDescriptor
  {
    AccessibilityDescriptor(.radioOption, label: label, value: value, traits: traits)
  }

  private static let checked = "Radio button, checked"
  private static let unchecked = "Radio button, unchecked"

  static let sketches: [Sketch] = [
    Sketch(
      "1: a group whose visible heading is a child and says the same",
      AccessibilityDescriptor(
        .radioGroup, label: "Choose color", container: .contain,
        children: [
          AccessibilityDescriptor(.staticText, label: "Choose color"), radio("Black", .selected, checked),
          radio("Gray", [], unchecked),
        ]
      ).with { $0.rendering.visibleLabel = "Choose color" }),
    Sketch(
      "2: an error that is heard in the value",
      Golden.radioGroup(
        "A or B",
        [
          Golden.radio("A").with {
            $0.value = "Radio button, unchecked. Error: one must be checked"
            $0.error = "one must be checked"
          }, Golden.radio("B"),
        ])),
    Sketch(
      "3: the selected trait contradicts the value, and no state is declared",
      Golden.radioGroup("A or B", [radio("A", .selected, unchecked)]),
      findings: ["error radio-option-value-agrees-with-state"]),
    Sketch(
      "4: none chosen, and nobody knows whether one has to be",
      Golden.radioGroup("A or B", [Golden.radio("A"), Golden.radio("B")]).without(.isRequired), opens: []),
    Sketch(
      "4: none chosen, submitted, and nobody knows whether one has to be",
      Golden.radioGroup("A or B", [Golden.radio("A"), Golden.radio("B")]).with { $0.isSubmitted = true }
        .without(.isRequired), opens: .isRequired),
    Sketch(
      "4: none chosen, required and submitted",
      Golden.radioGroup("A or B", [Golden.radio("A"), Golden.radio("B")]).with {
        $0.isSubmitted = true
        $0.isRequired = true
      }, findings: ["warning required-radio-group-has-choice"]),
    Sketch(
      "6: each option in a labelled row of its own",
      AccessibilityDescriptor(
        .other, label: "Size", container: .contain,
        children: [
          AccessibilityDescriptor(.other, label: "Small", container: .contain, children: [Golden.radio("Small")]),
          AccessibilityDescriptor(.other, label: "Large", container: .contain, children: [Golden.radio("Large")]),
        ])),
    Sketch(
      "6: the same with groups declared for the rows",
      AccessibilityDescriptor(
        .radioGroup, label: "Size", container: .contain,
        children: ["Small", "Large"].map {
          AccessibilityDescriptor(.radioGroup, label: $0, container: .contain, children: [Golden.radio($0)])
        })),
    Sketch(
      "7: a heading in capitals with a mark",
      Golden.radioGroup().with { $0.rendering.visibleLabel = "CHOOSE COLOR: *" }),
    Sketch(
      "7: a label that says less than the heading",
      Golden.radioGroup().with {
        $0.rendering.visibleLabel = "CHOOSE COLOR: *"
        $0.label = "Color"
      }, findings: ["error group-label-matches-heading"]),
    Sketch("7: nobody knows the heading", Golden.radioGroup().without(.visibleLabel), opens: .visibleLabel),
    Sketch(
      "10: a small target on a disabled option",
      Golden.radioGroup(
        "A or B",
        [
          Golden.radio("A", isChosen: true).with {
            $0.traits.insert(.notEnabled)
            $0.isEnabled = false
            $0.rendering.hitArea = .init(20, 20)
          }, Golden.radio("B"),
        ])),
    Sketch(
      "11: a native radio button in web content",
      AccessibilityDescriptor(.screen, children: [AccessibilityDescriptor(.nativeRadio, label: "1", traits: .button)])),
    Sketch(
      "11: the same without a name",
      AccessibilityDescriptor(.screen, children: [AccessibilityDescriptor(.nativeRadio, label: "", traits: .button)]),
      findings: ["error control-has-name"]),
    Sketch(
      "12: a radio option with the toggle trait and a raw number", radio("lafayette", .toggle, "0"),
      findings: ["error radio-option-lacks-toggle-trait", "error radio-option-value-states-role-and-state"]),
    Sketch("13: the golden checkbox screen", Golden.checkboxScreen),
    Sketch("15: another word for off", Golden.checkbox("Email").with { $0.value = "Not selected" }),
    Sketch(
      "15: another word for off on a checked box",
      Golden.checkbox("Email", .checked).with { $0.value = "Not selected" },
      findings: ["error checkbox-value-agrees-with-state"]),
    Sketch(
      "16: a parent that is mixed",
      Golden.checkboxGroup(
        "Contact", [Golden.checkbox("All", .mixed), Golden.checkbox("Email", .checked), Golden.checkbox("Phone")])),
    Sketch(
      "16: a parent that is mixed and says checked",
      Golden.checkboxGroup(
        "Contact",
        [
          Golden.checkbox("All", .mixed).with { $0.value = "Checked" }, Golden.checkbox("Email", .checked),
          Golden.checkbox("Phone"),
        ]), findings: ["error checkbox-value-agrees-with-state"]),
    Sketch(
      "16: a leaf that is mixed", Golden.checkbox("Email", .mixed),
      findings: ["warning checkbox-value-agrees-with-state"]),
    Sketch("18: a toggle underneath, whatever gesture its style has", Golden.checkbox("Email")),
    Sketch(
      "21: a golden checkbox on a system before 17", Golden.checkbox("Email"),
      findings: ["warning checkbox-is-heard-before-ios-17"], minimumOS: "16.0"),
    Sketch("21: a golden checkbox on 17", Golden.checkbox("Email")),
    Sketch("21: a golden checkbox on who knows what", Golden.checkbox("Email"), opens: .minimumOS, minimumOS: nil),
    Sketch(
      "22: context after the visible word",
      Golden.actionToggle("Mute Trailer").with { $0.rendering.visibleLabel = "Mute" }),
    Sketch("25: an icon-only formatting toggle among peers", Golden.formattingToggle("Bold")),
    Sketch(
      "28: not enabled for off", Golden.formattingToggle("Bold").with { $0.traits.insert(.notEnabled) },
      findings: ["error toggle-button-off-has-no-opposite-trait"]),
    Sketch(
      "29a: three texts make up the name",
      Golden.radioGroup(
        "Songs",
        [
          Golden.radio("Lucy").with {
            $0.label = "Lucy, The Beatles, 1967"
            $0.rendering.extraTexts = ["The Beatles", "1967"]
          }, Golden.radio("Michelle"),
        ])),
    Sketch(
      "29b: a read-only option that calls itself disabled",
      Golden.radio("Lucy").with {
        $0.isReadOnly = true
        $0.value = "Radio button, unchecked, Disabled"
      }, findings: ["error read-only-is-not-spoken-as-disabled"]),
    Sketch(
      "29c: read-only and disabled",
      Golden.radio("Lucy").with {
        $0.isReadOnly = true
        $0.traits.insert(.notEnabled)
      }, findings: ["error availability-is-single"]),
    Sketch(
      "29d: a group in error with a disabled option",
      Golden.radioGroup(
        "Songs",
        [
          Golden.radio("Lucy").with {
            $0.traits.insert(.notEnabled)
            $0.isEnabled = false
          }, Golden.radio("Michelle"),
        ]
      ).with {
        $0.error = "Choose one"
        $0.value = "Choose one"
      }),
    Sketch(
      "29e: an empty part in the value", Golden.radio("Lucy").with { $0.value = "Radio button, unchecked. . " },
      findings: ["warning value-has-no-empty-segment"]),
  ]

  @Test("A sketch has the outcomes that are listed, and no other fault", arguments: sketches)
  func outcomes(_ sketch: Sketch) {
    let report = Audit.standard.report(on: sketch.document)
    #expect(report.findings.map { "\($0.severity) \($0.rule)" }.sorted() == sketch.findings.sorted(), "\(report)")
    #expect(report.unsettled.isSuperset(of: sketch.opens), "\(report.unsettled)")
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    let title: String
    let activation: Activation
    let findings: [String]

    var testDescription: String { title }
  }

  private static func toggling(
    _ before: String, _ after: String, selectedAfter: Bool = false
  ) -> Activation {
    var activation = Activation(
      of: [], before: Golden.actionToggle(before), after: Golden.actionToggle(after, isOn: true))
    if selectedAfter { activation.after.traits.insert(.selected) }
    activation.language = "en"
    return activation
  }

  static let pairs: [Pair] = [
    Pair(title: "22: Mute becomes Unmute", activation: toggling("Mute", "Unmute"), findings: []),
    Pair(
      title: "22: Mute becomes Unmute and is selected", activation: toggling("Mute", "Unmute", selectedAfter: true),
      findings: ["error toggle-button-uses-one-state-signal"]),
    Pair(
      title: "24: Follow becomes Following", activation: toggling("Follow", "Following"),
      findings: ["note toggle-button-name-is-the-next-action"]),
    Pair(title: "Pin becomes Remove Pin", activation: toggling("Pin", "Remove Pin"), findings: []),
    Pair(title: "Edit becomes Done", activation: toggling("Edit", "Done"), findings: []),
  ]

  @Test("A sketched pair has the outcomes that are listed, and no other fault", arguments: pairs)
  func sketchedPairs(_ pair: Pair) {
    let report = Audit.standard.report(on: pair.activation)
    #expect(report.findings.map { "\($0.severity) \($0.rule)" } == pair.findings, "\(report)")
    #expect(report.questions.isEmpty, "\(report)")
  }
}
