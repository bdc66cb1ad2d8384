/// The groups that a document declares, while their members are counted and gathered.
///
/// The members of all of them are laid side by side in one array: a million groups take no more arrays than one.
struct DeclaredGroups {
  struct Group {
    let position: Int
    let end: Int
    /// The number of the nearest group of the same kind around it, or -1.
    let outer: Int
    /// The number of the group that its members belong to: its own, unless it is a row of another.
    fileprivate(set) var home: Int
    /// How many members it has.
    fileprivate(set) var count = 0
    /// Where its members begin among those of all groups.
    fileprivate(set) var start = 0
    /// Whether it is no group itself, but a row of the one around it.
    fileprivate(set) var isRow = false
  }

  /// The groups, in reading order.
  private(set) var list: [Group] = []
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
  /// - Returns: The number of the group, or -1 if there is none around the member.
  mutating func countMember(_ position: Int, of kind: SetKind) -> Int {
    let group = innermost(kind, around: position)
    if group >= 0 { list[group].count += 1 }
    return group
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
  /// - Parameter groupOfMember: For each element the number of its group, or -1; receives the number of the group that
  ///   it belongs to among those that are no rows.
  /// - Returns: The positions of the members of one group after the other, in reading order.
  mutating func gather(_ groupOfMember: inout [Int]) -> [Int] {
    var numbers: [Int] = []
    var total = 0, groups = 0
    for number in list.indices {
      list[number].start = total
      total += list[number].count
      numbers.append(groups)
      if !list[number].isRow { groups += 1 }
    }
    var next = list.map(\.start)
    var members = Array(repeating: 0, count: total)
    for position in groupOfMember.indices where groupOfMember[position] >= 0 {
      let home = list[groupOfMember[position]].home
      members[next[home]] = position
      next[home] += 1
      groupOfMember[position] = numbers[home]
    }
    return members
  }
}
