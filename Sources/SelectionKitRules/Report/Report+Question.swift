public import SelectionKit

extension Report {
  /// An assertion that could not be settled for an element.
  public struct Question: Sendable {
    /// The facts that would settle it.
    public let facts: Facts
    /// The element.
    package let element: JudgedElement
    /// The place of the rule in the schedule.
    @Packed private(set) var place: Int

    init(_ element: JudgedElement, _ place: Int, _ facts: Facts) {
      self.facts = facts
      self.element = element
      _place = Packed(wrappedValue: place)
    }

    /// The rule that can't tell.
    public var rule: Rule.ID { element.evidence.schedule.rules[place].id }
    /// The way to the element.
    ///
    /// Complexity: O(length of the path).
    public var path: NodePath { element.path }
    /// What kind of element it is.
    public var role: AccessibilityDescriptor.Role { element.role }
    /// The element's name, if it has one.
    public var name: String? { element.name }
  }
}

extension Report.Question: Hashable {
  /// Whether two ask the same, in whatever audits.
  public static func == (a: Self, b: Self) -> Bool {
    guard a.rule == b.rule, a.facts == b.facts else { return false }
    return a.element == b.element || (a.role, a.name, a.path) == (b.role, b.name, b.path)
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(facts)
    hasher.combine(path)
    hasher.combine(role)
    hasher.combine(name)
  }
}
