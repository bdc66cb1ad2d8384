import SelectionKit

/// The rules for each role, found once, so that an element meets only the rules it can be tried on.
struct RuleSchedule: Sendable {
  /// As much of a rule as trying it takes: most elements pass, and need no more.
  struct Entry<Subject>: Sendable {
    /// The place of the rule in ``rules``.
    let place: Int
    let needs: Facts
    let check: @Sendable (Subject) -> Rule.Verdict
    /// The places of the rules whose failure makes this one inapplicable.
    let absorbers: [Int]
  }

  /// What an element of one role meets: a class, so that looking it up copies nothing.
  final class Plan: Sendable {
    let role: AccessibilityDescriptor.Role
    /// Whether a person operates elements of the role.
    let isControl: Bool
    /// The rules about a single moment.
    let nodeRules: [Entry<Node>]
    /// The rules about activations.
    let activationRules: [Entry<Step>]

    init(
      for role: AccessibilityDescriptor.Role, nodeRules: [Entry<Node>] = [], activationRules: [Entry<Step>] = []
    ) {
      self.role = role
      isControl = AccessibilityDescriptor.Role.controls.contains(role)
      self.nodeRules = nodeRules
      self.activationRules = activationRules
    }
  }

  /// All rules, in the order in which they are tried.
  let rules: [Rule]
  private let plans: [AccessibilityDescriptor.Role: Plan]

  init(_ rules: [Rule]) {
    self.rules = rules
    var forNodes: [AccessibilityDescriptor.Role: [Entry<Node>]] = [:]
    var forActivations: [AccessibilityDescriptor.Role: [Entry<Step>]] = [:]
    for (place, rule) in rules.enumerated() {
      let absorbers = rules.indices.filter { rules[$0].absorbed.contains(rule.id) }
      func entry<Subject>(_ check: @escaping @Sendable (Subject) -> Rule.Verdict) -> Entry<Subject> {
        Entry(place: place, needs: rule.needs, check: check, absorbers: absorbers)
      }
      for role in rule.roles {
        if let check = rule.check.ofNodes { forNodes[role, default: []].append(entry(check)) }
        if let check = rule.check.ofActivations { forActivations[role, default: []].append(entry(check)) }
      }
    }
    let roles = Set(forNodes.keys).union(forActivations.keys)
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
