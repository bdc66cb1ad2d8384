import SelectionKit
import SelectionKitRules

/// What several files show, put together by what is the same: kept as positions, since there may be a million entries.
struct Gathering<Entries: RandomAccessCollection> where Entries.Element: Judged, Entries.Index == Int {
  /// Where an entry is: the number of its file, and its position there.
  private struct Place {
    @Packed var file: Int
    @Packed var position: Int
  }

  /// One thing, with where it was seen first.
  private struct Group {
    let first: Place
    /// Which it is, counted from 1, of those that no name tells apart.
    @Packed var number: Int
    /// The file that was added last.
    @Packed var lastFile: Int
    /// Where it was seen after that: the positions of the first and the last link, or -1 for nowhere.
    @Packed var firstLink = -1
    @Packed var lastLink = -1
  }

  /// Where else something was seen, and the position of the next link, or -1 for none.
  private struct Link {
    let place: Place
    @Packed var next = -1
  }

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

  private let sources: [Screen.Source]
  private let entries: [Entries]
  private var groups: [Group] = []
  private var links: [Link] = []
  private var groupsBySubject = HashedPositions()
  private var groupsByPlace = HashedPositions()
  /// Of each name that the present file has more than once, the last number that is known to be taken there.
  private var repetitions: [SubjectKey: Int] = [:]

  /// Puts the entries of files together.
  ///
  /// Complexity: O(count of entries).
  ///
  /// - Parameters:
  ///   - sources: The files, in the order of reports.
  ///   - entries: The entries of a file.
  init(_ sources: [Screen.Source], _ entries: (Screen.Source) -> Entries) {
    self.sources = sources
    self.entries = sources.map(entries)
    for file in sources.indices {
      repetitions = [:]
      // Entries on one element follow each other.
      var last: (element: JudgedElement, name: String)?
      for (position, entry) in zip(self.entries[file].indices, self.entries[file]) {
        let element = entry.element
        let name = last.flatMap { $0.element == element ? $0.name : nil } ?? sources[file].name(of: element)
        last = (element, name)
        add(entry, named: name, at: Place(file: file, position: position))
      }
    }
  }

  /// Hands over one thing after the other, in the order in which they were seen first.
  func forEach(_ body: (Screen.Group<Entries.Element>) -> Void) {
    for group in groups {
      var whole = Screen.Group(first: seen(at: group.first), number: group.number)
      var link = group.firstLink
      while link >= 0 {
        whole.others.append(seen(at: links[link].place))
        link = links[link].next
      }
      body(whole)
    }
  }

  private func seen(at place: Place) -> Screen.Seen<Entries.Element> {
    Screen.Seen(entry: entries[place.file][place.position], source: sources[place.file])
  }
}

// MARK: - What is the same

extension Gathering {
  private mutating func add(_ entry: Entries.Element, named name: String, at place: Place) {
    let base = SubjectKey(rule: entry.rule, element: name)
    var (subject, number) = (base, 1)
    // Two that no name tells apart are still two.
    while let known = groupsBySubject.position(of: subject, where: { self.subject(of: groups[$0]) == subject }) {
      if groups[known].lastFile != place.file { return add(place, to: known) }
      number = max(number, repetitions[base] ?? 1)
      repetitions[base] = number
      number += 1
      subject = SubjectKey(rule: entry.rule, element: UniqueNames.name(name, number))
    }
    let key = placeKey(of: entry, in: sources[place.file])
    let knownThere = groupsByPlace.position(of: key) { placeKey(of: groups[$0]) == key }
    if let known = knownThere, groups[known].lastFile != place.file { return add(place, to: known) }
    groupsBySubject.set(groups.count, for: subject, insteadOf: nil)
    groupsByPlace.set(groups.count, for: key, insteadOf: knownThere)
    groups.append(Group(first: place, number: number, lastFile: place.file))
  }

  private mutating func add(_ place: Place, to group: Int) {
    groups[group].lastFile = place.file
    let last = groups[group].lastLink
    let lastPlace = last < 0 ? groups[group].first : links[last].place
    // A file may be given twice.
    if seen(at: lastPlace).inSource.sighting == seen(at: place).inSource.sighting { return }
    if last < 0 { groups[group].firstLink = links.count } else { links[last].next = links.count }
    groups[group].lastLink = links.count
    links.append(Link(place: place))
  }

  private func subject(of group: Group) -> SubjectKey {
    let first = seen(at: group.first)
    let name = first.source.name(of: first.entry.element)
    return SubjectKey(rule: first.entry.rule, element: UniqueNames.name(name, group.number))
  }

  private func placeKey(of group: Group) -> PlaceKey {
    let first = seen(at: group.first)
    return placeKey(of: first.entry, in: first.source)
  }

  private func placeKey(of entry: Entries.Element, in source: Screen.Source) -> PlaceKey {
    PlaceKey(rule: entry.rule, path: entry.element.path, role: entry.element.role, shape: source.shape)
  }
}
