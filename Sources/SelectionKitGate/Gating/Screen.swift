import SelectionKit
import SelectionKitRules

/// What was found on one screen, on however many devices and in however many languages it was dumped.
struct Screen {
  /// One thing that was found, with everywhere it was seen.
  struct Group<Entry> {
    let subject: FindingSubject
    /// What was seen first, in the order of files.
    let first: Seen<Entry>
    /// What was seen after that.
    var others: [Seen<Entry>] = []

    /// What was seen, in the order of files; never empty.
    var seen: [Seen<Entry>] { [first] + others }
  }

  /// What was seen in one place.
  struct Seen<Entry> {
    let entry: Entry
    let source: Source
    let place: Sighting

    var file: CheckedFile { source.file }
  }

  /// A file that many things were seen in: a class, since there may be a hundred thousand of them.
  final class Source: Sendable {
    let file: CheckedFile
    let names: ElementNames
    /// Which of the shapes of the screen the document has.
    let shape: Int
    let untold: Facts

    init(_ file: CheckedFile, shape: Int) {
      self.file = file
      self.shape = shape
      untold = file.untold
      let isUnnamed = file.report.findings.isEmpty && file.report.questions.isEmpty
      names = isUnnamed ? ElementNames() : ElementNames(in: file.document)
    }

    func seen<Entry: Judged>(_ entry: Entry) -> Seen<Entry> {
      Seen(entry: entry, source: self, place: Sighting(file: file.name, path: entry.path))
    }
  }

  /// How many files show the screen.
  let fileCount: Int
  private let sources: [Source]

  /// Takes up the files that show one screen.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter files: The files, in the order of reports.
  init(files: [CheckedFile]) {
    var shapes: [[AccessibilityDescriptor.Role?]: Int] = [:]
    sources = files.map { file in
      // Only of use where there is something to compare with.
      guard files.count > 1 else { return Source(file, shape: 0) }
      let (shape, count) = (file.document.shape, shapes.count)
      let number = shapes[shape, default: count]
      shapes[shape] = number
      return Source(file, shape: number)
    }
    fileCount = Set(files.map(\.name)).count
  }

  /// Hands over what was found or could not be told, each thing with everywhere it was seen.
  ///
  /// The same rule on the same subject is one thing. In another language the subject has another name; so, in files
  /// whose elements have the same roles in the same places, the same rule on the same place is one thing, too.
  ///
  /// Complexity: O(count of entries).
  ///
  /// - Parameters:
  ///   - entries: What to hand over of a report.
  ///   - body: Receives one thing after the other.
  func forEach<Entry: Judged>(of entries: (Report) -> [Entry], _ body: (Group<Entry>) -> Void) {
    if sources.count == 1, let only = sources.first { return only.forEach(of: entries, body) }
    var gathering = Gathering<Entry>()
    for (number, source) in sources.enumerated() {
      for entry in entries(source.file.report) { gathering.add(entry, in: source, number) }
    }
    gathering.groups.forEach(body)
  }
}

/// What is said of an element by a rule.
protocol Judged {
  var rule: Rule.ID { get }
  var path: NodePath { get }
  var role: AccessibilityDescriptor.Role { get }
}

extension Report.Finding: Judged {}
extension Report.Question: Judged {}

extension Screen.Source {
  /// Hands over what only this file shows: there may be a million, of which nothing has to be gathered.
  fileprivate func forEach<Entry: Judged>(of entries: (Report) -> [Entry], _ body: (Screen.Group<Entry>) -> Void) {
    var names: [Rule.ID: UniqueNames] = [:]
    for entry in entries(file.report) {
      let (name, isOfElement) = self.names.name(at: entry.path, as: entry.role)
      // Two that no name tells apart, such as groups that no element stands for, are still two.
      let element = isOfElement ? name : names[entry.rule, default: UniqueNames()].name(name)
      body(Screen.Group(subject: FindingSubject(screen: file.screen, element: element), first: seen(entry)))
    }
  }
}

/// Entries that are being put together.
private struct Gathering<Entry: Judged> {
  private(set) var groups: [Screen.Group<Entry>] = []
  private var groupsBySubject: [SubjectKey: Int] = [:]
  private var groupsByPlace: [PlaceKey: Int] = [:]
  /// Of each group, the number of the file that was added last.
  private var lastFiles: [Int] = []

  private struct SubjectKey: Hashable {
    let rule: Rule.ID
    let element: String
  }

  private struct PlaceKey: Hashable {
    let rule: Rule.ID
    let path: NodePath
    let role: AccessibilityDescriptor.Role
    let shape: Int
  }

  mutating func add(_ entry: Entry, in source: Screen.Source, _ number: Int) {
    let place = PlaceKey(rule: entry.rule, path: entry.path, role: entry.role, shape: source.shape)
    let name = source.names.name(at: entry.path, as: entry.role).text
    var element = name
    // Two that no name tells apart are still two.
    for count in 2... {
      guard let known = groupsBySubject[SubjectKey(rule: entry.rule, element: element)] else { break }
      if lastFiles[known] != number { return add(source.seen(entry), by: number, to: known) }
      element = "\(name) (\(count))"
    }
    if let known = groupsByPlace[place], lastFiles[known] != number {
      return add(source.seen(entry), by: number, to: known)
    }
    groupsBySubject[SubjectKey(rule: entry.rule, element: element)] = groups.count
    groupsByPlace[place] = groups.count
    lastFiles.append(number)
    let subject = FindingSubject(screen: source.file.screen, element: element)
    groups.append(Screen.Group(subject: subject, first: source.seen(entry)))
  }

