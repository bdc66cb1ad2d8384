import SelectionKit
import SelectionKitRules
import Testing

/// Toggle buttons in a toolbar that don't say whether they stand among peers: each is told from all the others.
@Suite("Toggle buttons that don't say who their peers are")
struct TogglePeersTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// Of each toggle button, whether it formats a text.
    let formatting: [Bool?]
    /// The positions of those that are off, alone and silent.
    let silent: [Int]
    /// The positions of those of which that can't be told.
    let open: [Int]

    var testDescription: String { formatting.map { $0.map { $0 ? "yes" : "no" } ?? "?" }.joined(separator: ", ") }
  }

  @Test(
    "A formatting one is the peer of the others, but not its own",
    arguments: [
      Case(formatting: [false], silent: [0], open: []),
      Case(formatting: [false, false], silent: [0, 1], open: []),
      Case(formatting: [true], silent: [0], open: []),
      Case(formatting: [true, false], silent: [0], open: []),
      Case(formatting: [false, true, false], silent: [1], open: []),
      Case(formatting: [true, true], silent: [], open: []),
      Case(formatting: [nil], silent: [0], open: []),
      Case(formatting: [nil, false], silent: [0], open: [1]),
      Case(formatting: [nil, nil], silent: [], open: [0, 1]),
      Case(formatting: [nil, true], silent: [], open: [1]),
    ])
  func toolbar(_ sample: Case) {
    let report = AccessibilityDescriptor(.toolbar, label: "Text", children: sample.formatting.map(Self.toggle)).audit()
    let rule: Rule.ID = "toggle-button-not-selected-value"
    #expect(report.findings.filter { $0.rule == rule }.map(\.path) == sample.silent.map { [$0] })
    #expect(report.questions.filter { $0.rule == rule }.map(\.path) == sample.open.map { [$0] })
  }

  /// A toggle button with a stable name that is off and says nothing of it.
  private static func toggle(isFormatting: Bool?) -> AccessibilityDescriptor {
    var button = AccessibilityDescriptor(.toggleButton, label: "Bold", traits: .button)
    button.state = .unchecked
    button.naming = .stable
    button.rendering.visibleStateText = ""
    button.contextImpliesOff = false
    button.isFormatting = isFormatting
    return button
  }
}
