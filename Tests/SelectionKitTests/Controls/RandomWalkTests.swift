import SelectionKit
import Testing

/// Walks of 107,000 random steps in all, the same on every run.
///
/// Whatever a person and a program do in turn, a control stays sound, says what changed, and can be reached with the
/// keyboard.
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

  static func anyKey(using generator: inout SeededGenerator) -> FocusKey {
    FocusKey.allCases[Int.random(in: FocusKey.allCases.indices, using: &generator)]
  }

  // MARK: Radio groups

  @Test("A radio group stays sound", arguments: [1, 2, 3, 4] as [UInt64])
  func radioGroup(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var group = try RadioGroup("Walk", options: Self.options(using: &generator))
    for step in 1...9_000 {
      let before = group
      let id = Self.anyID(using: &generator)
      switch Int.random(in: 0..<14, using: &generator) {
      case 0..<4:
        let change = group.activate(id)
        let mayChoose = before.status(of: id).map { !$0.isFixed } ?? false
        try #require((change != nil) == (mayChoose && before.selection != id), "step \(step)")
        try requireTold(change, before, group, step)
        if let change { try requireUpdate(group.update(after: change), before, group, every: 8, step) }
      case 4..<7:
        let key = Self.anyKey(using: &generator)
        let direction: ReadingDirection = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
        let isInToolbar = Bool.random(using: &generator)
        let (response, change) = group.press(key, on: id, direction: direction, isInToolbar: isInToolbar)
        try #require(response.activated == change?.selected, "step \(step)")
        try requireTold(change, before, group, step)
        try requireReachable(response, step) { group.status(of: $0) }
      case 7:
        group.selection = Bool.random(using: &generator) ? id : nil
      case 8:
        group.status = Self.status(using: &generator)
      case 9:
        let status = Self.status(using: &generator)
        group.updateOption(id) { $0.status = status }
      case 10:
        let isChanged = group.updateOption(id) { $0 = SelectionOption($0.id + 1, "Other") }
        try #require(!isChanged && group == before, "step \(step)")
      case 11:
        group.isRequired.toggle()
        group.orientation = group.isRequired ? .horizontal : .vertical
      case 12:
        let outcome = group.submit()
        let isMissing = group.isRequired && group.selection == nil || group.status.error != nil
        try #require(outcome.isAccepted == (group.status.isFixed || !isMissing), "step \(step)")
        try requireUpdate(group.update(after: outcome), before, group, every: 1, step)
        if Bool.random(using: &generator) { group.isSubmitted = false }
      default:
        try group.setOptions(Self.options(using: &generator))
      }
      try requireSound(group, step)
      try requireErrorGoes(before.status, group.status, isChanged: before.selection != group.selection, step)
    }
  }

  private func requireTold(
    _ change: RadioGroup<Int>.Change?, _ before: RadioGroup<Int>, _ group: RadioGroup<Int>, _ step: Int
  ) throws {
    guard let change else {
      try #require(group == before, "step \(step)")
      return
    }
    try #require(change.deselected == before.selection && change.selected == group.selection, "step \(step)")
    try #require(change.deselected != change.selected, "step \(step)")
    try #require(change.clearedError == before.status.error, "step \(step)")
  }

  private func requireSound(_ group: RadioGroup<Int>, _ step: Int) throws {
    let ids = group.options.map(\.id)
    try #require(group.selection.map(ids.contains) ?? true, "step \(step)")
    try requireTabStop(group.tabStop, among: ids, step) { group.status(of: $0) }
    if let selection = group.selection, group.status(of: selection) != .disabled {
      try #require(group.tabStop == selection, "step \(step)")
    }
    guard step.isMultiple(of: 4) else { return }
    let tree = group.descriptor()
    let selected = zip(ids, tree.children).filter { $0.1.traits.contains(.selected) }.map(\.0)
    try #require(selected == group.selection.map { [$0] } ?? [], "step \(step)")
    try #require(tree.error == nil || !group.status.isFixed, "step \(step)")
  }

  // MARK: Checkbox groups

  @Test("A checkbox group stays sound", arguments: [5, 6, 7, 8] as [UInt64])
  func checkboxGroup(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var group = try CheckboxGroup("Walk", options: Self.options(using: &generator))
    group.selectAllLabel = "All"
    for step in 1...9_000 {
      let before = group
      let id = Self.anyID(using: &generator)
      switch Int.random(in: 0..<16, using: &generator) {
      case 0..<4:
        let change = group.activate(id)
        let mayFlip = before.status(of: id).map { !$0.isFixed } ?? false
        try #require((change != nil) == mayFlip, "step \(step)")
        try requireHeld(group, before, change, step)
        if let change { try requireUpdate(group.update(after: change), before, group, every: 8, step) }
      case 4, 5:
        let change = group.activateSelectAll()
        try requireHeld(group, before, change, step)
        for option in group.options where before.status(of: option.id)?.isFixed == true {
          try #require(group[option.id] == before[option.id], "step \(step)")
        }
        if let change { try requireUpdate(group.update(after: change), before, group, every: 4, step) }
      case 6, 7:
        let box: CheckboxGroup<Int>.Box = id == 7 ? .parent : .option(id)
        let (response, change) = group.press(Self.anyKey(using: &generator), on: box)
        try requireHeld(group, before, change, step)
        if case .moves(let target, _) = response { try #require(group.tabStops.contains(target), "step \(step)") }
      case 8:
        group[id] = Bool.random(using: &generator)
      case 9:
        group.checked = Set((0..<3).map { _ in Self.anyID(using: &generator) })
      case 10:
        group.status = Self.status(using: &generator)
      case 11:
        let status = Self.status(using: &generator)
        group.updateOption(id) { $0.status = status }
      case 12:
        let bounds = Int.random(in: 0...1, using: &generator)...Int.random(in: 1...Self.ids.count, using: &generator)
        try group.setCheckedCount(Bool.random(using: &generator) ? bounds : nil)
      case 13:
        group.isRequired.toggle()
        let counts = CheckboxGroup<Int>.ParentCount.allCases
        group.selectAllCount = counts[Int.random(in: counts.indices, using: &generator)]
      case 14:
        let outcome = group.submit()
        let isTooFew = group.checked.count < group.minimumCount
        let isWrong = isTooFew || group.checked.count > group.maximum || group.status.error != nil
        try #require(outcome.isAccepted == (group.status.isFixed || !isWrong), "step \(step)")
        try requireUpdate(group.update(after: outcome), before, group, every: 1, step)
        if Bool.random(using: &generator) { group.isSubmitted = false }
      default:
        try group.setOptions(Self.options(using: &generator))
      }
      try requireSound(group, step)
      try requireErrorGoes(before.status, group.status, isChanged: before.checked != group.checked, step)
    }
  }

  /// An activation never leaves more checked than the maximum, or than there were, and reports exactly what it did.
  private func requireHeld(
    _ group: CheckboxGroup<Int>, _ before: CheckboxGroup<Int>, _ change: CheckboxGroup<Int>.Change?, _ step: Int
  ) throws {
    try #require(group.checked.count <= max(group.maximum, before.checked.count), "step \(step)")
    try #require((change == nil) == (group == before), "step \(step)")
    try #require(change?.checked ?? [] == group.checked.subtracting(before.checked), "step \(step)")
    try #require(change?.unchecked ?? [] == before.checked.subtracting(group.checked), "step \(step)")
  }

  private func requireSound(_ group: CheckboxGroup<Int>, _ step: Int) throws {
    let ids = group.options.map(\.id)
    let boxes = ids.map { group[$0] }
    try #require(group.checked.isSubset(of: ids), "step \(step)")
    let state: CheckState = boxes.contains(true) ? (boxes.contains(false) ? .mixed : .checked) : .unchecked
    try #require(group.state == state, "step \(step)")
    guard step.isMultiple(of: 4) else { return }
    let stops = group.tabStops.filter { $0 != .parent }
    try #require(stops == ids.filter { group.status(of: $0) != .disabled }.map { .option($0) }, "step \(step)")
    let tree = group.descriptor()
    let rows = tree.children.suffix(boxes.count)
    try #require(rows.map(\.state) == boxes.map { CheckState(isChecked: $0) }, "step \(step)")
    try #require(!group.hasSelectAll || tree.children[0].state == state, "step \(step)")
    try #require(tree.error == nil || !group.status.isFixed, "step \(step)")
  }

  // MARK: Toolbars

  @Test("A group of toggle buttons holds its policy", arguments: SelectionPolicy.allCases)
  func toggleButtonGroup(policy: SelectionPolicy) throws {
    var generator = SeededGenerator(seed: policy.allowsNone ? 9 : 10)
    var group = try ToggleButtonGroup("Walk", options: Self.options(using: &generator), policy: policy)
    for step in 1...7_000 {
      let before = group
      let id = Self.anyID(using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<4:
        let change = group.activate(id)
        if before.status(of: id)?.isFixed != false { try #require(change == nil, "step \(step)") }
        try requireTold(change, before, group, step)
        if let change { try requireUpdate(group.update(after: change), before, group, every: 8, step) }
      case 4, 5:
        let (response, change) = group.press(Self.anyKey(using: &generator), on: id)
        try #require((response.activated == nil) == (change == nil), "step \(step)")
        try requireTold(change, before, group, step)
        try requireReachable(response, step) { group.status(of: $0) }
      case 6:
        group[id] = Bool.random(using: &generator)
      case 7:
        group.on = Set((0..<2).map { _ in Self.anyID(using: &generator) })
      case 8:
        group.status = Self.status(using: &generator)
      case 9, 10:
        let status = Self.status(using: &generator)
        group.updateOption(id) { $0.status = status }
      default:
        try group.setOptions(Self.options(using: &generator))
      }
      let ids = group.options.map(\.id)
      try #require(group.on.isSubset(of: ids), "step \(step)")
      try #require(group.on.count <= 1 || policy.allowsSeveral, "step \(step)")
      try #require(!group.on.isEmpty || policy.allowsNone, "step \(step)")
      try requireTabStop(group.tabStop, among: ids, step) { group.status(of: $0) }
      try requireErrorGoes(before.status, group.status, isChanged: before.on != group.on, step)
      if step.isMultiple(of: 4) {
        let selected = zip(ids, group.descriptor().children).filter { $0.1.traits.contains(.selected) }.map(\.0)
        try #require(Set(selected) == group.on && selected.count == group.on.count, "step \(step)")
      }
    }
  }

  private func requireTold(
    _ change: ToggleButtonGroup<Int>.Change?, _ before: ToggleButtonGroup<Int>, _ group: ToggleButtonGroup<Int>,
    _ step: Int
  ) throws {
    try #require((change == nil) == (group == before), "step \(step)")
    try #require(Set([change?.turnedOn].compactMap(\.self)) == group.on.subtracting(before.on), "step \(step)")
    try #require(Set([change?.turnedOff].compactMap(\.self)) == before.on.subtracting(group.on), "step \(step)")
  }

  // MARK: Single controls

  @Test("Single controls react exactly if they take input, and say what changed", arguments: [11, 12] as [UInt64])
  func singleControls(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var radio = RadioButton("Walk")
    var box = Checkbox("Walk")
    var toggles = [ToggleButton(.stable("Bold")), ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))]
    for step in 1...3_500 {
      let kind = Int.random(in: 0..<2, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let before = radio
        let changes = !radio.status.isFixed && !radio.isSelected
        let update = radio.activate(at: [], describedIn: .english)
        try #require((update != nil) == changes && radio.isSelected == (before.isSelected || changes), "step \(step)")
        if let update { try requireUpdate(update, before, radio, every: 1, step) }
      case 1:
        let before = box
        let update = box.activate(at: [], describedIn: .english)
        try #require((update != nil) == !before.status.isFixed, "step \(step)")
        if let update { try requireUpdate(update, before, box, every: 1, step) }
        try #require(update == nil ? box == before : box.isChecked == (before.state != .checked), "step \(step)")
      case 2:
        let before = toggles[kind]
        let key = Self.anyKey(using: &generator)
        let isFlipped = toggles[kind].press(key)
        try #require(isFlipped == ([.space, .enter].contains(key) && !before.status.isFixed), "step \(step)")
        try #require(toggles[kind].isOn == (before.isOn != isFlipped), "step \(step)")
      case 3:
        let before = toggles[kind]
        let update = toggles[kind].activate(at: [], describedIn: .english)
        try #require((update != nil) == !before.status.isFixed, "step \(step)")
        if let update { try requireUpdate(update, before, toggles[kind], every: 1, step) }
      case 4:
        radio.status = Self.status(using: &generator)
        if Bool.random(using: &generator) { radio.isSelected = false }
      case 5:
        box.state = CheckState.allCases[Int.random(in: 0..<3, using: &generator)]
        box.status = Self.status(using: &generator)
      default:
        toggles[kind].status = Self.status(using: &generator)
      }
      try #require(radio.isTabStop == (radio.status != .disabled), "step \(step)")
      try #require(radio.descriptor().traits.contains(.selected) == radio.isSelected, "step \(step)")
      try #require(box.descriptor().state == box.state, "step \(step)")
      try #require(!toggles[1].descriptor().traits.contains(.selected), "step \(step)")
    }
  }

  // MARK: What every control holds

  /// Exactly one stop while anything can be focused, and it is one of these.
  private func requireTabStop(
    _ stop: Int?, among ids: [Int], _ step: Int, status: (Int) -> ControlStatus?
  ) throws {
    let reachable = ids.filter { status($0) != .disabled }
    try #require(stop.map(reachable.contains) ?? reachable.isEmpty, "step \(step)")
  }

  /// The focus goes where it can be, and nowhere else.
  private func requireReachable(
    _ response: KeyResponse<Int>, _ step: Int, status: (Int) -> ControlStatus?
  ) throws {
    guard case .moves(let target, _) = response else { return }
    try #require(status(target).map { $0 != .disabled } ?? false, "step \(step)")
  }

  /// An error is gone once the choice changes; what else a status is stays.
  private func requireErrorGoes(
    _ before: ControlStatus, _ after: ControlStatus, isChanged: Bool, _ step: Int
  ) throws {
    guard isChanged else { return }
    try #require(after == (before.error == nil ? before : .enabled), "step \(step)")
  }

  /// What an update lists is what the whole descriptions before and after show, no more and no less.
  private func requireUpdate(
    _ update: DescriptorUpdate, _ before: some SelectionControl, _ after: some SelectionControl, every stride: Int,
    _ step: Int
  ) throws {
    guard step.isMultiple(of: stride) else { return }
    var tree = before.descriptor()
    let wanted = after.descriptor()
    let differing = Self.differences(tree, wanted, at: [])
    // A submission names the group whether it differs or not.
    try #require(update.paths == differing || update.paths == [[]] && differing.isEmpty, "step \(step)")
    update.apply(to: &tree)
    try #require(tree == wanted, "step \(step)")
  }

  private static func differences(
    _ before: AccessibilityDescriptor, _ after: AccessibilityDescriptor, at path: NodePath
  ) -> [NodePath] {
    var alone = (before, after)
    alone.0.children = []
    alone.1.children = []
    var paths = alone.0 == alone.1 ? [] : [path]
    for (position, pair) in zip(before.children, after.children).enumerated() {
      paths += differences(pair.0, pair.1, at: path.appending(position))
    }
    return paths
  }
}

extension CheckboxGroup {
  fileprivate var maximum: Int { checkedCount?.upperBound ?? .max }
}
