/// One thing that can be chosen in a group: its identity, its texts and its own status.
///
/// Whether it *is* chosen belongs to the group, so that no two places can disagree.
public struct SelectionOption<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// What tells this option from the others of its group.
  public let id: ID
  /// The visible label, which is also the name people speak to reach the option.
  public var label: String
  /// A second line beside the label.
  public var extraLabel: String?
  /// A longer helper text.
  public var explanation: String?
  /// The option's own status; the group's may override it.
  public var status: ControlStatus
  /// How the option is laid out.
  public var appearance: OptionAppearance

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - id: What tells this option from the others of its group.
  ///   - label: The visible label.
  ///   - status: The option's own status.
  public init(_ id: ID, _ label: String, status: ControlStatus = .enabled) {
    self.id = id
    self.label = label
    self.status = status
    appearance = OptionAppearance()
  }

  /// The image that stands beside the label.
  public enum ShownIcon: Hashable, Sendable {
    /// The option's own decorative image.
    case decorative(OptionAppearance.Icon)
    /// The sign of an error.
    case error
  }

  /// The image beside the label, or nil for none: in an error, its sign takes the place of an icon that is shown (clause
  /// `ouds.radio.error.1`).
  public var shownIcon: ShownIcon? {
    guard let icon = appearance.icon else { return nil }
    return status.error == nil ? .decorative(icon) : .error
  }
}
