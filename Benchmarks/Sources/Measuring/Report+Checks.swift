import SelectionKitRules

extension Report {
  /// How many checks were applied, whatever came of them.
  public var checks: Int {
    counts.passed + counts.inapplicable + findings.count + questions.count
  }
}
