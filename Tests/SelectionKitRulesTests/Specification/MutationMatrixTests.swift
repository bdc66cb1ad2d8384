import SelectionKit
import SelectionKitRules
import Testing

/// Each golden descriptor, changed in exactly one way, fails exactly the rules meant for that change.
@Suite("The mutation matrix")
struct MutationMatrixTests {
  /// A right screen to start from.
  enum Baseline: String, CaseIterable, Sendable {
    case radio, unchosenRadio, unknownWords, checkbox, toggle

    var document: DescriptorDocument {
      var document = DescriptorDocument(.observed, [AccessibilityDescriptor(.screen, children: children)])
      document.language = "en"
      document.minimumOS = "17.0"
      return document
    }

    private var children: [AccessibilityDescriptor] {
      switch self {
      case .radio:
        [Golden.radioGroup()]
      case .unchosenRadio:
        [Golden.radioGroup("Size", [Golden.radio("Small"), Golden.radio("Large")]).with { $0.isRequired = true }]
      case .unknownWords:
        [
          Golden.radioGroup(
            "Delivery",
            [
              Golden.radio("Today", isChosen: true).with { $0.value = "In your cart" },
              Golden.radio("Tomorrow").with { $0.value = "Add to cart" },
            ])
        ]
      case .checkbox:
        [Golden.checkbox("Accept Terms"), Golden.checkboxGroup()]
      case .toggle:
        [
          Golden.actionToggle("Mute"), Golden.formattingToggle("Bold"), Golden.formattingToggle("Italic", isOn: true),
          // In a row of its own: the formatting toggles above would be its peers.
          AccessibilityDescriptor(
            .other,
            children: [
              Golden.actionToggle("Captions").with {
                $0.naming = .stable
                $0.value = "Not Selected"
              }
            ]),
        ]
      }
    }
  }

  /// One change to one screen, and the rules that fail for it.
  struct Change: CustomTestStringConvertible, Sendable {
    let title: String
    let baseline: Baseline
    let apply: @Sendable (inout DescriptorDocument) -> Void
    let fails: [Rule.ID]
    /// Why no rule has to notice.
    let reason: String?

    init(
      _ baseline: Baseline, _ path: NodePath, _ title: String, fails: [Rule.ID] = [], because reason: String? = nil,
      _ apply: @escaping @Sendable (inout AccessibilityDescriptor) -> Void
    ) {
      self.title = title
      self.baseline = baseline
      self.apply = { document in
        let isThere = document.roots[0].update(at: path, apply)
        #expect(isThere, "\(title)")
      }
      self.fails = fails
      self.reason = reason
    }

    var testDescription: String { "\(baseline.rawValue): \(title)" }
  }

  private static let chosen: NodePath = [0, 1]
  private static let other: NodePath = [0, 2]

  // MARK: The catalogue

