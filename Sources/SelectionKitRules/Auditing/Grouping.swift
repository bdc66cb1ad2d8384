import SelectionKit

/// Finds which controls belong together, and which element is their group.
///
/// A declared group is the group of all its options, however deep they are. Options without one are gathered from
/// within: a container of one option is a row, a container of several is where they meet, and the first labelled
/// element from there outwards that holds no other selection control is their group.
struct Grouping {
  private(set) var elements: Elements
  private(set) var sets: [ControlSet] = []
  /// The positions of the members of all sets, those of one after those of the other.
  private(set) var members: [Int] = []
  /// Before each element, how many selection controls were counted; empty where no options are without a group.
  private var controlsBefore: [Int] = []
  /// Before each element, how many headings were counted; empty where no options are without a group.
  private var headingsBefore: [Int] = []
  /// Before each element, how many options of the kind in question were counted that had no group at first.
  private var looseBefore: [Int] = []
  /// How many elements there are in the document: implied groups come after them.
  let countOfElements: Int

  /// Groups the controls of a document.
  ///
  /// Complexity: O(count of elements times depth) at worst.
  init(_ elements: consuming Elements) {
    countOfElements = elements.count
    // Moved, so that noting the groups copies none of them.
    self.elements = consume elements
    gatherLoose(collectDeclared())
  }

  private mutating func gatherLoose(_ loose: Set<SetKind>) {
    for kind in SetKind.allCases where loose.contains(kind) {
      if controlsBefore.isEmpty {
        controlsBefore = counts { elements.places[$0].kind.isSelectionControl }
        headingsBefore = counts { isHeading(elements.places[$0]) }
      }
      looseBefore = counts { isLoose($0, kind) }
      _ = gather(kind, around: -1)
    }
  }

