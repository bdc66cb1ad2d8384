/// Whether a control takes input, and if it doesn't, why.
///
/// One case at a time: an error on a read-only control, an error on a disabled one, and read-only together with
/// disabled cannot be written (clauses `ouds.radio.forbidden.1` to `.3`).
public enum ControlStatus: Hashable, Sendable {
  /// The control takes input.
  case enabled
  /// The control shows a value that can't be changed now; it stays reachable and is not announced as disabled.
  case readOnly
  /// The control is unavailable.
  case disabled
  /// The control takes input, and what it holds is in error.
  ///
  /// Once it holds something else, by a person's doing or the program's, a control or a group is enabled again. An
  /// error of one option of a group is about the option, and stays until the app takes it away.
  case invalid(ErrorMessage)

  /// Whether activation changes nothing: the control is disabled or read-only.
  @inlinable public var isFixed: Bool {
    switch self {
    case .disabled, .readOnly: true
    case .enabled, .invalid: false
    }
  }

  /// Whether the keyboard can reach the control: always, unless it is disabled.
  var canBeFocused: Bool {
    if case .disabled = self { false } else { true }
  }

  /// Takes an error away, since what it was about has changed; returns its message.
  @inlinable
  mutating func clearError() -> ErrorMessage? {
    guard case .invalid(let message) = self else { return nil }
    self = .enabled
    return message
  }

  /// The message, if the control is in error.
  public var error: ErrorMessage? {
    if case .invalid(let message) = self { message } else { nil }
  }

  /// The status that an element with this status has inside a group.
  ///
  /// Disabled wins over read-only, and both win over anything the element says of itself. An error stays with the
  /// element or group it was set on.
  ///
  /// - Parameter group: The status of the group around the element.
  /// - Returns: The status that counts.
  @inlinable public func within(_ group: ControlStatus) -> ControlStatus {
    switch (self, group) {
    case (.disabled, _), (_, .disabled): .disabled
    case (.readOnly, _), (_, .readOnly): .readOnly
    default: self
    }
  }
}
