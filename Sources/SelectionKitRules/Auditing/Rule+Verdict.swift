public import SelectionKit

extension Rule {
  /// What a check finds on one element; the outcomes are those of EARL.
  public enum Verdict: Hashable, Sendable {
    /// The assertion holds.
    case passed
    /// The assertion is about something that this element does not have.
    case inapplicable
    /// The facts that would settle it are not known; only those that could still change the answer.
    case cantTell(Facts)
    /// The assertion does not hold.
    indirect case failed(Failure)

    /// A failure in words.
    ///
    /// - Parameters:
    ///   - found: What the element is like.
    ///   - expected: What it should be like.
    ///   - severity: How much it weighs, if less than the rule's own severity.
    ///   - fix: The element as it should be, where that can be computed.
    /// - Returns: The verdict.
    public static func failed(
      found: String, expected: String, severity: Severity? = nil, fix: AccessibilityDescriptor? = nil
    ) -> Verdict {
      .failed(Failure(found: found, expected: expected, severity: severity, fix: fix))
    }
  }

  /// Why an assertion does not hold.
  public struct Failure: Hashable, Sendable {
    /// What the element is like.
    public var found: String
    /// What it should be like.
    public var expected: String
    /// How much it weighs, or nil for the rule's own severity.
    public var severity: Severity?
    /// The element as it should be, or nil where that can't be computed.
    public var fix: AccessibilityDescriptor?

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - found: What the element is like.
    ///   - expected: What it should be like.
    ///   - severity: How much it weighs, or nil for the rule's own severity.
    ///   - fix: The element as it should be, where that can be computed.
    public init(found: String, expected: String, severity: Severity? = nil, fix: AccessibilityDescriptor? = nil) {
      self.found = found
      self.expected = expected
      self.severity = severity
      self.fix = fix
    }
  }
}

extension Rule.Verdict {
  /// This verdict, where facts are missing without which the rule can never decide.
  func missing(_ facts: Facts) -> Rule.Verdict {
    if facts.isEmpty { return self }
    return switch self {
    case .inapplicable: .inapplicable
    case .cantTell(let more): .cantTell(more.union(facts))
    case .passed, .failed: .cantTell(facts)
    }
  }
}
