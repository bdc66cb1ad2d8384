import SelectionKit

/// The elements of a snapshot in reading order, each read where it lies: in the list of those beside it.
///
/// Copying an element would cost more than judging it by several rules.
struct Elements: RandomAccessCollection, Sendable {
  private struct Place {
    let list: Int
    let rank: Int
  }

  /// The lists of siblings that hold the elements; the first is of those that stand in no tree.
  private var lists: [[AccessibilityDescriptor]] = [[]]
  private var places: [Place] = []

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(index: Int) -> AccessibilityDescriptor {
    _read { yield lists[places[index].list][places[index].rank] }
  }

  /// Keeps a list of siblings, of which elements can then be appended.
  ///
  /// - Parameter siblings: The list, which is shared and not copied.
  /// - Returns: The number of the list.
  mutating func keep(_ siblings: [AccessibilityDescriptor]) -> Int {
    lists.append(siblings)
    return lists.count - 1
  }

  /// Appends an element of a list that is kept.
  mutating func append(_ rank: Int, of list: Int) {
    places.append(Place(list: list, rank: rank))
  }

  /// Appends an element that stands in no tree.
  mutating func append(_ element: AccessibilityDescriptor) {
    places.append(Place(list: 0, rank: lists[0].count))
    lists[0].append(element)
  }

  /// Has another element stand in the place of one.
  mutating func replace(_ index: Int, with element: AccessibilityDescriptor) {
    places[index] = Place(list: 0, rank: lists[0].count)
    lists[0].append(element)
  }
}

extension Elements {
  /// The facts that are known of each element.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter shared: What is known of all of them.
  /// - Returns: The facts, in the order of the elements.
  func facts(with shared: Facts) -> [Facts] {
    var facts: [Facts] = []
    facts.reserveCapacity(count)
    for index in indices { facts.append(AccessibilityDescriptor.facts(of: self[index]).union(shared)) }
    return facts
  }
}
