import SelectionKit

extension Node {
  /// What ``isFixed`` is read from.
  static var availability: Facts { [.notEnabledTrait, .isReadOnly] }

  /// Whether activation has to change nothing: the element is announced as unavailable or is read-only; nil if that is
  /// not known.
  var isFixed: Bool? {
    if place.traits.contains(.notEnabled) { return true }
    if knows(Self.availability) { return place.isReadOnly }
    return isReadOnly == true ? true : nil
  }
}

extension Node {
  /// Whether it is in error, or nil if that is not known.
  var isInError: Bool? {
    knows(.error) ? place.isInError : nil
  }
}
