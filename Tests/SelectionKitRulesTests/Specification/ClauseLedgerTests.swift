import Foundation
import SelectionKitRules
import Testing

@Suite("The clause ledger")
struct ClauseLedgerTests {
  /// Every clause of the sources, as they were read.
  private static let expected = """
    radio.basic.use.1 radio.basic.use.2 radio.basic.avoid.1 radio.basic.avoid.2 radio.basic.avoid.3
    radio.basic.avoid.4 radio.basic.must.1 radio.basic.must.2 radio.basic.must.3 radio.basic.must.4
    radio.basic.must.5 radio.basic.must.6 radio.basic.must.7 radio.basic.must.8 radio.basic.must.9
    radio.basic.must.10 radio.basic.dont.1 radio.basic.dont.2 radio.basic.dont.3 radio.basic.dont.4
    radio.basic.dont.5 radio.basic.custom.1 radio.basic.custom.2 radio.basic.custom.3
    radio.basic.accept.traits.1 radio.basic.accept.traits.2 radio.basic.accept.voiceover.1
    radio.basic.accept.voiceover.2 radio.basic.accept.voiceover.3 radio.basic.accept.keyboard.1
    radio.basic.accept.dynamictype.1 radio.basic.accept.visual.1
    button.toggle.use.1 button.toggle.avoid.1 button.toggle.avoid.2 button.toggle.must.1 button.toggle.must.2
    button.toggle.must.3 button.toggle.must.4 button.toggle.must.5 button.toggle.must.6 button.toggle.must.7
    button.toggle.must.8 button.toggle.must.9 button.toggle.exception.1 button.toggle.exception.2
    button.toggle.exception.3 button.toggle.dont.1 button.toggle.dont.2 button.toggle.dont.3
    button.toggle.dont.4 button.toggle.custom.1 button.toggle.custom.2 button.toggle.custom.3
    button.toggle.accept.traits.1 button.toggle.accept.traits.2 button.toggle.accept.traits.3
    button.toggle.accept.voiceover.1 button.toggle.accept.voiceover.2 button.toggle.accept.voiceover.3
    button.toggle.accept.keyboard.1 button.toggle.accept.dynamictype.1
    checkbox.basic.use.1 checkbox.basic.use.2 checkbox.basic.avoid.1 checkbox.basic.avoid.2
    checkbox.basic.avoid.3 checkbox.basic.must.1 checkbox.basic.must.2 checkbox.basic.must.3
    checkbox.basic.must.4 checkbox.basic.must.5 checkbox.basic.must.6 checkbox.basic.must.7
    checkbox.basic.must.8 checkbox.basic.dont.1 checkbox.basic.dont.2 checkbox.basic.dont.3
    checkbox.basic.dont.4 checkbox.basic.dont.5 checkbox.basic.custom.1 checkbox.basic.custom.2
    checkbox.basic.accept.traits.1 checkbox.basic.accept.traits.2 checkbox.basic.accept.voiceover.1
    checkbox.basic.accept.voiceover.2 checkbox.basic.accept.voiceover.3 checkbox.basic.accept.keyboard.1
    checkbox.basic.accept.dynamictype.1 checkbox.basic.accept.visual.1
    ouds.radio.forbidden.1 ouds.radio.forbidden.2 ouds.radio.forbidden.3 ouds.radio.readonly.1
    ouds.radio.error.1 ouds.radio.error.2 ouds.radio.text.1 ouds.radio.text.2 ouds.radio.layout.1
    ouds.radio.layout.2 ouds.radio.layout.3 ouds.radio.voiceover.1 ouds.radio.voiceover.2
    ouds.radio.standalone.1 ouds.radio.indicator.1 ouds.radio.action.1 ouds.radio.localized.1
    ouds.radio.review.1
    tutorial.group.1 tutorial.group.2 tutorial.group.3 tutorial.group.4 tutorial.group.5 tutorial.group.6
    tutorial.group.7 tutorial.group.8 tutorial.audit.1
    global.touch-target-size.1 global.touch-target-size.2 global.focus-visible.1 global.semantic-color.1
    global.dynamic-type.1 global.custom-control-representation.1
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func swiftFiles(in folder: String) throws -> [String] {
    let files = try #require(
      FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("Every clause of the sources has a row, and no row stands for anything else")
  func completeness() {
    #expect(Self.expected.count == 123)
    #expect(Clause.all.map(\.id.rawValue).sorted() == Self.expected.sorted())
  }

  @Test("Every id stands whole in the sources, so that it can be searched for")
  func searchable() throws {
    let sources = try Self.swiftFiles(in: "Sources/SelectionKitRules/Specification").joined()
    for id in Self.expected { #expect(sources.contains("\"\(id)\""), "\(id)") }
  }

  @Test("Every part of every clause is decided", arguments: Clause.all)
  func decided(_ clause: Clause) {
    #expect(!clause.parts.isEmpty)
    for part in clause.parts { #expect(!part.deciders.isEmpty) }
  }

  @Test("A rule and the clauses it decides name each other", arguments: Rule.all)
  func rulesAndClauses(_ rule: Rule) {
    #expect(!rule.clauses.isEmpty)
    #expect(Set(rule.clauses).count == rule.clauses.count)
    let naming = Clause.all.filter { $0.rules.contains(rule.id) }.map(\.id.rawValue)
    #expect(rule.clauses.map(\.rawValue).sorted() == naming.sorted())
  }

  @Test("Every rule that a clause names exists", arguments: Clause.all)
  func existingRules(_ clause: Clause) {
    let known = Set(Rule.all.map(\.id))
    for rule in clause.rules { #expect(known.contains(rule), "\(rule)") }
  }

  @Test("Every guarantee names a test that exists")
  func existingTests() throws {
    let tests = try Self.swiftFiles(in: "Tests").joined()
    let names = Set(
      Clause.all.flatMap(\.parts).flatMap(\.deciders).compactMap { decider in
        if case .guaranteed(let name) = decider { name } else { nil }
      })
    #expect(names.count == 19)
    for name in names { #expect(tests.contains("@Test(\"\(name)\""), "\(name)") }
  }

  @Test("What is left to people says why")
  func reasons() {
    for decider in Clause.all.flatMap(\.parts).flatMap(\.deciders) {
      if case .review(let reason) = decider { #expect(reason.count > 20 && reason.hasSuffix(".")) }
    }
  }

  @Test("The chooser's table names every clause that the chooser answers, and no other")
  func chooser() {
    let answered = Clause.all.filter { $0.parts.contains { $0.deciders.contains(.chooser) } }
    #expect(answered.count == 15)
    #expect(Set(answered.map(\.id)) == ControlChooser.Component.citedClauses)
  }

  @Test("The severity of a clause follows from its kind", arguments: Clause.all)
  func severity(_ clause: Clause) {
    let kind = clause.id.rawValue.split(separator: ".").dropLast().last
    switch kind {
    case "must", "dont", "exception", "forbidden": #expect(clause.severity == .error)
    case "custom", "use": #expect(clause.severity == .note)
    case "avoid": #expect(clause.severity <= .warning)
    default: break
    }
  }

  @Test("Every must-have and every don't serves a success criterion", arguments: Clause.all)
  func criteria(_ clause: Clause) {
    if clause.id.rawValue.contains(".must.") || clause.id.rawValue.contains(".dont.") {
      #expect(!clause.criteria.isEmpty)
    }
  }
}
