import SelectionKit

extension Report {
  /// What could not be told, in reading order.
  ///
  /// There may be a dozen questions on each of a hundred thousand elements, and mostly the same ones.
  public struct Questions: Sendable {
    /// What a rule can't tell of an element.
    struct Item: Hashable {
      @Packed var place: Int
      let facts: Facts

      /// Creates an item.
      ///
      /// - Parameters:
      ///   - place: The place of the rule in the schedule.
      ///   - facts: The facts that would settle it.
      init(_ place: Int, _ facts: Facts) {
        _place = Packed(wrappedValue: place)
        self.facts = facts
      }
    }

    private var lists = ListsBySubject<JudgedElement, Item>()

    /// Begins without any.
    init() {}

    /// The elements, each with what can't be told of it.
    var elements: some RandomAccessCollection<(subject: JudgedElement, items: [Item])> { lists.subjects }

    /// Adds what can't be told of an element.
    mutating func append(_ items: [Item], of element: JudgedElement) {
      lists.append(items, about: element)
    }

    /// Adds a question of another report.
    mutating func append(_ question: Question) {
      append([Item(question.place, question.facts)], of: question.element)
    }
  }
}

extension Report.Questions: RandomAccessCollection {
  /// The position of the first question, which is 0.
  public var startIndex: Int { lists.startIndex }
  /// The position after the last question, which is the count of questions.
  public var endIndex: Int { lists.endIndex }

  /// The question at a position.
  ///
  /// Complexity: O(log n) with n elements.
  ///
  /// - Parameter position: The 0-based position, which has to be one of a question.
  public subscript(position: Int) -> Report.Question { Report.Question(lists[position]) }

  /// Goes through the questions.
  public struct Iterator: IteratorProtocol {
    fileprivate var base: ListsBySubject<JudgedElement, Item>.Iterator

    /// The next question, or nil if there is none.
    public mutating func next() -> Report.Question? { base.next().map { Report.Question($0) } }
  }

  /// Goes through the questions, each in constant time.
  public func makeIterator() -> Iterator { Iterator(base: lists.makeIterator()) }
}

extension Report.Question {
  fileprivate init(_ entry: (subject: JudgedElement, item: Report.Questions.Item)) {
    self.init(entry.subject, entry.item.place, entry.item.facts)
  }
}

extension Report.Questions: Hashable {
  /// Whether the same is asked in the same order, in whatever audits.
  public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }

  /// Feeds how many there are, and the first.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(first)
  }
}

extension Report.Questions: CustomStringConvertible {
  /// The questions as a list.
  public var description: String { Array(self).description }
}
