/// Whether a choice is made: no, yes, or for some of the things it stands for.
public enum CheckState: String, Hashable, Sendable, CaseIterable {
  /// Not chosen.
  case unchecked
  /// Chosen.
  case checked
  /// Chosen for some of the options that a parent stands for.
  case mixed

  /// Creates a state that is not mixed.
  ///
  /// - Parameter isChecked: Whether the choice is made.
  @inlinable public init(isChecked: Bool) {
    self = isChecked ? .checked : .unchecked
  }
}
