import Measuring
import SelectionKit

/// Options to choose one after the other in a radio group.
struct Choices {
  let options: Int
  let ids: [Int]

  /// The same ten options over and over.
  static func hot(among options: Int, _ scale: Scale) -> Choices {
    let ten = (0..<10).map { $0 * options / 10 }
    return Choices(options: options, ids: (0..<scale.choices).map { ten[$0 % 10] })
  }

  /// Any option, hardly ever the same soon.
  static func random(among options: Int, _ scale: Scale) -> Choices {
    var generator = SeededGenerator(seed: UInt64(options))
    return Choices(
      options: options, ids: (0..<scale.choices).map { _ in Int.random(in: 0..<options, using: &generator) })
  }

  /// A new group, of which nobody keeps a copy.
  func group() throws -> RadioGroup<Int> {
    try RadioGroup("Favourite", options: (0..<options).map { .init($0, "Weekly delivery \($0)") })
  }

  /// Chooses one option after the other.
  static func choose(_ ids: [Int], in group: inout RadioGroup<Int>) -> Int {
    group.selection = nil
    var sum = 0
    for id in ids {
      if let change = group.activate(id) { sum &+= change.deselected ?? -1 }
    }
    return sum
  }

  /// Chooses one option after the other, each time in a group of which a fresh copy is kept.
  static func chooseKeepingEach(_ ids: [Int], in group: inout RadioGroup<Int>) -> Int {
    group.selection = nil
    var kept = [group, group]
    var sum = 0
    for id in ids {
      // Into a list, where it can't be left out.
      kept[id & 1] = group
      if let change = group.activate(id) { sum &+= change.selected }
    }
    return sum &- (kept[0].selection ?? -1) &- (kept[1].selection ?? -1)
  }

  /// Chooses one option after the other and describes each time what has changed.
  static func describe(_ ids: [Int], in group: inout RadioGroup<Int>) -> Int {
    group.selection = nil
    var sum = 0
    for id in ids {
      guard let change = group.activate(id) else { continue }
      for element in group.update(after: change).elements { sum &+= element.descriptor.label?.utf8.count ?? -1 }
    }
    return sum
  }
}
