/// Writes a run down in one format.
public protocol Reporter: Sendable {
  /// Writes a run down.
  ///
  /// The same run gives the same bytes, whenever and wherever it is written.
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: The run in this format, ending with a line break unless it is empty.
  /// - Throws: An error for a run that the format can't hold.
  func output(for report: GateReport) throws -> String
}
