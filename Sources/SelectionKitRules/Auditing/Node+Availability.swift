import SelectionKit

extension Node {
  /// What ``isFixed`` is read from.
  static let availability: Facts = [.notEnabledTrait, .isReadOnly]

  /// Whether activation has to change nothing: the element is announced as unavailable or is read-only; nil if that is
  /// not known.
  var isFixed: Bool? {
    anyOf(has(.notEnabled), isReadOnly)
  }
}

extension Node {
  /// Whether it is in error, or nil if that is not known.
  var isInError: Bool? {
    descriptor.error == nil && !knows(.error) ? nil : descriptor.error != nil
  }
}
