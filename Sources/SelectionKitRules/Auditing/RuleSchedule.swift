import SelectionKit

/// The rules for each role, found once, so that an element meets only the rules it can be tried on.
struct RuleSchedule: Sendable {
  /// A rule with the check for one kind of subject.
  struct Entry<Subject>: Sendable {
    let rule: Rule
    let check: @Sendable (Subject) -> Rule.Verdict
    /// The places, in the list of all rules, of those whose failure makes this one inapplicable.
    let absorbers: [Int]
    /// The place of this rule in the list of all rules.
    let place: Int
  }

  /// All the rules, by place.
  let rules: [Rule]
  private var forNodes: [AccessibilityDescriptor.Role: [Entry<Node>]] = [:]
  private var forActivations: [AccessibilityDescriptor.Role: [Entry<Step>]] = [:]

  init(_ rules: [Rule]) {
    self.rules = rules
    for (place, rule) in rules.enumerated() {
      let absorbers = rules.indices.filter { rules[$0].absorbed.contains(rule.id) }
      func entry<Subject>(_ check: @escaping @Sendable (Subject) -> Rule.Verdict) -> Entry<Subject> {
        Entry(rule: rule, check: check, absorbers: absorbers, place: place)
      }
      for role in rule.roles {
        if let check = rule.check.ofNodes { forNodes[role, default: []].append(entry(check)) }
        if let check = rule.check.ofActivations { forActivations[role, default: []].append(entry(check)) }
      }
    }
  }

  /// The rules about a single moment that are tried on an element, by its role alone.
  func nodeRules(for role: AccessibilityDescriptor.Role) -> [Entry<Node>] {
    forNodes[role] ?? []
  }

  /// The rules about activations that are tried on an element, by its role alone.
  func activationRules(for role: AccessibilityDescriptor.Role) -> [Entry<Step>] {
    forActivations[role] ?? []
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