  static let names: [Change] = [
    Change(.radio, chosen, "remove the name", fails: ["control-has-name"]) { $0.label = nil },
    Change(.radio, chosen, "a blank name", fails: ["control-has-name"]) { $0.label = " " },
    Change(.radio, chosen, "another name", fails: ["name-matches-visible-label"]) { $0.label = "Option 1" },
    Change(.radio, chosen, "the visible words inside the name", fails: ["name-matches-visible-label"]) {
      $0.label = "Jet Black"
    },
    Change(.radio, chosen, "the role in the name", fails: ["name-does-not-end-with-role"]) {
      $0.label = "Black radio button"
    },
    Change(.radio, chosen, "the state in the name", fails: ["name-is-not-state-or-asset"]) {
      $0.label = "Black, selected"
    },
    Change(.radio, other, "another's name, and seen so", fails: ["option-names-are-distinct"]) {
      $0.label = "Black"
      $0.rendering.visibleLabel = "Black"
    },
    Change(
      .radio, [0], "the label of the group before the name of every option",
      fails: ["group-label-is-not-repeated", "name-matches-visible-label"]
    ) {
      for index in 1...4 {
        let name = "Choose color \($0.children[index].label ?? "")"
        $0.children[index].label = name
      }
    },
    Change(.checkbox, [0], "remove the name", fails: ["control-has-name"]) { $0.label = nil },
    Change(.checkbox, [0], "another name", fails: ["name-matches-visible-label"]) { $0.label = "Agree" },
    Change(.checkbox, [0], "the name of an asset", fails: ["name-is-not-state-or-asset", "name-matches-visible-label"])
    {
      $0.label = "terms_tick"
    },
    Change(.checkbox, [0], "the role in the name", fails: ["name-does-not-end-with-role"]) {
      $0.label = "Accept Terms checkbox"
    },
    Change(.checkbox, [1, 1], "another's name, and seen so", fails: ["option-names-are-distinct"]) {
      $0.label = "Email"
      $0.rendering.visibleLabel = "Email"
    },
    Change(.toggle, [0], "remove the name", fails: ["control-has-name"]) { $0.label = nil },
    Change(.toggle, [0], "another name", fails: ["toggle-button-visible-text-is-its-name"]) { $0.label = "Silence" },
    Change(.toggle, [1], "remove the name of an icon", fails: ["control-has-name"]) { $0.label = nil },
    Change(.toggle, [2], "another's name", fails: ["toggle-button-names-are-distinct"]) { $0.label = "Bold" },
    Change(.toggle, [1], "a state for a name", fails: ["name-is-not-state-or-asset"]) { $0.label = "Selected" },
    Change(.toggle, [0], "the role in the name", fails: ["name-does-not-end-with-role"]) { $0.label = "Mute button" },
  ]

  static let values: [Change] = [
    Change(.radio, chosen, "remove the value", fails: ["radio-option-value-states-role-and-state"]) { $0.value = nil },
    Change(.radio, chosen, "a blank value", fails: ["radio-option-value-states-role-and-state"]) { $0.value = "" },
    Change(.radio, chosen, "a raw number", fails: ["radio-option-value-states-role-and-state"]) { $0.value = "1" },
    Change(.radio, chosen, "only the state", fails: ["radio-option-value-states-role-and-state"]) {
      $0.value = "Checked"
    },
    Change(.radio, chosen, "only the role", fails: ["radio-option-value-states-role-and-state"]) {
      $0.value = "Radio button"
    },
    Change(.radio, chosen, "another role", fails: ["radio-option-value-states-role-and-state"]) {
      $0.value = "Checkbox, checked"
    },
    Change(.radio, chosen, "both states", fails: ["radio-option-value-states-role-and-state"]) {
      $0.value = "Radio button, checked, unchecked"
    },
    Change(.radio, chosen, "the other state", fails: ["radio-option-value-agrees-with-state"]) {
      $0.value = "Radio button, unchecked"
    },
    Change(.radio, other, "the other state", fails: ["radio-option-value-agrees-with-state"]) {
      $0.value = "Radio button, checked"
    },
    Change(.radio, chosen, "an empty part", fails: ["value-has-no-empty-segment"]) {
      $0.value = "Radio button, checked. . "
    },
    Change(.radio, chosen, "an app's own words", because: "what they mean is left open, which a test below holds") {
      $0.value = "Payment option, checked"
    },
    Change(.unknownWords, [0, 2], "the same words on both", fails: ["radio-group-values-differ"]) {
      $0.value = "In your cart"
    },
    Change(.checkbox, [0], "remove the value", fails: ["checkbox-value-states-state"]) { $0.value = nil },
    Change(.checkbox, [0], "a raw number", fails: ["checkbox-value-states-state"]) { $0.value = "0" },
    Change(.checkbox, [0], "the words of a switch", fails: ["checkbox-value-states-state"]) { $0.value = "Off" },
    Change(.checkbox, [0], "the other state", fails: ["checkbox-value-agrees-with-state"]) { $0.value = "Checked" },
    Change(.checkbox, [1, 0], "the other state", fails: ["checkbox-value-agrees-with-state"]) {
      $0.value = "Unchecked"
    },
    Change(.checkbox, [0], "mixed", fails: ["checkbox-value-agrees-with-state"]) { $0.value = "Mixed" },
    Change(.toggle, [1], "an off word among peers", fails: ["toggle-button-not-selected-value"]) {
      $0.value = "Not Selected"
    },
    Change(.toggle, [2], "an on word", fails: ["toggle-button-not-selected-value"]) { $0.value = "Selected" },
    Change(.toggle, [3, 0], "remove the off word that is due", fails: ["toggle-button-not-selected-value"]) {
      $0.value = nil
    },
    Change(.toggle, [0], "an off word under a changing name", fails: ["toggle-button-not-selected-value"]) {
      $0.value = "Off"
    },
    Change(.toggle, [0], "a value about something else", because: "“12 likes” says nothing of the state") {
      $0.value = "12 likes"
    },
  ]