  /// Before each element, and after the last one, how many of those before it fulfil a condition.
  private func counts(_ condition: (Int) -> Bool) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(countOfElements + 1)
    for index in 0..<countOfElements { counts.append(counts[index] + (condition(index) ? 1 : 0)) }
    return counts
  }

  // MARK: Declared groups

  /// Makes sets of the members of declared groups; returns the kinds of which there are others.
  private mutating func collectDeclared() -> Set<SetKind> {
    var groups = DeclaredGroups()
    var loose: Set<SetKind> = []
    for index in 0..<countOfElements {
      let kind = elements.places[index].kind
      if let kind = SetKind(ofMember: kind) {
        if !groups.countMember(index, of: kind) { loose.insert(kind) }
      } else if let kind = SetKind(ofGroup: kind) {
        groups.open(index, until: elements.places[index].end, kind)
      }
    }
    groups.mergeRows()
    members = groups.gather()
    for group in groups.list {
      if group.isRow {
        elements.places[group.position].kind = .other
      } else {
        add(
          group.start..<group.start + group.count, group: group.position,
          isCertain: elements.places[group.position].recognition.isStated)
      }
    }
    return loose
  }

  // MARK: Options without a declared group

  private func isLoose(_ index: Int, _ kind: SetKind) -> Bool {
    elements.places[index].setOfMember < 0 && SetKind(ofMember: elements.places[index].kind) == kind
  }

  /// Makes sets of the loose members inside an element; returns the one member that makes it a row, if there is one.
  private mutating func gather(_ kind: SetKind, around container: Int) -> [Int] {
    var runs: [[Int]] = [[]]
    var child = container + 1
    let end = container < 0 ? countOfElements : elements.places[container].end
    while child < end {
      if isLoose(child, kind) {
        runs[runs.count - 1].append(child)
      } else if endsRun(child) {
        if runs.last?.isEmpty == false { runs.append([]) }
      } else if looseBefore[elements.places[child].end] > looseBefore[child] {
        runs[runs.count - 1] += gather(kind, around: child)
      }
      child = elements.places[child].end
    }
    if runs.count > 1, runs.last?.isEmpty == true { runs.removeLast() }
    let members = runs.flatMap { $0 }
    if isGroupless(container) {
      for run in runs where run.count > 1 { addImplied(run, kind, around: container) }
      return []
    }
    if members.count < 2 { return members }
    // A heading inside a labelled group is a part of it; elsewhere it begins another group.
    if runs.count == 1 || isLabelled(container) {
      addInferred(members, kind, meetingIn: container)
    } else {
      for run in runs where run.count > 1 { addImplied(run, kind, around: container) }
    }
    return []
  }

  /// Whether an element can never be a group: the document, a screen, a window, a navigation bar.
  private func isGroupless(_ index: Int) -> Bool {
    index < 0 || elements.places[index].kind == .screen
  }

  private func isHeading(_ place: Place) -> Bool {
    place.kind == .heading || place.traits.contains(.header)
  }

  /// Whether an element is a heading, or has one inside, and no control that comes in sets.
  private func endsRun(_ index: Int) -> Bool {
    let end = elements.places[index].end
    guard headingsBefore[end] > headingsBefore[index] else { return false }
    return controlsBefore[end] == controlsBefore[index]
  }

  /// Whether an element has a label of its own, which the joined labels of those inside it are not, nor one that all
  /// around it have as well.
  private func isLabelled(_ index: Int) -> Bool {
    guard let label = elements[index].label, !label.isBlank else { return false }
    return !elements.haveLabel(of: index, upToRoot: label) && !elements[index].isLabelledByItsContents
  }

  private func holdsOnly(_ members: [Int], _ index: Int) -> Bool {
    controlsBefore[elements.places[index].end] - controlsBefore[index] == members.count
  }

  private mutating func addInferred(_ members: [Int], _ kind: SetKind, meetingIn container: Int) {
    var candidate = container
    while !isGroupless(candidate), elements.places[candidate].setOfGroup < 0, holdsOnly(members, candidate) {
      if isLabelled(candidate) {
        return addFound(members, kind, group: candidate)
      }
      candidate = elements.places[candidate].parent
    }
    if holdsOnly(members, container) {
      addFound(members, kind, group: container)
    } else {
      addImplied(members, kind, around: container)
    }
  }

  private mutating func addFound(_ members: [Int], _ kind: SetKind, group: Int) {
    elements.places[group].kind = RoleKind(kind.groupRole)
    elements.recognize(group, by: leastRecognition(of: members))
    add(gathered(members), group: group, isCertain: elements[group].container == .contain)
  }

  private mutating func addImplied(_ members: [Int], _ kind: SetKind, around container: Int) {
    var group = AccessibilityDescriptor(kind.groupRole)
    // Where nobody could see whether something contains the options, nobody could see its label either.
    let seen = container < 0 ? members : members + [container]
    if seen.contains(where: { elements[$0].unobserved.contains(.container) }) {
      group.unobserved = [.container, .label, .value]
    }
    group.recognition = leastRecognition(of: members)
    elements.appendImplied(group, around: container)
    add(gathered(members), group: elements.count - 1, isCertain: false)
  }

  /// How surely a group that nobody declared is one: not more so than its members are what they are.
  private func leastRecognition(of members: [Int]) -> AccessibilityDescriptor.Recognition {
    let recognitions = Set(members.map { elements.places[$0].recognition })
    return AccessibilityDescriptor.Recognition.allCases.last { recognitions.contains($0) } ?? .declared
  }

  /// Lays some members beside those of the sets before; returns where.
  private mutating func gathered(_ more: [Int]) -> Range<Int> {
    members += more
    return members.count - more.count..<members.count
  }

  private mutating func add(_ range: Range<Int>, group: Int, isCertain: Bool) {
    for member in members[range] { elements.places[member].setOfMember = sets.count }
    elements.places[group].setOfGroup = sets.count
    sets.append(ControlSet(group: group, members: range, isCertain: isCertain))
  }
}

