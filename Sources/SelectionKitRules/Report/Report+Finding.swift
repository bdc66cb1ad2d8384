public import SelectionKit

extension Report {
  /// An assertion that does not hold of an element.
  ///
  /// It keeps what was audited, and works out what it says when it is asked.
  public struct Finding: Sendable {
    /// The element.
    package let element: JudgedElement
    @Packed private var place: Int
    /// How much it weighs here.
    public let severity: Rule.Severity

    init(_ element: JudgedElement, _ place: Int, _ severity: Rule.Severity) {
      self.element = element
      _place = Packed(wrappedValue: place)
      self.severity = severity
    }

    private var failed: Rule { element.evidence.schedule.rules[place] }

    /// The rule that failed.
    public var rule: Rule.ID { failed.id }
    /// The way to the element.
    ///
    /// Complexity: O(length of the path).
    public var path: NodePath { element.path }
    /// What kind of element it is.
    public var role: AccessibilityDescriptor.Role { element.role }
    /// The element's name, if it has one.
    public var name: String? { element.name }
    /// What was found, what was expected, and the element as it should be.
    ///
    /// Complexity: that of the rule's check, which is asked again.
    public var failure: Rule.Failure { element.evidence.failure(of: place, on: element.index) }
    /// How the element was found to be what its role says.
    public var recognition: AccessibilityDescriptor.Recognition { element.recognition }
    /// Who is harmed, and how: the rationale of the rule.
    public var rationale: String { failed.rationale }
    /// What to change in the code of the view.
    public var remedy: Rule.Remedy { failed.remedy }
    /// The clauses that the rule decides.
    public var clauses: [Clause.ID] { failed.clauses(for: role) }
  }
}

extension Report.Finding: Hashable {
  /// Whether two say the same, in whatever audits.
  ///
  /// Complexity: that of the rules' checks.
  public static func == (a: Self, b: Self) -> Bool {
    guard a.rule == b.rule, a.severity == b.severity else { return false }
    if a.element == b.element { return true }
    return (a.role, a.name, a.recognition, a.path) == (b.role, b.name, b.recognition, b.path)
      && (a.rationale, a.remedy, a.clauses, a.failure) == (b.rationale, b.remedy, b.clauses, b.failure)
  }

  /// Feeds what makes two of them differ most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(severity)
    hasher.combine(path)
    hasher.combine(role)
    hasher.combine(name)
  }
}
