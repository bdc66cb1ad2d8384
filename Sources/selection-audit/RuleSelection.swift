import SelectionKitRules

extension Rule {
  /// The rule with an id that was given on the command line.
  static func named(_ name: String) throws -> Rule {
    if let rule = all.first(where: { $0.id.rawValue == name }) { return rule }
    throw CommandError(
      unknown: "rule", name, among: all.map(\.id.rawValue), listing: "\(SelectionAudit.name) rules lists them")
  }

  /// The rules that are left of all by naming those to keep and those to leave out.
  ///
  /// - Parameters:
  ///   - only: The ids of the rules to keep, or nil for all.
  ///   - skip: The ids of the rules to leave out.
  /// - Returns: The rules in their order, at least one.
  /// - Throws: A `CommandError` for an id that no rule has, and if no rule is left.
  static func selected(only: [String]?, skip: [String]) throws -> [Rule] {
    let kept = try only.map { try Set($0.map { try named($0).id }) }
    let skipped = try Set(skip.map { try named($0).id })
    let rules = all.filter { kept?.contains($0.id) != false && !skipped.contains($0.id) }
    if rules.isEmpty { throw CommandError("--only and --skip leave no rule") }
    return rules
  }
}
