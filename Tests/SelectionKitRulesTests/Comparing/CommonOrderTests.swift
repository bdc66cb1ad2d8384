import Testing

@testable import SelectionKitRules

@Suite("Common order of two lists")
struct CommonOrderTests {
  @Test("Nothing is in common with an empty list, everything with the same")
  func ends() {
    #expect(CommonOrder.longest([], [1, 2]).isEmpty)
    #expect(CommonOrder.longest([1, 2], []).isEmpty)
    #expect(CommonOrder.longest([1, 2, 1], [1, 2, 1]).map(\.new) == [0, 1, 2])
    #expect(CommonOrder.longestRise([]) == [])
    #expect(CommonOrder.longestRise([0, 1, 2]) == [0, 1, 2])
    #expect(CommonOrder.longestRise([2, 1, 0]).count == 1)
  }

  @Test("It is a common list, and none is longer", arguments: 0..<300 as Range<UInt64>)
  func longest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = Self.list(&generator)
    let new = Self.list(&generator)
    let pairs = CommonOrder.longest(old, new)
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    #expect(pairs.count == Self.lengthByTable(old, new))
  }

  @Test("It is a rising sequence, and none is longer", arguments: 0..<100 as Range<UInt64>)
  func longestRise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let numbers = Array(0..<Int(generator.next() % 14)).shuffled(using: &generator)
    let rise = CommonOrder.longestRise(numbers)
    #expect(zip(rise, rise.dropFirst()).allSatisfy { $0 < $1 && numbers[$0] < numbers[$1] })
    #expect(rise.count == Self.lengthByTable(numbers, numbers.sorted()))
  }

  @Test("Two long lists with little in common are given up, and two that are nearly the same are not")
  func limit() {
    let numbers = Array(0..<5_000)
    #expect(CommonOrder.longest(numbers, numbers.reversed()).isEmpty)
    #expect(CommonOrder.longest(numbers, Array(numbers.dropFirst(900))).count == 4_100)
  }

  private static func list(_ generator: inout SeededGenerator) -> [Int] {
    (0..<Int(generator.next() % 12)).map { _ in Int(generator.next() % 4) }
  }

  private static func lengthByTable(_ old: [Int], _ new: [Int]) -> Int {
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for a in old.indices {
      for b in new.indices {
        lengths[a + 1][b + 1] =
          old[a] == new[b] ? lengths[a][b] + 1 : max(lengths[a][b + 1], lengths[a + 1][b])
      }
    }
    return lengths[old.count][new.count]
  }
}
