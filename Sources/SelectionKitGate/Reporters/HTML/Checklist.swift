import SelectionKit
import SelectionKitRules

/// What is left to people: what no file can tell, as far as it is about what is on the screens.
struct Checklist {
  /// Something to try, to look at or to listen to.
  struct Item {
    /// What has to be so.
    let requirement: String
    /// Why a person has to judge it.
    let reason: String
    /// The clauses that it decides.
    let clauses: [Clause.ID]
    /// As many of the elements that it is about as there is room for; none if it is about all of them.
    var elements: [GateElement] = []
    /// How many elements it is about.
    var elementCount = 0
  }

  /// What the specs leave to people whatever the files tell.
  let reviews: [Item]
  /// What the files could not tell.
  let unanswered: [Item]

  var items: [Item] { reviews + unanswered }

  init(_ report: GateReport) {
    let roles = report.files.reduce(into: Set<AccessibilityDescriptor.Role>()) { roles, file in
      for root in file.document.roots { root.addRoles(to: &roles) }
    }
    reviews = Clause.all.filter { $0.isAbout(anyOf: roles) }.flatMap { clause in
      clause.parts.flatMap(\.deciders).compactMap { decider in
        guard case .review(let reason) = decider else { return nil }
        return Item(requirement: clause.requirement, reason: reason, clauses: [clause.id])
      }
    }
    let rules = Dictionary(report.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var open: [Rule.ID: Unanswered] = [:]
    for (position, question) in report.questions.enumerated() where question.isOpen {
      open[question.rule, default: Unanswered(firstPosition: position)].add(question)
    }
    unanswered = open.sorted { $0.value.firstPosition < $1.value.firstPosition }.map { id, open in
      let rule = rules[id]
      return Item(
        requirement: rule?.summary ?? id.rawValue, reason: "The files don’t tell: \(open.facts).",
        clauses: rule?.clauses ?? [], elements: open.elements, elementCount: open.count)
    }
  }

  /// What a rule leaves open, on each element once.
  private struct Unanswered {
    let firstPosition: Int
    var facts = Facts()
    var elements: [GateElement] = []
    var count = 0

    mutating func add(_ question: GateQuestion) {
      facts.formUnion(question.facts)
      count += 1
      if elements.count < HTMLLimits.elements { elements.append(question.element) }
    }
  }
}

extension Clause {
  /// Whether it may be about a screen with elements of some roles.
  fileprivate func isAbout(anyOf roles: Set<AccessibilityDescriptor.Role>) -> Bool {
    switch source {
    case .radioBasic, .oudsRadioItem: !roles.isDisjoint(with: [.radioGroup, .radioOption, .nativeRadio])
    case .checkboxBasic: !roles.isDisjoint(with: [.checkboxGroup, .checkbox, .checkable])
    case .buttonToggle: roles.contains(.toggleButton)
    case .tutorial, .global, .ourDecision: !roles.isDisjoint(with: AccessibilityDescriptor.Role.controls)
    }
  }
}

extension AccessibilityDescriptor {
  fileprivate func addRoles(to roles: inout Set<Role>) {
    roles.insert(role)
    for child in children { child.addRoles(to: &roles) }
  }
}
