import SelectionKit
import SelectionKitRules

/// What findings and questions of a run are about: an element of a screen, with everywhere it was seen.
///
/// It keeps positions, and works out what it says when it is asked: there may be a hundred thousand of them.
final class GateElement: Sendable {
  /// The element in one file.
  struct Seen: Sendable {
    let source: Screen.Source
    let element: JudgedElement

    var sighting: Sighting { Sighting(file: source.file.name, path: element.path) }
  }

  private let first: Seen
  private let number: Int
  private let others: [Seen]
  private let position: Int
  /// What to open.
  let location: FileLocation

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - first: Where it was seen first, in the order of files; it has its name from there.
  ///   - number: Which it is, counted from 1, of those that no name tells apart.
  ///   - others: Where else it was seen.
  ///   - position: Which of them is told of, 0 being the first.
  ///   - location: What to open.
  init(first: Seen, number: Int, others: [Seen], told position: Int = 0, location: FileLocation) {
    self.first = first
    self.number = number
    self.others = others
    self.position = position
    self.location = location
  }

  private var told: JudgedElement { (position == 0 ? first : others[position - 1]).element }

  /// The screen.
  var screen: String { first.source.file.screen }
  /// What it is about, as the next run finds it again.
  var subject: FindingSubject {
    FindingSubject(screen: screen, element: UniqueNames.name(first.source.name(of: first.element), number))
  }
  /// What kind of element it is.
  var role: AccessibilityDescriptor.Role { told.role }
  /// Its name, if it has one; not escaped.
  var name: String? { told.name }
  /// How it was found to be what its role says.
  var recognition: AccessibilityDescriptor.Recognition { told.recognition }
  /// Where it was seen: first where it is told of.
  var sightings: Sightings {
    var seen = [first] + others
    let told = seen.remove(at: position)
    return Sightings(told.sighting, seen.map(\.sighting), fileCount: first.source.fileCount)
  }
}

/// Two are equal if they are about the same; where it was seen makes no difference.
extension GateElement: Hashable {
  static func == (a: GateElement, b: GateElement) -> Bool {
    if a === b { return true }
    if a.isSeenInOnlyFile, b.isSeenInOnlyFile { return a.first.element == b.first.element }
    return a.screen == b.screen && a.subject == b.subject
  }

  func hash(into hasher: inout Hasher) {
    if isSeenInOnlyFile { hasher.combine(first.element) } else { hasher.combine(subject) }
  }

  /// Whether no other file shows its screen, so that no other element can be the same.
  private var isSeenInOnlyFile: Bool { first.source.isOnly }
}
