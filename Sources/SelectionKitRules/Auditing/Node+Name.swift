import SelectionKit

extension Node {
  /// The name, or nil where there is none, it is blank, or it is not known.
  var name: String? { isNamed ? label : nil }

  /// Whether there is a name that is not blank.
  var isNamed: Bool { place.isNamed }

  /// What a rule about names answers where there is no name: that there is none is said by another rule.
  var verdictWithoutName: Rule.Verdict {
    knows(.label) ? .inapplicable : .cantTell(.label)
  }

  /// This element with another name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The element, or nil where the name is blank or doesn't say what is seen.
  func renamed(_ name: String) -> AccessibilityDescriptor? {
    if name.isBlank { return nil }
    if let visible = visibleText, !visible.isBlank, NameMatch(of: name, with: visible) < .extended { return nil }
    return descriptor.with { $0.label = name }
  }

  /// The visible text that a name has to say: the visible label or, where only others are shown, those joined.
  ///
  /// Empty if it is known that there is none, nil if that is not known.
  var visibleText: String? {
    guard let visibleLabel = rendering.visibleLabel else { return nil }
    guard visibleLabel.isBlank else { return visibleLabel }
    return rendering.extraTexts?.filter { !$0.isBlank }.joined(separator: ", ")
  }

  /// The first and the last letter of the name.
  var letters: OuterLetters { place.letters }

  /// Whether the words of this name and another certainly don't begin with those of the other.
  ///
  /// - Parameter other: The element with the other name.
  /// - Returns: Whether they are unlike; false where only the words themselves tell.
  func beginsUnlike(_ other: Node) -> Bool {
    if letters.beginUnlike(other.letters) { return true }
    guard let label, let otherLabel = other.label else { return false }
    return label.beginsUnlike(otherLabel)
  }

  /// Whether the name is what is seen, to the letter.
  var isNamedAsShown: Bool { place.isNamedAsShown }
}
