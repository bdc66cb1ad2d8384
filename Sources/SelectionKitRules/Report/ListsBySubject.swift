/// What there is about each of many subjects, where most subjects have the same of it: equal lists are kept once.
package struct ListsBySubject<Subject, Item: Hashable> {
  fileprivate struct Entry {
    let subject: Subject
    let items: [Item]
    /// The position after the last item, among all items.
    @Packed var end: Int

    init(_ subject: Subject, _ items: [Item], end: Int) {
      self.subject = subject
      self.items = items
      _end = Packed(wrappedValue: end)
    }
  }

  private var entries: [Entry] = []
  private var lists: Set<[Item]> = []

  /// Begins without any.
  package init() {}

  /// The subjects with their lists, in order.
  package var subjects: some RandomAccessCollection<(subject: Subject, items: [Item])> {
    entries.lazy.map { ($0.subject, $0.items) }
  }

  /// Adds what there is about a subject; nothing adds nothing.
  ///
  /// Complexity: O(count of items).
  ///
  /// - Parameters:
  ///   - items: What there is.
  ///   - subject: The subject.
  package mutating func append(_ items: [Item], about subject: Subject) {
    guard !items.isEmpty else { return }
    let shared = entries.last.flatMap { $0.items == items ? $0.items : nil } ?? lists.insert(items).memberAfterInsert
    entries.append(Entry(subject, shared, end: count + items.count))
  }
}

extension ListsBySubject: Sendable where Subject: Sendable, Item: Sendable {}
extension ListsBySubject.Entry: Sendable where Subject: Sendable, Item: Sendable {}

/// All items, each with its subject.
extension ListsBySubject: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.last?.end ?? 0 }

  /// An item with its subject.
  ///
  /// Complexity: O(log n) with n subjects.
  ///
  /// - Parameter position: The position of the item among all items.
  package subscript(position: Int) -> (subject: Subject, item: Item) {
    var (low, high) = (entries.startIndex, entries.endIndex - 1)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].end > position { high = middle } else { low = middle + 1 }
    }
    let entry = entries[low]
    return (entry.subject, entry.items[position - entry.end + entry.items.count])
  }

  /// Goes through the items without searching for each.
  package struct Iterator: IteratorProtocol {
    fileprivate let lists: ListsBySubject
    fileprivate var entry = 0
    fileprivate var position = 0

    package mutating func next() -> (subject: Subject, item: Item)? {
      guard entry < lists.entries.count else { return nil }
      let present = lists.entries[entry]
      let item = present.items[position]
      position += 1
      if position == present.items.count { (entry, position) = (entry + 1, 0) }
      return (present.subject, item)
    }
  }

  package func makeIterator() -> Iterator { Iterator(lists: self) }
}
