import SelectionKit

/// An audit under way: tries the rules on one element after the other and keeps what they find.
struct Judgement {
  private let tree: Tree
  private let schedule: RuleSchedule
  private(set) var findings: [(index: Int, entry: Report.Finding)] = []
  private(set) var questions: [(index: Int, entry: Report.Question)] = []
  private(set) var counts = Report.Counts()
  /// The rules, by place, that failed on each group that has failures.
  private var failuresOfGroups: [Int: [Int]] = [:]
  /// The rules, by place, that failed on the present element, and on the group that it is a member of.
  private var failures: [Int] = []
  private var failuresOfGroup: [Int] = []

  init(_ tree: Tree, _ schedule: RuleSchedule) {
    self.tree = tree
    self.schedule = schedule
    counts.elements = tree.firstImplied
  }

  /// Tries every rule about a single moment on some elements.
  ///
  /// Groups have to be judged before their members.
  mutating func judge(_ positions: Range<Int>) {
    // At hand for all of them, so that none has to keep the tree alive for itself.
    let tree = tree
    for index in positions { judge(Node(tree: tree, index: index)) }
  }

  private mutating func judge(_ node: Node) {
    let index = node.index
    var rest = takeUp(node).nodeRules[...]
    if failuresOfGroup.isEmpty {
      // Nothing can be absorbed until something fails.
      while failures.isEmpty, let (place, verdict) = rest.takeFirstUnsettled(on: node, counting: &counts) {
        keep(verdict, of: place, on: index)
      }
    }
    for rule in rest {
      let verdict = isAbsorbed(rule.place) ? .inapplicable : rule.check(node)
      take(verdict, missing: rule.needs.subtracting(node.facts), of: rule.place, on: index)
    }
    finish(index)
  }

  /// Tries every rule about an activation on one element of it.
  ///
  /// Groups have to be judged before their members.
  mutating func judge(_ step: Step) {
    let known = step.before.facts.intersection(step.after.facts)
    for rule in takeUp(step.before).activationRules {
      let verdict = isAbsorbed(rule.place) ? .inapplicable : rule.check(step)
      take(verdict, missing: rule.needs.subtracting(known), of: rule.place, on: step.before.index)
    }
    finish(step.before.index)
  }

  /// Leaves every rule about activations open on an element of which it isn't known what it became.
  mutating func judgeUnmatched(_ index: Int) {
    for rule in takeUp(Node(tree: tree, index: index)).activationRules {
      question(.sameScreen, of: schedule.rules[rule.place], on: index)
    }
  }

  /// Begins with an element; returns the rules for it.
  private mutating func takeUp(_ node: Node) -> RuleSchedule.Plan {
    let place = node.place
    let plan = schedule.plan(for: place.kind, node.role)
    if plan.isControl, place.isExposed || !place.facts.contains(.isExposed) {
      counts.controls += 1
    }
    if failuresOfGroups.isEmpty || place.setOfMember < 0 {
      failuresOfGroup = []
    } else {
      failuresOfGroup = failuresOfGroups[tree.sets[place.setOfMember].group] ?? []
    }
    return plan
  }

  /// Whether a rule has nothing to add to what failed already.
  private func isAbsorbed(_ place: Int) -> Bool {
    if failures.isEmpty, failuresOfGroup.isEmpty { return false }
    return schedule.absorbers[place].contains { failures.contains($0) || failuresOfGroup.contains($0) }
  }

  private mutating func take(_ verdict: Rule.Verdict, missing facts: Facts, of place: Int, on index: Int) {
    switch verdict {
    case .inapplicable:
      counts.inapplicable += 1
    case .passed where facts.isEmpty:
      counts.passed += 1
    default:
      keep(verdict.missing(facts), of: place, on: index)
    }
  }

  /// Keeps what is not settled by counting it; apart, since nearly everything is.
  private mutating func keep(_ verdict: Rule.Verdict, of place: Int, on index: Int) {
    switch verdict {
    case .passed, .inapplicable:
      break
    case .cantTell(let facts):
      question(facts, of: schedule.rules[place], on: index)
    case .failed(let failure):
      failures.append(place)
      findings.append((index, finding(failure, of: schedule.rules[place], on: index)))
    }
  }

  private mutating func finish(_ index: Int) {
    if failures.isEmpty { return }
    if tree.place(of: index).setOfGroup >= 0 { failuresOfGroups[index] = failures }
    failures = []
  }

  private mutating func question(_ facts: Facts, of rule: Rule, on index: Int) {
    let node = Node(tree: tree, index: index)
    // Most questions come several on an element, and share it.
    let element =
      questions.last.flatMap { $0.index == index ? $0.entry.element : nil }
      ?? QuestionedElement(at: node.path, node.role, named: node.label)
    questions.append((index, Report.Question(rule: rule.id, facts: facts, element: element)))
  }

  private func finding(_ failure: Rule.Failure, of rule: Rule, on index: Int) -> Report.Finding {
    let node = Node(tree: tree, index: index)
    let recognition = tree.place(of: index).recognition
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
      return tree.setOfGroup(index)?.members.first.map { tree.members[$0] } ?? index
    }
    // What stands at one place keeps its order: the implied group first, then the rules as they were tried. Only what
    // implied groups have, which are judged first, isn't in reading order already.
    let implied = entries.prefix { $0.index >= tree.firstImplied }
    let moved = implied.indices.sorted { (place(of: entries[$0].index), $0) < (place(of: entries[$1].index), $1) }
    var ordered: [Entry] = []
    ordered.reserveCapacity(entries.count)
    var rest = moved[...]
    for (index, entry) in entries[implied.endIndex...] {
      while let next = rest.first, place(of: entries[next].index) <= index {
        ordered.append(entries[next].entry)
        rest.removeFirst()
      }
      ordered.append(entry)
    }
    for next in rest { ordered.append(entries[next].entry) }
    return ordered
  }
}

extension Report {
  /// What a judgement came to, in reading order.
  init(_ judgement: Judgement) {
    findings = judgement.inReadingOrder(judgement.findings)
    questions = judgement.inReadingOrder(judgement.questions)
    counts = judgement.counts
  }
}
