public import SelectionKit

/// One assertion about descriptors: what it says, whom it serves, how it is checked, and examples that are its tests.
public struct Rule: Sendable, Identifiable {
  /// The id of a rule: its assertion in kebab case.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as text.
    public let rawValue: String

    /// Creates an id.
    ///
    /// - Parameter rawValue: The id as text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an id from a literal.
    ///
    /// - Parameter value: The id as text.
    public init(stringLiteral value: String) {
      rawValue = value
    }

    /// The id as text.
    public var description: String { rawValue }
  }

  /// How much a violation weighs.
  public enum Severity: Int, Hashable, Sendable, Comparable, CaseIterable, CustomStringConvertible {
    /// Advice that may be declined.
    case note
    /// A preference of the specs, or a fault that is likely but not certain.
    case warning
    /// Somebody is locked out or misled.
    case error

    /// Whether one weighs less than another.
    public static func < (a: Self, b: Self) -> Bool {
      a.rawValue < b.rawValue
    }

    /// The name of the severity.
    public var description: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// What to change in the code of a view.
  public struct Remedy: Hashable, Sendable {
    /// What to change in SwiftUI, in a line.
    public let swiftUI: String
    /// What to change in UIKit, in a line.
    public let uiKit: String

    /// Creates a remedy.
    ///
    /// - Parameters:
    ///   - swiftUI: What to change in SwiftUI, in a line.
    ///   - uiKit: What to change in UIKit, in a line.
    public init(swiftUI: String, uiKit: String) {
      self.swiftUI = swiftUI
      self.uiKit = uiKit
    }
  }

  /// How a rule judges.
  ///
  /// The answer depends on nothing but what the check is given: it is asked again when somebody reads a finding.
  public enum Check: Sendable {
    /// Judges every element with one of the roles, in its place.
    case node([AccessibilityDescriptor.Role], @Sendable (Node) -> Verdict)
    /// Judges every element with one of the roles that stands both before and after an activation.
    case activation([AccessibilityDescriptor.Role], @Sendable (Step) -> Verdict)
    /// Judges both: what one moment shows, and what an activation shows.
    case nodeAndActivation([AccessibilityDescriptor.Role], @Sendable (Node) -> Verdict, @Sendable (Step) -> Verdict)
  }

  /// The assertion in kebab case, which is also the name of the rule's file.
  public let id: ID
  /// The assertion as a sentence.
  public let summary: String
  /// Who is harmed by a violation, and how.
  public let rationale: String
  /// What to change.
  public let remedy: Remedy
  /// How much a violation weighs, unless the failure itself weighs less.
  public let severity: Severity
  /// The clauses that the rule decides.
  public let clauses: [Clause.ID]
  /// The facts without which the rule can never decide: it can't tell where one of them is unknown.
  public let needs: Facts
  /// The facts that matter only sometimes.
  public let mayNeed: Facts
  /// How the rule judges.
  public let check: Check
  /// Descriptors with the outcome that the rule has on them: documentation and tests in one.
  public let examples: @Sendable () -> [Example]
  /// Rules that have nothing to add where this one fails, on the same element or, for a group, on its members.
  public private(set) var absorbed: [ID] = []
  /// Whether the assertion is true of any element, so that it doesn't matter how surely its role was recognised.
  public private(set) var holdsForAnyElement = false

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: The assertion in kebab case.
  ///   - summary: The assertion as a sentence.
  ///   - rationale: Who is harmed by a violation, and how.
  ///   - remedy: What to change.
  ///   - severity: How much a violation weighs.
  ///   - clauses: The clauses that the rule decides.
  ///   - needs: The facts without which it can never decide. The check still runs without them, and may answer
  ///     *inapplicable*; any other answer then becomes *can't tell*.
  ///   - mayNeed: The facts that matter only sometimes; the check itself answers for them.
  ///   - check: How the rule judges.
  ///   - examples: Descriptors with their outcomes.
  public init(
    _ id: ID, _ summary: String, rationale: String, remedy: Remedy, severity: Severity = .error,
    clauses: [Clause.ID], needs: Facts = [], mayNeed: Facts = [], _ check: Check,
    examples: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.severity = severity
    self.clauses = clauses
    self.needs = needs
    self.mayNeed = mayNeed
    self.check = check
    self.examples = examples
  }

  /// The roles that the rule is tried on.
  public var roles: [AccessibilityDescriptor.Role] {
    switch check {
    case .node(let roles, _), .activation(let roles, _), .nodeAndActivation(let roles, _, _): roles
    }
  }

  /// This rule, reporting in one finding what others would report in several.
  ///
  /// - Parameter rules: The rules that become inapplicable where this one fails.
  /// - Returns: The rule that absorbs them.
  public func absorbing(_ rules: ID...) -> Rule {
    var copy = self
    copy.absorbed = rules
    return copy
  }

  /// This rule, keeping its severity even where an element's role was only guessed.
  public func holdingForAnyElement() -> Rule {
    var copy = self
    copy.holdsForAnyElement = true
    return copy
  }
}

extension Rule: CustomStringConvertible {
  /// Id, severity and summary.
  public var description: String { "\(id) (\(severity)): \(summary)" }
}
