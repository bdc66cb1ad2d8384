import SelectionKit

/// The rules for each role, found once, so that an element meets only the rules it can be tried on.
struct RuleSchedule: Sendable {
  /// As much of a rule about a single moment as trying it takes: most elements pass, and need no more.
  struct NodeRule: Sendable {
    /// The place of the rule in ``rules``.
    let place: Int
    let needs: Facts
    let check: @Sendable (Node) -> Rule.Verdict
  }

  /// As much of a rule about activations as trying it takes.
  struct StepRule: Sendable {
    /// The place of the rule in ``rules``.
    let place: Int
    let needs: Facts
    let check: @Sendable (Step) -> Rule.Verdict
  }

  /// What an element of one role meets: a class, so that looking it up copies nothing.
  final class Plan: Sendable {
    /// Whether a person operates elements of the role.
    let isControl: Bool
    /// The rules about a single moment.
    let nodeRules: [NodeRule]
    /// The rules about activations.
    let activationRules: [StepRule]

    init(for role: AccessibilityDescriptor.Role, by rules: [Rule]) {
      isControl = AccessibilityDescriptor.Role.controls.contains(role)
      let fitting = rules.enumerated().filter { $1.roles.contains(role) }
      nodeRules = fitting.compactMap { place, rule in
        rule.check.ofNodes.map { NodeRule(place: place, needs: rule.needs, check: $0) }
      }
      activationRules = fitting.compactMap { place, rule in
        rule.check.ofActivations.map { StepRule(place: place, needs: rule.needs, check: $0) }
      }
    }
  }

  /// All rules, in the order in which they are tried.
  let rules: [Rule]
  /// For each rule, the places of those whose failure makes it inapplicable.
  let absorbers: [[Int]]
  /// What elements of each kind meet, by the number of the kind.
  private let plans: [Plan]
  /// What elements meet whose role is a rule's own.
  private let plansOfUnlisted: [AccessibilityDescriptor.Role: Plan]

  init(_ rules: [Rule]) {
    self.rules = rules
    absorbers = rules.map { rule in rules.indices.filter { rules[$0].absorbed.contains(rule.id) } }
    plans = RoleKind.allCases.map { Plan(for: $0.role ?? .other, by: $0 == .unlisted ? [] : rules) }
    let unlisted = Set(rules.flatMap(\.roles).filter { RoleKind($0) == .unlisted })
    plansOfUnlisted = Dictionary(uniqueKeysWithValues: unlisted.map { ($0, Plan(for: $0, by: rules)) })
  }

  /// What elements of a kind meet.
  ///
  /// - Parameters:
  ///   - kind: The kind of their role.
  ///   - role: The role itself, which is looked at where it has no kind of its own.
  /// - Returns: The rules.
  func plan(for kind: RoleKind, _ role: @autoclosure () -> AccessibilityDescriptor.Role) -> Plan {
    let plan = plans[Int(kind.rawValue)]
    return kind == .unlisted ? plansOfUnlisted[role()] ?? plan : plan
  }
}

extension ArraySlice<RuleSchedule.NodeRule> {
  /// Tries these rules up to the first that neither passes nor is inapplicable, and leaves those after it.
  ///
  /// Nearly every answer is one of those two, and only has to be counted.
  ///
  /// - Parameters:
  ///   - node: The element to try them on.
  ///   - counts: Receives how many passed and how many were inapplicable.
  /// - Returns: The place of that rule and its answer, or nil if there is none.
  mutating func takeFirstUnsettled(
    on node: Node, counting counts: inout Report.Counts
  ) -> (place: Int, verdict: Rule.Verdict)? {
    let known = node.facts
    var inapplicable = 0
    var next = startIndex
    defer {
      counts.inapplicable += inapplicable
      self = self[next...]
    }
    while next < endIndex {
      let verdict = self[next].check(node)
      next += 1
      switch verdict {
      case .passed where known.isSuperset(of: self[next - 1].needs):
        break
      case .inapplicable:
        inapplicable += 1
      default:
        let rule = self[next - 1]
        counts.passed += next - startIndex - inapplicable - 1
        return (rule.place, verdict.missing(rule.needs.subtracting(known)))
      }
    }
    counts.passed += next - startIndex - inapplicable
    return nil
  }
}

extension Rule.Check {
  /// How single elements are judged, if they are.
  var ofNodes: (@Sendable (Node) -> Rule.Verdict)? {
    switch self {
    case .node(_, let check), .nodeAndActivation(_, let check, _): check
    case .activation: nil
    }
  }

  /// How the two sides of an activation are judged, if they are.
  var ofActivations: (@Sendable (Step) -> Rule.Verdict)? {
    switch self {
    case .activation(_, let check), .nodeAndActivation(_, _, let check): check
    case .node: nil
    }
  }
}
