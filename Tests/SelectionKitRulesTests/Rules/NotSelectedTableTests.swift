import SelectionKit
import SelectionKitRules
import Testing

/// The outcome of the rule on every combination of what a toggle button's name, place, surroundings, state and value are.
@Suite("Not Selected: the table")
struct NotSelectedTableTests {
  private static let rule = Rule.all.first { $0.id == "toggle-button-not-selected-value" }

  /// A condition: it holds, it doesn't, or nobody knows.
  enum Known: CaseIterable {
    case yes, no, unknown
  }

  /// Whether the name is stable, whether the button stands alone, and whether nothing else tells the state.
  struct Conditions: CustomTestStringConvertible {
    let isStable, isAlone, isUntold: Known
    /// What is not known of them; nil where one of them is known not to hold.
    let open: Facts?

    init(_ isStable: Known, _ isAlone: Known, _ isUntold: Known, _ open: Facts?) {
      self.isStable = isStable
      self.isAlone = isAlone
      self.isUntold = isUntold
      self.open = open
    }

    var testDescription: String { "stable \(isStable), alone \(isAlone), untold \(isUntold)" }
  }

  /// All 27: one where the words are due, 7 that are open, and 19 where they are banned.
  private static let conditions = [
    Conditions(.yes, .yes, .yes, []),
    Conditions(.yes, .yes, .no, nil),
    Conditions(.yes, .yes, .unknown, .visibleStateText),
    Conditions(.yes, .no, .yes, nil),
    Conditions(.yes, .no, .no, nil),
    Conditions(.yes, .no, .unknown, nil),
    Conditions(.yes, .unknown, .yes, .isAmongPeers),
    Conditions(.yes, .unknown, .no, nil),
    Conditions(.yes, .unknown, .unknown, [.isAmongPeers, .visibleStateText]),
    Conditions(.no, .yes, .yes, nil),
    Conditions(.no, .yes, .no, nil),
    Conditions(.no, .yes, .unknown, nil),
    Conditions(.no, .no, .yes, nil),
    Conditions(.no, .no, .no, nil),
    Conditions(.no, .no, .unknown, nil),
    Conditions(.no, .unknown, .yes, nil),
    Conditions(.no, .unknown, .no, nil),
    Conditions(.no, .unknown, .unknown, nil),
    Conditions(.unknown, .yes, .yes, .naming),
    Conditions(.unknown, .yes, .no, nil),
    Conditions(.unknown, .yes, .unknown, [.naming, .visibleStateText]),
    Conditions(.unknown, .no, .yes, nil),
    Conditions(.unknown, .no, .no, nil),
    Conditions(.unknown, .no, .unknown, nil),
    Conditions(.unknown, .unknown, .yes, [.naming, .isAmongPeers]),
    Conditions(.unknown, .unknown, .no, nil),
    Conditions(.unknown, .unknown, .unknown, [.naming, .isAmongPeers, .visibleStateText]),
  ]

  /// The outcome where no condition is known not to hold, and some are not known.
  enum Open {
    /// The open conditions are asked for, and these facts with them.
    case asking(Facts)
    /// The conditions make no difference.
    case always(Rule.Example.Expectation)
  }

  /// A row of the table: state and value, with the outcome where the words are due, open, and banned.
  struct Row: CustomTestStringConvertible {
    let state: CheckState?
    let value: String?
    let isValueKnown: Bool
    let isSelected: Bool
    let due: Rule.Example.Expectation
    let open: Open
    let banned: Rule.Example.Expectation

    init(
      _ state: CheckState?, _ value: String?, isValueKnown: Bool = true, isSelected: Bool? = nil,
      due: Rule.Example.Expectation, open: Open, banned: Rule.Example.Expectation
    ) {
      self.state = state
      self.value = value
      self.isValueKnown = isValueKnown
      self.isSelected = isSelected ?? (state == .checked)
      self.due = due
      self.open = open
      self.banned = banned
    }

    var testDescription: String {
      "\(state?.rawValue ?? "unknown state"), \(isValueKnown ? value ?? "no value" : "unknown value")"
    }

