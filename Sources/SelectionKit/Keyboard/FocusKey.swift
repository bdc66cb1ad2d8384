/// A key that moves the focus or activates what has it.
public enum FocusKey: Hashable, Sendable, CaseIterable {
  /// Tab: on to the next stop.
  case tab
  /// Shift and Tab: back to the previous stop.
  case backTab
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home: to the first element.
  case home
  /// End: to the last element.
  case end
  /// The space bar.
  case space
  /// Return or Enter.
  case enter
}

/// The direction in which lines are read, and options side by side follow one another.
public enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

extension FocusKey {
  /// Which neighbour an arrow leads to: 1 is the next, -1 the previous; nil for any other key.
  ///
  /// Left and right change places in right-to-left layout, if the options stand side by side.
  func step(_ orientation: OptionOrientation, _ direction: ReadingDirection) -> Int? {
    let isMirrored = orientation == .horizontal && direction == .rightToLeft
    switch self {
    case .down: return 1
    case .up: return -1
    case .right: return isMirrored ? -1 : 1
    case .left: return isMirrored ? 1 : -1
    case .tab, .backTab, .home, .end, .space, .enter: return nil
    }
  }
}
