import SelectionKitRules

/// Writes a run down for people: each file with its report, then how the run ends.
public struct TextReporter: Reporter {
  /// Whether severities and headings are coloured; what a colour says is always said in words, too.
  public var isColored: Bool

  /// Creates a reporter.
  ///
  /// - Parameter isColored: Whether severities and headings are coloured.
  public init(isColored: Bool = false) {
    self.isColored = isColored
  }

  private var style: TextStyle { isColored ? .colored : .plain }

  /// Writes a run down for people.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - gate: What it has to meet.
  /// - Returns: The text, which is empty if no file could be read.
  public func output(for run: CheckRun, gate: Gate) -> String {
    guard !run.files.isEmpty else { return "" }
    let blocks = run.files.map { text(of: $0) } + [conclusion(of: run, gate)]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func text(of file: CheckedFile) -> String {
    let title = style.heading("\(file.name.escaped) (\(file.format.rawValue.escaped))")
    let head = [title] + file.notes.map { "  (\($0.description.escaped))" }
    return head.joined(separator: "\n") + "\n\n" + file.report.text(in: style, untold: file.untold)
  }

  private func conclusion(of run: CheckRun, _ gate: Gate) -> String {
    switch gate.outcome(of: run) {
    case .passed:
      return "Passed: nothing that weighs as much as \(gate.failOn == .error ? "an" : "a") \(gate.failOn)."
    case .failed:
      let grave = run.files.flatMap(\.report.findings).filter { $0.severity >= gate.failOn }
      return style.text("Failed", for: .error) + ": \(grave.tally)."
    case .undecided:
      return style.text("Undecided", for: .warning) + ": what is open could have been told."
    case .unusable where run.unread.isEmpty:
      return style.text("Unusable", for: .error) + ": nothing was recognised."
    case .unusable, .broken:
      return style.text("Unusable", for: .error) + ": \(counted(run.unread.count, "file")) could not be read."
    }
  }
}
