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
    let role: AccessibilityDescriptor.Role
    /// Whether a person operates elements of the role.
    let isControl: Bool
    /// The rules about a single moment.
    let nodeRules: [NodeRule]
    /// The rules about activations.
    let activationRules: [StepRule]

    init(
      for role: AccessibilityDescriptor.Role, nodeRules: [NodeRule] = [], activationRules: [StepRule] = []
    ) {
      self.role = role
      isControl = AccessibilityDescriptor.Role.controls.contains(role)
      self.nodeRules = nodeRules
      self.activationRules = activationRules
    }
  }

  /// All rules, in the order in which they are tried.
  let rules: [Rule]
  /// For each rule, the places of those whose failure makes it inapplicable.
  let absorbers: [[Int]]
  private let plans: [AccessibilityDescriptor.Role: Plan]

  init(_ rules: [Rule]) {
    self.rules = rules
    absorbers = rules.map { rule in rules.indices.filter { rules[$0].absorbed.contains(rule.id) } }
    var forNodes: [AccessibilityDescriptor.Role: [NodeRule]] = [:]
    var forActivations: [AccessibilityDescriptor.Role: [StepRule]] = [:]
    for (place, rule) in rules.enumerated() {
      for role in rule.roles {
        if let check = rule.check.ofNodes {
          forNodes[role, default: []].append(NodeRule(place: place, needs: rule.needs, check: check))
        }
        if let check = rule.check.ofActivations {
          forActivations[role, default: []].append(StepRule(place: place, needs: rule.needs, check: check))
        }
      }
    }
    // With a plan also for those without rules, none has to be made while elements are judged.
    let roles = Set(AccessibilityDescriptor.Role.known).union(forNodes.keys).union(forActivations.keys)
    plans = Dictionary(
      uniqueKeysWithValues: roles.map { role in
        (role, Plan(for: role, nodeRules: forNodes[role] ?? [], activationRules: forActivations[role] ?? []))
      })
  }

  /// What elements of a role meet, by their role alone.
  func plan(for role: AccessibilityDescriptor.Role) -> Plan {
    plans[role] ?? Plan(for: role)
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
