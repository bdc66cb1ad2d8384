import SelectionKit

/// A role as a number: told from its name once an element, and cheap to compare and to look up by from then on.
enum RoleKind: UInt8, Sendable, CaseIterable {
  case radioGroup, radioOption, nativeRadio, checkboxGroup, checkbox, checkable, toggleButton, toolbar, `switch`
  case segment, tab, picker, menuItem, button, heading, staticText, image, screen, other
  /// A role that is none of those that have a name here.
  case unlisted

  /// Tells the kind of a role.
  init(_ role: AccessibilityDescriptor.Role) {
    let length = role.rawValue.utf8.count
    let kinds = Self.byLength.indices.contains(length) ? Self.byLength[length] : []
    self = kinds.first { $0.role == role } ?? .unlisted
  }

  // Texts of one length are few, so that few have to be compared.
  private static let byLength: [[RoleKind]] = (0...13).map { length in
    allCases.filter { $0.role?.rawValue.utf8.count == length }
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
