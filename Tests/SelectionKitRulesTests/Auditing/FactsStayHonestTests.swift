import SelectionKit
import Testing

@testable import SelectionKitRules

@Suite("Facts stay honest")
struct FactsStayHonestTests {
  /// What a rule says of one element by itself, before others absorb it.
  private struct Judged {
    let rule: Rule
    let index: Int
    let verdict: Rule.Verdict
  }

  private static let lexicons = Lexicons(Wording.shipped)

  private static func tree(of document: DescriptorDocument) -> Tree {
    Tree(document, lexicons: lexicons, pathsStartWithRoot: false)
  }

  private static func document(seed: UInt64) -> DescriptorDocument {
    var generator = DescriptorGenerator(seed: seed)
    var document = DescriptorDocument(.observed, [generator.screen()])
    document.language = "en"
    document.minimumOS = seed.isMultiple(of: 2) ? "16.0" : "17.0"
    return document
  }

  private static func verdict(of rule: Rule, at index: Int, in tree: Tree) -> Rule.Verdict? {
    guard let check = rule.check.ofNodes, rule.roles.contains(tree.role(of: index)) else { return nil }
    return check(Node(tree: tree, index: index)).missing(rule.needs.subtracting(tree.place(of: index).facts))
  }

  private static func judge(_ tree: Tree) -> [Judged] {
    (0..<tree.elements.count).flatMap { index in
      Rule.all.compactMap { rule in
        verdict(of: rule, at: index, in: tree).map { Judged(rule: rule, index: index, verdict: $0) }
      }
    }
  }

  /// The document with a fact forgotten: of one element, or of all.
  private static func forgetting(_ fact: Facts, at path: NodePath, in document: DescriptorDocument)
    -> DescriptorDocument
  {
    var copy = document
    if fact == .minimumOS { copy.minimumOS = nil }
    if fact == .language { copy.language = nil }
    copy.roots[0].update(at: path) { $0.forget(fact) }
    return copy
  }

  /// Whether a fact was known that this document no longer knows.
  private static func isForgotten(_ fact: Facts, at index: Int, from old: Tree, to new: Tree) -> Bool {
    old.place(of: index).facts.contains(fact) && !new.place(of: index).facts.contains(fact)
  }

  private static func describe(_ verdict: Rule.Verdict?) -> String {
    switch verdict {
    case nil: "untried"
    case .passed: "passed"
    case .inapplicable: "inapplicable"
    case .cantTell(let facts): "can't tell (\(facts))"
    case .failed(let failure): "failed: found \(failure.found), expected \(failure.expected)"
    }
  }

  /// Whether a verdict is the same outcome as another, whatever words it comes in.
  private static func isSame(_ a: Rule.Verdict, _ b: Rule.Verdict) -> Bool {
    switch (a, b) {
    case (.passed, .passed), (.inapplicable, .inapplicable): true
    case (.cantTell(let a), .cantTell(let b)): a == b
    // What is certain to be a fault may weigh less once it isn't certain how grave it is.
    case (.failed(let a), .failed(let b)): (b.severity ?? .error) <= (a.severity ?? .error)
    default: false
    }
  }

  private static func cantTellNames(_ fact: Facts, _ verdict: Rule.Verdict) -> Bool {
    // Where no language is known, what can't be told is what the words mean.
    let answers = fact == .language ? fact.union(.stateVocabulary) : fact
    if case .cantTell(let facts) = verdict { return !facts.isDisjoint(with: answers) }
    return false
  }

  /// Where evidence of the second rank takes over once the first is forgotten, and why.
  private static let secondRank: [Rule.ID: (facts: Facts, reason: String)] = [
    "radio-option-value-agrees-with-state": (.state, "the selected trait stands in for the declared state"),
    "toggle-button-not-selected-value": (
      [.isAmongPeers, .isFormatting], "formatting toggles beside it stand in for a declared place"
    ),
    "toggle-button-trait-follows-state": (.naming, "a formatting toggle has a stable name, unless it says otherwise"),
    "toggle-button-visible-text-is-its-name": (
      [.visibleLabel, .extraTexts], "that only an icon is shown stands in for the visible text"
    ),
  ]

  /// Why an outcome may not follow from another once a fact is forgotten, or nil if it may.
  private static func objection(to new: Rule.Verdict, after old: Rule.Verdict, forgetting fact: Facts, _ rule: Rule)
    -> String?
  {
    if rule.needs.contains(fact) {
      if case .cantTell = new { return nil }
      return old == .inapplicable && new == .inapplicable ? nil : "needs it, and still decides"
    }
    if isSame(old, new) || secondRank[rule.id]?.facts.contains(fact) == true { return nil }
    guard rule.mayNeed.contains(fact) else { return "doesn't need it, and changes its mind" }
    if cantTellNames(fact, new) { return nil }
    // The excuse is forgotten, and nothing is wrong.
    return old == .inapplicable && new == .passed ? nil : "may need it, and changes its mind without naming it"
  }

