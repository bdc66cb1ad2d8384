import SelectionKit

extension AccessibilityDescriptor {
  /// Guesses that a switch is a checkbox where neither it nor a switch inside it has the size of a native one.
  mutating func recognizeSwitchesAsCheckboxes() {
    updateAll { element in
      guard element.role == .switch, element.rendering.hitArea != nil, !element.isNativeSwitch else { return }
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
  /// The name is the outer one's. Which of the two frames reacts to touch can't be told.
  mutating func mergeNestedSwitches() {
    updateAll { element in
      guard element.isSwitchOrCheckbox else { return }
      let inner = element.children.filter(\.isSwitchOrCheckbox)
      guard let only = inner.first, inner.count == 1 else { return }
      element.children.removeAll(where: \.isSwitchOrCheckbox)
      if element.name == nil { element.label = only.label }
      element.rendering.hitArea = nil
    }
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
