public import SelectionKit
public import SelectionKitRules

/// Something that a run could not tell, with what became of it.
public struct GateQuestion: Hashable, Sendable {
  /// The rule that can't tell.
  public let rule: Rule.ID
  /// The facts that would settle it.
  public let facts: Facts
  /// Those of them that the format of the file never tells.
  public let untold: Facts
  /// What it is about, shared by the questions about it.
  let element: Element
  /// The waiver of the person who looked and settled it, if somebody did.
  public internal(set) var settlement: Waiver? {
    get { settlements.first }
    set { settlements = newValue.map { [$0] } ?? [] }
  }
  // In a list, since a waiver in its place would multiply the size of each of many questions.
  private var settlements: [Waiver] = []

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

  /// Whether it is open.
  var isOpen: Bool { settlements.isEmpty }
  /// Whether it is open although the file could have told.
  public var isAvoidable: Bool { isOpen && !facts.subtracting(untold).isEmpty }
}

extension GateQuestion {
  /// An element that something could not be told of: there may be a dozen questions on each of a hundred thousand.
  ///
  /// Two are equal if they say the same; whether they are one object makes no difference.
  final class Element: Sendable {
    let subject: FindingSubject
    let role: AccessibilityDescriptor.Role
    let name: String?
    let sightings: Sightings
    let location: FileLocation

    init(
      subject: FindingSubject, role: AccessibilityDescriptor.Role, name: String?, sightings: Sightings,
      location: FileLocation
    ) {
      self.subject = subject
      self.role = role
      self.name = name
      self.sightings = sightings
      self.location = location
    }
  }
}

extension GateQuestion.Element: Hashable {
  static func == (a: GateQuestion.Element, b: GateQuestion.Element) -> Bool {
    a === b
      || (a.subject, a.role, a.name, a.sightings, a.location) == (b.subject, b.role, b.name, b.sightings, b.location)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(subject)
    hasher.combine(role)
    hasher.combine(name)
    hasher.combine(sightings)
    hasher.combine(location)
  }
}
