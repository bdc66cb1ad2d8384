import SelectionKit
import SelectionKitRules

/// What was found on one screen, on however many devices and in however many languages it was dumped.
struct Screen {
  /// One thing that was found, with everywhere it was seen.
  struct Group<Entry> {
    let subject: Subject
    /// What was found, as it was seen first.
    let first: Entry
    /// The file that it was seen in first.
    let file: CheckedFile
    /// Where it was seen; never empty.
    var places: [Sighting]
  }

  private(set) var findings: [Group<Report.Finding>]
  private(set) var questions: [Group<Report.Question>]
  /// How many files show the screen.
  let fileCount: Int

  /// Gathers what was found in the files that show one screen.
  ///
  /// The same rule on the same subject is one finding. In another language the subject has another name; so, in files
  /// whose elements have the same roles in the same places, the same rule on the same place is one finding, too.
  ///
  /// Complexity: O(count of elements, findings and questions).
  ///
  /// - Parameter files: The files, in the order of reports.
  init(files: [CheckedFile]) {
    var findings = Gathering<Report.Finding>()
    var questions = Gathering<Report.Question>()
    var shapes: [[AccessibilityDescriptor.Role?]: Int] = [:]
    for (number, file) in files.enumerated() {
      let findingPaths = file.report.findings.map(\.path)
      let names = ElementNames(at: findingPaths + file.report.questions.map(\.path), in: file.document)
      var shape: Int?
      // Only of use where there is something to compare with.
      if files.count > 1 {
        shape = shapes[file.document.shape] ?? shapes.count
        shapes[file.document.shape] = shape
      }
      for finding in file.report.findings { findings.add(finding, in: file, number, names, shape) }
      for question in file.report.questions { questions.add(question, in: file, number, names, shape) }
    }
    self.findings = findings.groups
    self.questions = questions.groups
    fileCount = Set(files.map(\.name)).count
  }
}

/// What is said of an element by a rule.
private protocol Judged {
  var rule: Rule.ID { get }
  var path: NodePath { get }
  var role: AccessibilityDescriptor.Role { get }
}

extension Report.Finding: Judged {}
extension Report.Question: Judged {}

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

  mutating func add(
    _ entry: Entry, in file: CheckedFile, _ number: Int, _ names: ElementNames, _ shape: Int?
  ) {
    let place = shape.map { PlaceKey(rule: entry.rule, path: entry.path, role: entry.role, shape: $0) }
    let sighting = Sighting(file: file.name, path: entry.path)
    let name = names.name(at: entry.path, as: entry.role)
    var element = name
    // Two that no name tells apart, such as groups that no element stands for, are still two.
    for count in 2... {
      guard let known = groupsBySubject[SubjectKey(rule: entry.rule, element: element)] else { break }
      if lastFiles[known] != number { return see(sighting, by: number, in: known) }
      element = "\(name) (\(count))"
    }
    if let place, let known = groupsByPlace[place], lastFiles[known] != number {
      return see(sighting, by: number, in: known)
    }
    groupsBySubject[SubjectKey(rule: entry.rule, element: element)] = groups.count
    if let place { groupsByPlace[place] = groups.count }
    lastFiles.append(number)
    groups.append(
      Screen.Group(
        subject: Subject(screen: file.screen, element: element), first: entry, file: file, places: [sighting]))
  }

  private mutating func see(_ sighting: Sighting, by number: Int, in group: Int) {
    lastFiles[group] = number
    if groups[group].places.last != sighting { groups[group].places.append(sighting) }
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
  init(_ group: Screen.Group<Report.Finding>, severity: Rule.Severity, fileCount: Int, location: FileLocation) {
    let finding = group.first
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
    sightings = Sightings(places: group.places, fileCount: fileCount)
    self.location = location
  }

  /// A finding about a waiver.
  init(_ rule: GateRule, about waiver: Waiver, in gate: Gate) {
    self.init(
      rule, subject: waiver.subject, title: "waiver of \(waiver.rule) for \(waiver.subject)".escaped,
      found: rule == .waiverIsCurrent ? "another digest than those that the waiver records" : "no such finding",
      expected: rule == .waiverIsCurrent
        ? "a new look at the element, and its digest in the waiver" : "that the waiver is taken out",
      in: gate)
  }

  /// A finding about controls that are not there.
  init(missing expectation: Expectation, found count: Int, on file: CheckedFile? = nil, in gate: Gate) {
    let screen = file?.screen ?? expectation.screen?.rawValue ?? "any screen"
    self.init(
      .expectedControlIsFound, subject: Subject(screen: screen, element: expectation.description),
      title: expectation.description.escaped, found: file.map { "\(count) in \($0.name)" } ?? "\(count)",
      expected: "at least \(expectation.count)", in: gate)
  }

  private init(_ rule: GateRule, subject: Subject, title: String, found: String, expected: String, in gate: Gate) {
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

extension GateQuestion {
  init(_ group: Screen.Group<Report.Question>, fileCount: Int, location: FileLocation) {
    let question = group.first
    rule = question.rule
    subject = group.subject
    title = question.role.words(for: question.name)
    role = question.role
    name = question.name
    facts = question.facts
    untold = question.facts.intersection(group.file.untold)
    sightings = Sightings(places: group.places, fileCount: fileCount)
    self.location = location
  }
}
