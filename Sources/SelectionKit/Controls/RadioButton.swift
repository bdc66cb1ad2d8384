/// A radio button outside a group: one choice that activation makes and never takes back.
///
/// The app turns it off, as part of whatever set it keeps (clause `ouds.radio.standalone.1`).
public struct RadioButton: Hashable, Sendable {
  /// The visible label.
  public var label: String
  /// Whether the choice is made.
  public var isSelected: Bool {
    didSet { if isSelected != oldValue { _ = status.clearError() } }
  }
  /// Whether the button takes input; an error stays until the choice changes.
  public var status: ControlStatus

  /// Creates a radio button.
  ///
  /// - Parameters:
  ///   - label: The visible label.
  ///   - isSelected: Whether the choice is made.
  ///   - status: Whether the button takes input.
  public init(_ label: String, isSelected: Bool = false, status: ControlStatus = .enabled) {
    self.label = label
    self.isSelected = isSelected
    self.status = status
  }

  /// Makes the choice as a person would.
  ///
  /// - Returns: Whether anything changed; false if it was made already, or the button is disabled or read-only.
  @discardableResult
  public mutating func activate() -> Bool {
    guard !status.isFixed, !isSelected else { return false }
    isSelected = true
    return true
  }
}