  static let traits: [Change] = [
    Change(.radio, chosen, "add the button trait", fails: ["radio-option-lacks-button-trait"]) {
      $0.traits.insert(.button)
    },
    Change(.radio, chosen, "add the toggle trait", fails: ["radio-option-lacks-toggle-trait"]) {
      $0.traits.insert(.toggle)
    },
    Change(.radio, chosen, "remove the selected trait", fails: ["radio-option-trait-agrees-with-state"]) {
      $0.traits.remove(.selected)
    },
    Change(
      .radio, other, "add the selected trait",
      fails: ["radio-group-has-at-most-one-selected", "radio-option-trait-agrees-with-state"]
    ) { $0.traits.insert(.selected) },
    Change(.radio, [0], "plain buttons", fails: ["radio-group-is-not-plain-buttons"]) {
      for index in 1...4 {
        $0.children[index].traits = .button
        $0.children[index].value = nil
      }
    },
    Change(.radio, chosen, "add the not-enabled trait", because: "an option may be unavailable") {
      $0.traits.insert(.notEnabled)
    },
    Change(.radio, chosen, "add the header trait", because: "no clause speaks of it") { $0.traits.insert(.header) },
    Change(.radio, chosen, "add the image trait", because: "no clause speaks of it") { $0.traits.insert(.image) },
    Change(.checkbox, [0], "remove the toggle trait", fails: ["checkbox-has-toggle-trait"]) {
      $0.traits.remove(.toggle)
    },
    Change(.checkbox, [0], "remove the button trait", because: "the clauses ask for the toggle trait alone") {
      $0.traits.remove(.button)
    },
    Change(.checkbox, [0], "add the selected trait", because: "a checkbox tells its state by its value") {
      $0.traits.insert(.selected)
    },
    Change(.toggle, [0], "remove the button trait", fails: ["toggle-button-is-a-button"]) { $0.traits.remove(.button) },
    Change(
      .toggle, [0], "the selected trait under a changing name", fails: ["toggle-button-uses-one-state-signal"]
    ) { $0.traits.insert(.selected) },
    Change(.toggle, [1], "the selected trait while off", fails: ["toggle-button-trait-follows-state"]) {
      $0.traits.insert(.selected)
    },
    Change(.toggle, [2], "no selected trait while on", fails: ["toggle-button-trait-follows-state"]) {
      $0.traits.remove(.selected)
    },
    Change(.toggle, [1], "not enabled for off", fails: ["toggle-button-off-has-no-opposite-trait"]) {
      $0.traits.insert(.notEnabled)
    },
    Change(.toggle, [0], "add the toggle trait", because: "a toggle button may say that it is one") {
      $0.traits.insert(.toggle)
    },
  ]

