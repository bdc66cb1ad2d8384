import SelectionKit
import SelectionKitRules

// MARK: - What was found, screen by screen

extension HTMLPage {
  var findingsSection: HTMLSection {
    let byScreen = Dictionary(grouping: findings) { $0.finding.sightings == nil ? nil : $0.finding.subject.screen }
    let screens = report.screens.enumerated().map { position, screen in
      section(onScreen: position + 1, screen.name, byScreen[screen.name] ?? [])
    }
    let aboutRun = byScreen[nil].map { section("About the run", drawing: nil, $0) }
    return HTMLSection(
      "findings", "Findings by screen", "\(leftOut)\(screens.joined())\([aboutRun].compactMap(\.self).joined())")
  }

  private var leftOut: HTML {
    let count = report.findings.count - findings.count
    if count == 0 { return report.findings.isEmpty ? "<p>Nothing was found.</p>\n" : "" }
    return "<p>This page has no room for all of them: \(counted(count, "finding")) that weigh less are left out.</p>\n"
  }

  private func section(onScreen position: Int, _ name: String, _ findings: [NumberedFinding]) -> HTML {
    let drawing: HTML
    if let drawn = drawings[name] {
      drawing = drawn.html
    } else if position > HTMLLimits.drawings {
      drawing = "<p class=\"muted\">Not drawn: the page has room for \(HTMLLimits.drawings) screens.</p>\n"
    } else {
      drawing = "<p class=\"muted\">Not drawn: the files don’t tell where the elements are.</p>\n"
    }
    return section("\(from: name)", drawing: drawing, findings)
  }

  private func section(_ title: HTML, drawing: HTML?, _ findings: [NumberedFinding]) -> HTML {
    let elements = findings.grouped(by: \.finding.subject).map { $0.elements }
    let nothing: HTML = findings.isEmpty ? "<p>Nothing was found here.</p>\n" : ""
    return """
      <div class="screen">
      <h3>\(title)</h3>
      \(drawing ?? "")\
      <div class="found">
      \(nothing)\(elements.map { element($0) }.joined())\
      </div>
      </div>

      """
  }

  private func element(_ findings: [NumberedFinding]) -> HTML {
    guard let first = findings.first?.finding else { return "" }
    return """
      <h4>\(from: first.title)\(first.recognition?.remark ?? "")</h4>
      \(findings.map { article($0) }.joined())
      """
  }
}

// MARK: - One finding

extension HTMLPage {
  private func article(_ numbered: NumberedFinding) -> HTML {
    let finding = numbered.finding
    let id: HTML = "finding-\(numbered.number)"
    return """
      <article class="finding \(finding.severity.description) \(finding.standing.word)" id="\(id)" \
      aria-labelledby="\(id)-title">
      <h5 id="\(id)-title">\(numbered.mark.inline)<span><span class="hidden">\(numbered.number). </span>\
      <span class="severity">\(finding.severity.heading):</span> \(summary(of: finding.rule))</span></h5>
      <dl>
      \(details(of: finding).map { "<div><dt>\($0.label)</dt><dd>\($0.text)</dd></div>\n" as HTML }.joined())\
      </dl>
      \(wayBack(from: numbered))</article>

      """
  }

  /// What the rule asserts, in a sentence.
  func summary(of rule: Rule.ID) -> String {
    report.rules.first { $0.id == rule }?.summary ?? GateRule.all.first { $0.id == rule }?.summary ?? rule.rawValue
  }

  private func details(of finding: GateFinding) -> [(label: String, text: HTML)] {
    var details: [(label: String, text: HTML)] = [
      ("Standing", finding.standing.html), ("Found", "\(from: finding.failure.found)"),
      ("Expected", "\(from: finding.failure.expected)"),
      ("Why", "\(finding.rationale)"),
    ]
    if let remedy = finding.remedy {
      details += [("SwiftUI", "\(remedy.swiftUI)"), ("UIKit", "\(remedy.uiKit)")]
    }
    if let sightings = finding.sightings { details.append(("Where", places(of: sightings))) }
    details.append(("Source", "\(from: finding.location.description)"))
    details.append(("Rule", "<code>\(finding.rule.rawValue)</code>"))
    if !finding.clauses.isEmpty {
      details.append(("Clauses", finding.clauses.map { reference(to: $0) }.joined(by: ", ")))
    }
    let criteria = finding.clauses.criteria.map(\.description).joined(separator: ", ")
    if !criteria.isEmpty { details.append(("WCAG 2.2", "\(criteria)")) }
    return details
  }

  /// Where something was seen, folded up where that is in several files.
  func places(of sightings: Sightings) -> HTML {
    let place = { (place: Sighting) in "\(from: place.file), <code>\(place.path.description)</code>" as HTML }
    if sightings.fileCount == 1, sightings.places.count == 1, let only = sightings.places.first { return place(only) }
    return """
      <details><summary>\(sightings.description)</summary>
      <ul>
      \(sightings.places.listItems(limit: HTMLLimits.places, place))\
      </ul>
      </details>
      """
  }

  private func wayBack(from numbered: NumberedFinding) -> HTML {
    guard markedNumbers.contains(numbered.number) else { return "" }
    return """
      <p class="back"><a href="#mark-\(numbered.number)">Back to the drawing<span class="hidden"> from \
      finding \(numbered.number)</span></a></p>

      """
  }
}

extension GateFinding.Standing {
  /// A word for it, also for the style sheet.
  fileprivate var word: String {
    switch self {
    case .new: "new"
    case .known: "known"
    case .waived: "waived"
    }
  }

  fileprivate var html: HTML {
    switch self {
    case .new: "New: it counts."
    case .known: "Known: the baseline has it, so it does not count."
    case .waived(let waiver): "Waived \(waiver.html)"
    }
  }
}

extension Waiver {
  /// Who answers for it, until when and why, and who looked.
  var html: HTML {
    let looked: HTML = review.map { " \(from: $0.reviewer) looked on \($0.date.description)." } ?? ""
    return "by \(from: owner) until \(expiry.description): \(from: reason)\(looked)"
  }
}
