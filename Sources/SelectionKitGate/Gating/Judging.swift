import SelectionKit
import SelectionKitRules

/// A run on its way to a report: gathers what is the same on several files, and sets aside what somebody answers for.
struct Judging {
  private let run: CheckRun
  private let gate: Gate
  private let rules: [Rule]
  private let files: [CheckedFile]
  private var findings: [GateFinding] = []
  private var questions: [GateQuestion] = []
  private var staleEntries: [Baseline.Entry] = []

  init(_ run: CheckRun, gate: Gate, rules: [Rule]) {
    self.run = run
    self.gate = gate
    self.rules = rules
    files = run.files.sorted { $0.orderKey < $1.orderKey }
    gather()
    waive()
    compareWithBaseline()
    expect()
  }

  /// What it came to.
  var report: GateReport {
    GateReport(
      gate: gate, outcome: outcome, files: files,
      unread: run.unread.sorted { ($0.name, $0.reason) < ($1.name, $1.reason) },
      findings: findings, questions: questions, staleEntries: staleEntries, rules: rules)
  }

  private var outcome: GateOutcome {
    if !run.unread.isEmpty || (run.isEmpty && !gate.allowsEmpty) { return .unusable }
    if findings.contains(where: { $0.standing == .new && $0.severity >= gate.failOn }) { return .failed }
    if gate.isStrict, questions.contains(where: \.isAvoidable) { return .undecided }
    return .passed
  }
}

// MARK: - What is the same on several files is one

extension Judging {
  private mutating func gather() {
    let screens = Dictionary(grouping: files, by: \.screen)
    for screen in screens.keys.sorted() {
      let gathered = Screen(files: screens[screen] ?? [])
      let fileCount = gathered.fileCount
      for group in gathered.findings {
        findings.append(
          GateFinding(group, severity: severity(of: group.first), fileCount: fileCount, location: location(of: group)))
      }
      for group in gathered.questions {
        questions.append(GateQuestion(group, fileCount: fileCount, location: location(of: group)))
      }
    }
  }

  /// The severity that the configuration gives a rule, though a guess never weighs more than a warning.
  private func severity(of finding: Report.Finding) -> Rule.Severity {
    guard let severity = gate.severities[finding.rule] else { return finding.severity }
    let isGuess = finding.recognition == .heuristic && finding.severity < .error
    return isGuess ? min(severity, .warning) : severity
  }

  /// What the configuration names, else what the file names, else the file itself.
  private func location<Entry>(of group: Screen.Group<Entry>) -> FileLocation {
    let element = group.file.document[group.places[0].path]
    let hint = gate.sources.first { hint in
      hint.screen.map { $0.matches(group.subject.screen) } ?? true && element.map { hint.pattern.matches($0) } ?? false
    }
    if let hint { return hint.location }
    let source = group.file.document.source
    return FileLocation(file: source?.file ?? group.file.name, line: source?.file == nil ? nil : source?.line)
  }
}

// MARK: - What somebody answers for

extension Judging {
  private mutating func waive() {
    for waiver in gate.waivers where waivesNothing(waiver) {
      let isAbout = findings.contains { waiver.isAbout($0) } || questions.contains { waiver.isAbout($0) }
      findings.append(GateFinding(isAbout ? .waiverIsCurrent : .waiverIsNeeded, about: waiver, in: gate))
    }
  }

  /// Applies a waiver, and tells whether there was nothing to apply it to.
  private mutating func waivesNothing(_ waiver: Waiver) -> Bool {
    var isUnneeded = true
    for position in findings.indices where waiver.isAbout(findings[position]) {
      guard let sightings = findings[position].sightings, covers(waiver, sightings) else { continue }
      findings[position].standing = .waived(waiver)
      isUnneeded = false
    }
    guard waiver.review != nil else { return isUnneeded }
    for position in questions.indices where waiver.isAbout(questions[position]) {
      guard covers(waiver, questions[position].sightings) else { continue }
      questions[position].settlement = waiver
      isUnneeded = false
    }
    return isUnneeded
  }

  /// Whether all of what was seen is as it was when the waiver was given.
  private func covers(_ waiver: Waiver, _ sightings: Sightings) -> Bool {
    sightings.places.allSatisfy { place in
      let digest = files.first { $0.name == place.file }?.digest(at: place.path)
      return digest.map(waiver.digests.contains) ?? false
    }
  }
}

extension Waiver {
  fileprivate func isAbout(_ finding: GateFinding) -> Bool {
    finding.rule == rule && finding.subject == subject
  }

  fileprivate func isAbout(_ question: GateQuestion) -> Bool {
    question.rule == rule && question.subject == subject
  }
}

// MARK: - What is known

extension Judging {
  private mutating func compareWithBaseline() {
    guard let baseline = gate.baseline else { return }
    var unmatched = baseline.entries
    for position in findings.indices where findings[position].sightings != nil {
      let entry = Baseline.Entry(findings[position].rule, of: findings[position].subject)
      guard baseline.entries.contains(entry) else { continue }
      unmatched.remove(entry)
      if findings[position].standing == .new { findings[position].standing = .known }
    }
    // Of a screen that was not looked at, and by a rule that was not tried, nothing can be told.
    let screens = Set(files.map(\.screen))
    let tried = Set(rules.map(\.id))
    staleEntries = unmatched.filter { screens.contains($0.subject.screen) && tried.contains($0.rule) }.sorted()
  }
}

// MARK: - What has to be there

extension Judging {
  private mutating func expect() {
    for expectation in gate.expectations {
      let looked = files.filter { file in
        file.activation == nil && expectation.screen.map { $0.matches(file.screen) } ?? true
      }
      let counts = looked.map { (file: $0, count: expectation.count(in: $0.document)) }
      if expectation.screen == nil {
        // On any of them.
        let most = counts.map(\.count).max() ?? 0
        if most < expectation.count { findings.append(GateFinding(missing: expectation, found: most, in: gate)) }
      } else if counts.isEmpty {
        findings.append(GateFinding(missing: expectation, found: 0, in: gate))
      }
      guard expectation.screen != nil else { continue }
      for entry in counts where entry.count < expectation.count {
        findings.append(GateFinding(missing: expectation, found: entry.count, on: entry.file, in: gate))
      }
    }
  }
}

extension CheckedFile {
  /// What files are ordered by: the name, and the file alone before what came of an activation in it.
  fileprivate var orderKey: String {
    activation.map { "\(name)\u{0}\($0.target)\u{0}\($0.fileAfter)" } ?? name
  }
}
