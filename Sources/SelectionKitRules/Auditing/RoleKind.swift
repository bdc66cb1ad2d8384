import SelectionKit

/// A role as a number: told from its name once an element, and cheap to compare and to look up by from then on.
enum RoleKind: UInt8, Sendable, CaseIterable {
  case radioGroup, radioOption, nativeRadio, checkboxGroup, checkbox, checkable, toggleButton, toolbar, `switch`
  case segment, tab, picker, menuItem, button, heading, staticText, image, screen, other
  /// A role that is none of those that have a name here.
  case unlisted

  /// Tells the kind of a role.
  init(_ role: AccessibilityDescriptor.Role) {
    // By length first: to find two texts different takes longer than all else here.
    switch role.rawValue.utf8.count {
    case 3 where role == .tab: self = .tab
    case 5 where role == .image: self = .image
    case 5 where role == .other: self = .other
    case 6 where role == .button: self = .button
    case 6 where role == .picker: self = .picker
    case 6 where role == .screen: self = .screen
    case 6 where role == .switch: self = .switch
    case 7 where role == .heading: self = .heading
    case 7 where role == .segment: self = .segment
    case 7 where role == .toolbar: self = .toolbar
    case 8 where role == .checkbox: self = .checkbox
    case 8 where role == .menuItem: self = .menuItem
    case 9 where role == .checkable: self = .checkable
    case 10 where role == .radioGroup: self = .radioGroup
    case 10 where role == .staticText: self = .staticText
    case 11 where role == .nativeRadio: self = .nativeRadio
    case 11 where role == .radioOption: self = .radioOption
    case 12 where role == .toggleButton: self = .toggleButton
    case 13 where role == .checkboxGroup: self = .checkboxGroup
    default: self = .unlisted
    }
  }

  /// The role, or nil if it has no name here.
  var role: AccessibilityDescriptor.Role? {
    switch self {
    case .radioGroup: .radioGroup
    case .radioOption: .radioOption
    case .nativeRadio: .nativeRadio
    case .checkboxGroup: .checkboxGroup
    case .checkbox: .checkbox
    case .checkable: .checkable
    case .toggleButton: .toggleButton
    case .toolbar: .toolbar
    case .switch: .switch
    case .segment: .segment
    case .tab: .tab
    case .picker: .picker
    case .menuItem: .menuItem
    case .button: .button
    case .heading: .heading
    case .staticText: .staticText
    case .image: .image
    case .screen: .screen
    case .other: .other
    case .unlisted: nil
    }
  }

  /// Whether elements of the role are controls by which something is selected.
  var isSelectionControl: Bool {
    switch self {
    case .radioOption, .nativeRadio, .checkbox, .checkable, .toggleButton, .switch: true
    default: false
    }
  }

  /// Whether rules read a state in the value of elements of the role.
  var saysStateInValue: Bool {
    switch self {
    case .radioOption, .checkbox, .toggleButton: true
    default: false
    }
  }
}
