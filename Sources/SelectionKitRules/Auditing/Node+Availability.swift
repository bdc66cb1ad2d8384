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
  /// The error it is in, or nil if there is none or it is not known.
  var error: ErrorMessage? { place.isInError ? descriptor.error : nil }

  /// Whether it is in error, or nil if that is not known.
  var isInError: Bool? {
    knows(.error) ? place.isInError : nil
  }
}
