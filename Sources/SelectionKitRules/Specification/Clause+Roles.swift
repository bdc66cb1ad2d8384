import SelectionKit

extension Rule {
  /// Those of the rule's clauses that are about controls of a role; all of them where none is about that role alone.
  func clauses(for role: AccessibilityDescriptor.Role) -> [Clause.ID] {
    let relevant = clauses.filter { $0.isAbout(role) }
    return relevant.isEmpty ? clauses : relevant
  }
}

extension Clause.ID {
  /// Whether the clause may be about controls of a role: the spec of another kind of control is not.
  fileprivate func isAbout(_ role: AccessibilityDescriptor.Role) -> Bool {
    let specs: [(prefix: String, roles: Set<AccessibilityDescriptor.Role>)] = [
      ("radio.basic.", [.radioGroup, .radioOption, .nativeRadio]),
      ("checkbox.basic.", [.checkboxGroup, .checkbox, .checkable]),
      ("button.toggle.", [.toggleButton]),
    ]
    guard let spec = specs.first(where: { rawValue.hasPrefix($0.prefix) }) else { return true }
    return spec.roles.contains(role)
  }
}