    func outcome(under conditions: Conditions) -> Rule.Example.Expectation {
      guard let missing = conditions.open else { return banned }
      if missing.isEmpty { return due }
      switch open {
      case .asking(let facts): return .cantTell(missing.union(facts))
      case .always(let outcome): return outcome
      }
    }
  }

  private static let failed = Rule.Example.Expectation.failed(.error)

  private static let rows = [
    // Off
    Row(.unchecked, "Not Selected", due: .passed, open: .asking([]), banned: failed),
    Row(.unchecked, "Off", due: .passed, open: .asking([]), banned: failed),
    Row(.unchecked, "unchecked", due: .passed, open: .asking([]), banned: failed),
    Row(.unchecked, "Not selected, 12 likes", due: .passed, open: .asking([]), banned: failed),
    Row(.unchecked, nil, due: failed, open: .asking([]), banned: .passed),
    Row(.unchecked, "", due: failed, open: .asking([]), banned: .passed),
    Row(.unchecked, "12 likes", due: failed, open: .asking([]), banned: .passed),
    Row(.unchecked, "0", due: failed, open: .asking([]), banned: .passed),
    Row(
      .unchecked, nil, isValueKnown: false, due: .cantTell(.value), open: .asking(.value), banned: .cantTell(.value)),
    Row(.unchecked, "Selected", due: failed, open: .always(failed), banned: failed),
    Row(.unchecked, "On", due: failed, open: .always(failed), banned: failed),
    // On
    Row(.checked, "Not Selected", due: failed, open: .always(failed), banned: failed),
    Row(.checked, "off", due: failed, open: .always(failed), banned: failed),
    Row(.checked, nil, due: .passed, open: .always(.passed), banned: .passed),
    Row(.checked, "12 likes", due: .passed, open: .always(.passed), banned: .passed),
    Row(
      .checked, nil, isValueKnown: false, due: .cantTell(.value), open: .always(.cantTell(.value)),
      banned: .cantTell(.value)),
    Row(.checked, "Selected", due: failed, open: .always(failed), banned: failed),
    Row(.checked, "On", due: failed, open: .always(failed), banned: failed),
    // In a state that nobody knows
    Row(nil, "Not Selected", due: .cantTell(.state), open: .asking(.state), banned: failed),
    Row(nil, "Off", due: .cantTell(.state), open: .asking(.state), banned: failed),
    Row(nil, nil, due: .cantTell(.state), open: .asking(.state), banned: .passed),
    Row(nil, "12 likes", due: .cantTell(.state), open: .asking(.state), banned: .passed),
    Row(
      nil, nil, isValueKnown: false, due: .cantTell([.state, .value]), open: .asking([.state, .value]),
      banned: .cantTell(.value)
    ),
    Row(nil, "Selected", due: .cantTell(.state), open: .always(.cantTell(.state)), banned: .cantTell(.state)),
    // ... but with the selected trait
    Row(nil, "Not Selected", isSelected: true, due: failed, open: .always(failed), banned: failed),
    Row(nil, nil, isSelected: true, due: .cantTell(.state), open: .asking(.state), banned: .passed),
    Row(
      nil, nil, isValueKnown: false, isSelected: true, due: .cantTell([.state, .value]),
      open: .asking([.state, .value]),
      banned: .cantTell(.value)),
  ]

  private static let rowsInUnknownLanguage = [
    Row(
      .unchecked, "No pevälöl", due: .cantTell(.stateVocabulary), open: .asking([]), banned: .cantTell(.stateVocabulary)
    ),
    Row(
      .checked, "No pevälöl", due: .cantTell(.stateVocabulary), open: .always(.cantTell(.stateVocabulary)),
      banned: .cantTell(.stateVocabulary)),
    Row(nil, "No pevälöl", due: .cantTell(.state), open: .asking(.state), banned: .cantTell(.stateVocabulary)),
    Row(
      nil, "No pevälöl", isSelected: true, due: .cantTell([.state, .stateVocabulary]),
      open: .asking([.state, .stateVocabulary]),
      banned: .cantTell(.stateVocabulary)),
    Row(.unchecked, nil, due: failed, open: .asking([]), banned: .passed),
    Row(.unchecked, "0", due: failed, open: .asking([]), banned: .passed),
  ]

