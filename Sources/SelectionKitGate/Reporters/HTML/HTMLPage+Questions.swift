import SelectionKit
import SelectionKitRules

// MARK: - What could not be told

extension HTMLPage {
  /// What is open, by the fact that would settle it.
  var questionsSection: HTMLSection? {
    let open = OpenFacts(report.questions.lazy.filter(\.isOpen), namingFirst: HTMLLimits.elements)
    let rows = open.summaries.map { row(of: $0) }
    if rows.isEmpty { return nil }
    return HTMLSection(
      "questions", "Open questions",
      table(
        "What the files don’t tell, and what can’t be judged without it", ["Not known", "For"], rows.joined()))
  }

  private func row(of summary: OpenFacts<GateElement>.Summary) -> HTML {
    let remark: HTML = summary.isUntold ? "<br/><span class=\"muted\">never told by the format</span>" : ""
    let rules = summary.rules.map { "<li><code>\($0.rawValue)</code></li>\n" as HTML }
    return """
      <tr><th scope="row"><code>\(summary.fact.description)</code>\(remark)</th>
      <td><ul class="plain">
      \(rules.joined())</ul>
      \(folded(summary.firstElements, of: summary.elementCount))</td></tr>

      """
  }

  /// The elements that questions are about, folded up.
  ///
  /// - Parameters:
  ///   - elements: As many of them as are shown.
  ///   - count: How many there are.
  /// - Returns: The list.
  func folded(_ elements: [GateElement], of count: Int) -> HTML {
    """
    <details><summary>of \(counted(count, "element"))</summary>
    <ul class="plain">
    \(elements.listItems(of: count) { "\(from: $0.screen): \(from: $0.role.words(for: $0.name))" })\
    </ul>
    </details>
    """
  }

  /// A table with a caption.
  ///
  /// - Parameters:
  ///   - caption: What it is about.
  ///   - columns: The headings of the columns.
  ///   - rows: The rows.
  /// - Returns: The table.
  func table(_ caption: String, _ columns: [String], _ rows: HTML) -> HTML {
    """
    <table>
    <caption>\(caption)</caption>
    <thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" as HTML }.joined())</tr></thead>
    <tbody>
    \(rows)</tbody>
    </table>

    """
  }
}

// MARK: - What people have said

extension HTMLPage {
  /// The questions that somebody has settled by looking.
  var settledSection: HTMLSection? {
    let entries = report.questions.compactMap { question in
      question.settlement.map { waiver in
        entry(question.rule, question.subject, "Settled \(waiver.html)")
      }
    }
    return list("settled", "Settled by people", entries)
  }

  /// The entries of the baseline that can go.
  var staleSection: HTMLSection? {
    list(
      "stale", "In the baseline, but not found any more",
      report.staleEntries.map { entry($0.rule, $0.subject, "It can be taken out of the baseline.") })
  }

  /// The rules that were not tried.
  var switchedOffSection: HTMLSection? {
    list(
      "off", "Switched off",
      report.gate.rulesOff.sorted { $0.rule.rawValue < $1.rule.rawValue }.map {
        "<dt><code>\($0.rule.rawValue)</code></dt>\n<dd>\(from: $0.reason)</dd>"
      })
  }

  private func entry(_ rule: Rule.ID, _ subject: FindingSubject, _ text: HTML) -> HTML {
    """
    <dt><code>\(rule.rawValue)</code> for \(from: subject.screen): \(from: subject.element)</dt>
    <dd>\(text)</dd>
    """
  }

  private func list(_ id: HTML, _ title: String, _ entries: [HTML]) -> HTMLSection? {
    if entries.isEmpty { return nil }
    let items = entries.map { "<div>\($0)</div>\n" as HTML }
    return HTMLSection(id, title, "<dl class=\"entries\">\n\(items.joined())</dl>\n")
  }
}
