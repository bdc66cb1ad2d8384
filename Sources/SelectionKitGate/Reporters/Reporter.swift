/// Writes a run down in one format.
public protocol Reporter: Sendable {
  /// Writes a run down piece by piece, so that what is long need not be held in memory.
  ///
  /// The same run gives the same bytes, whenever and wherever it is written.
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the pieces; one after the other they are the output, which ends with a line break unless it is
  ///     empty.
  /// - Throws: An error for a run that the format can't hold, and whatever `body` throws.
  func write(_ report: GateReport, _ body: (String) throws -> Void) throws
}

extension Reporter {
  /// Writes a run down as a whole.
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: The run in this format, ending with a line break unless it is empty.
  /// - Throws: An error for a run that the format can't hold.
  public func output(for report: GateReport) throws -> String {
    var output = ""
    try write(report) { output += $0 }
    return output
  }
}
