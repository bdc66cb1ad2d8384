import SelectionKit
import SelectionKitRules

/// What was found on one screen, on however many devices and in however many languages it was dumped.
struct Screen {
  /// One thing that was found, with everywhere it was seen.
  struct Group<Entry: Judged> {
    /// What was seen first, in the order of files.
    let first: Seen<Entry>
    /// Which it is, counted from 1, of those that no name tells apart.
    let number: Int
    /// What was seen after that.
    var others: [Seen<Entry>] = []

    /// What was seen, in the order of files; never empty.
    var seen: [Seen<Entry>] { [first] + others }
  }

  /// What was seen in one place.
  struct Seen<Entry: Judged> {
    let entry: Entry
    let source: Source

    var inSource: GateElement.Seen { GateElement.Seen(source: source, element: entry.element) }
  }

  /// A file that many things were seen in: a class, since there may be a hundred thousand of them.
  final class Source: Sendable {
    let file: CheckedFile
    let untold: Facts
    /// How many files show the screen.
    let fileCount: Int
    /// Whether nothing else of the run is about the screen.
    let isOnly: Bool
    /// Which of the shapes of the screen the document has.
    let shape: Int
    private let names: ElementNames

    fileprivate init(_ file: CheckedFile, shape: Int, fileCount: Int, isOnly: Bool) {
      self.file = file
      self.shape = shape
      self.fileCount = fileCount
      self.isOnly = isOnly
      untold = file.untold
      let isUnnamed = file.report.findings.isEmpty && file.report.questions.isEmpty
      names = ElementNames(in: isUnnamed ? [] : file.document.roots)
    }

    /// What an element is called: by the name of its own that the document gives it, else by where it stands.
    func name(of element: JudgedElement) -> String {
      names.name(at: element.path, as: element.role)
    }

    fileprivate func hasNameOfItsOwn(_ element: JudgedElement) -> Bool {
      names.isOfItsOwn(at: element.path, as: element.role)
    }
  }

  private let sources: [Source]

  /// Takes up the files that show one screen.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter files: The files, in the order of reports.
  init(files: [CheckedFile]) {
    let fileCount = Set(files.map(\.name)).count
    var shapes: [[AccessibilityDescriptor.Role?]: Int] = [:]
    sources = files.map { file in
      // Only of use where there is something to compare with.
      guard files.count > 1 else { return Source(file, shape: 0, fileCount: fileCount, isOnly: true) }
      let (shape, count) = (file.document.shape, shapes.count)
      let number = shapes[shape, default: count]
      shapes[shape] = number
      return Source(file, shape: number, fileCount: fileCount, isOnly: false)
    }
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
  func forEach<Entries: RandomAccessCollection>(
    of entries: (Report) -> Entries, _ body: (Group<Entries.Element>) -> Void
  ) where Entries.Element: Judged, Entries.Index == Int {
    if sources.count == 1, let only = sources.first { return only.forEach(in: entries(only.file.report), body) }
    Gathering(sources) { entries($0.file.report) }.forEach(body)
  }
}

/// What is said of an element by a rule.
protocol Judged {
  var rule: Rule.ID { get }
  var element: JudgedElement { get }
}

extension Report.Finding: Judged {}
extension Report.Question: Judged {}

extension Screen.Group {
  /// The element that it is about, as it is told in one of the places where it was seen.
  ///
  /// - Parameters:
  ///   - position: The place, as a position in ``seen``.
  ///   - location: What to open.
  /// - Returns: The element.
  func element(toldAt position: Int = 0, location: FileLocation) -> GateElement {
    GateElement(
      first: first.inSource, number: number, others: others.map(\.inSource), told: position, location: location)
  }

  /// Whether it is about the element that another one is about, in the same places.
  func isAboutElement(of other: Self) -> Bool {
    first.entry.element == other.first.entry.element && number == other.number
      && others.elementsEqual(other.others) { $0.entry.element == $1.entry.element }
  }
}

extension Screen.Source {
  /// Hands over what only this file shows: there may be a million, of which nothing has to be gathered.
  fileprivate func forEach<Entry: Judged>(in entries: some Sequence<Entry>, _ body: (Screen.Group<Entry>) -> Void) {
    var names: [Rule.ID: UniqueNames] = [:]
    var last: (element: JudgedElement, hasName: Bool)?
    for entry in entries {
      let element = entry.element
      let hasName = last.flatMap { $0.element == element ? $0.hasName : nil } ?? hasNameOfItsOwn(element)
      last = (element, hasName)
      // Two that no name tells apart, such as groups that no element stands for, are still two.
      let number = hasName ? 1 : names[entry.rule, default: UniqueNames()].number(name(of: element))
      body(Screen.Group(first: Screen.Seen(entry: entry, source: self), number: number))
    }
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
