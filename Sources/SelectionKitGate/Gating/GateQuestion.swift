public import SelectionKit
public import SelectionKitRules

/// Something that a run could not tell, with what became of it.
public struct GateQuestion: Sendable {
  /// What it is about.
  let element: GateElement
  private let matter: OpenMatter
  /// The waiver of the person who looked and settled it, if somebody did.
  public let settlement: Waiver?

  init(_ matter: OpenMatter, about element: GateElement, settledBy waiver: Waiver?) {
    self.matter = matter
    self.element = element
    settlement = waiver
  }

  /// The rule that can't tell.
  public var rule: Rule.ID { matter.rule }
  /// The facts that would settle it.
  public var facts: Facts { matter.facts }
  /// Those of them that the format of the file never tells.
  public var untold: Facts { matter.untold }
  /// What it is about.
  public var subject: FindingSubject { element.subject }
  /// The subject in words for people; what comes from the app is already escaped.
  public var title: String { role.words(for: name) }
  /// What kind of element it is.
  public var role: AccessibilityDescriptor.Role { element.role }
  /// The element's name where it was seen first, if it has one; not escaped.
  public var name: String? { element.name }
  /// Where it was seen.
  public var sightings: Sightings { element.sightings }
  /// What to open.
  public var location: FileLocation { element.location }

  /// What it is about, as a waiver has it.
  var entry: Baseline.Entry { Baseline.Entry(rule, of: subject) }
  /// The name of the screen.
  var screen: String { element.screen }
  /// Whether it is open.
  var isOpen: Bool { settlement == nil }
  /// Whether it is open although the file could have told.
  public var isAvoidable: Bool { isOpen && !facts.subtracting(untold).isEmpty }
}

extension GateQuestion: Hashable {
  /// Whether two say the same, in whatever runs.
  public static func == (a: Self, b: Self) -> Bool {
    a.matter == b.matter && a.settlement == b.settlement
      && (a.element === b.element
        || (a.subject, a.role, a.name, a.sightings, a.location) == (b.subject, b.role, b.name, b.sightings, b.location))
  }

  /// Feeds what makes two of them differ most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(matter)
    hasher.combine(subject)
  }
}
