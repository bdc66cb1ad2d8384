public import SelectionKitRules

/// Somebody's word that a finding may stand, or that a question was settled by looking.
public struct Waiver: Hashable, Sendable {
  /// Who looked, and when.
  public struct Review: Hashable, Sendable {
    /// Who looked.
    public var reviewer: String
    /// When.
    public var date: CalendarDate

    /// Creates a review.
    ///
    /// - Parameters:
    ///   - reviewer: Who looked.
    ///   - date: When.
    public init(by reviewer: String, on date: CalendarDate) {
      self.reviewer = reviewer
      self.date = date
    }
  }

  /// What it is about.
  public var subject: FindingSubject
  /// The rule that it is about.
  public var rule: Rule.ID
  /// Why the finding may stand, or what the person who looked saw.
  public var reason: String
  /// Who answers for it.
  public var owner: String
  /// The last day on which it holds.
  public var expiry: CalendarDate
  /// The digests of the descriptors that it was given for: one for each device or language that was looked at.
  public var digests: Set<String>
  /// Who looked, and when; only then can it settle what no file tells.
  public var review: Review?

  /// Creates a waiver that settles no question.
  ///
  /// - Parameters:
  ///   - rule: The rule that it is about.
  ///   - subject: What it is about.
  ///   - digests: The digests of the descriptors that it was given for.
  ///   - reason: Why the finding may stand.
  ///   - owner: Who answers for it.
  ///   - expiry: The last day on which it holds.
  public init(
    of rule: Rule.ID, for subject: FindingSubject, digests: Set<String>, reason: String, owner: String,
    expiry: CalendarDate
  ) {
    self.rule = rule
    self.subject = subject
    self.digests = digests
    self.reason = reason
    self.owner = owner
    self.expiry = expiry
  }
}

extension Waiver {
  /// What it is about: subject and rule.
  var entry: Baseline.Entry { Baseline.Entry(rule, of: subject) }
}
