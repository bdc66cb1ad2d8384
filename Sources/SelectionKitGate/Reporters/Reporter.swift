/// Writes a run down in one format.
public protocol Reporter: Sendable {
  /// Writes a run down.
  ///
  /// The same run gives the same text, whenever and wherever it is written.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - gate: What it has to meet.
  /// - Returns: The run in this format, ending with a line break unless it is empty.
  /// - Throws: An error for a run that the format can't hold.
  func output(for run: CheckRun, gate: Gate) throws -> String
}
