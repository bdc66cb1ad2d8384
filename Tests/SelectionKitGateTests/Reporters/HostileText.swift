import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// Text that would break out of some format if it were written down as it is.
struct HostileText: CustomTestStringConvertible {
  let text: String
  /// The text as it is shown to people: on one line, with what a terminal acts on written out.
  let shown: String

  init(_ text: String, shown: String? = nil) {
    self.text = text
    self.shown = shown ?? text
  }

  var testDescription: String { String(shown.prefix(40)) }

  static let all = [
    HostileText("a\n::error title=x::y", shown: #"a\n::error title=x::y"#),
    HostileText("a\r::error::y", shown: #"a\r::error::y"#),
    HostileText("::error::y"),
    HostileText(" \u{2003}::error::y"),
    HostileText("##[error]y"),
    HostileText("a]]>b"),
    HostileText("<script>alert(1)<script>"),
    HostileText("</details></testcase>"),
    HostileText(#"a"b'c&amp;d"#),
    HostileText("a | b || c"),
    HostileText("a `b` ``c``"),
    HostileText("a*\u{301}b_\u{301}c <\u{301}d"),
    HostileText("%0A%25%3A"),
    HostileText("[a](b) ![a](b) $a$"),
    HostileText("a\u{202E}b\u{2066}c", shown: #"a\u{202E}b\u{2066}c"#),
    HostileText("a\u{0}b\u{1B}c\u{85}d\u{7F}e", shown: #"a\0b\u{1B}c\u{0085}d\u{7F}e"#),
    HostileText("a\u{2028}b\u{2029}c", shown: #"a\u{2028}b\u{2029}c"#),
    HostileText("a\u{FFFE}b\u{FFFF}c"),
    HostileText("\u{301}a"),
    HostileText("👩🏽‍🦽\u{1F3F3}\u{FE0F}\u{10FFFF}"),
    HostileText(#"a\b\"#),
    HostileText("a, b: c; d=e"),
    HostileText(String(repeating: "long ", count: 1_000) + "end"),
  ]
}

/// Where text from outside gets into a report.
enum InputField: CaseIterable {
  case label, value, identifier, fileName, screen, sourceFile
  case waiverReason, waiverOwner, reviewer, settlement
  case ruleOffReason, staleElement, expectation, configurationFile
  case unreadName, unreadReason, activated

  /// A report with a text in this place.
  func report(with text: String) throws -> GateReport {
    var box = AccessibilityDescriptor(.checkbox, label: self == .label ? text : "Gray", traits: .toggle)
    box.value = self == .value ? text : nil
    box.identifier = self == .identifier ? text : nil
    box.forget(.hint)
    var document = DescriptorDocument(.observed, [box])
    document.source = DescriptorDocument.Source(
      file: self == .sourceFile ? text : nil, screen: self == .screen ? text : "Order")
    let name = self == .fileName ? text : "dumps/Order.json"
    var files = [
      CheckedFile(
        name: name, format: .selectionkit, document: document, report: Audit(rules: Self.rules).report(on: document))
    ]
    if self == .activated { files += try Self.activation(of: text) }
    var run = CheckRun(files: files)
    if self == .unreadName || self == .unreadReason {
      run.unread = [
        CheckRun.UnreadFile(name: self == .unreadName ? text : "a", reason: self == .unreadReason ? text : "b")
      ]
    }
    return gate(with: text, digests: Set([files[0].digest(at: [0])].compactMap(\.self))).report(on: run, by: Self.rules)
  }

  private func gate(with text: String, digests: Set<String>) -> Gate {
    var gate = Gate()
    let subject = FindingSubject(screen: "Order", element: "checkbox \"Gray\"")
    if let expiry = CalendarDate("2026-11-30") {
      var waiver = Waiver(
        of: self == .settlement ? "has-no-hint" : "has-no-value", for: subject, digests: digests,
        reason: self == .waiverReason || self == .settlement ? text : "Known.",
        owner: self == .waiverOwner ? text : "Kim", expiry: expiry)
      waiver.review = Waiver.Review(by: self == .reviewer ? text : "Sam", on: expiry)
      let needsWaiver: Set<InputField> = [.waiverReason, .waiverOwner, .reviewer, .settlement]
      if needsWaiver.contains(self) { gate.waivers = [waiver] }
    }
    switch self {
    case .ruleOffReason:
      gate.rulesOff = [RuleSwitchedOff("x", because: text)]
    case .staleElement:
      gate.baseline = Baseline([
        Baseline.Entry("has-no-value", of: FindingSubject(screen: "Order", element: text))
      ])
    case .expectation, .configurationFile:
      gate.configurationFile = self == .configurationFile ? text : "selection-audit.json"
      var pattern = ElementPattern()
      pattern.label = TextPattern(self == .expectation ? text : "Blue")
      gate.expectations = [Expectation(pattern, on: TextPattern("Order"))]
    default:
      break
    }
    return gate
  }

  private static func activation(of label: String) throws -> [CheckedFile] {
    let document = DescriptorDocument(.observed, [AccessibilityDescriptor(.toggleButton, label: label)])
    let data = try JSONEncoder().encode(document)
    return try Checker(rules: rules).check(
      activationOf: label, from: .init(data, named: "before.json"), to: .init(data, named: "after.json"))
  }

  /// Rules that say what they see.
  static let rules = [
    Rule(
      "has-no-value", "It has no value.", rationale: "It is heard each time.",
      remedy: Rule.Remedy(swiftUI: "Remove it.", uiKit: "Remove it."), clauses: [],
      .node([.checkbox, .toggleButton]) { node in
        .failed(found: node.descriptor.value ?? "a value", expected: "none")
      }, examples: []),
    Rule(
      "has-no-hint", "It has no hint.", rationale: "It is heard each time.",
      remedy: Rule.Remedy(swiftUI: "Remove it.", uiKit: "Remove it."), severity: .note, clauses: [], needs: .hint,
      .node([.checkbox]) { _ in .passed }, examples: []),
  ]
}