  static let states: [Change] = [
    Change(
      .radio, chosen, "the declared state contradicts trait and value",
      fails: ["radio-option-trait-agrees-with-state", "radio-option-value-agrees-with-state"]
    ) { $0.state = .unchecked },
    Change(.checkbox, [0], "the declared state contradicts the value", fails: ["checkbox-value-agrees-with-state"]) {
      $0.state = .checked
    },
    Change(
      .toggle, [1], "on without the trait", fails: ["toggle-button-trait-follows-state"]
    ) { $0.state = .checked },
    Change(.toggle, [0], "an action that is not available", fails: ["unavailable-action-is-disabled"]) {
      $0.isEnabled = false
    },
    Change(.radio, chosen, "an action that is not available", because: "only toggle buttons are asked for it") {
      $0.isEnabled = false
    },
    Change(.radio, chosen, "read-only", because: "an option may be read-only") { $0.isReadOnly = true },
    Change(.radio, [0], "a disabled word for read-only", fails: ["read-only-is-not-spoken-as-disabled"]) {
      $0.children[1].isReadOnly = true
      $0.children[1].value = "Radio button, checked, disabled"
    },
    Change(.radio, [0], "read-only and disabled", fails: ["availability-is-single"]) {
      $0.isReadOnly = true
      $0.traits.insert(.notEnabled)
    },
    Change(.radio, chosen, "an error that is not heard", fails: ["error-is-heard"]) { $0.error = "Sold out" },
    Change(.radio, chosen, "an error without words", fails: ["error-is-heard", "error-has-text"]) { $0.error = "" },
    Change(.radio, [0], "an error of the group that is not heard", fails: ["error-is-heard"]) {
      $0.error = "Choose one"
    },
    Change(.unchosenRadio, [0], "submitted without a choice", fails: ["required-radio-group-has-choice"]) {
      $0.isSubmitted = true
    },
    Change(.radio, [0], "submitted with a choice", because: "a choice was made") { $0.isSubmitted = true },
    Change(.radio, [0], "required with a choice", because: "a choice was made") { $0.isRequired = true },
    Change(.checkbox, [0], "a setting that acts at once", fails: ["role-fits-effect"]) {
      $0.effect = .immediateSetting
    },
    Change(.checkbox, [0], "an action in its context", fails: ["role-fits-effect"]) { $0.effect = .inContext },
    Change(.toggle, [0], "another screen opens", fails: ["role-fits-effect"]) { $0.effect = .navigation },
    Change(.radio, chosen, "a setting that acts at once", because: "one of several may act at once") {
      $0.effect = .immediateSetting
    },
    Change(.toggle, [3, 0], "surroundings that imply off", fails: ["toggle-button-not-selected-value"]) {
      $0.contextImpliesOff = true
    },
    Change(.toggle, [3, 0], "among peers", fails: ["toggle-button-not-selected-value"]) { $0.isAmongPeers = true },
    Change(.toggle, [3, 0], "a changing name after all", fails: ["toggle-button-not-selected-value"]) {
      $0.naming = .nextAction
    },
    Change(.toggle, [0], "no formatting toggle", because: "it is none as it stands") { $0.isFormatting = false },
    Change(.toggle, [2], "a selected trait under a changing name", fails: ["toggle-button-uses-one-state-signal"]) {
      $0.naming = .nextAction
    },
  ]

  static let structure: [Change] = [
    Change(.radio, [0], "remove the label of the group", fails: ["group-has-label"]) { $0.label = nil },
    Change(.radio, [0], "another label than the heading", fails: ["group-label-matches-heading"]) {
      $0.label = "Color"
    },
    Change(.radio, [0], "remove the container", fails: ["group-is-contained"]) { $0.container = nil },
    Change(.radio, [0], "join the options into one", fails: ["group-is-contained"]) { $0.container = .combine },
    Change(.radio, [0], "hide the options", fails: ["group-is-contained"]) { $0.container = .ignore },
    Change(.radio, [0], "remove the options", fails: ["group-has-options"]) { $0.children = [] },
    Change(.checkbox, [1], "remove the label of the group", fails: ["group-has-label"]) { $0.label = nil },
    Change(.checkbox, [1], "remove the container", fails: ["group-is-contained"]) { $0.container = nil },
    Change(.checkbox, [1], "remove the options", fails: ["group-has-options"]) { $0.children = [] },
    Change(.checkbox, [1], "a heading of other words", fails: ["group-label-matches-heading"]) {
      $0.rendering.visibleLabel = "Ways to reach me"
    },
    Change(.radio, chosen, "a glyph that is an element", fails: ["control-is-one-element"]) {
      $0.children = [AccessibilityDescriptor(.image, label: "circle")]
    },
    Change(.toggle, [0], "an icon that is an element", fails: ["control-is-one-element"]) {
      $0.children = [AccessibilityDescriptor(.image, label: "speaker")]
    },
    Change(.radio, chosen, "no element of its own", because: "a control out of reach is for a person to find") {
      $0.isExposed = false
    },
    Change(.radio, chosen, "a hint", because: "a hint is free") { $0.hint = "Double tap to choose" },
    Change(.radio, chosen, "an identifier", because: "an identifier is never spoken") { $0.identifier = "black" },
    Change(.radio, chosen, "words for voice input", because: "more ways to call it do no harm") {
      $0.inputLabels = ["Noir"]
    },
    Change(.radio, chosen, "recognised by its words", because: "how it was found is no fault of the control") {
      $0.recognition = .wording
    },
  ]

