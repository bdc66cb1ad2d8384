import SelectionKit

/// An audit under way: tries the rules on one element after the other and keeps what they find.
struct Judgement {
  private let tree: Tree
  private let schedule: RuleSchedule
  private(set) var findings: [(index: Int, finding: Report.Finding)] = []
  private(set) var questions: [(index: Int, question: Report.Question)] = []
  private(set) var counts = Report.Counts()
  /// The rules, by place, that failed on each group that has failures.
  private var failuresOfGroups: [Int: [Int]] = [:]

  init(_ tree: Tree, _ schedule: RuleSchedule) {
    self.tree = tree
    self.schedule = schedule
    counts.elements = tree.firstImplied
  }

  /// Tries every rule about a single moment.
  ///
  /// Groups have to be judged before their members.
  mutating func judge(_ index: Int) {
    let node = Node(tree: tree, index: index)
    judge(node, knowing: node.facts, by: schedule.nodeRules(for: node.role)) { $0.check(node) }
  }

  /// Tries every rule about an activation on one element of it.
  ///
  /// Groups have to be judged before their members.
  mutating func judge(_ step: Step) {
    let facts = step.before.facts.intersection(step.after.facts)
    judge(step.before, knowing: facts, by: schedule.activationRules(for: step.before.role)) { $0.check(step) }
  }

  /// Leaves every rule about activations open on an element of which it isn't known what it became.
  mutating func judgeUnmatched(_ index: Int) {
    let node = Node(tree: tree, index: index)
    judge(node, knowing: Facts(rawValue: .max), by: schedule.activationRules(for: node.role)) { _ in
      .cantTell(.sameScreen)
    }
  }

  private mutating func judge<Subject>(
    _ node: Node, knowing known: Facts, by rules: [RuleSchedule.Entry<Subject>],
    verdict: (RuleSchedule.Entry<Subject>) -> Rule.Verdict
  ) {
    if AccessibilityDescriptor.Role.controls.contains(node.role), node.isExposed != false { counts.controls += 1 }
    guard !rules.isEmpty else { return }
    let set = tree.setOfMember[node.index]
    let failuresOfGroup = set < 0 || failuresOfGroups.isEmpty ? nil : failuresOfGroups[tree.sets[set].group]
    var failures: [Int] = []
    for rule in rules {
      let isAbsorbed = rule.absorbers.contains { failures.contains($0) || failuresOfGroup?.contains($0) == true }
      switch isAbsorbed ? .inapplicable : verdict(rule).missing(rule.rule.needs.subtracting(known)) {
      case .passed:
        counts.passed += 1
      case .inapplicable:
        counts.inapplicable += 1
      case .cantTell(let facts):
        let question = Report.Question(
          rule: rule.rule.id, path: node.path, role: node.role, name: node.label, facts: facts)
        questions.append((node.index, question))
      case .failed(let failure):
        failures.append(rule.place)
        findings.append((node.index, finding(failure, of: rule.rule, on: node)))
      }
    }
    if !failures.isEmpty, tree.setOfGroup[node.index] >= 0 { failuresOfGroups[node.index] = failures }
  }

  private func finding(_ failure: Rule.Failure, of rule: Rule, on node: Node) -> Report.Finding {
    let recognition = tree.elements[node.index].recognition
    var severity = failure.severity ?? rule.severity
    if recognition == .heuristic, !rule.holdsForAnyElement { severity = min(severity, .warning) }
    return Report.Finding(
      rule: rule.id, severity: severity, path: node.path, role: node.role, name: node.label, failure: failure,
      recognition: recognition, rationale: rule.rationale, remedy: rule.remedy, clauses: rule.clauses(for: node.role))
  }

  /// Entries in reading order; an implied group is read where its first member stands.
  func inReadingOrder<Entry>(_ entries: [(index: Int, entry: Entry)]) -> [Entry] {
    func place(of index: Int) -> Int {
      guard index >= tree.firstImplied else { return index }
      return tree.sets[tree.setOfGroup[index]].members.first ?? index
    }
    // What stands at one place keeps its order: the implied group first, then the rules as they were tried.
    return entries.enumerated().map { (place(of: $0.element.index), $0.offset, $0.element.entry) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

extension Report {
  /// What a judgement came to, in reading order.
  init(_ judgement: Judgement) {
    findings = judgement.inReadingOrder(judgement.findings.map { ($0.index, $0.finding) })
    questions = judgement.inReadingOrder(judgement.questions.map { ($0.index, $0.question) })
    counts = judgement.counts
  }
}