extension Elements {
  /// Whether an element says nothing of what it is, and all around it have its label.
  ///
  /// Tools give the elements around a text its label, up to the root. Who contains others is heard, so it has its
  /// label for a reason.
  ///
  /// Complexity: O(count of those around it).
  ///
  /// - Parameters:
  ///   - index: The position of the element.
  ///   - label: Its label.
  /// - Returns: Whether there is anything around it, and all of that has the label.
  fileprivate func haveLabel(of index: Int, upToRoot label: String) -> Bool {
    var parent = places[index].parent
    guard parent >= 0, self[index].role == .other, self[index].container != .contain else { return false }
    while parent >= 0, self[parent].label == label { parent = places[parent].parent }
    return parent < 0
  }
}

extension Node {
  /// Whether this was only found to be a group, and all around it have its label, so that it may be that of none.
  var hasLabelOfAllAround: Bool {
    label.map { tree.elements.haveLabel(of: index, upToRoot: $0) } ?? false
  }

  /// Whether the label is nothing but the labels of those inside, joined, or that of the only one inside.
  var isLabelledByItsContents: Bool {
    if let first = contents.first(where: \.isNamed), beginsUnlike(first) { return false }
    return label.map { tree.elements[index].children.areJoined(in: $0) } ?? false
  }
}

extension AccessibilityDescriptor {
  /// Whether the label is nothing but the labels of those inside, joined, or that of the only one inside.
  var isLabelledByItsContents: Bool {
    label.map { children.areJoined(in: $0) } ?? false
  }

  fileprivate var holdsControl: Bool {
    Role.controls.contains(role) || children.contains(where: \.holdsControl)
  }
}

extension [AccessibilityDescriptor] {
  /// Whether the label is nothing but the labels of those inside, joined, or that of the only one inside.
  ///
  /// If the only one inside with a label is no control and holds none, it is the heading that the label is taken from,
  /// as it should be.
  /// Complexity: O(length of the label).
  ///
  /// - Parameter label: The label of the element around these.
  /// - Returns: Whether it is theirs.
  fileprivate func areJoined(in label: String) -> Bool {
    guard mayBegin(label) else { return false }
    let words = Words(label).list[...]
    return [true, false].contains { isOutermostOnly in
      var rest = words
      var count = 0
      var isHeadingAlone = true
      let isJoined = consumeLabels(isOutermostOnly) { element, words in
        guard rest.starts(with: words) else { return false }
        rest = rest.dropFirst(words.count)
        count += 1
        isHeadingAlone = !element.holdsControl
        return true
      }
      return isJoined && rest.isEmpty && count > 0 && !(count == 1 && isHeadingAlone)
    }
  }

  /// Whether a label may begin with the first label inside.
  private func mayBegin(_ label: String) -> Bool {
    for place in indices {
      if let first = self[place].label, !first.isBlank { return !label.beginsUnlike(first) }
      if !self[place].children.isEmpty { return true }
    }
    return false
  }

  /// Passes the labels of those inside on in order, as words, until one is refused.
  ///
  /// - Parameters:
  ///   - isOutermostOnly: Whether those inside an element with a label are left out, since its label may have theirs.
  ///   - accept: Receives an element and the words of its label; false refuses it.
  /// - Returns: Whether none was refused.
  private func consumeLabels(
    _ isOutermostOnly: Bool, _ accept: (AccessibilityDescriptor, [String]) -> Bool
  ) -> Bool {
    for child in self {
      var isLabelled = false
      if let label = child.label, !label.isBlank {
        isLabelled = true
        guard accept(child, Words(label).list) else { return false }
      }
      guard isLabelled && isOutermostOnly || child.children.consumeLabels(isOutermostOnly, accept) else { return false }
    }
    return true
  }
}

extension AccessibilityDescriptor.Recognition {
  /// Whether the role was stated rather than concluded.
  var isStated: Bool {
    switch self {
    case .declared, .configured: true
    case .wording, .heuristic: false
    }
  }
}
