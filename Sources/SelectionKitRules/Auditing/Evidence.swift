import SelectionKit

/// What an audit looked at and by which rules, kept for those who read its report.
///
/// What a rule answers depends on nothing but the element in its place. So a finding keeps no words: the rule is asked
/// again when somebody reads them. There may be a million findings, of which most are only counted.
final class Evidence: Sendable {
  /// The elements; in an activation, those from before it.
  let tree: Tree
  /// The rules.
  let schedule: RuleSchedule
  private let activation: MatchedActivation?
  /// What paths begin with, where the tree is a part of something.
  private let outerPath: NodePath

  init(_ tree: Tree, _ schedule: RuleSchedule) {
    self.tree = tree
    self.schedule = schedule
    activation = nil
    outerPath = []
  }

  init(_ activation: MatchedActivation, _ schedule: RuleSchedule, below outerPath: NodePath) {
    tree = activation.before
    self.schedule = schedule
    self.activation = activation
    self.outerPath = outerPath
  }

  /// The way to an element.
  func path(to index: Int) -> NodePath {
    let path = tree.path(of: index)
    return outerPath.positions.isEmpty ? path : NodePath(outerPath.positions + path.positions)
  }

  /// Asks a rule again that failed on an element.
  ///
  /// - Parameters:
  ///   - place: The place of the rule in the schedule.
  ///   - index: The element.
  /// - Returns: Why it failed.
  func failure(of place: Int, on index: Int) -> Rule.Failure {
    let check = schedule.rules[place].check
    let verdict =
      if let activation {
        activation.step(from: index).flatMap { check.ofActivations?($0) }
      } else {
        check.ofNodes?(Node(tree: tree, index: index))
      }
    if case .failed(let failure) = verdict { return failure }
    return Rule.Failure(
      found: "a failure, but not when the rule was asked again", expected: "the same answer for the same element")
  }
}
