/// How the options of a group follow one another.
public enum OptionOrientation: Hashable, Sendable, CaseIterable {
  /// One below the other.
  case vertical
  /// Side by side, in the reading direction.
  case horizontal
}
