public import SelectionKit
public import SelectionKitRules

/// Something that a run found, with what became of it: the same on several devices is one.
public struct GateFinding: Sendable {
  /// What became of a finding.
  public enum Standing: Hashable, Sendable {
    /// It counts.
    case new
    /// The baseline has it, so it counts no more.
    case known
    /// Somebody answers for it, so it does not count.
    indirect case waived(Waiver)
  }

  /// What a finding says: of an element by a rule, or of the run itself.
  private enum Matter: Sendable {
    case element(GateElement, Report.Finding)
    indirect case run(RunMatter)
  }

  private let matter: Matter
  /// How much it weighs.
  public let severity: Rule.Severity
  /// What became of it.
  public internal(set) var standing = Standing.new

  /// A finding about an element.
  ///
  /// - Parameters:
  ///   - finding: What was found where it weighs most.
  ///   - severity: How much it weighs there.
  ///   - element: The element.
  init(_ finding: Report.Finding, weighing severity: Rule.Severity, about element: GateElement) {
    matter = .element(element, finding)
    self.severity = severity
  }

  /// A finding about the run itself.
  ///
  /// - Parameter matter: What was found.
  init(_ matter: RunMatter) {
    self.matter = .run(matter)
    severity = matter.rule.severity
  }
}

// MARK: - What it says

extension GateFinding {
  /// The rule that failed, or the id of a ``GateRule``.
  public var rule: Rule.ID {
    switch matter {
    case .element(_, let finding): finding.rule
    case .run(let matter): matter.rule.id
    }
  }

  /// What it is about.
  public var subject: FindingSubject {
    switch matter {
    case .element(let element, _): element.subject
    case .run(let matter): matter.subject
    }
  }

  /// The subject in words for people: `radio option “Gray”`.
  ///
  /// What comes from the app is already escaped.
  public var title: String {
    switch matter {
    case .element(let element, _): element.role.words(for: element.name)
    case .run(let matter): matter.title
    }
  }

  /// What was found, and what was expected.
  ///
  /// Complexity: that of the rule's check, which is asked again.
  public var failure: Rule.Failure {
    switch matter {
    case .element(_, let finding): finding.failure
    case .run(let matter): Rule.Failure(found: matter.found, expected: matter.expected)
    }
  }

  /// Who is harmed, and how.
  public var rationale: String {
    switch matter {
    case .element(_, let finding): finding.rationale
    case .run(let matter): matter.rule.rationale
    }
  }

  /// What to open.
  public var location: FileLocation {
    switch matter {
    case .element(let element, _): element.location
    case .run(let matter): matter.location
    }
  }

  /// What kind of element it is, or nil for what is not about an element.
  public var role: AccessibilityDescriptor.Role? { element?.role }
  /// The element's name where it is told of, if it has one; not escaped.
  public var name: String? { element?.name }
  /// What to change in the code of the view, or nil where no view is at fault.
  public var remedy: Rule.Remedy? { ofElement?.remedy }
  /// The clauses that the rule decides.
  public var clauses: [Clause.ID] { ofElement?.clauses ?? [] }
  /// How the element was found to be what its role says, or nil for what is not about an element.
  public var recognition: AccessibilityDescriptor.Recognition? { element?.recognition }
  /// Where it was seen, or nil for what is not about an element.
  public var sightings: Sightings? { element?.sightings }

  /// The element, or nil for what is not about one.
  var element: GateElement? {
    if case .element(let element, _) = matter { element } else { nil }
  }

  /// The name of the screen that the element is on, or nil for what is not about an element.
  var screen: String? { element?.screen }

  /// What it is about, as a baseline has it.
  var entry: Baseline.Entry { Baseline.Entry(rule, of: subject) }

  private var ofElement: Report.Finding? {
    if case .element(_, let finding) = matter { finding } else { nil }
  }
}

extension GateFinding: Hashable {
  /// Whether two say the same, in whatever runs.
  ///
  /// Complexity: that of the rules' checks.
  public static func == (a: Self, b: Self) -> Bool {
    guard a.severity == b.severity, a.standing == b.standing, a.subject == b.subject else { return false }
    switch (a.matter, b.matter) {
    case (.element(let old, let finding), .element(let new, let other)):
      return (old.sightings, old.location) == (new.sightings, new.location) && finding == other
    case (.run(let matter), .run(let other)):
      return matter == other
    default:
      return false
    }
  }

  /// Feeds what makes two of them differ most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(severity)
    hasher.combine(subject)
  }
}
