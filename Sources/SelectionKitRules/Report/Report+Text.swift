package import SelectionKit

extension Report: CustomStringConvertible {
  /// The report for people: what was found on each element, what could not be told, and how much was looked at.
  ///
  /// Whatever comes from an app or a file is shown on one line, with control characters written out.
  public var description: String { text() }

  /// Writes the report down for people.
  ///
  /// - Parameters:
  ///   - style: How it is emphasised.
  ///   - untold: The facts that the format read from never tells, so that nobody looks for them there.
  /// - Returns: The text, without a line break at its end.
  package func text(in style: TextStyle = .plain, untold: Facts = []) -> String {
    var blocks = findingsByElement.map { $0.text(in: style) }
    if let block = questionsText(in: style, untold: untold) { blocks.append(block) }
    blocks.append(countsText)
    return blocks.joined(separator: "\n\n")
  }
}

// MARK: What was found

extension Report {
  /// Findings on one element.
  private struct ElementFindings {
    let first: Finding
    var findings: [Finding]

    func isAbout(_ finding: Finding) -> Bool {
      first.path == finding.path && first.role == finding.role && first.name == finding.name
    }

    func text(in style: TextStyle) -> String {
      let title = "\(first.role.words(for: first.name)) at \(first.path)\(first.recognition.remark)"
      return ([style.heading(title)] + findings.flatMap { $0.lines(in: style) }).joined(separator: "\n")
    }
  }

  /// The findings in their order, those on one element together.
  private var findingsByElement: [ElementFindings] {
    findings.reduce(into: []) { elements, finding in
      if let last = elements.indices.last, elements[last].isAbout(finding) {
        elements[last].findings.append(finding)
      } else {
        elements.append(ElementFindings(first: finding, findings: [finding]))
      }
    }
  }
}

extension Report.Finding {
  fileprivate func lines(in style: TextStyle) -> [String] {
    let details = [
      ("found", failure.found),
      ("expected", failure.expected),
      ("why", rationale),
      ("SwiftUI", remedy.swiftUI),
      ("UIKit", remedy.uiKit),
      ("clauses", clauses.map(\.rawValue).joined(separator: ", ")),
      ("WCAG", clauses.criteria.map(\.description).joined(separator: ", ")),
    ]
    let title = "  \(style.text(severity.description, for: severity)) \(rule.rawValue.escaped)"
    return [title]
      + details.compactMap { label, text in
        text.isEmpty ? nil : "    \(label):\(String(repeating: " ", count: 10 - label.count))\(text.escaped)"
      }
  }
}

extension AccessibilityDescriptor.Recognition {
  /// How sure it is that the element is what it is called, where that was concluded.
  fileprivate var remark: String {
    switch self {
    case .declared, .configured: ""
    case .wording: " (recognised by its words)"
    case .heuristic: " (a guess by its looks)"
    }
  }
}

// MARK: What can't be told

extension Report {
  /// For each fact that would settle something: on how many elements, and for which rules.
  private func questionsText(in style: TextStyle, untold: Facts) -> String? {
    guard !questions.isEmpty else { return nil }
    let lines = unsettled.individual.map { fact in
      let questions = questions.filter { $0.facts.contains(fact) }
      let elements = Set(questions.map { ElementKey(path: $0.path, role: $0.role, name: $0.name) })
      let rules = questions.reduce(into: [String]()) { ids, question in
        let id = question.rule.rawValue.escaped
        if !ids.contains(id) { ids.append(id) }
      }
      let remark = untold.contains(fact) ? " (never told by this format)" : ""
      return "  \(fact)\(remark): \(counted(elements.count, "element")) – \(rules.joined(separator: ", "))"
    }
    return ([style.heading("Can't be told without knowing:")] + lines).joined(separator: "\n")
  }

  private struct ElementKey: Hashable {
    let path: NodePath
    let role: AccessibilityDescriptor.Role
    let name: String?
  }
}

// MARK: How much was looked at

extension Report {
  private var countsText: String {
    guard counts.controls > 0 || !findings.isEmpty else {
      return "Nothing was recognised: no control among \(counted(counts.elements, "element"))."
    }
    let tally = findings.isEmpty ? "No findings" : findings.tally
    return "\(tally); \(questions.isEmpty ? "no open questions" : counted(questions.count, "open question")); "
      + "\(counted(counts.passed, "check")) held on \(counted(counts.controls, "control"))"
      + " among \(counted(counts.elements, "element"))."
  }
}

extension Sequence<Report.Finding> {
  /// How many findings there are of each severity, the weightiest first: `1 error, 2 warnings`; empty for none.
  package var tally: String {
    let parts = Rule.Severity.allCases.reversed().compactMap { severity in
      let count = filter { $0.severity == severity }.count
      return count > 0 ? counted(count, severity.description) : nil
    }
    return parts.joined(separator: ", ")
  }
}

/// Counts something in words.
///
/// - Parameters:
///   - count: The number.
///   - noun: The noun in the singular, with a regular plural.
/// - Returns: The number with its noun: `1 element`, `2 elements`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
