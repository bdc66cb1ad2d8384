import SelectionKitRules

/// Writes a run down for people: each screen with what was found on it, then how the run ends.
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
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: The text, which is empty if no file could be read and nothing else was found.
  public func output(for report: GateReport) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }

  /// Writes a run down for people, a few whole lines at a time.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the lines.
  /// - Throws: Whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) rethrows {
    guard !report.files.isEmpty || !report.findings.isEmpty else { return }
    let findings = report.findings.runs(by: \.screen)
    let questions = report.questions.runs(by: \.screen)
    for (name, files) in report.screens {
      try body(head(of: files))
      let (found, open) = ((findings[name] ?? []).joined(), (questions[name] ?? []).joined().lazy.filter(\.isOpen))
      try writeElements(in: found, body)
      for block in foot(of: files, found, open) { try body(block + "\n\n") }
    }
    try writeElements(in: (findings[nil] ?? []).joined(), body)
    for block in remarks(on: report) { try body(block + "\n\n") }
    try body(report.conclusion(in: style) + "\n")
  }

  private func head(of files: [CheckedFile]) -> String {
    let lines = files.flatMap { file in
      let title = "\(file.titleInReports.escaped) (\(file.format.rawValue.escaped))"
      return [style.heading(title)] + file.notes.map { "  (\($0.description.escaped))" }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func foot(
    of files: [CheckedFile], _ findings: some Sequence<GateFinding>, _ open: some Collection<GateQuestion>
  ) -> [String] {
    let tally = findings.lazy.compactMap { $0.standing == .new ? $0.severity : nil }.tally
    let counts = files.counts.text(tally: tally, questionCount: open.count)
    return [OpenFacts(open).text(in: style), counts].compactMap(\.self)
  }
}

// MARK: - Findings

extension TextReporter {
  /// Writes the findings, those on one element together.
  private func writeElements(
    in findings: some Sequence<GateFinding>, _ body: (String) throws -> Void
  ) rethrows {
    var last: FindingSubject?
    for finding in findings {
      if finding.subject != last {
        let space = last == nil ? "" : "\n"
        try body(space + style.heading(finding.titleWithPlace) + "\n")
      }
      try body(lines(of: finding).joined(separator: "\n") + "\n")
      last = finding.subject
    }
    if last != nil { try body("\n") }
  }

  private func lines(of finding: GateFinding) -> [String] {
    style.findingLines(
      finding.severity, finding.rule, finding.failure, rationale: finding.rationale, remedy: finding.remedy,
      clauses: finding.clauses, more: finding.circumstances)
  }
}

// MARK: - The run as a whole

extension TextReporter {
  private func remarks(on report: GateReport) -> [String] {
    let settled = report.questions.compactMap { question in
      question.settlement.map { "  \(question.rule.rawValue) for \(question.subject): \($0.words)" }
    }
    let stale = report.staleEntries.map { "  \($0.rule.rawValue) for \($0.subject)" }
    let off = report.rulesOff.map { "  \($0.rule.rawValue): \($0.reason)" }
    return [
      ("Settled by people:", settled), ("In the baseline, but not found any more:", stale), ("Switched off:", off),
    ].compactMap { heading, lines in
      lines.isEmpty ? nil : ([style.heading(heading)] + lines.map(\.escaped)).joined(separator: "\n")
    }
  }
}