  static let renderings: [Change] = [
    Change(.radio, chosen, "a gesture underneath", fails: ["radio-option-has-button-underneath"]) {
      $0.rendering.underlyingControl = .gesture
    },
    Change(.radio, chosen, "a toggle underneath", fails: ["radio-option-has-button-underneath"]) {
      $0.rendering.underlyingControl = .toggle
    },
    Change(.checkbox, [0], "a button underneath", fails: ["checkbox-has-toggle-underneath"]) {
      $0.rendering.underlyingControl = .button
    },
    Change(.toggle, [0], "a gesture underneath", fails: ["toggle-button-is-a-button"]) {
      $0.rendering.underlyingControl = .gesture
    },
    Change(.radio, chosen, "the same glyph on and off", fails: ["glyph-differs-by-shape"]) {
      $0.rendering.glyphs = .init(off: "circle", on: "circle")
    },
    Change(.checkbox, [0], "the same glyph on and off", fails: ["glyph-differs-by-shape"]) {
      $0.rendering.glyphs = .init(off: "square", on: "square")
    },
    Change(.radio, chosen, "a glyph of fixed size", fails: ["glyph-scales-with-text"]) {
      $0.rendering.glyphSizing = .fixed
    },
    Change(.checkbox, [0], "a glyph that is cut off", fails: ["glyph-scales-with-text"]) {
      $0.rendering.glyphSizing = .clipped
    },
    Change(.radio, chosen, "text of fixed size", fails: ["label-scales-with-text"]) {
      $0.rendering.textSizing = .fixed
    },
    Change(.toggle, [0], "text that is cut off", fails: ["label-scales-with-text"]) {
      $0.rendering.textSizing = .clipped
    },
    Change(.toggle, [1], "text of fixed size on an icon", because: "it shows no text") {
      $0.rendering.textSizing = .fixed
    },
    Change(.radio, chosen, "a target under 24", fails: ["target-is-at-least-24"]) {
      $0.rendering.hitArea = .init(23.9, 44)
    },
    Change(.checkbox, [0], "a target under 44", fails: ["target-is-at-least-44"]) {
      $0.rendering.hitArea = .init(44, 43)
    },
    Change(.toggle, [0], "a target under 24", fails: ["target-is-at-least-24"]) {
      $0.rendering.hitArea = .init(20, 20)
    },
    Change(.radio, chosen, "a suppressed focus indicator", fails: ["focus-indicator-is-visible"]) {
      $0.rendering.focusIndicator = .suppressed
    },
    Change(.toggle, [0], "a suppressed focus indicator", fails: ["focus-indicator-is-visible"]) {
      $0.rendering.focusIndicator = .suppressed
    },
    Change(.radio, chosen, "other words are seen", fails: ["name-matches-visible-label"]) {
      $0.rendering.visibleLabel = "Noir"
    },
    Change(.toggle, [0], "other words are seen", fails: ["toggle-button-visible-text-is-its-name"]) {
      $0.rendering.visibleLabel = "Silence"
    },
    Change(.radio, chosen, "a blank text beside the label", fails: ["extra-text-is-not-blank"]) {
      $0.rendering.extraTexts = [" "]
    },
    Change(.toggle, [3, 0], "a text that tells the state", fails: ["toggle-button-not-selected-value"]) {
      $0.rendering.visibleStateText = "Off"
    },
    Change(.radio, chosen, "a text that tells the state", because: "more than the glyph does no harm") {
      $0.rendering.visibleStateText = "Chosen"
    },
    Change(.radio, chosen, "inside a running text", because: "a larger target does no harm there") {
      $0.rendering.isInlineInText = true
    },
    Change(.radio, chosen, "no text", because: "its name is told all the same") { $0.rendering.isIconOnly = true },
  ]

