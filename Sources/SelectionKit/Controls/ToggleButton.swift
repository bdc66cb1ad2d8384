/// A button that turns an action of the current context on and off.
public struct ToggleButton: Hashable, Sendable {
  /// How the state is told; the two ways exclude each other (clause `button.toggle.dont.1`).
  public enum Name: Hashable, Sendable {
    /// The name is what activation will do next, and changes with the state: "Mute", then "Unmute".
    case nextAction(whenOff: String, whenOn: String)
    /// The name stays, and the selected trait tells that it is on: "Bold" in a formatting toolbar.
    case stable(String)
  }

  /// The name, and with it the way in which the state is told.
  public var name: Name
  /// Whether what the button turns on is on.
  public var isOn: Bool {
    didSet { if isOn != oldValue { _ = status.clearError() } }
  }
  /// Whether the button takes input; an error stays until it is turned on or off.
  public var status: ControlStatus
  /// What to add to the name where several similar toggles are near: "Trailer" makes "Mute Trailer".
  public var context: String?
  /// What activation leads to, where the name leaves it open.
  public var hint: String?
  /// Whether the button shows no text.
  public var isIconOnly = false
  /// Whether it stands among toggles of its kind, so that on and off can be told by comparison; nil if not known.
  public var isAmongPeers: Bool?

  /// Creates a toggle button.
  ///
  /// - Parameters:
  ///   - name: The name, and with it the way in which the state is told.
  ///   - isOn: Whether it is on at first.
  ///   - status: Whether the button takes input.
  public init(_ name: Name, isOn: Bool = false, status: ControlStatus = .enabled) {
    self.name = name
    self.isOn = isOn
    self.status = status
  }

  /// Flips the state as a person would.
  ///
  /// - Returns: Whether anything changed; false if the button is disabled or read-only.
  @discardableResult
  public mutating func activate() -> Bool {
    guard !status.isFixed else { return false }
    isOn.toggle()
    return true
  }
}
