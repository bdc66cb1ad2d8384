import SelectionKit

extension AccessibilityDescriptor {
  /// Guesses that a switch is a checkbox where neither it nor a switch inside it has the size of a native one.
  mutating func recognizeSwitchesAsCheckboxes() {
    updateAll { element in
      guard element.role == .switch, element.recognition != .configured, element.rendering.hitArea != nil,
        !element.isNativeSwitch
      else { return }
      element.role = .checkbox
      element.recognition = .heuristic
    }
  }

  /// Whether it may well be a native switch, going by the size of its frame or of that of a switch inside.
  private var isNativeSwitch: Bool {
    let isNative = rendering.hitArea?.maximum.isThatOfNativeSwitch ?? true
    return isNative || children.contains { $0.role == .switch && $0.isNativeSwitch }
  }

  /// Makes one of a switch and the switch inside it, as some systems tell of a single one.
  ///
  /// The name is the outer one's, and so is what it is, unless the configuration names the inner one. Which of the two
  /// frames reacts to touch can't be told.
  ///
  /// - Parameters:
  ///   - index: The place of the element in the reading order of the document as it was; afterwards that of the next.
  ///   - merged: Receives the places of the elements that are no more, in reading order.
  mutating func mergeNestedSwitches(at index: inout Int, into merged: inout [Range<Int>]) {
    index += 1
    let inner = isSwitchOrCheckbox ? children.filter(\.isSwitchOrCheckbox) : []
    let only = inner.count == 1 ? inner.first : nil
    var kept: [AccessibilityDescriptor] = []
    for child in children.indices {
      if only != nil, children[child].isSwitchOrCheckbox {
        let start = index
        index += children[child].elementCount
        merged.append(start..<index)
      } else {
        children[child].mergeNestedSwitches(at: &index, into: &merged)
        if only != nil { kept.append(children[child]) }
      }
    }
    guard let only else { return }
    children = kept
    if name == nil { label = only.label }
    identifier = identifier ?? only.identifier
    if recognition != .configured, only.recognition == .configured {
      role = only.role
      recognition = .configured
    }
    rendering.hitArea = nil
  }

  private var elementCount: Int {
    children.reduce(1) { $0 + $1.elementCount }
  }

  private var isSwitchOrCheckbox: Bool {
    role == .switch || role == .checkbox
  }
}

extension AccessibilityDescriptor.Rendering.Size {
  /// Whether it is the size of a native switch, up to iOS 18 or since iOS 26, with what rounding adds.
  fileprivate var isThatOfNativeSwitch: Bool {
    let (width, height) = (width.rounded(), height.rounded())
    return (49...52).contains(width) && (30...32).contains(height)
      || (61...65).contains(width) && (27...30).contains(height)
  }
}