  static let changes = names + values + traits + states + structure + renderings

  // MARK: Tests

  @Test("No rule fails on what the changes start from", arguments: Baseline.allCases)
  func baselines(_ baseline: Baseline) {
    let report = Audit.standard.report(on: baseline.document)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.unsettled == (baseline == .unknownWords ? .stateVocabulary : []), "\(report)")
  }

  @Test("Each change fails exactly the rules meant for it", arguments: changes)
  func exactly(_ change: Change) {
    var document = change.baseline.document
    change.apply(&document)
    let report = Audit.standard.report(on: document)
    #expect(Set(report.findings.map(\.rule)) == Set(change.fails), "\(report)")
    // A change that no rule notices has to say why, and only such a change.
    #expect((change.reason != nil) == change.fails.isEmpty)
  }

  @Test("Each change to one element gives one finding of each rule", arguments: changes)
  func oneFinding(_ change: Change) {
    var document = change.baseline.document
    change.apply(&document)
    let findings = Audit.standard.report(on: document).findings
    let keys = findings.map { "\($0.rule) \($0.path)" }
    #expect(Set(keys).count == keys.count)
  }

  @Test("A checkbox on a system before 17 is warned of, once for each")
  func minimumOS() {
    var document = Baseline.checkbox.document
    document.minimumOS = "16.4"
    let findings = Audit.standard.report(on: document).findings
    #expect(findings.map(\.rule) == Array(repeating: "checkbox-is-heard-before-ios-17", count: 4))
    #expect(findings.map(\.severity) == Array(repeating: .warning, count: 4))
  }

  @Test("An app's own words are left open, not failed")
  func ownWords() {
    var document = Baseline.radio.document
    document.roots[0].update(at: Self.chosen) { $0.value = "Payment option, checked" }
    #expect(Audit.standard.report(on: document).unsettled == .stateVocabulary)
  }

  @Test("Every rule about a single moment fails for at least one change", arguments: Rule.all)
  func everyRule(_ rule: Rule) {
    if case .activation = rule.check { return }
    let failing = Set(Self.changes.flatMap(\.fails)).union(["checkbox-is-heard-before-ios-17"])
    // These judge activations as well, and what they say of a single moment is part of another rule's change.
    #expect(failing.contains(rule.id), "\(rule.id)")
  }

  /// Facts of which the loss opens no question on a right screen, and why.
  static let dispensable: [String: String] = [
    "hint": "a right error is heard elsewhere, and there is none",
    "inputLabels": "they matter only where the visible words are not in the name",
    "headerTrait": "no clause speaks of it",
    "imageTrait": "it tells apart what stands inside a control, and nothing does",
    "isExposed": "a named control is right, whether it is exposed or not",
    "isReadOnly": "a right size is right, whether the control can be operated or not",
    "isRequired": "a choice was made",
    "isFormatting": "the naming strategy is known",
    "isInlineInText": "a right size is right everywhere",
    "language": "it is told by the values",
    "isIconOnly": "the visible text is known",
  ]

  @Test(
    "Every fact that is forgotten opens a question somewhere, or has a reason not to",
    arguments: Facts.named.map(\.name))
  func everyFact(_ name: String) throws {
    let fact = try #require(Facts.named.first { $0.name == name }).fact
    if Facts.ambiguous.contains(fact) { return }
    var opens: Facts = []
    for baseline in Baseline.allCases where baseline != .unknownWords {
      var document = baseline.document
      if fact == .minimumOS { document.minimumOS = nil }
      if fact == .language { document.language = nil }
      document.roots[0].updateAll { $0.forget(fact) }
      let report = Audit.standard.report(on: document)
      #expect(report.findings.isEmpty, "\(report)")
      opens.formUnion(report.unsettled)
    }
    #expect(opens.contains(fact) == (Self.dispensable[name] == nil), "\(name) opens \(opens)")
  }
}
