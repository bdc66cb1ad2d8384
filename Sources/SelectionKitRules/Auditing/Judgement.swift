import SelectionKit

/// An audit under way: tries the rules on one element after the other and keeps what they find.
struct Judgement {
  private let evidence: Evidence
  private var tree: Tree { evidence.tree }
  private var schedule: RuleSchedule { evidence.schedule }
  private var findings: [Report.Finding] = []
  private var questions = Report.Questions()
  private(set) var counts = Report.Counts()
  /// The rules, by place, that failed on each group that has failures.
  private var failuresOfGroups: [Int: [Int]] = [:]
  /// What can't be told of the present element.
  private var open: [Report.Questions.Item] = []
  /// The rules, by place, that failed on the present element, and on the group that it is a member of.
  private var failures: [Int] = []
  private var failuresOfGroup: [Int] = []

  init(of evidence: Evidence) {
    self.evidence = evidence
    counts.elements = evidence.tree.firstImplied
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
      open.append(Report.Questions.Item(rule.place, .sameScreen))
    }
    finish(index)
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
      open.append(Report.Questions.Item(place, facts))
    case .failed(let failure):
      failures.append(place)
      findings.append(finding(failure, of: place, on: index))
    }
  }

  private mutating func finish(_ index: Int) {
    if !open.isEmpty {
      questions.append(open, of: JudgedElement(index, in: evidence))
      open.removeAll(keepingCapacity: true)
    }
    if failures.isEmpty { return }
    if tree.place(of: index).setOfGroup >= 0 { failuresOfGroups[index] = failures }
    failures = []
  }

  private func finding(_ failure: Rule.Failure, of place: Int, on index: Int) -> Report.Finding {
    let (rule, element) = (schedule.rules[place], JudgedElement(index, in: evidence))
    var severity = failure.severity ?? rule.severity
    if element.recognition == .heuristic, !rule.holdsForAnyElement { severity = min(severity, .warning) }
    return Report.Finding(element, place, severity)
  }

  /// Entries in reading order; an implied group is read where its first member stands.
  private func inReadingOrder<Entry>(_ entries: [Entry], _ element: (Entry) -> JudgedElement) -> [Entry] {
    func place(of entry: Entry) -> Int {
      let index = element(entry).index
      guard index >= tree.firstImplied else { return index }
      return tree.setOfGroup(index)?.members.first.map { tree.members[$0] } ?? index
    }
    // What stands at one place keeps its order: the implied group first, then the rules as they were tried. Only what
    // implied groups have, which are judged first, isn't in reading order already.
    let implied = entries.prefix { element($0).index >= tree.firstImplied }
    if implied.isEmpty { return entries }
    let moved = implied.indices.sorted { (place(of: entries[$0]), $0) < (place(of: entries[$1]), $1) }
    var ordered: [Entry] = []
    ordered.reserveCapacity(entries.count)
    var rest = moved[...]
    for entry in entries[implied.endIndex...] {
      while let next = rest.first, place(of: entries[next]) <= element(entry).index {
        ordered.append(entries[next])
        rest.removeFirst()
      }
      ordered.append(entry)
    }
    for next in rest { ordered.append(entries[next]) }
    return ordered
  }

  /// What it came to, in reading order.
  var report: Report {
    var ordered = questions
    if questions.elements.first.map({ $0.subject.index >= tree.firstImplied }) ?? false {
      ordered = Report.Questions()
      for (element, items) in inReadingOrder(Array(questions.elements), \.subject) {
        ordered.append(items, of: element)
      }
    }
    return Report(findings: inReadingOrder(findings, \.element), questions: ordered, counts: counts)
  }
}
