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
    guard !report.files.isEmpty || !report.findings.isEmpty else { return "" }
    let findings = Dictionary(grouping: report.findings) { $0.sightings == nil ? nil : $0.subject.screen }
    let questions = Dictionary(grouping: report.openQuestions, by: \.subject.screen)
    var blocks = report.screens.flatMap { name, files in
      screen(files, findings[name] ?? [], questions[name] ?? [])
    }
    blocks += elements(in: findings[nil] ?? [])
    blocks += remarks(on: report)
    return (blocks + [report.conclusion(in: style)]).joined(separator: "\n\n") + "\n"
  }

  private func screen(_ files: [CheckedFile], _ findings: [GateFinding], _ questions: [GateQuestion]) -> [String] {
    let heads = files.map { file in
      let title = "\(file.titleInReports.escaped) (\(file.format.rawValue.escaped))"
      return ([style.heading(title)] + file.notes.map { "  (\($0.description.escaped))" }).joined(separator: "\n")
    }
    let open = OpenFacts(questions)
    let counting = findings.filter { $0.standing == .new }.map(\.severity)
    let counts = files.counts.text(tally: counting.tally, questionCount: questions.count)
    return [heads.joined(separator: "\n")] + elements(in: findings) + [open.text(in: style), counts].compactMap(\.self)
  }
}

// MARK: - Findings

extension TextReporter {
  /// The findings, those on one element together.
  private func elements(in findings: [GateFinding]) -> [String] {
    var blocks: [String] = []
    var last: FindingSubject?
    for finding in findings {
      let lines = lines(of: finding).joined(separator: "\n")
      if finding.subject == last, let position = blocks.indices.last {
        blocks[position] += "\n" + lines
      } else {
        blocks.append(style.heading(finding.titleWithPlace) + "\n" + lines)
      }
      last = finding.subject
    }
    return blocks
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
