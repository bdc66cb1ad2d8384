import SelectionKit

extension Node {
  /// What a rule for groups answers where it may not be about a group at all.
  ///
  /// Checkboxes of which it is not certain that they belong together may need no container and no label: then nothing
  /// is held against them. Radio options always belong to a group.
  ///
  /// - Parameter verdict: The answer if this is a group.
  /// - Returns: The answer whether it is one or not.
  func ifRelated(_ verdict: Rule.Verdict) -> Rule.Verdict {
    guard role == .checkboxGroup, !hasCertainMembers else { return verdict }
    switch verdict {
    case .passed, .inapplicable: return verdict
    case .failed: return .cantTell(.groupMembership)
    case .cantTell(let facts): return .cantTell(facts.union(.groupMembership))
    }
  }

  /// This group with each of its options changed.
  ///
  /// Complexity: O(count of options times their depth).
  ///
  /// - Parameter change: Receives each option, and its descriptor inside the group's.
  /// - Returns: The group, or nil for one that no element stands for.
  func changingMembers(_ change: (Node, inout AccessibilityDescriptor) -> Void) -> AccessibilityDescriptor? {
    guard !isImplied else { return nil }
    let depth = path.positions.count
    var group = descriptor
    for member in members {
      group.update(at: NodePath(Array(member.path.positions.dropFirst(depth)))) { change(member, &$0) }
    }
    return group
  }

  /// This group with its options named by their visible labels, or nil where those are not all there to name them by,
  /// or where two are the same.
  ///
  /// Complexity: O(count of options times their depth).
  var namingMembersAsShown: AccessibilityDescriptor? {
    var shown: Set<Words> = []
    for member in members {
      guard let visible = member.rendering.visibleLabel, !visible.isBlank, shown.insert(Words(visible)).inserted
      else { return nil }
    }
    return changingMembers { member, option in option.label = member.rendering.visibleLabel }
  }
}
