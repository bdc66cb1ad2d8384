import SelectionKit
import SelectionKitRules

/// Writes a run down in Markdown, for the summary of a job.
///
/// A summary holds 1 MiB: what there is no room for is counted instead. Text from the app never becomes markup, though
/// GitHub makes a link of an address by itself.
public struct MarkdownReporter: Reporter {
  private let workingDirectory: String?
  private let byteLimit: Int

  /// Creates a reporter.
  ///
  /// - Parameter workingDirectory: The folder that paths start from, or nil for the one this process works in.
  public init(workingDirectory: String? = nil) {
    // Of 1 MiB, something is kept for headings.
    self.init(workingDirectory: workingDirectory, byteLimit: 1_000_000)
  }

  package init(workingDirectory: String?, byteLimit: Int) {
    self.workingDirectory = workingDirectory
    self.byteLimit = byteLimit
  }

  /// Writes a run down in Markdown.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: The text, ending with a line break.
  public func output(for report: GateReport) -> String {
    let paths = ArtifactPaths(in: report, from: workingDirectory)
    var room = byteLimit
    let sections = Section.all(of: report, paths).compactMap { $0.markdown(in: &room) }
    let head = """
      ## selection-audit: \(report.outcome.name)

      \(report.conclusion().asMarkdown)

      \(report.tally.asMarkdown)

      """
    return ([head] + sections).joined(separator: "\n")
  }

  /// Writes a run down in Markdown, which is never long, in one piece.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the text.
  /// - Throws: Whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) rethrows {
    try body(output(for: report))
  }
}

/// A part of a summary with things of one kind in it.
private struct Section {
  let head: String
  let items: AnySequence<String>
  var foot = ""

  init(head: String, items: some Sequence<String>, foot: String = "") {
    self.head = head
    self.items = AnySequence(items)
    self.foot = foot
  }

  /// The section, or nil if there is nothing in it; what is longer than the room that is left is counted instead.
  func markdown(in room: inout Int) -> String? {
    var text = head
    var (count, leftOut) = (0, 0)
    for item in items {
      count += 1
      if item.utf8.count <= room {
        room -= item.utf8.count
        text += item
      } else {
        leftOut += 1
      }
    }
    if count == 0 { return nil }
    if leftOut > 0 { text += "\n\(leftOut) more, for which there is no room.\n" }
    return text + foot
  }

  /// A section that is a table.
  private static func table(_ title: String, _ header: [String], _ rows: some Sequence<[String]>) -> Section {
    Section(head: "### \(title)\n\n" + markdownTable(header, []), items: rows.lazy.map { markdownTableRow($0) })
  }

  /// A section that is folded up at first.
  private static func folded(_ title: String, head: String = "", items: some Sequence<String>) -> Section {
    Section(head: "<details>\n<summary>\(title)</summary>\n\n\(head)", items: items, foot: "\n</details>\n")
  }

  static func all(of report: GateReport, _ paths: ArtifactPaths) -> [Section] {
    let new = report.findings.lazy.filter { $0.standing == .new }
    let open = OpenFacts(report.questions.lazy.filter(\.isOpen)).summaries
    return [
      Section(
        head: "### Why nothing can be relied on\n\n",
        items: report.faults.map { "- \(paths[$0.file].path.asMarkdown): \($0.text.asMarkdown)\n" }),
      table(
        "Findings", ["Severity", "Rule", "Element", "Screen", "Place"],
        new.map { finding in
          [
            finding.severity.description, finding.rule.rawValue.asMarkdown, finding.titleWithPlace.asMarkdown,
            finding.subject.screen.asMarkdown, paths.words(for: finding.location).asMarkdown,
          ]
        }),
      folded("What was found, and what to do", items: new.map { details(of: $0) }),
      folded(
        "Open questions", head: markdownTable(["Fact", "Elements", "Rules"], []),
        items: open.map { summary in
          markdownTableRow([
            summary.fact.description.asMarkdown + (summary.isUntold ? " (never told by this format)" : ""),
            "\(summary.elementCount)", summary.rules.map(\.rawValue.asMarkdown).joined(separator: ", "),
          ])
        }),
      table(
        "Not counted", ["Rule", "FindingSubject", "Why"],
        report.findings.lazy.compactMap { finding in
          finding.standing.words.map { label, text in
            [finding.rule.rawValue.asMarkdown, finding.subject.description.asMarkdown, "\(label): \(text.asMarkdown)"]
          }
        }),
      table(
        "Settled by people", ["Rule", "FindingSubject", "Who, and why"],
        report.questions.lazy.compactMap { question in
          question.settlement.map { waiver in
            [question.rule.rawValue.asMarkdown, question.subject.description.asMarkdown, waiver.words.asMarkdown]
          }
        }),
      table(
        "In the baseline, but not found any more", ["Rule", "FindingSubject"],
        report.staleEntries.map { [$0.rule.rawValue.asMarkdown, $0.subject.description.asMarkdown] }),
      table(
        "Switched off", ["Rule", "Why"],
        report.rulesOff.map { [$0.rule.rawValue.asMarkdown, $0.reason.asMarkdown] }),
    ]
  }

  private static func details(of finding: GateFinding) -> String {
    let lines = finding.detailLines.map { "- \($0.asMarkdown)\n" }
    return """
      #### \(finding.severity) \(finding.rule.rawValue.asMarkdown): \(finding.titleWithPlace.asMarkdown)

      \(lines.joined())

      """
  }
}
