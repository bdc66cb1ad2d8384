public import SelectionKitRules

/// An assertion about the run itself rather than about an element.
public struct GateRule: Hashable, Sendable {
  /// The assertion in kebab case.
  public let id: Rule.ID
  /// The assertion as a sentence.
  public let summary: String
  /// What goes wrong where it does not hold.
  public let rationale: String
  /// How much a violation weighs.
  public let severity: Rule.Severity

  /// A control that the configuration expects is there, so that a failed recognition can't turn a build green.
  public static let expectedControlIsFound = GateRule(
    id: "expected-control-is-found", summary: "Every control that the configuration expects is found.",
    rationale: "What is not recognised is not audited: the run would say nothing of it, and look as if all were well.",
    severity: .error)
  /// A waiver is about something that is found.
  public static let waiverIsNeeded = GateRule(
    id: "waiver-is-needed", summary: "Every waiver is for something that is found.",
    rationale: "A waiver that nothing needs would hide the fault if it came back.", severity: .warning)
  /// A waiver is about what was looked at when it was given.
  public static let waiverIsCurrent = GateRule(
    id: "waiver-is-current", summary: "Every waiver is for the element as it is now.",
    rationale: "The element has changed since somebody answered for it, so nobody has looked at what is there now.",
    severity: .warning)

  /// All of them, in the order of their ids.
  public static let all = [expectedControlIsFound, waiverIsCurrent, waiverIsNeeded]
}
