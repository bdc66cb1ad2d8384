import SelectionKit
import SelectionKitRules

/// A run on its way to a report: gathers what is the same on several files, and sets aside what somebody answers for.
struct Judging {
  private let run: CheckRun
  private let gate: Gate
  private let rules: [Rule]
  private let files: [CheckedFile]
  private let scope: RunScope
  private var findings: [GateFinding] = []
  private var questions = GateQuestions()
  private var staleEntries: [Baseline.Entry] = []

  init(_ run: CheckRun, gate: Gate, rules: [Rule]) {
    self.run = run
    self.gate = gate
    self.rules = rules
    files = run.files.sorted { $0.orderKey < $1.orderKey }
    scope = RunScope(run.files, rules)
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
    // Mostly as many as that, and never more.
    findings.reserveCapacity(files.reduce(0) { $0 + $1.report.findings.count })
    for screen in screens.keys.sorted() {
      let gathered = Screen(files: screens[screen] ?? [])
      report(what: gathered, on: screen)
      ask(what: gathered, on: screen)
    }
  }

  /// Takes up what could not be told; questions about one element follow each other, and share it.
  private mutating func ask(what gathered: Screen, on screen: String) {
    var present: (group: Screen.Group<Report.Question>, matters: [OpenMatter])?
    gathered.forEach(of: \.questions) { group in
      if present.map({ group.isAboutElement(of: $0.group) }) ?? false {
        present?.matters.append(OpenMatter(group))
      } else {
        keep(present, on: screen)
        present = (group, [OpenMatter(group)])
      }
    }
    keep(present, on: screen)
  }

  private mutating func keep(
    _ present: (group: Screen.Group<Report.Question>, matters: [OpenMatter])?, on screen: String
  ) {
    guard let (group, matters) = present else { return }
    questions.append(matters, of: group.element(location: location(of: group.first, on: screen)))
  }

  private mutating func report(what gathered: Screen, on screen: String) {
    var last: (group: Screen.Group<Report.Finding>, position: Int, element: GateElement)?
    gathered.forEach(of: \.findings) { group in
      let severities = group.seen.map { severity(of: $0.entry) }
      // The first of those that weigh the same.
      let position = severities.indices.max { severities[$0] < severities[$1] } ?? 0
      let seen = group.seen[position]
      let element =
        last.flatMap { $0.position == position && group.isAboutElement(of: $0.group) ? $0.element : nil }
        ?? group.element(toldAt: position, location: location(of: seen, on: screen))
      findings.append(GateFinding(seen.entry, weighing: severities[position], about: element))
      last = (group, position, element)
    }
  }

  /// The severity that the configuration gives a rule, though what is a guess, or was told by a measure that isn't
  /// reliable, never weighs more than a warning.
  private func severity(of finding: Report.Finding) -> Rule.Severity {
    guard let severity = gate.severities[finding.rule] else { return finding.severity }
    let isGuess = finding.recognition == .heuristic && finding.severity < .error
    return isGuess || finding.failure.severity != nil ? min(severity, .warning) : severity
  }

  /// What the configuration names, else what the file names, else the file itself.
  private func location<Entry>(of seen: Screen.Seen<Entry>, on screen: String) -> FileLocation {
    let element = gate.sources.isEmpty ? nil : seen.source.file.document[seen.entry.element.path]
    let hint = gate.sources.first { hint in
      let isThere = hint.screen.map { $0.matches(screen) } ?? true
      // A group that no element stands for is somewhere on the screen.
      return isThere && (element.map { hint.pattern.matches($0) } ?? (hint.pattern == ElementPattern()))
    }
    if let hint { return hint.location }
    let file = seen.source.file
    let source = file.document.source
    return FileLocation(file: source?.file ?? file.name, line: source?.file == nil ? nil : source?.line)
  }
}

// MARK: - What somebody answers for

extension Judging {
  private mutating func waive() {
    if gate.waivers.isEmpty { return }
    let findingsOfWaivers = positions(of: findings, \.rule, \.entry)
    let questionsOfWaivers = positions(of: questions, \.rule, \.entry)
    for waiver in gate.waivers {
      let (found, asked) = (findingsOfWaivers[waiver.entry] ?? [], questionsOfWaivers[waiver.entry] ?? [])
      guard waivesNothing(waiver, found, asked) else { continue }
      let isOutdated = !found.isEmpty || !asked.isEmpty && waiver.review != nil
      guard isOutdated || !asked.isEmpty || scope.covers(waiver.rule, on: waiver.subject.screen) else { continue }
      let rule: GateRule = isOutdated ? .waiverIsCurrent : .waiverIsNeeded
      findings.append(GateFinding(RunMatter(rule, about: waiver, whichIs: !asked.isEmpty, in: gate)))
    }
  }

  /// The positions of what waivers may be about.
  private func positions<Matters: Collection>(
    of matters: Matters, _ rule: (Matters.Element) -> Rule.ID, _ entry: (Matters.Element) -> Baseline.Entry
  ) -> [Baseline.Entry: [Int]] where Matters.Index == Int {
    let rules = Set(gate.waivers.map(\.rule))
    return Dictionary(grouping: matters.indices.filter { rules.contains(rule(matters[$0])) }) { entry(matters[$0]) }
  }

  /// Applies a waiver, and tells whether there was nothing to apply it to.
  ///
  /// - Parameters:
  ///   - waiver: The waiver.
  ///   - found: The positions of the findings that it is about.
  ///   - asked: The positions of the questions that it is about.
  /// - Returns: Whether it covers none of them.
  private mutating func waivesNothing(_ waiver: Waiver, _ found: [Int], _ asked: [Int]) -> Bool {
    var isUnneeded = true
    for position in found {
      guard let sightings = findings[position].sightings, covers(waiver, sightings) else { continue }
      findings[position].standing = .waived(waiver)
      isUnneeded = false
    }
    guard waiver.review != nil else { return isUnneeded }
    for position in asked where covers(waiver, questions[position].sightings) {
      questions.settle(position, by: waiver)
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

// MARK: - What is known

extension Judging {
  private mutating func compareWithBaseline() {
    guard let baseline = gate.baseline else { return }
    var unmatched = baseline.entries
    for position in findings.indices where findings[position].sightings != nil {
      let entry = findings[position].entry
      guard baseline.entries.contains(entry) else { continue }
      unmatched.remove(entry)
      if findings[position].standing == .new { findings[position].standing = .known }
    }
    staleEntries = unmatched.filter { scope.covers($0.rule, on: $0.subject.screen) }.sorted()
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
      if expectation.screen == nil || counts.isEmpty {
        // On any of them.
        let most = counts.map(\.count).max() ?? 0
        if most < expectation.count {
          findings.append(GateFinding(RunMatter(missing: expectation, found: "\(most)", in: gate)))
        }
        continue
      }
      let missing = Dictionary(grouping: counts.filter { $0.count < expectation.count }, by: \.file.screen)
      for (screen, counts) in missing.sorted(by: { $0.key < $1.key }) {
        let found = counts.map { "\($0.count) in \($0.file.name)" }.joined(separator: ", ")
        findings.append(GateFinding(RunMatter(missing: expectation, on: screen, found: found, in: gate)))
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