  private mutating func add(_ seen: Screen.Seen<Entry>, by number: Int, to group: Int) {
    lastFiles[group] = number
    let last = groups[group].others.last ?? groups[group].first
    if last.place != seen.place { groups[group].others.append(seen) }
  }
}

extension DescriptorDocument {
  /// The roles of all elements in reading order; nil ends a list of children.
  fileprivate var shape: [AccessibilityDescriptor.Role?] {
    var shape: [AccessibilityDescriptor.Role?] = []
    func add(_ element: AccessibilityDescriptor) {
      shape.append(element.role)
      for child in element.children { add(child) }
      shape.append(nil)
    }
    for root in roots { add(root) }
    return shape
  }
}

// MARK: - As it stands in reports

extension GateFinding {
  /// A finding about an element, told as it is where it weighs most.
  ///
  /// - Parameters:
  ///   - group: Everywhere it was seen.
  ///   - position: Where it weighs most, as a position in that.
  ///   - severity: How much it weighs there.
  ///   - fileCount: How many files show the screen.
  ///   - location: What to open.
  init(
    _ group: Screen.Group<Report.Finding>, at position: Int, severity: Rule.Severity, fileCount: Int,
    location: FileLocation
  ) {
    let finding = group.seen[position].entry
    rule = finding.rule
    self.severity = severity
    subject = group.subject
    title = finding.role.words(for: finding.name)
    role = finding.role
    name = finding.name
    failure = finding.failure
    rationale = finding.rationale
    remedy = finding.remedy
    clauses = finding.clauses
    recognition = finding.recognition
    let others = group.seen[..<position] + group.seen[(position + 1)...]
    sightings = Sightings(group.seen[position].place, others.map(\.place), fileCount: fileCount)
    self.location = location
  }

  /// A finding about a waiver.
  ///
  /// - Parameters:
  ///   - rule: What is wrong with the waiver.
  ///   - waiver: The waiver.
  ///   - question: Whether what it is about can't be told, and takes a look to settle.
  ///   - gate: The gate.
  init(_ rule: GateRule, about waiver: Waiver, whichIs question: Bool, in gate: Gate) {
    let name = "waiver of \(waiver.rule)"
    let (found, expected) =
      if rule == .waiverIsCurrent {
        ("another digest than those that the waiver records", "a new look at the element, and its digest in the waiver")
      } else if question {
        ("a question, which takes somebody to look", "who looked and when, as the review of the waiver")
      } else {
        ("no such finding", "that the waiver is taken out")
      }
    self.init(
      rule, subject: FindingSubject(screen: waiver.subject.screen, element: "\(name) for \(waiver.subject.element)"),
      title: "\(name) for \(waiver.subject)".escaped, found: found, expected: expected, in: gate)
  }

  /// A finding about controls that are not there.
  ///
  /// - Parameters:
  ///   - expectation: What was expected.
  ///   - screen: The name of the screen, or nil if it is missing as a whole, or from all of them.
  ///   - found: What was found instead.
  ///   - gate: The gate.
  init(missing expectation: Expectation, on screen: String? = nil, found: String, in gate: Gate) {
    let screen = screen ?? expectation.screen?.rawValue ?? "any screen"
    self.init(
      .expectedControlIsFound, subject: FindingSubject(screen: screen, element: expectation.description),
      title: expectation.description.escaped, found: found, expected: "at least \(expectation.count)", in: gate)
  }

  private init(_ rule: GateRule, subject: FindingSubject, title: String, found: String, expected: String, in gate: Gate)
  {
    self.rule = rule.id
    severity = rule.severity
    self.subject = subject
    self.title = title
    role = nil
    name = nil
    failure = Rule.Failure(found: found, expected: expected)
    rationale = rule.rationale
    remedy = nil
    clauses = []
    recognition = nil
    sightings = nil
    location = FileLocation(file: gate.configurationFile ?? "configuration")
  }
}

extension Screen.Group<Report.Question> {
  /// Whether it is about the element that another one is about, in the same places.
  func isAboutElement(of other: Self) -> Bool {
    subject == other.subject && first.entry.element === other.first.entry.element
      && others.elementsEqual(other.others) { $0.entry.element === $1.entry.element }
  }
}

extension GateQuestion {
  /// A question about an element.
  ///
  /// - Parameters:
  ///   - group: Everywhere it was seen.
  ///   - element: What it is about there.
  init(_ group: Screen.Group<Report.Question>, about element: Element) {
    let question = group.first.entry
    rule = question.rule
    var facts = question.facts
    // The files may be of several formats, of which one can tell what another can't.
    var tellable = facts.subtracting(group.first.source.untold)
    for other in group.others {
      facts.formUnion(other.entry.facts)
      tellable.formUnion(other.entry.facts.subtracting(other.source.untold))
    }
    self.facts = facts
    untold = facts.subtracting(tellable)
    self.element = element
  }
}

extension GateQuestion.Element {
  /// What a question is about.
  ///
  /// - Parameters:
  ///   - group: Everywhere it was seen.
  ///   - fileCount: How many files show the screen.
  ///   - location: What to open.
  convenience init(_ group: Screen.Group<Report.Question>, fileCount: Int, location: FileLocation) {
    self.init(
      subject: group.subject, role: group.first.entry.role, name: group.first.entry.name,
      sightings: Sightings(group.first.place, group.others.map(\.place), fileCount: fileCount), location: location)
  }
}
