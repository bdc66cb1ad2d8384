/// A control that describes itself to assistive technology and can be activated as a person would.
///
/// An app's own control conforms, too: audits, explorations and transcripts then work on it as on the controls of this
/// package. There is no associated type, so controls of several kinds can be kept together.
public protocol SelectionControl: Hashable, Sendable {
  /// What assistive technology is to be told of the control as it is now: a pure function of its value.
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The description of the control as it is now.
  func descriptor(in wording: Wording) -> AccessibilityDescriptor

  /// Activates one element of the control as a person would.
  ///
  /// - Parameter path: The way to the element in the control's own descriptor; the empty path is the control itself.
  /// - Returns: Whether anything changed; false also for a path that leads to nothing that can be activated.
  @discardableResult
  mutating func activate(at path: NodePath) -> Bool

  /// Activates one element as a person would, and says what that changes in the description.
  ///
  /// There is a default that compares the descriptions before and after; the groups of this package build only what
  /// differs.
  ///
  /// - Parameters:
  ///   - path: The way to the element in the control's own descriptor; the empty path is the control itself.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ and what has to be announced, or nil if nothing changed.
  mutating func activate(at path: NodePath, describedIn wording: Wording) -> DescriptorUpdate?
}

extension SelectionControl {
  /// What assistive technology is to be told of the control as it is now, in English.
  public func descriptor() -> AccessibilityDescriptor {
    descriptor(in: .english)
  }

  /// Activates one element as a person would, and compares the descriptions before and after.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - path: The way to the element in the control's own descriptor; the empty path is the control itself.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ, or nil if nothing changed.
  public mutating func activate(at path: NodePath, describedIn wording: Wording) -> DescriptorUpdate? {
    let before = descriptor(in: wording)
    guard activate(at: path) else { return nil }
    return DescriptorUpdate(from: before, to: descriptor(in: wording))
  }
}
