import SelectionKit

/// Finds which controls belong together, and which element is their group.
///
/// A declared group is the group of all its options, however deep they are. Options without one are gathered from
/// within: a container of one option is a row, a container of several is where they meet, and the first labelled
/// element from there outwards that holds no other selection control is their group.
struct Grouping {
  private(set) var layout: Layout
  private(set) var roles: [AccessibilityDescriptor.Role]
  private(set) var kinds: [RoleKind]
  private(set) var sets: [ControlSet] = []
  private(set) var setOfMember: [Int]
  private(set) var setOfGroup: [Int]
  /// Before each element, how many selection controls were counted; empty where no options are without a group.
  private var controlsBefore: [Int] = []
  /// Before each element, how many headings were counted; empty where no options are without a group.
  private var headingsBefore: [Int] = []
  /// Before each element, how many options of the kind in question were counted that had no group at first.
  private var looseBefore: [Int] = []
  /// How many elements there are in the document: implied groups come after them.
  let countOfElements: Int

  /// Groups the controls of a layout.
  ///
  /// Complexity: O(count of elements times depth) at worst.
  init(_ layout: Layout) {
    self.layout = layout
    countOfElements = layout.elements.count
    roles = layout.elements.indices.map { layout.elements[$0].role }
    kinds = roles.map { RoleKind($0) }
    setOfMember = Array(repeating: -1, count: countOfElements)
    setOfGroup = setOfMember
    collectDeclared()
    for kind in SetKind.allCases where hasLoose(kind) {
      if controlsBefore.isEmpty {
        controlsBefore = counts { kinds[$0].isSelectionControl }
        headingsBefore = counts { roles[$0] == .heading || layout.elements[$0].traits.contains(.header) }
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

  private mutating func collectDeclared() {
    var groups = DeclaredGroups()
    for index in 0..<countOfElements {
      if let kind = SetKind(ofMember: kinds[index]) {
        setOfMember[index] = groups.countMember(index, of: kind)
      } else if let kind = SetKind(ofGroup: kinds[index]) {
        groups.open(index, until: layout.ends[index], kind)
      }
    }
    groups.mergeRows()
    for group in groups.list where group.isRow {
      roles[group.position] = .other
      kinds[group.position] = .other
    }
    let members = groups.gather(&setOfMember)
    for group in groups.list where !group.isRow {
      setOfGroup[group.position] = sets.count
      sets.append(
        ControlSet(
          group: group.position, members: members[group.start..<group.start + group.count],
          isCertain: layout.elements[group.position].recognition.isStated))
    }
  }

  // MARK: Options without a declared group

  private func isLoose(_ index: Int, _ kind: SetKind) -> Bool {
    setOfMember[index] < 0 && SetKind(ofMember: kinds[index]) == kind
  }

  private func hasLoose(_ kind: SetKind) -> Bool {
    (0..<countOfElements).contains { isLoose($0, kind) }
  }

  /// Makes sets of the loose members inside an element; returns the one member that makes it a row, if there is one.
  private mutating func gather(_ kind: SetKind, around container: Int) -> [Int] {
    var runs: [[Int]] = [[]]
    var child = container + 1
    let end = container < 0 ? countOfElements : layout.ends[container]
    while child < end {
      if isLoose(child, kind) {
        runs[runs.count - 1].append(child)
      } else if isHeading(child) {
        if runs.last?.isEmpty == false { runs.append([]) }
      } else if looseBefore[layout.ends[child]] > looseBefore[child] {
        runs[runs.count - 1] += gather(kind, around: child)
      }
      child = layout.ends[child]
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
    index < 0 || roles[index] == .screen
  }

  /// Whether an element is a heading, or has one inside, and no control that comes in sets.
  private func isHeading(_ index: Int) -> Bool {
    let end = layout.ends[index]
    guard headingsBefore[end] > headingsBefore[index] else { return false }
    return controlsBefore[end] == controlsBefore[index]
  }

  /// Whether an element has a label of its own, which the joined labels of those inside it are not.
  private func isLabelled(_ index: Int) -> Bool {
    guard let label = layout.elements[index].label, !label.isBlank else { return false }
    return !layout.elements[index].isLabelledByItsContents
  }

  private func holdsOnly(_ members: [Int], _ index: Int) -> Bool {
    controlsBefore[layout.ends[index]] - controlsBefore[index] == members.count
  }

  private mutating func addInferred(_ members: [Int], _ kind: SetKind, meetingIn container: Int) {
    var candidate = container
    while !isGroupless(candidate), setOfGroup[candidate] < 0, holdsOnly(members, candidate) {
      if isLabelled(candidate) {
        return addFound(members, kind, group: candidate)
      }
      candidate = layout.parents[candidate]
    }
    if holdsOnly(members, container) {
      addFound(members, kind, group: container)
    } else {
      addImplied(members, kind, around: container)
    }
  }

  private mutating func addFound(_ members: [Int], _ kind: SetKind, group: Int) {
    roles[group] = kind.groupRole
    kinds[group] = RoleKind(kind.groupRole)
    layout.recognize(group, by: leastRecognition(of: members))
    add(members, group: group, isCertain: layout.elements[group].container == .contain)
  }

  private mutating func addImplied(_ members: [Int], _ kind: SetKind, around container: Int) {
    var group = AccessibilityDescriptor(kind.groupRole)
    // Where nobody could see whether something contains the options, nobody could see its label either.
    let seen = container < 0 ? members : members + [container]
    if seen.contains(where: { layout.elements[$0].unobserved.contains(.container) }) {
      group.unobserved = [.container, .label, .value]
    }
    group.recognition = leastRecognition(of: members)
    layout.appendImplied(group, around: container)
    roles.append(kind.groupRole)
    kinds.append(RoleKind(kind.groupRole))
    setOfMember.append(-1)
    setOfGroup.append(-1)
    add(members, group: layout.elements.count - 1, isCertain: false)
  }

  /// How surely a group that nobody declared is one: not more so than its members are what they are.
  private func leastRecognition(of members: [Int]) -> AccessibilityDescriptor.Recognition {
    let recognitions = Set(members.map { layout.elements[$0].recognition })
    return AccessibilityDescriptor.Recognition.allCases.last { recognitions.contains($0) } ?? .declared
  }

  private mutating func add(_ members: [Int], group: Int, isCertain: Bool) {
    for member in members { setOfMember[member] = sets.count }
    setOfGroup[group] = sets.count
    sets.append(ControlSet(group: group, members: members[...], isCertain: isCertain))
  }
}

extension Node {
  /// Whether the label is nothing but the labels of those inside, joined, or that of the only one inside.
  var isLabelledByItsContents: Bool {
    label.map { tree.elements[index].children.areJoined(in: $0) } ?? false
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
