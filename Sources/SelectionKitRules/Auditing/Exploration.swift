public import SelectionKit

/// What came of walking through the states of a control, activating every element of it in each of them.
public struct Exploration<Control: SelectionControl>: Sendable {
  /// How many different states were reached and audited.
  public let states: Int
  /// How many activations were made and audited, those of disabled and read-only elements included.
  public let activations: Int
  /// Whether every state that activation can reach was reached; if not, a sample was drawn beyond the limit.
  public let isExhaustive: Bool
  /// The seed of that sample: the same control gives the same sample.
  public let seed: UInt64
  /// All that was found and could not be told, each once, however often it occurred.
  public let report: Report
  /// The shortest way to an error, or nil if there was none: what to activate, one after the other.
  ///
  /// It is empty if the control is in error as it stands.
  public let counterexample: [NodePath]?
  /// The shortest way to an activation that did not tell the truth about whether it changed anything, or nil.
  public let misreported: [NodePath]?
}

extension Audit {
  /// Walks through every state that activation can reach, and audits each state and each step.
  ///
  /// States are visited in order of their distance, so that the first error is reached by a shortest way. Beyond the
  /// limit, as many steps again are taken at random from the last states that were reached, with a fixed seed.
  /// Complexity: O(states times elements squared).
  ///
  /// - Parameters:
  ///   - control: The control in its first state.
  ///   - wording: The words that it describes itself in.
  ///   - limit: How many states are visited before a sample has to do.
  /// - Returns: What was found on the way.
  public func explore<Control: SelectionControl>(
    _ control: Control, in wording: Wording = .english, limit: Int = 10_000
  ) -> Exploration<Control> {
    var explorer = Explorer(control, audit: understanding(wording), wording: wording, limit: limit)
    return explorer.run()
  }
}

/// An exploration under way.
private struct Explorer<Control: SelectionControl> {
  /// A state that was reached, and how.
  private struct Visit {
    let control: Control
    /// The position of the visit that led here and the element that was activated, or nil at the start.
    let origin: (visit: Int, path: NodePath)?
  }

  private let audit: Audit
  private let wording: Wording
  private let limit: Int
  private let seed: UInt64 = 0x5E1E_C710_4B17
  private var visits: [Visit]
  private var known: Set<Control>
  private var activations = 0
  private var isExhaustive = true
  private var tally = ReportTally()
  private var counterexample: [NodePath]?
  private var misreported: [NodePath]?

  init(_ control: Control, audit: Audit, wording: Wording, limit: Int) {
    self.audit = audit
    self.wording = wording
    self.limit = max(1, limit)
    visits = [Visit(control: control, origin: nil)]
    known = [control]
  }

  mutating func run() -> Exploration<Control> {
    var next = 0
    while next < visits.count {
      expand(next)
      next += 1
    }
    if !isExhaustive { sample() }
    return Exploration(
      states: known.count, activations: activations, isExhaustive: isExhaustive, seed: seed, report: tally.report,
      counterexample: counterexample, misreported: misreported)
  }

  /// Audits a state and every step out of it, and keeps the states that are new.
  private mutating func expand(_ visit: Int) {
    let control = visits[visit].control
    let descriptor = control.descriptor(in: wording)
    note(audit.report(on: document(of: descriptor)), on: visit, activating: nil)
    for path in descriptor.allPaths { step(from: visit, descriptor, activating: path) }
  }

  @discardableResult
  private mutating func step(from visit: Int, _ before: AccessibilityDescriptor, activating path: NodePath) -> Control {
    var control = visits[visit].control
    let hasChanged = control.activate(at: path)
    activations += 1
    var activation = Activation(of: path, before: before, after: control.descriptor(in: wording))
    activation.language = wording.language
    note(audit.report(on: activation), on: visit, activating: path)
    if misreported == nil, hasChanged != (control != visits[visit].control) {
      misreported = way(to: visit, activating: path)
    }
    if known.contains(control) { return control }
    if visits.count < limit {
      known.insert(control)
      visits.append(Visit(control: control, origin: (visit, path)))
    } else {
      isExhaustive = false
    }
    return control
  }

  /// Walks on at random from the last state that was reached.
  private mutating func sample() {
    var random = SplitMix64(seed)
    for _ in 0..<limit {
      let last = visits.count - 1
      let before = visits[last].control.descriptor(in: wording)
      let paths = before.allPaths
      let path = paths[Int(random.next() % UInt64(paths.count))]
      let control = step(from: last, before, activating: path)
      guard control != visits[last].control else { continue }
      // A state of the sample may have been met before; it still is a step of this walk.
      known.insert(control)
      visits.append(Visit(control: control, origin: (last, path)))
      note(audit.report(on: document(of: control.descriptor(in: wording))), on: visits.count - 1, activating: nil)
    }
  }

  private func document(of descriptor: AccessibilityDescriptor) -> DescriptorDocument {
    var document = DescriptorDocument(.prescribed, [descriptor])
    document.language = wording.language
    return document
  }

  private mutating func note(_ report: Report, on visit: Int, activating path: NodePath?) {
    tally.add(report)
    guard counterexample == nil, report.findings.contains(where: { $0.severity == .error }) else { return }
    counterexample = way(to: visit, activating: path)
  }

  private func way(to visit: Int, activating path: NodePath?) -> [NodePath] {
    var way = path.map { [$0] } ?? []
    var origin = visits[visit].origin
    while let (visit, path) = origin {
      way.append(path)
      origin = visits[visit].origin
    }
    return way.reversed()
  }
}

/// Reports added up, each finding and question once.
private struct ReportTally {
  private var findings: [Report.Finding] = []
  private var questions = Report.Questions()
  private var knownFindings: Set<Report.Finding> = []
  private var knownQuestions: Set<Report.Question> = []
  private var counts = Report.Counts()

  mutating func add(_ report: Report) {
    for finding in report.findings where knownFindings.insert(finding).inserted { findings.append(finding) }
    for question in report.questions where knownQuestions.insert(question).inserted { questions.append(question) }
    counts.elements += report.counts.elements
    counts.controls += report.counts.controls
    counts.passed += report.counts.passed
    counts.inapplicable += report.counts.inapplicable
  }

  var report: Report { Report(findings: findings, questions: questions, counts: counts) }
}

/// A small generator of pseudo-random numbers with a long period, for samples that can be repeated.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension AccessibilityDescriptor {
  /// The ways to this element and to every one inside it, in reading order.
  fileprivate var allPaths: [NodePath] {
    [[]]
      + children.indices.flatMap { position in
        children[position].allPaths.map { NodePath([position] + $0.positions) }
      }
  }
}
