public import SelectionKitRules

/// The findings that a team has decided to mend later: only what is new fails a build.
public struct Baseline: Hashable, Sendable {
  /// One finding: its subject and its rule, without the words and lines that change while the fault stays.
  public struct Entry: Hashable, Sendable {
    /// What it is about.
    public var subject: FindingSubject
    /// The rule.
    public var rule: Rule.ID

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - subject: What it is about.
    public init(_ rule: Rule.ID, of subject: FindingSubject) {
      self.rule = rule
      self.subject = subject
    }
  }

  /// The findings, each once.
  public var entries: Set<Entry>

  /// Creates a baseline.
  ///
  /// - Parameter entries: The findings.
  public init(_ entries: some Sequence<Entry> = []) {
    self.entries = Set(entries)
  }
}

extension Baseline.Entry: Comparable {
  /// Whether one stands before another in the file.
  public static func < (a: Self, b: Self) -> Bool {
    (a.subject, a.rule.rawValue) < (b.subject, b.rule.rawValue)
  }
}