  @Test(
    "Forgetting a fact of an element opens what needs it and nothing else",
    arguments: (0..<12).map { UInt64($0) })
  func forgettingOwnFacts(block: UInt64) {
    var comparisons = 0
    for seed in (block * 10)..<(block * 10 + 10) {
      let document = Self.document(seed: seed)
      let tree = Self.tree(of: document)
      let judged = Self.judge(tree)
      for index in 0..<tree.firstImplied {
        let path = tree.path(of: index)
        for (fact, name) in Facts.named where !Facts.ambiguous.contains(fact) {
          let forgetful = Self.tree(of: Self.forgetting(fact, at: path, in: document))
          guard Self.isForgotten(fact, at: index, from: tree, to: forgetful) else { continue }
          for old in judged where old.index == index {
            guard let new = Self.verdict(of: old.rule, at: index, in: forgetful) else { continue }
            comparisons += 1
            if let objection = Self.objection(to: new, after: old.verdict, forgetting: fact, old.rule) {
              Issue.record(
                """
                seed \(seed), \(path): \(old.rule.id) on \(name): \(objection)
                \(Self.describe(old.verdict)) -> \(Self.describe(new))
                """)
            }
          }
        }
      }
    }
    #expect(comparisons > 10_000)
  }

  @Test("Forgetting a fact of another element changes only what may need it", arguments: (0..<6).map { UInt64($0) })
  func forgettingFactsOfOthers(block: UInt64) {
    for seed in (block * 5)..<(block * 5 + 5) {
      let document = Self.document(seed: 1_000 + seed)
      let tree = Self.tree(of: document)
      let judged = Self.judge(tree)
      for index in 0..<tree.firstImplied {
        let path = tree.path(of: index)
        for (fact, name) in Facts.named where !Facts.ambiguous.union(.ofTheDocument).contains(fact) {
          let forgetful = Self.tree(of: Self.forgetting(fact, at: path, in: document))
          guard Self.isForgotten(fact, at: index, from: tree, to: forgetful) else { continue }
          for old in judged where old.index != index {
            guard let new = Self.verdict(of: old.rule, at: old.index, in: forgetful), !Self.isSame(old.verdict, new)
            else { continue }
            let mayNeed = old.rule.needs.union(old.rule.mayNeed).contains(fact)
            let isNamed =
              Self.cantTellNames(fact, new) || old.verdict == .inapplicable && new == .passed
              || Self.secondRank[old.rule.id]?.facts.contains(fact) == true
            if !mayNeed || !isNamed {
              Issue.record(
                """
                seed \(1_000 + seed): \(old.rule.id) at \(tree.path(of: old.index)) on \(name) of \(path)
                \(Self.describe(old.verdict)) -> \(Self.describe(new))
                """)
            }
          }
        }
      }
    }
  }

  @Test("Which rules are tried on an element depends on its role alone", arguments: (0..<100).map { UInt64($0) })
  func triedByRole(seed: UInt64) {
    let report = Audit.standard.report(on: Self.document(seed: seed))
    let tried = report.counts.passed + report.counts.inapplicable + report.findings.count + report.questions.count
    let tree = Self.tree(of: Self.document(seed: seed))
    let expected = tree.elements.indices.map(tree.role).reduce(0) { count, role in
      count + Rule.all.count { $0.check.ofNodes != nil && $0.roles.contains(role) }
    }
    #expect(tried == expected)
  }

  @Test("The order of options makes no difference", arguments: (0..<100).map { UInt64($0) })
  func siblingOrder(seed: UInt64) {
    var generator = DescriptorGenerator(seed: 5_000 + seed)
    let group = generator.radioGroup()
    var shuffled = group
    var random = SeededGenerator(seed: seed)
    shuffled.children.shuffle(using: &random)
    func outcomes(_ report: Report) -> [String] {
      (report.findings.map { "\($0.rule) \($0.name ?? "") \($0.severity)" }
        + report.questions.map { "\($0.rule) \($0.name ?? "") \($0.facts)" }).sorted()
    }
    #expect(outcomes(Audit.standard.report(on: group)) == outcomes(Audit.standard.report(on: shuffled)))
  }

  @Test("No element is found at fault by one rule twice", arguments: (0..<100).map { UInt64($0) })
  func oneFindingPerRule(seed: UInt64) {
    let findings = Audit.standard.report(on: Self.document(seed: seed)).findings
    let keys = findings.map { "\($0.rule) \($0.path) \($0.role)" }
    #expect(Set(keys).count == keys.count)
  }
}
