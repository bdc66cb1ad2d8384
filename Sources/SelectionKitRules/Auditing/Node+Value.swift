import SelectionKit

extension Node {
  /// What the value of this radio option, checkbox or toggle button says of role and state, or nil if there is no value,
  /// or no language to read it in.
  var valueReading: ValueReading? { place.value?.reading }

  /// Whether the value is one that a wording composes, and well made: then it need not be looked through.
  var isComposedValue: Bool { place.value?.isComposed == true }

  /// Whether the value says something beside role and state, which has to stay where the state is put right.
  var saysMoreThanState: Bool {
    guard let value, !ValueReading.isRaw(value) else { return false }
    return valueReading?.hasMore ?? !value.isBlank
  }

  /// This radio option or checkbox with a value that says its role and a state; what the value says beyond that stays.
  ///
  /// - Parameter state: The state to say, or nil if it is not known.
  /// - Returns: The element, or nil where state or words are not known or can't be told from the rest of the value, or
  ///   where a box that stands for no others is mixed.
  func restated(as state: CheckState?) -> AccessibilityDescriptor? {
    guard let state, let wording, state != .mixed || isParent else { return nil }
    let right = wording.value(for: role, state)
    guard let value, saysMoreThanState else { return descriptor.with { $0.value = right } }
    for other in [CheckState.checked, .unchecked, .mixed] {
      let wrong = wording.value(for: role, other)
      let rest = value.dropFirst(wrong.count)
      guard value.hasPrefix(wrong), let next = rest.first, !next.isLetter, !next.isWhitespace else { continue }
      return descriptor.with { $0.value = right + rest }
    }
    return nil
  }
}

extension Wording {
  fileprivate func value(for role: AccessibilityDescriptor.Role, _ state: CheckState) -> String {
    role == .radioOption ? radioButton(isChecked: state == .checked) : checkbox(state)
  }
}
