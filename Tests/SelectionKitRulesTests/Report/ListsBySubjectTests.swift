import SelectionKitRules
import Testing

@Suite("Lists by subject")
struct ListsBySubjectTests {
  @Test("The items come in order, each with its subject, however they are read")
  func order() {
    var lists = ListsBySubject<String, Int>()
    lists.append([1, 2], about: "a")
    lists.append([], about: "b")
    lists.append([1, 2], about: "c")
    lists.append([3], about: "a")
    let expected = ["a 1", "a 2", "c 1", "c 2", "a 3"]
    #expect(lists.map { "\($0.subject) \($0.item)" } == expected)
    #expect(lists.indices.map { "\(lists[$0].subject) \(lists[$0].item)" } == expected)
    #expect(lists.subjects.map(\.subject) == ["a", "c", "a"])
    #expect(lists.count == 5)
  }

  @Test("Without items there is nothing")
  func nothing() {
    var lists = ListsBySubject<String, Int>()
    lists.append([], about: "a")
    #expect(lists.isEmpty)
    #expect(lists.subjects.isEmpty)
    #expect(Array(lists).isEmpty)
  }

  @Test("Random access agrees with going through, whatever the lengths", arguments: [1, 2, 3, 4, 5])
  func randomLists(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lists = ListsBySubject<Int, Int>()
    var flat: [[Int]] = []
    for subject in 0..<200 {
      let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
      lists.append(items, about: subject)
      flat += items.map { [subject, $0] }
    }
    #expect(lists.map { [$0.subject, $0.item] } == flat)
    #expect(lists.indices.reversed().map { [lists[$0].subject, lists[$0].item] } == flat.reversed())
  }
}
