extension GateReport {
  /// The baseline that this run comes to: what it found, without what nothing stands for any more.
  ///
  /// What somebody answers for is left to the waiver. What an earlier baseline knows of screens that were not looked at
  /// stays, so that a run over some of them loses nothing.
  ///
  /// Complexity: O(n log n) with n findings.
  public var baseline: Baseline {
    var baseline = gate.baseline ?? Baseline()
    baseline.entries.subtract(staleEntries)
    for finding in findings where finding.sightings != nil {
      let entry = finding.entry
      if case .waived = finding.standing { baseline.entries.remove(entry) } else { baseline.entries.insert(entry) }
    }
    return baseline
  }
}
