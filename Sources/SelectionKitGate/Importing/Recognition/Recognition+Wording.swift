import SelectionKit

extension AccessibilityDescriptor {
  /// Recognises radio options and checkboxes by what they say.
  mutating func recognizeByWording() {
    _ = recognizeByWording(isRepeated: false)
  }

  /// Recognises what is inside first, since rows often repeat the value of the control in them.
  ///
  /// - Returns: The values that were recognised.
  private mutating func recognizeByWording(isRepeated: Bool) -> Set<String> {
    var recognized: Set<String> = []
    for child in children.indices { recognized.formUnion(children[child].recognizeByWording(isRepeated: false)) }
    guard mayBeExposed, recognition != .configured, let value, !recognized.contains(value),
      let role = roleByWording(value)
    else {
      return recognized
    }
    self.role = role
    recognition = .wording
    recognized.insert(value)
    return recognized
  }

  private func roleByWording(_ value: String) -> Role? {
    guard [.other, .staticText, .image, .button, .switch].contains(role) else { return nil }
    let phrases = Phrases(in: value)
    if phrases.isRadio { return .radioOption }
    if phrases.isCheckbox { return .checkbox }
    if traits.contains(.toggle) || role == .switch { return phrases.saysChecked ? .checkbox : nil }
    return phrases.isCheckedAlone ? .checkable : nil
  }
}
