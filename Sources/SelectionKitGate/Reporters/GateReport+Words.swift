import SelectionKitRules

extension GateReport {
  /// How the run ended, in a sentence or two.
  ///
  /// - Parameter style: How it is emphasised.
  /// - Returns: The sentences, on one line.
  func conclusion(in style: TextStyle = .plain) -> String {
    let notCounted = findings.count { $0.standing != .new }
    let rest = notCounted == 0 ? "" : " Not counted: \(counted(notCounted, "finding")) known or waived."
    switch outcome {
    case .passed:
      return "Passed: nothing that weighs as much as \(gate.failOn == .error ? "an" : "a") \(gate.failOn).\(rest)"
    case .failed:
      return style.text("Failed", for: .error) + ": \(newSeverities.filter { $0 >= gate.failOn }.tally).\(rest)"
    case .undecided:
      return style.text("Undecided", for: .warning) + ": what is open could have been told.\(rest)"
    case .unusable where unread.isEmpty:
      return style.text("Unusable", for: .error) + ": nothing was recognised."
    case .unusable, .broken:
      return style.text("Unusable", for: .error) + ": \(counted(unread.count, "file")) could not be read."
    }
  }

  /// How much was found, left open and looked at, in a sentence.
  var tally: String {
    counts.text(tally: newSeverities.tally, questionCount: questions.count(where: \.isOpen))
  }

  /// How much the findings weigh that count.
  var newSeverities: [Rule.Severity] { findings.lazy.filter { $0.standing == .new }.map(\.severity) }

  /// The rules that were not tried, by their ids.
  var rulesOff: [RuleSwitchedOff] { gate.rulesOff.sorted { $0.rule.rawValue < $1.rule.rawValue } }

  /// The positions of the findings that there is room for, in the order of the report: if there is not for all, those
  /// that count and weigh most.
  ///
  /// Complexity: O(*n* log *n*) in the count of findings.
  ///
  /// - Parameter limit: How many there is room for.
  /// - Returns: The positions.
  func positionsOfFindings(limit: Int) -> [Int] {
    guard findings.count > limit else { return Array(findings.indices) }
    let byWeight = findings.indices.sorted { a, b in
      let (first, second) = (findings[a], findings[b])
      if (first.standing == .new) != (second.standing == .new) { return first.standing == .new }
      return first.severity == second.severity ? a < b : first.severity > second.severity
    }
    return byWeight.prefix(limit).sorted()
  }
}

extension GateFinding {
  /// The subject in words, with the way to it where it was seen first, and how sure it is; escaped.
  var titleWithPlace: String {
    guard let place = sightings?.places.first else { return title }
    return "\(title) at \(place.path)\(recognition?.remark ?? "")"
  }

  /// What was found and what was expected, on one line; escaped.
  var failureWords: String { "found \(failure.found), expected \(failure.expected)".escaped }

  /// Where else it was seen, where it comes from and why it does not count, each with what it is about; not escaped.
  var circumstances: [(label: String, text: String)] {
    var circumstances: [(label: String, text: String)] = []
    if let sightings, sightings.fileCount > 1 { circumstances.append(("screens", sightings.description)) }
    if !isLocatedInItsFile { circumstances.append(("source", location.description)) }
    if let standing = standing.words { circumstances.append(standing) }
    return circumstances
  }

  private var isLocatedInItsFile: Bool {
    sightings?.places.first.map { $0.file == location.file && location.line == nil } ?? false
  }

  /// All there is to say of it in lines, without the way to it; escaped.
  var detailLines: [String] {
    (findingDetails(failure, rationale: rationale, remedy: remedy, clauses: clauses) + circumstances)
      .map { "\($0): \($1.escaped)" }
  }
}

extension GateFinding.Standing {
  /// Why a finding does not count, or nil if it does; not escaped.
  var words: (label: String, text: String)? {
    switch self {
    case .new: nil
    case .known: ("known", "the baseline has it, so it does not count")
    case .waived(let waiver): ("waived", waiver.words)
    }
  }
}

extension Waiver {
  /// Who answers for it, until when and why; not escaped.
  var words: String {
    let looked = review.map { "; \($0.reviewer) looked on \($0.date)" } ?? ""
    return "by \(owner) until \(expiry)\(looked): \(reason)"
  }
}

extension OpenFacts<GateElement> {
  /// What some questions need to know.
  ///
  /// - Parameters:
  ///   - questions: The questions.
  ///   - limit: How many of the elements are named for each fact.
  init(_ questions: some Sequence<GateQuestion>, namingFirst limit: Int = 0) {
    self.init(namingFirst: limit)
    for question in questions {
      add(question.facts, untold: question.untold, of: question.element, for: question.rule)
    }
  }
}
