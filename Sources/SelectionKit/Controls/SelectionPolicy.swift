/// How many buttons of a ``ToggleButtonGroup`` may be on at a time, held by every activation.
///
/// The two that need one have no empty state: activating the last button that is on changes nothing.
public enum SelectionPolicy: Hashable, Sendable, CaseIterable {
  /// One is always on, and another takes its place.
  case exactlyOne
  /// One is on, or none.
  case oneOrNone
  /// Any number is on, and always at least one.
  case oneOrMore
  /// Any number is on, or none.
  case anyNumber

  /// Whether no button has to be on.
  @inlinable public var allowsNone: Bool {
    switch self {
    case .oneOrNone, .anyNumber: true
    case .exactlyOne, .oneOrMore: false
    }
  }

  /// Whether more than one button may be on.
  @inlinable public var allowsSeveral: Bool {
    switch self {
    case .oneOrMore, .anyNumber: true
    case .exactlyOne, .oneOrNone: false
    }
  }
}
