import SelectionKit

extension WebDriverElement {
  /// Describes the element alone.
  ///
  /// What WebDriverAgent never tells is unknown; what it leaves out may be either.
  func descriptor(buttonRole: AccessibilityDescriptor.Role) -> AccessibilityDescriptor {
    var descriptor = AccessibilityDescriptor(role(buttonRole: buttonRole), label: label)
    descriptor.forget([.hint, .inputLabels, .error, .container])
    // The writer falls back to the label, so only a name other than that is an identifier.
    descriptor.identifier = identifier ?? (name == label ? nil : name)
    describeTraits(of: &descriptor)
    describeValue(of: &descriptor)
    descriptor.forgetReadOnlyUnlessTold()
    if let isAccessible { descriptor.isExposed = isAccessible } else { descriptor.forget(.isExposed) }
    descriptor.rendering.hitArea = hitArea
    return descriptor
  }

  private func role(buttonRole: AccessibilityDescriptor.Role) -> AccessibilityDescriptor.Role {
    switch type.role {
    case .button: buttonRole
    case .staticText where hasTrait("Header") == true: .heading
    case let role: role
    }
  }

  /// Whether a trait is there, or nil if traits were left out.
  private func hasTrait(_ name: String) -> Bool? {
    traits.map { $0.contains(name) }
  }
}

// MARK: - Traits

extension WebDriverElement {
  private static let traitNames: [(name: String, trait: AccessibilityDescriptor.Traits)] = [
    ("Button", .button), ("ToggleButton", .toggle), ("Selected", .selected), ("NotEnabled", .notEnabled),
    ("Header", .header), ("Image", .image),
  ]

  private func describeTraits(of descriptor: inout AccessibilityDescriptor) {
    for entry in Self.traitNames where hasTrait(entry.name) == true { descriptor.traits.insert(entry.trait) }
    // The type says nothing of the traits: it outlives them.
    if traits == nil { descriptor.unobserved.formUnion(.traits) }
    // Before iOS 17 this one is not reported, so that it is missing means nothing.
    if hasTrait("ToggleButton") == false { descriptor.unobserved.insert(.toggleTrait) }
    descriptor.take(isEnabled.map { !$0 }, as: .notEnabled)
  }
}

// MARK: - Value

extension WebDriverElement {
  private func describeValue(of descriptor: inout AccessibilityDescriptor) {
    if isValueReal { descriptor.value = value } else { descriptor.forget(.value) }
  }

  /// Whether the value is what the element says, and not what the writer put in its place.
  private var isValueReal: Bool {
    if type.showsPlaceholder {
      // The placeholder stands in for a missing value.
      return value == nil || (placeholder != nil && value != placeholder)
    }
    switch type.name {
    case "StaticText":
      // The label stands in for a missing value.
      return value == nil ? label == nil : value != label
    case "Button":
      // "1" stands in for a missing value while selected.
      return switch hasTrait("Selected") {
      case true?: value != "1"
      case false?: true
      case nil: value != nil && value != "1"
      }
    case "Switch":
      // Forced through a Boolean: "Checked" has become "0", and mixed has become "1".
      return false
    default:
      return true
    }
  }
}

// MARK: - Size

extension WebDriverElement {
  /// The size of the frame.
  ///
  /// Rounding outwards makes it at most, and less than, two points larger than it is.
  private var hitArea: AccessibilityDescriptor.Rendering.HitArea? {
    if let exactFrame {
      let size = AccessibilityDescriptor.Rendering.Size(exactFrame.width, exactFrame.height)
      return .init(from: size, to: size, isFrame: true)
    }
    return frame.map { frame in
      .init(
        from: .init(max(frame.width - 2, 0), max(frame.height - 2, 0)), to: .init(frame.width, frame.height),
        isFrame: true)
    }
  }
}