  private static func button(_ row: Row, _ conditions: Conditions) -> AccessibilityDescriptor {
    var button = AccessibilityDescriptor(.toggleButton, label: "Favorite", value: row.value, traits: .button)
    if row.isSelected { button.traits.insert(.selected) }
    if !row.isValueKnown { button.unobserved.insert(.value) }
    button.state = row.state
    button.contextImpliesOff = false
    switch conditions.isStable {
    case .yes: button.naming = .stable
    case .no: button.naming = .nextAction
    case .unknown: break
    }
    switch conditions.isAlone {
    case .yes: button.isAmongPeers = false
    case .no: button.isAmongPeers = true
    case .unknown: break
    }
    switch conditions.isUntold {
    case .yes: button.rendering.visibleStateText = ""
    case .no: button.rendering.visibleStateText = "Off"
    case .unknown: break
    }
    return button
  }

  private static func outcome(
    _ button: AccessibilityDescriptor, language: String?
  ) throws -> Rule.Example.Expectation {
    var document = DescriptorDocument(.observed, [button])
    document.language = language
    return SelectionKitRulesTests.outcome(
      of: try #require(rule), on: .example(.inapplicable, "", document))
  }

  @Test("The 27 combinations of conditions are all there, and each once")
  func combinations() {
    let all = Set(Self.conditions.map { "\($0.isStable) \($0.isAlone) \($0.isUntold)" })
    #expect(all.count == 27)
    #expect(Self.conditions.count == 27)
    #expect(Self.conditions.count { $0.open == [] } == 1)
    #expect(Self.conditions.count { $0.open == nil } == 19)
  }

  @Test("Each state and value has its outcome under all conditions", arguments: rows, conditions)
  func outcomes(_ row: Row, _ conditions: Conditions) throws {
    let outcome = try Self.outcome(Self.button(row, conditions), language: nil)
    #expect(outcome == row.outcome(under: conditions))
  }

  @Test(
    "Words of an unknown language are a question only where it matters what they mean",
    arguments: rowsInUnknownLanguage, conditions)
  func unknownLanguage(_ row: Row, _ conditions: Conditions) throws {
    let outcome = try Self.outcome(Self.button(row, conditions), language: "vo")
    #expect(outcome == row.outcome(under: conditions))
  }

  @Test(
    "Each signal that tells the state makes the words superfluous",
    arguments: [
      (visibleStateText: "Off", contextImpliesOff: false, value: nil, Rule.Example.Expectation.passed),
      (visibleStateText: "", contextImpliesOff: true, value: nil, .passed),
      (visibleStateText: nil, contextImpliesOff: true, value: nil, .passed),
      (visibleStateText: "Off", contextImpliesOff: nil, value: "Not Selected", .failed(.error)),
      (visibleStateText: "", contextImpliesOff: false, value: "Mixed", .passed),
      (visibleStateText: "", contextImpliesOff: nil, value: nil, .cantTell(.contextImpliesOff)),
      (
        visibleStateText: nil, contextImpliesOff: nil, value: "Not Selected",
        .cantTell([.visibleStateText, .contextImpliesOff])
      ),
    ] as [(visibleStateText: String?, contextImpliesOff: Bool?, value: String?, Rule.Example.Expectation)])
  func otherSignals(
    _ visibleStateText: String?, _ contextImpliesOff: Bool?, _ value: String?, _ expected: Rule.Example.Expectation
  ) throws {
    var button = Self.button(
      Row(.unchecked, value, due: .passed, open: .asking([]), banned: .passed), Conditions(.yes, .yes, .unknown, nil))
    button.rendering.visibleStateText = visibleStateText
    button.contextImpliesOff = contextImpliesOff
    #expect(try Self.outcome(button, language: nil) == expected)
  }
}
