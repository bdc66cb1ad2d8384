import SelectionKit
import SelectionKitRules

/// A run as a web page: its frame here, its sections beside this file.
struct HTMLPage {
  let report: GateReport
  /// The findings that are shown, by number.
  let findings: [NumberedFinding]
  /// The clauses that are referred to, in the order of their ids.
  let citedClauses: [Clause.ID]
  let checklist: Checklist
  /// The drawings of the screens that can be drawn, by name.
  let drawings: [String: ScreenDrawing]
  /// The numbers of the findings that are marked in one.
  let markedNumbers: Set<Int>
  private let clauseNumbers: [Clause.ID: Int]

  /// A finding with the number that it has on the page.
  struct NumberedFinding {
    let number: Int
    let finding: GateFinding

    var mark: SeverityMark { SeverityMark(number: number, severity: finding.severity) }
  }

  init(_ report: GateReport) {
    self.report = report
    findings = Self.number(report.shownFindings)
    checklist = Checklist(report)
    drawings = Self.draw(report.screens, findings)
    markedNumbers = Set(drawings.values.flatMap(\.marked))
    let cited = Set(findings.flatMap(\.finding.clauses) + checklist.items.flatMap(\.clauses))
    citedClauses = cited.sorted { $0.rawValue < $1.rawValue }
    clauseNumbers = Dictionary(
      citedClauses.enumerated().map { ($0.element, $0.offset + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Numbers findings in the order in which they are shown: by screen and element, those about the run last.
  private static func number(_ findings: [GateFinding]) -> [NumberedFinding] {
    let screens = Dictionary(grouping: findings) { $0.sightings == nil ? nil : $0.subject.screen }
    let order = screens.keys.compactMap(\.self).sorted().map(Optional.some) + [nil]
    let ordered = order.flatMap { (screens[$0] ?? []).grouped(by: \.subject).flatMap(\.elements) }
    return ordered.enumerated().map { NumberedFinding(number: $0.offset + 1, finding: $0.element) }
  }

  private static func draw(
    _ screens: [(name: String, files: [CheckedFile])], _ findings: [NumberedFinding]
  ) -> [String: ScreenDrawing] {
    // What is about the run has no place on a screen, whichever screen it names.
    let findings = Dictionary(grouping: findings.filter { $0.finding.sightings != nil }, by: \.finding.subject.screen)
    return screens.prefix(HTMLLimits.drawings).enumerated().reduce(into: [:]) { drawings, entry in
      let (name, files) = entry.element
      drawings[name] = ScreenDrawing(of: files, findings[name] ?? [], number: entry.offset + 1)
    }
  }

  /// The whole page.
  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    base-uri 'none'; form-action 'none'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>\(report.headline) – selection-audit</title>
    <style>
    \(HTMLStyleSheet.css)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the report</a>
    \(header)\
    \(navigation)\
    <main id="main" tabindex="-1">
    \(sections.map(\.html).joined())\
    </main>
    </body>
    </html>

    """
  }

  /// A reference to a clause, which leads to what it asks for.
  func reference(to clause: Clause.ID) -> HTML {
    "<a href=\"#clause-\(clauseNumbers[clause] ?? 0)\"><code>\(clause.rawValue)</code></a>"
  }
}

// MARK: - Head

extension HTMLPage {
  private var header: HTML {
    """
    <header class="\(report.outcome.name)">
    <p class="product">selection-audit</p>
    <h1>\(report.headline)</h1>
    <p class="lead">\(report.explanation)</p>
    <dl class="counts">
    \(counts.map { "<div><dt>\($0.label)</dt><dd>\($0.count)</dd></div>\n" as HTML }.joined())\
    </dl>
    </header>

    """
  }

  private var counts: [(label: String, count: Int)] {
    let counting = report.newSeverities
    return Rule.Severity.allCases.reversed().map { severity in
      (severity.pluralWord, counting.count { $0 == severity })
    } + [
      ("Known or waived", report.findings.count - counting.count),
      ("Open questions", report.questions.count(where: \.isOpen)),
      ("Checks held", report.counts.passed), ("Controls", report.counts.controls),
      ("Elements", report.counts.elements), ("Files", report.files.count),
    ]
  }

  private var navigation: HTML {
    """
    <nav aria-label="On this page">
    <ul>
    \(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>\n" as HTML }.joined())\
    </ul>
    </nav>

    """
  }

  /// The sections that there is something in.
  private var sections: [HTMLSection] {
    [
      unreadSection, findingsSection, questionsSection, settledSection, staleSection, switchedOffSection,
      checklistSection, transcriptSection, filesSection, clausesSection,
    ].compactMap(\.self)
  }

  private var clausesSection: HTMLSection? {
    if citedClauses.isEmpty { return nil }
    let entries = citedClauses.map { id in
      let clause = Clause.withID(id)
      let criteria = clause?.criteria.map(\.description).joined(separator: ", ") ?? ""
      let served: HTML = criteria.isEmpty ? "" : "<dd class=\"muted\">WCAG 2.2: \(criteria)</dd>\n"
      return """
        <div id="clause-\(clauseNumbers[id] ?? 0)"><dt><code>\(id.rawValue)</code></dt>
        <dd>\(clause?.requirement ?? "This clause is not of the component specs.")</dd>
        \(served)</div>

        """ as HTML
    }
    return HTMLSection(
      "clauses", "What the clauses ask for", "<dl class=\"entries\">\n\(entries.joined())</dl>\n")
  }
}

/// A section of the page, with a heading of the second level.
struct HTMLSection {
  let id: HTML
  let title: String
  let content: HTML

  init(_ id: HTML, _ title: String, _ content: HTML) {
    self.id = id
    self.title = title
    self.content = content
  }

  var html: HTML {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title)</h2>
    \(content)</section>

    """
  }
}

// MARK: - In words

extension GateReport {
  /// How the run ended, in a few words.
  fileprivate var headline: String {
    switch outcome {
    case .passed: "Passed"
    case .failed: "Failed: \(newSeverities.filter { $0 >= gate.failOn }.tally)"
    case .undecided: "Undecided"
    case .unusable, .broken: "Unusable"
    }
  }

  /// Why it ended so.
  fileprivate var explanation: String {
    switch outcome {
    case .passed: "Nothing counts that weighs as much as \(gate.failOn.wordWithArticle)."
    case .failed: "What weighs as much as \(gate.failOn.wordWithArticle) fails the run."
    case .undecided: "Something is open that the files could have told."
    case .unusable where unread.isEmpty: "No control was recognised, so there was nothing to judge."
    case .unusable, .broken: "\(counted(unread.count, "file")) could not be read, so nothing can be relied on."
    }
  }

  /// The findings that a page has room for.
  fileprivate var shownFindings: [GateFinding] {
    positionsOfFindings(limit: HTMLLimits.findings).map { findings[$0] }
  }
}

extension Rule.Severity {
  /// The severity at the beginning of a line.
  var heading: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    }
  }

  fileprivate var pluralWord: String { heading + "s" }
  fileprivate var wordWithArticle: String { (self == .error ? "an " : "a ") + description }
}

extension Sequence {
  /// The elements with the same key together, in the order in which the keys are met.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var positions: [Key: Int] = [:]
    return reduce(into: []) { groups, element in
      let key = key(element)
      if let position = positions[key] {
        groups[position].elements.append(element)
      } else {
        positions[key] = groups.count
        groups.append((key, [element]))
      }
    }
  }
}
