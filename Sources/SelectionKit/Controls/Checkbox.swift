/// An independent choice that is submitted with a form.
public struct Checkbox: Hashable, Sendable {
  /// The visible label.
  public var label: String
  /// Whether the box is checked; mixed is for a box that stands for several things.
  public var state: CheckState {
    didSet { if state != oldValue { _ = status.clearError() } }
  }
  /// Whether the box takes input; an error stays until the state changes.
  public var status: ControlStatus

  /// Creates a checkbox.
  ///
  /// - Parameters:
  ///   - label: The visible label.
  ///   - state: Whether the box is checked at first.
  ///   - status: Whether the box takes input.
  public init(_ label: String, _ state: CheckState = .unchecked, status: ControlStatus = .enabled) {
    self.label = label
    self.state = state
    self.status = status
  }

  /// Whether the box is fully checked; setting it leaves no mixed state.
  public var isChecked: Bool {
    get { state == .checked }
    set { state = CheckState(isChecked: newValue) }
  }

  /// Flips the box as a person would; a mixed box becomes checked.
  ///
  /// - Returns: Whether anything changed; false if the box is disabled or read-only.
  @discardableResult
  public mutating func activate() -> Bool {
    guard !status.isFixed else { return false }
    state = CheckState(isChecked: state != .checked)
    return true
  }
}
