import SelectionKit

/// Which element of a tree became which of another.
///
/// Elements are matched by an identifier that is unique on both sides, else by role and position among the children of
/// matched elements, else by order. Names don't decide: a changed name is what rules look for. Only where children
/// came or went, and several of a role could be meant, do equal names break the tie.
struct Matching {
  private let before: Tree
  private let after: Tree
  /// For each element before, the position of what it became, or -1.
  private(set) var afterOfBefore: [Int]
  private var beforeOfAfter: [Int]

  /// Matches two trees.
  ///
  /// Complexity: O(count of elements), and O(product of the counts) among siblings that came or went.
  init(_ before: Tree, _ after: Tree) {
    self.before = before
    self.after = after
    afterOfBefore = Array(repeating: -1, count: before.elements.count)
    beforeOfAfter = Array(repeating: -1, count: after.elements.count)
    matchByIdentifier()
    matchSiblings(before.roots, after.roots)
    for index in 0..<before.firstImplied where afterOfBefore[index] >= 0 {
      matchSiblings(before.children(of: index), after.children(of: afterOfBefore[index]))
    }
    matchImpliedGroups()
  }

  /// Whether the two trees show one screen: at least half of the smaller tree, and of the selection controls of each,
  /// was matched.
  ///
  /// A fragment leaves out what else is on its screen, so half of both trees has to match there.
  var isSameScreen: Bool {
    let matched = (0..<before.firstImplied).filter { afterOfBefore[$0] >= 0 }
    let controls = matched.count { before.role(of: $0).isSelectionControl }
    let counts = [before.firstImplied, after.firstImplied]
    let needed = before.isFragment || after.isFragment ? counts.max() : counts.min()
    return matched.count * 2 >= needed ?? 0
      && controls * 2 >= before.countOfSelectionControls && controls * 2 >= after.countOfSelectionControls
  }

  private mutating func match(_ old: Int, _ new: Int) {
    afterOfBefore[old] = new
    beforeOfAfter[new] = old
  }

  private mutating func matchByIdentifier() {
    let old = before.uniqueIdentifiers
    for (identifier, new) in after.uniqueIdentifiers {
      if let old = old[identifier] { match(old, new) }
    }
  }

  private mutating func matchSiblings(_ allOld: [Int], _ allNew: [Int]) {
    let old = allOld.filter { afterOfBefore[$0] < 0 }
    let new = allNew.filter { beforeOfAfter[$0] < 0 }
    if old.map({ before.role(of: $0) }) == new.map({ after.role(of: $0) }) {
      for (old, new) in zip(old, new) { match(old, new) }
    } else {
      matchInOrder(old, new)
    }
  }

  /// Some came or went: first those of equal role and name, in the longest common order, then the rest by role.
  private mutating func matchInOrder(_ old: [Int], _ new: [Int]) {
    for (oldPlace, newPlace) in longestCommonOrder(old, new) { match(old[oldPlace], new[newPlace]) }
    var place = 0
    for element in old where afterOfBefore[element] < 0 {
      let free = new.indices.dropFirst(place).first {
        beforeOfAfter[new[$0]] < 0 && after.role(of: new[$0]) == before.role(of: element)
      }
      guard let free else { continue }
      match(element, new[free])
      place = free + 1
    }
  }

  private func longestCommonOrder(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= 4_000_000 else { return [] }
    func isEqual(_ a: Int, _ b: Int) -> Bool {
      before.role(of: old[a]) == after.role(of: new[b]) && before.elements[old[a]].label == after.elements[new[b]].label
    }
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for a in old.indices.reversed() {
      for b in new.indices.reversed() {
        let longest = max(lengths[(a + 1) * width + b], lengths[a * width + b + 1])
        lengths[a * width + b] = isEqual(a, b) ? max(longest, lengths[(a + 1) * width + b + 1] + 1) : longest
      }
    }
    var pairs: [(Int, Int)] = []
    var (a, b) = (0, 0)
    while a < old.count, b < new.count {
      if isEqual(a, b), lengths[a * width + b] == lengths[(a + 1) * width + b + 1] + 1 {
        pairs.append((a, b))
        (a, b) = (a + 1, b + 1)
      } else if lengths[(a + 1) * width + b] >= lengths[a * width + b + 1] {
        a += 1
      } else {
        b += 1
      }
    }
    return pairs
  }

  /// An implied group became the group of what most of its members became.
  private mutating func matchImpliedGroups() {
    for old in before.firstImplied..<before.elements.count {
      let members = before.members[before.setOfGroup(old)?.members ?? 0..<0]
      let first = members.first { afterOfBefore[$0] >= 0 && after.setOfMember(afterOfBefore[$0]) != nil }
      if let new = first.flatMap({ after.setOfMember(afterOfBefore[$0])?.group }), beforeOfAfter[new] < 0 {
        match(old, new)
      }
    }
  }
}

extension Tree {
  /// The positions of the roots, in order.
  fileprivate var roots: [Int] {
    (0..<firstImplied).filter { place(of: $0).parent < 0 }
  }

  /// Whether the tree was cut out of a screen: its root is none, and nobody saw what contains what.
  fileprivate var isFragment: Bool {
    roots.contains { place(of: $0).kind != .screen && elements[$0].unobserved.contains(.container) }
  }

  fileprivate var countOfSelectionControls: Int {
    (0..<firstImplied).count { place(of: $0).kind.isSelectionControl }
  }

  /// The identifiers that stand on one element only and are no name of a symbol, with its position.
  fileprivate var uniqueIdentifiers: [String: Int] {
    var positions: [String: Int] = [:]
    var repeated: Set<String> = []
    for index in 0..<firstImplied {
      guard let identifier = elements[index].identifier, !identifier.isBlank, !identifier.looksLikeSymbol else {
        continue
      }
      if positions.updateValue(index, forKey: identifier) != nil { repeated.insert(identifier) }
    }
    for identifier in repeated { positions[identifier] = nil }
    return positions
  }
}

extension String {
  /// Whether the text looks like the name of a symbol, which changes with the state it shows: lower-case words with
  /// dots between them, one of which is a shape.
  package var looksLikeSymbol: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    let isDottedLowerCase = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    return isDottedLowerCase && parts.contains { Self.shapes.contains($0) }
  }

  private static let shapes: Set<Substring> = [
    "bell", "bold", "bookmark", "checkmark", "chevron", "circle", "diamond", "ellipsis", "eye", "fill", "flag", "gear",
    "heart", "hand", "italic", "largecircle", "lock", "mic", "minus", "moon", "pause", "pin", "play", "plus", "record",
    "slash", "speaker", "square", "star", "sun", "underline", "xmark",
  ]
}
