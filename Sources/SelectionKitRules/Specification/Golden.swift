package import SelectionKit

/// The reference patterns of the component specs as descriptors of which every fact is known.
///
/// Examples and tests start from them and change one thing.
package enum Golden {
  /// A radio option that follows the spec.
  ///
  /// - Parameters:
  ///   - label: Its name and visible label.
  ///   - isChosen: Whether it is the chosen one.
  /// - Returns: The descriptor.
  package static func radio(_ label: String, isChosen: Bool = false) -> AccessibilityDescriptor {
    var option = AccessibilityDescriptor(
      .radioOption, label: label, value: isChosen ? "Radio button, checked" : "Radio button, unchecked",
      traits: isChosen ? .selected : [])
    option.state = CheckState(isChecked: isChosen)
    option.isEnabled = true
    option.effect = .submitted
    option.rendering = .recommended(for: .radioOption, label: label)
    return option
  }

  /// A radio group that follows the spec, with its visible heading as the first child.
  ///
  /// - Parameters:
  ///   - label: Its label and visible heading.
  ///   - options: The options; their names if none are given.
  /// - Returns: The descriptor.
  package static func radioGroup(
    _ label: String = "Choose color",
    _ options: [AccessibilityDescriptor] = [
      radio("Black", isChosen: true), radio("Gray"), radio("White"), radio("Red"),
    ]
  ) -> AccessibilityDescriptor {
    group(.radioGroup, label, [AccessibilityDescriptor(.staticText, label: label)] + options, heading: label)
  }

  /// A checkbox that follows the spec.
  ///
  /// - Parameters:
  ///   - label: Its name and visible label.
  ///   - state: Whether it is checked.
  /// - Returns: The descriptor.
  package static func checkbox(_ label: String, _ state: CheckState = .unchecked) -> AccessibilityDescriptor {
    let value =
      switch state {
      case .checked: "Checked"
      case .unchecked: "Unchecked"
      case .mixed: "Mixed"
      }
    var box = AccessibilityDescriptor(.checkbox, label: label, value: value, traits: [.button, .toggle])
    box.state = state
    box.isEnabled = true
    box.effect = .submitted
    box.rendering = .recommended(for: .checkbox, label: label)
    return box
  }

  /// A checkbox group that follows the spec; it has a label and no visible heading.
  ///
  /// - Parameters:
  ///   - label: Its label.
  ///   - boxes: The checkboxes.
  /// - Returns: The descriptor.
  package static func checkboxGroup(
    _ label: String = "Preferred contact method(s)",
    _ boxes: [AccessibilityDescriptor] = [checkbox("Email", .checked), checkbox("Phone"), checkbox("Text")]
  ) -> AccessibilityDescriptor {
    group(.checkboxGroup, label, boxes, heading: "")
  }

  /// A toggle button that tells its state by its name.
  ///
  /// - Parameters:
  ///   - label: Its name in its present state.
  ///   - isOn: Whether it is on.
  ///   - isIconOnly: Whether it shows no text.
  /// - Returns: The descriptor.
  package static func actionToggle(
    _ label: String, isOn: Bool = false, isIconOnly: Bool = false
  ) -> AccessibilityDescriptor {
    toggle(label, .nextAction, isOn: isOn, isIconOnly: isIconOnly)
  }

  /// An icon-only formatting toggle among peers that tells its state by the selected trait.
  ///
  /// - Parameters:
  ///   - label: Its stable name.
  ///   - isOn: Whether it is on.
  /// - Returns: The descriptor.
  package static func formattingToggle(_ label: String = "Bold", isOn: Bool = false) -> AccessibilityDescriptor {
    var button = toggle(label, .stable, isOn: isOn, isIconOnly: true)
    if isOn { button.traits.insert(.selected) }
    button.isFormatting = true
    button.isAmongPeers = true
    return button
  }

  /// The screen of the checkbox pattern: one checkbox alone, and a group.
  package static var checkboxScreen: AccessibilityDescriptor {
    AccessibilityDescriptor(.screen, children: [checkbox("Accept Terms"), checkboxGroup()])
  }

  /// The screen of the toggle pattern: three that change their name, one of them without text, and a formatting toggle.
  package static var toggleScreen: AccessibilityDescriptor {
    AccessibilityDescriptor(
      .screen,
      children: [
        actionToggle("Mute"), actionToggle("Pin"), actionToggle("Mute", isIconOnly: true), formattingToggle(),
      ])
  }

  private static func toggle(
    _ label: String, _ naming: AccessibilityDescriptor.Naming, isOn: Bool, isIconOnly: Bool
  ) -> AccessibilityDescriptor {
    var button = AccessibilityDescriptor(.toggleButton, label: label, traits: .button)
    button.naming = naming
    button.state = CheckState(isChecked: isOn)
    button.isEnabled = true
    button.isFormatting = false
    button.isAmongPeers = false
    button.contextImpliesOff = false
    button.effect = .inContext
    button.rendering = .recommended(for: .toggleButton, label: isIconOnly ? nil : label)
    return button
  }

  private static func group(
    _ role: AccessibilityDescriptor.Role, _ label: String, _ children: [AccessibilityDescriptor], heading: String
  ) -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(role, label: label, container: .contain, children: children)
    group.isEnabled = true
    group.isRequired = false
    group.isSubmitted = false
    group.rendering.visibleLabel = heading
    return group
  }
}

extension AccessibilityDescriptor {
  /// This descriptor with one thing changed.
  ///
  /// - Parameter change: Receives a copy.
  /// - Returns: The changed copy.
  package func with(_ change: (inout AccessibilityDescriptor) -> Void) -> AccessibilityDescriptor {
    var copy = self
    change(&copy)
    return copy
  }

  /// This descriptor without some facts, as if nobody had looked.
  ///
  /// - Parameter facts: The facts to forget.
  /// - Returns: The copy that knows less.
  package func without(_ facts: Facts) -> AccessibilityDescriptor {
    with { $0.forget(facts) }
  }
}
