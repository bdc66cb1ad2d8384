package import SelectionKit

extension Golden {
  /// Turning on a toggle button that tells its state by its name.
  ///
  /// - Parameters:
  ///   - name: Its name while off.
  ///   - newName: Its name while on.
  ///   - change: Changes the button on both sides.
  ///   - changeAfter: Changes it afterwards only.
  /// - Returns: The activation.
  package static func renaming(
    _ name: String = "Mute", to newName: String = "Unmute",
    changing change: (inout AccessibilityDescriptor) -> Void = { _ in },
    changingAfter changeAfter: (inout AccessibilityDescriptor) -> Void = { _ in }
  ) -> Activation {
    Activation(
      of: [], before: actionToggle(name).with(change),
      after: actionToggle(newName, isOn: true).with(change).with(changeAfter))
  }

  /// Turning on a formatting toggle.
  ///
  /// - Parameters:
  ///   - change: Changes the button on both sides.
  ///   - changeAfter: Changes it afterwards only.
  /// - Returns: The activation.
  package static func formatting(
    changing change: (inout AccessibilityDescriptor) -> Void = { _ in },
    changingAfter changeAfter: (inout AccessibilityDescriptor) -> Void = { _ in }
  ) -> Activation {
    Activation(
      of: [], before: formattingToggle().with(change),
      after: formattingToggle(isOn: true).with(change).with(changeAfter))
  }

  /// The activation of a checkbox beside a toggle button that changes along with it.
  package static func activatingAnother() -> Activation {
    func screen(_ box: AccessibilityDescriptor, _ button: AccessibilityDescriptor) -> AccessibilityDescriptor {
      AccessibilityDescriptor(.screen, children: [box, button])
    }
    return Activation(
      of: [0], before: screen(checkbox("Silence all"), actionToggle("Mute")),
      after: screen(checkbox("Silence all", .checked), actionToggle("Unmute", isOn: true)))
  }
}
