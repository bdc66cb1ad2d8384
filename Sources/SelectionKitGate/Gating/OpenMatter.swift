import SelectionKit
import SelectionKitRules

/// What a rule can't tell, without the element that it can't tell it of.
struct OpenMatter: Hashable, Sendable {
  /// The rule.
  let rule: Rule.ID
  /// The facts that would settle it.
  let facts: Facts
  /// Those of them that no format of the files tells.
  let untold: Facts

  /// What could not be told in the files of one screen, of which one may tell what another can't.
  init(_ group: Screen.Group<Report.Question>) {
    var facts = group.first.entry.facts
    var tellable = facts.subtracting(group.first.source.untold)
    for other in group.others {
      facts.formUnion(other.entry.facts)
      tellable.formUnion(other.entry.facts.subtracting(other.source.untold))
    }
    rule = group.first.entry.rule
    self.facts = facts
    untold = facts.subtracting(tellable)
  }
}
