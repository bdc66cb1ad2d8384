import SelectionKit

extension WebDriverElement {
  /// Whether the element is the whole of what the screen shows, so that its frame is that of the screen.
  var isWholeScreen: Bool {
    type == "Application" || type == "Window"
  }

  /// Whether what is inside may run along with the words of a text.
  var isText: Bool {
    ["StaticText", "TextView", "Link"].contains(type)
  }

  /// What a button inside is, where it is more than a button.
  var roleOfButtonsInside: AccessibilityDescriptor.Role? {
    switch type {
    case "SegmentedControl": .segment
    case "TabBar", "TabGroup": .tab
    case "Menu": .menuItem
    default: nil
    }
  }

  /// Describes the element alone.
  ///
  /// What WebDriverAgent never tells is unknown; what it leaves out may be either.
  func descriptor(buttonRole: AccessibilityDescriptor.Role) -> AccessibilityDescriptor {
    var descriptor = AccessibilityDescriptor(role(buttonRole: buttonRole), label: label)
    descriptor.forget([.hint, .inputLabels, .error, .container])
    // The writer falls back to the label, so only a name other than that is an identifier.
    descriptor.identifier = name == label ? nil : name
    describeTraits(of: &descriptor)
    describeValue(of: &descriptor)
    describeReadOnly(of: &descriptor)
    if let isAccessible { descriptor.isExposed = isAccessible } else { descriptor.forget(.isExposed) }
    descriptor.rendering.hitArea = hitArea
    return descriptor
  }

  private func role(buttonRole: AccessibilityDescriptor.Role) -> AccessibilityDescriptor.Role {
    switch type {
    case "Application", "Window", "NavigationBar": .screen
    case "Button", "MenuButton", "ToolbarButton": buttonRole
    case "Switch": .switch
    case "CheckBox": .checkbox
    case "RadioButton": .nativeRadio
    case "RadioGroup": .radioGroup
    case "Picker", "PickerWheel", "DatePicker", "PopUpButton": .picker
    case "Tab": .tab
    case "MenuItem": .menuItem
    case "Toolbar": .toolbar
    case "Image": .image
    case "StaticText": hasTrait("Header") == true ? .heading : .staticText
    default: .other
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
    // The flag is the trait in another form.
    if isEnabled == false { descriptor.traits.insert(.notEnabled) }
    if isEnabled != nil { descriptor.unobserved.remove(.notEnabledTrait) }
  }
}

// MARK: - Value

extension WebDriverElement {
  private func describeValue(of descriptor: inout AccessibilityDescriptor) {
    if isValueReal { descriptor.value = value } else { descriptor.forget(.value) }
  }

  /// Whether the value is what the element says, and not what the writer put in its place.
  private var isValueReal: Bool {
    switch type {
    case "StaticText":
      // The label stands in for a missing value.
      value == nil ? label == nil : value != label
    case "Button":
      // "1" stands in for a missing value while selected.
      switch hasTrait("Selected") {
      case true?: value != "1"
      case false?: true
      case nil: value != nil && value != "1"
      }
    case "Switch":
      // Forced through a Boolean: "Checked" has become "0", and mixed has become "1".
      false
    case "TextField", "SecureTextField", "SearchField", "TextView":
      // The placeholder stands in for a missing value.
      value == nil || (placeholder != nil && value != placeholder)
    default:
      true
    }
  }
}

// MARK: - Read-only and size

extension WebDriverElement {
  /// Only words can tell that an element is read-only, so it is known not to be where all words are known and none
  /// says so.
  private func describeReadOnly(of descriptor: inout AccessibilityDescriptor) {
    let texts = [descriptor.label, descriptor.value].compactMap(\.self)
    if !isValueReal || texts.contains(where: Phrases.saysReadOnly) { descriptor.forget(.isReadOnly) }
  }

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
