import SelectionKit

/// Radio options, or checkboxes, that belong together, and the element that is their group.
struct ControlSet: Sendable {
  /// The position of the group: an element of the document, or an implied one where nothing holds the members.
  @Packed var group: Int
  @Packed private var start: Int
  @Packed private var end: Int
  /// Whether it is certain that these and no others belong together: their group was declared or configured, or one
  /// contained element holds them and no other selection control.
  let isCertain: Bool

  init(group: Int, members: Range<Int>, isCertain: Bool) {
    (_group, _start) = (Packed(wrappedValue: group), Packed(wrappedValue: members.lowerBound))
    _end = Packed(wrappedValue: members.upperBound)
    self.isCertain = isCertain
  }

  /// Where its members stand among those of all sets, which are in reading order within each.
  var members: Range<Int> { start..<max(start, end) }
}

/// The two kinds of control that come in sets.
enum SetKind: CaseIterable {
  case radio, checkbox

  init?(ofMember kind: RoleKind) {
    switch kind {
    case .radioOption, .nativeRadio: self = .radio
    case .checkbox, .checkable: self = .checkbox
    default: return nil
    }
  }

  init?(ofGroup kind: RoleKind) {
    switch kind {
    case .radioGroup: self = .radio
    case .checkboxGroup: self = .checkbox
    default: return nil
    }
  }

  /// What the group of such controls is.
  var groupRole: AccessibilityDescriptor.Role {
    switch self {
    case .radio: .radioGroup
    case .checkbox: .checkboxGroup
    }
  }
}

extension AccessibilityDescriptor.Role {
  /// Whether elements of the role are controls by which something is selected.
  var isSelectionControl: Bool {
    RoleKind(self).isSelectionControl
  }
}
