public import SelectionKit
public import SelectionKitRules

/// Something that a run found, with what became of it: the same on several devices is one.
public struct GateFinding: Hashable, Sendable {
  /// What became of a finding.
  public enum Standing: Hashable, Sendable {
    /// It counts.
    case new
    /// The baseline has it, so it counts no more.
    case known
    /// Somebody answers for it, so it does not count.
    indirect case waived(Waiver)
  }

  /// The rule that failed, or the id of a ``GateRule``.
  public let rule: Rule.ID
  /// How much it weighs.
  public let severity: Rule.Severity
  /// What it is about.
  public let subject: FindingSubject
  /// The subject in words for people: `radio option “Gray”`.
  ///
  /// What comes from the app is already escaped.
  public let title: String
  /// What kind of element it is, or nil for what is not about an element.
  public let role: AccessibilityDescriptor.Role?
  /// The element's name where it was seen first, if it has one; not escaped.
  public let name: String?
  /// What was found, and what was expected.
  public let failure: Rule.Failure
  /// Who is harmed, and how.
  public let rationale: String
  /// What to change in the code of the view, or nil where no view is at fault.
  public let remedy: Rule.Remedy?
  /// The clauses that the rule decides.
  public let clauses: [Clause.ID]
  /// How the element was found to be what its role says, or nil for what is not about an element.
  public let recognition: AccessibilityDescriptor.Recognition?
  /// Where it was seen, or nil for what is not about an element.
  public let sightings: Sightings?
  /// What to open.
  public let location: FileLocation
  /// What became of it.
  public internal(set) var standing = Standing.new
}
