import SelectionKit

extension AccessibilityDescriptor {
  /// Guesses that small buttons without a name, each beside one text in a container of its own, are radio options.
  ///
  /// The guess is no finding; that they have no name is one, whatever they are.
  mutating func guessRadios() {
    _ = guessRadiosInside()
  }

  /// What is inside an element, as far as the guess goes.
  private struct Contents {
    var controlCount = 0
    var bareButtonCount = 0
    var textCount = 0

    /// Whether it is what a hand-made radio option is made of.
    var isRow: Bool {
      controlCount == 1 && bareButtonCount == 1 && textCount == 1
    }
  }

  private mutating func guessRadiosInside() -> Contents {
    var contents = Contents()
    var rows: [Int] = []
    for child in children.indices {
      let inside = children[child].guessRadiosInside()
      if inside.isRow, !children[child].isControl { rows.append(child) }
      contents.controlCount += inside.controlCount
      contents.bareButtonCount += inside.bareButtonCount
      contents.textCount += inside.textCount
    }
    if rows.count >= 2 { becomeRadioGroup(of: rows) }
    if isControl {
      // What a button shows is part of it.
      return Contents(controlCount: contents.controlCount + 1, bareButtonCount: isBareButton ? 1 : 0)
    }
    if role == .staticText, name != nil { contents.textCount += 1 }
    return contents
  }

  private mutating func becomeRadioGroup(of rows: [Int]) {
    for row in rows {
      children[row].updateAll { element in
        guard element.isBareButton else { return }
        element.role = .radioOption
        element.recognition = .heuristic
      }
    }
    // A screen is no group, and what is known to be something else stays it.
    guard role == .other, recognition != .configured else { return }
    role = .radioGroup
    recognition = .heuristic
  }

  /// Whether it is a button without a name, no larger than the ring of a radio option.
  private var isBareButton: Bool {
    guard role == .button, recognition != .configured, isKnownExposed, name == nil,
      let size = rendering.hitArea?.maximum
    else { return false }
    return size.width <= 32 && size.height <= 32
  }
}
