public import SelectionKitRules

/// What a run has to meet.
public struct Gate: Hashable, Sendable {
  /// The least severity that fails a run.
  public var failOn = Rule.Severity.error
  /// Whether a run fails over what could have been told and was not.
  public var isStrict = false
  /// Whether a run in which no control was recognised can pass.
  public var allowsEmpty = false
  /// The severities that differ from those of the rules.
  public var severities: [Rule.ID: Rule.Severity] = [:]
  /// The rules that are switched off, and why, for reports.
  public var rulesOff: [RuleSwitchedOff] = []
  /// The controls that have to be found.
  public var expectations: [Expectation] = []
  /// What somebody answers for.
  public var waivers: [Waiver] = []
  /// What counts no more, or nil for nothing.
  public var baseline: Baseline?
  /// The files that elements were made in, the first that fits counting.
  public var sources: [SourceHint] = []
  /// Where waivers and expectations are written down, for findings about them.
  public var configurationFile: String?

  /// Creates a gate that only errors fail.
  public init() {}

  /// Judges how a run ends, and why.
  ///
  /// It fails closed: what could not be read is never passed, whatever the other files are like.
  /// Complexity: O(count of elements, findings and questions).
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - rules: The rules that the files were judged by.
  /// - Returns: What was found and what could not be told, with what became of it.
  public func report(on run: CheckRun, by rules: [Rule] = Rule.all) -> GateReport {
    Judging(run, gate: self, rules: rules).report
  }
}

/// A rule that is not tried, and why.
public struct RuleSwitchedOff: Hashable, Sendable {
  /// The rule.
  public var rule: Rule.ID
  /// Why it is not tried.
  public var reason: String

  /// Creates a note of a rule that is not tried.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - reason: Why it is not tried.
  public init(_ rule: Rule.ID, because reason: String) {
    self.rule = rule
    self.reason = reason
  }
}

/// Where the elements with certain identifiers were made.
public struct SourceHint: Hashable, Sendable {
  /// Which elements.
  public var pattern: ElementPattern
  /// The screen that they are on, or nil for any.
  public var screen: TextPattern?
  /// Where to look.
  public var location: FileLocation

  /// Creates a hint.
  ///
  /// - Parameters:
  ///   - pattern: Which elements.
  ///   - screen: The screen that they are on, or nil for any.
  ///   - location: Where to look.
  public init(_ pattern: ElementPattern, on screen: TextPattern? = nil, at location: FileLocation) {
    self.pattern = pattern
    self.screen = screen
    self.location = location
  }
}
