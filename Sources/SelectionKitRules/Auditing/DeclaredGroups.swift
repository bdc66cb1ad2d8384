/// The groups that a document declares, while their members are counted and gathered.
///
/// The members of all of them are laid side by side in one array: a million groups take no more arrays than one.
struct DeclaredGroups {
  struct Group {
    @Packed var position: Int
    @Packed var end: Int
    /// The number of the nearest group of the same kind around it, or -1.
    @Packed var outer: Int
    /// The number of the group that its members belong to: its own, unless it is a row of another.
    @Packed fileprivate(set) var home: Int
    /// How many members it has.
    @Packed fileprivate(set) var count = 0
    /// Where its members begin among those of all groups.
    @Packed fileprivate(set) var start = 0
    /// Whether it is no group itself, but a row of the one around it.
    fileprivate(set) var isRow = false
  }

  private struct Member {
    @Packed var position: Int
    @Packed var group: Int
  }

  /// The groups, in reading order.
  private(set) var list: [Group] = []
  /// The members, in reading order.
  private var members: [Member] = []
  /// The numbers of the groups of each kind around the position that was reached, the innermost last.
  private var openRadio: [Int] = []
  private var openCheckbox: [Int] = []

  /// Begins a group.
  mutating func open(_ position: Int, until end: Int, _ kind: SetKind) {
    let outer = innermost(kind, around: position)
    switch kind {
    case .radio: openRadio.append(list.count)
    case .checkbox: openCheckbox.append(list.count)
    }
    list.append(Group(position: position, end: end, outer: outer, home: list.count))
  }

  /// Counts a member of the innermost group of its kind.
  ///
  /// - Returns: Whether there is such a group around it.
  mutating func countMember(_ position: Int, of kind: SetKind) -> Bool {
    let group = innermost(kind, around: position)
    guard group >= 0 else { return false }
    list[group].count += 1
    members.append(Member(position: position, group: group))
    return true
  }

  private mutating func innermost(_ kind: SetKind, around position: Int) -> Int {
    switch kind {
    case .radio: Self.innermost(&openRadio, of: list, around: position)
    case .checkbox: Self.innermost(&openCheckbox, of: list, around: position)
    }
  }

  private static func innermost(_ open: inout [Int], of groups: [Group], around position: Int) -> Int {
    while let last = open.last {
      if groups[last].end > position { return last }
      open.removeLast()
    }
    return -1
  }

  /// A group of one option inside another group of its kind is a row of that group, and no group itself.
  mutating func mergeRows() {
    for number in list.indices.reversed() where list[number].count == 1 && list[number].outer >= 0 {
      let outer = list[number].outer
      list[outer].count += 1
      list[number].count = 0
      list[number].isRow = true
      list[number].home = outer
    }
    for number in list.indices where list[number].isRow {
      list[number].home = list[list[number].home].home
    }
  }

  /// Lays the members of each group side by side.
  ///
  /// - Returns: The positions of the members of one group after the other, in reading order.
  mutating func gather() -> [Int] {
    var total = 0
    for number in list.indices {
      list[number].start = total
      total += list[number].count
    }
    var next = list.map(\.start)
    var gathered = Array(repeating: 0, count: total)
    for member in members {
      let home = list[member.group].home
      gathered[next[home]] = member.position
      next[home] += 1
    }
    return gathered
  }
}
