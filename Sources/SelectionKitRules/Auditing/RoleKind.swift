import SelectionKit

/// A role as far as grouping and reading tell it from others: told from its name once an element, and compared as a
/// number from then on.
enum RoleKind: UInt8, Sendable {
  case radioOption, nativeRadio, checkbox, checkable, toggleButton, `switch`, radioGroup, checkboxGroup, other

  init(_ role: AccessibilityDescriptor.Role) {
    switch role {
    case .radioOption: self = .radioOption
    case .nativeRadio: self = .nativeRadio
    case .checkbox: self = .checkbox
    case .checkable: self = .checkable
    case .toggleButton: self = .toggleButton
    case .switch: self = .switch
    case .radioGroup: self = .radioGroup
    case .checkboxGroup: self = .checkboxGroup
    default: self = .other
    }
  }

  /// Whether elements of the role are controls by which something is selected.
  var isSelectionControl: Bool {
    switch self {
    case .radioOption, .nativeRadio, .checkbox, .checkable, .toggleButton, .switch: true
    case .radioGroup, .checkboxGroup, .other: false
    }
  }

  /// Whether rules read a state in the value of elements of the role.
  var saysStateInValue: Bool {
    switch self {
    case .radioOption, .checkbox, .toggleButton: true
    case .nativeRadio, .checkable, .switch, .radioGroup, .checkboxGroup, .other: false
    }
  }
}
