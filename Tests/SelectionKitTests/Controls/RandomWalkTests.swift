import SelectionKit
import Testing

/// Walks of random steps, the same on every run: whatever a person and a program do in turn, a group stays sound.
@Suite struct RandomWalkTests {
  static let ids = 0..<6
  static let strangers = 6..<8
  static let statuses: [ControlStatus] = [.enabled, .enabled, .enabled, .invalid("Wrong"), .readOnly, .disabled]

  /// Some options, in some order, each with some status.
  static func options(using generator: inout SeededGenerator) -> [SelectionOption<Int>] {
    let count = Int.random(in: 1...ids.count, using: &generator)
    return ids.shuffled(using: &generator).prefix(count).map { id in
      SelectionOption(id, "Option \(id)", status: status(using: &generator))
    }
  }

  static func status(using generator: inout SeededGenerator) -> ControlStatus {
    statuses[Int.random(in: statuses.indices, using: &generator)]
  }

  /// An option most of the time, otherwise a stranger.
  static func anyID(using generator: inout SeededGenerator) -> Int {
    Int.random(in: ids.lowerBound..<strangers.upperBound, using: &generator)
  }

  @Test("A radio group stays sound", arguments: [1, 2, 3, 4] as [UInt64])
  func radioGroup(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var group = try RadioGroup("Walk", options: Self.options(using: &generator))
    for step in 1...2500 {
      let before = group
      let id = Self.anyID(using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5:
        let change = group.activate(id)
        let mayChoose = before.status(of: id).map { !$0.isFixed } ?? false
        try #require((change != nil) == (mayChoose && before.selection != id), "step \(step)")
        if let change {
          try #require(change.deselected == before.selection && change.selected == id, "step \(step)")
          try #require(group.selection == id, "step \(step)")
        } else {
          try #require(group == before, "step \(step)")
        }
      case 5:
        group.selection = Bool.random(using: &generator) ? id : nil
      case 6:
        group.status = Self.status(using: &generator)
      case 7:
        let status = Self.status(using: &generator)
        group.updateOption(id) { $0.status = status }
      case 8:
        let isChanged = group.updateOption(id) { $0 = SelectionOption($0.id + 1, "Other") }
        try #require(!isChanged && group == before, "step \(step)")
      default:
        try group.setOptions(Self.options(using: &generator))
      }
      try requireSound(group, step)
    }
  }

  private func requireSound(_ group: RadioGroup<Int>, _ step: Int) throws {
    let ids = group.options.map(\.id)
    try #require(group.selection.map(ids.contains) ?? true, "step \(step)")
    let selected = zip(ids, group.descriptor().children).filter { $0.1.traits.contains(.selected) }.map(\.0)
    try #require(selected == group.selection.map { [$0] } ?? [], "step \(step)")
  }

  @Test("A checkbox group stays sound", arguments: [5, 6, 7, 8] as [UInt64])
  func checkboxGroup(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var group = try CheckboxGroup("Walk", options: Self.options(using: &generator))
    group.selectAllLabel = "All"
    for step in 1...2500 {
      let before = group
      let id = Self.anyID(using: &generator)
      switch Int.random(in: 0..<11, using: &generator) {
      case 0..<4:
        let change = group.activate(id)
        let mayFlip = before.status(of: id).map { !$0.isFixed } ?? false
        try #require((change != nil) == mayFlip, "step \(step)")
        try requireHeld(group, before, change, step)
      case 4:
        let change = group.activateSelectAll()
        try requireHeld(group, before, change, step)
        for option in group.options where before.status(of: option.id)?.isFixed == true {
          try #require(group[option.id] == before[option.id], "step \(step)")
        }
      case 5:
        group[id] = Bool.random(using: &generator)
      case 6:
        group.checked = Set((0..<3).map { _ in Self.anyID(using: &generator) })
      case 7:
        group.status = Self.status(using: &generator)
      case 8:
        let status = Self.status(using: &generator)
        group.updateOption(id) { $0.status = status }
      case 9:
        let maximum = Int.random(in: 1...Self.ids.count, using: &generator)
        try group.setCheckedCount(Bool.random(using: &generator) ? 0...maximum : nil)
      default:
        try group.setOptions(Self.options(using: &generator))
      }
      try requireSound(group, step)
    }
  }

  /// An activation never leaves more checked than the maximum, or than there were, and reports exactly what it did.
  private func requireHeld(
    _ group: CheckboxGroup<Int>, _ before: CheckboxGroup<Int>, _ change: CheckboxGroup<Int>.Change?, _ step: Int
  ) throws {
    let maximum = group.checkedCount?.upperBound ?? .max
    try #require(group.checked.count <= max(maximum, before.checked.count), "step \(step)")
    try #require((change == nil) == (group == before), "step \(step)")
    try #require(change?.checked ?? [] == group.checked.subtracting(before.checked), "step \(step)")
    try #require(change?.unchecked ?? [] == before.checked.subtracting(group.checked), "step \(step)")
  }

  private func requireSound(_ group: CheckboxGroup<Int>, _ step: Int) throws {
    let boxes = group.options.map { group[$0.id] }
    try #require(group.checked.isSubset(of: group.options.map(\.id)), "step \(step)")
    let state: CheckState = boxes.contains(true) ? (boxes.contains(false) ? .mixed : .checked) : .unchecked
    try #require(group.state == state, "step \(step)")
    let rows = group.descriptor().children.suffix(boxes.count)
    try #require(rows.map(\.state) == boxes.map { CheckState(isChecked: $0) }, "step \(step)")
  }
}
