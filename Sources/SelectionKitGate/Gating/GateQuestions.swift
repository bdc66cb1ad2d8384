import SelectionKitRules

/// What a run could not tell, by screen and in reading order.
public struct GateQuestions: Sendable {
  private var lists = ListsBySubject<GateElement, OpenMatter>()
  /// The waivers that settle questions, by the positions of these.
  private var settlements: [Int: Waiver] = [:]

  /// Begins without any.
  init() {}

  /// Adds what can't be told of an element.
  mutating func append(_ matters: [OpenMatter], of element: GateElement) {
    lists.append(matters, about: element)
  }

  /// Settles a question.
  ///
  /// - Parameters:
  ///   - position: The position of the question.
  ///   - waiver: The waiver of the person who looked.
  mutating func settle(_ position: Int, by waiver: Waiver) {
    settlements[position] = waiver
  }
}

extension GateQuestions: RandomAccessCollection {
  /// The position of the first question, which is 0.
  public var startIndex: Int { lists.startIndex }
  /// The position after the last question, which is the count of questions.
  public var endIndex: Int { lists.endIndex }

  /// The question at a position.
  ///
  /// Complexity: O(log n) with n elements.
  ///
  /// - Parameter position: The 0-based position, which has to be one of a question.
  public subscript(position: Int) -> GateQuestion {
    let (element, matter) = lists[position]
    return GateQuestion(matter, about: element, settledBy: settlements[position])
  }

  /// Goes through the questions.
  public struct Iterator: IteratorProtocol {
    fileprivate var base: ListsBySubject<GateElement, OpenMatter>.Iterator
    fileprivate let settlements: [Int: Waiver]
    fileprivate var position = 0

    /// The next question, or nil if there is none.
    public mutating func next() -> GateQuestion? {
      guard let (element, matter) = base.next() else { return nil }
      defer { position += 1 }
      return GateQuestion(matter, about: element, settledBy: settlements.isEmpty ? nil : settlements[position])
    }
  }

  /// Goes through the questions, each in constant time.
  public func makeIterator() -> Iterator { Iterator(base: lists.makeIterator(), settlements: settlements) }
}
