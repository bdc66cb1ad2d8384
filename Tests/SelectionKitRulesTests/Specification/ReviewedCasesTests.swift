import SelectionKit
import SelectionKitRules
import Testing

/// Public reports and repairs of controls, described in our own words, with what a careful reviewer finds on each side.
@Suite("Reviewed cases")
struct ReviewedCasesTests {
  /// One side of a report: what assistive technology was told, and the rules that have to fail.
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let root: AccessibilityDescriptor
    let fails: [Rule.ID]

    init(_ id: String, _ root: AccessibilityDescriptor, fails: Rule.ID...) {
      self.id = id
      self.root = root
      self.fails = fails
    }

    var testDescription: String { id }
  }

  /// An element as a report describes it: what it does not mention is not known.
  private static func element(
    _ role: AccessibilityDescriptor.Role, _ label: String?, _ traits: AccessibilityDescriptor.Traits,
    value: String? = nil,
    isOn: Bool = true, underlying: AccessibilityDescriptor.Rendering.UnderlyingControl? = .button,
    differsByShape: Bool = true, scales: Bool? = nil
  ) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor(role, label: label, value: value, traits: traits)
    element.state = CheckState(isChecked: isOn)
    element.rendering.underlyingControl = underlying
    element.rendering.glyphs =
      differsByShape ? .init(off: "circle", on: "circle.fill") : .init(off: "circle", on: "circle")
    element.rendering.glyphSizing = scales.map { $0 ? .withText : .fixed }
    return element
  }

  /// A group as a report describes it: nobody said whether it is contained.
  private static func group(_ label: String?, _ option: AccessibilityDescriptor) -> AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.radioGroup, label: label, children: [option])
    group.unobserved = .container
    return group
  }

  static let cases: [Case] = [
    Case(
      "R01 before: plain buttons for options", group(nil, element(.radioOption, "Black", .button, scales: false)),
      fails: "group-has-label", "radio-group-is-not-plain-buttons", "glyph-scales-with-text"),
    Case(
      "R01 after: the published repair keeps a ring of fixed size",
      group("Choose Color", element(.radioOption, "Black", .selected, value: "Radio button, checked", scales: false)),
      fails: "glyph-scales-with-text"),
    Case(
      "R03 before: a button for a checkbox", element(.checkbox, "Accept Terms", .button, scales: false),
      fails: "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait", "checkbox-value-states-state",
      "glyph-scales-with-text"),
    Case(
      "R03 after: a toggle with a box of fixed size",
      element(
        .checkbox, "Accept Terms", [.button, .toggle], value: "Checked", underlying: .toggle, scales: false),
      fails: "glyph-scales-with-text"),
    Case(
      "R05 before and after: native segments keep the button trait",
      AccessibilityDescriptor(
        .other, children: [AccessibilityDescriptor(.segment, label: "Red", traits: [.button, .selected])])),
    Case(
      "R07: role and state in the value, no selected trait, no group label",
      group(
        nil, element(.radioOption, "Lucy in the Sky with Diamonds", [], value: "radio. selected. . ", scales: true)),
      fails: "group-has-label", "radio-option-trait-agrees-with-state", "value-has-no-empty-segment"),
    Case(
      "R09 before: the state in the name as well",
      group(nil, element(.radioOption, "Satisfied, Selected, 2 out of 6", [.button, .selected])),
      fails: "group-has-label", "name-is-not-state-or-asset", "radio-option-lacks-button-trait",
      "radio-option-value-states-role-and-state"),
    Case(
      "R09 after: the name is mended, the role is not told",
      group(nil, element(.radioOption, "Satisfied, 2 out of 6", [.button, .selected])),
      fails: "group-has-label", "radio-option-lacks-button-trait", "radio-option-value-states-role-and-state"),
    Case(
      "R11 before: a radio option read as a switch",
      group(nil, element(.radioOption, "lafayette", .toggle, value: "0", isOn: false)),
      fails: "group-has-label", "radio-option-lacks-toggle-trait", "radio-option-value-states-role-and-state"),
    Case(
      "R11 after: a plain button", group(nil, element(.radioOption, "lafayette", .button, isOn: false)),
      fails: "group-has-label", "radio-group-is-not-plain-buttons"),
    Case(
      "R13 before: nothing tells that it is off", group(nil, element(.radioOption, "Option 2", .button, isOn: false)),
      fails: "group-has-label", "radio-group-is-not-plain-buttons"),
    Case(
      "R13 after: the state in the hint, which can be off",
      group(nil, element(.radioOption, "Option 2", .button, isOn: false).with { $0.hint = "unselected" }),
      fails: "group-has-label", "radio-group-is-not-plain-buttons"),
    Case(
      "R15 before: a chip that is on says nothing of it",
      element(.toggleButton, "Filter", .button).with { $0.naming = .stable },
      fails: "toggle-button-trait-follows-state"),
    Case(
      "R15 after: the selected trait",
      element(.toggleButton, "Filter", [.button, .selected]).with { $0.naming = .stable }),
    Case(
      "R17 before: a button for a checkbox", element(.checkbox, "Notify me", .button),
      fails: "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait", "checkbox-value-states-state"),
    Case(
      "R17 after: the trait without the words", element(.checkbox, "Notify me", [.button, .toggle], value: "1"),
      fails: "checkbox-has-toggle-underneath", "checkbox-value-states-state"),
    Case(
      "R19 before: nothing but a gesture", element(.checkbox, nil, [], underlying: .gesture),
      fails: "control-has-name", "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait",
      "checkbox-value-states-state"),
    Case(
      "R19 after: a button that says checked",
      element(.checkbox, "Terms of service name", .button, value: "checked"),
      fails: "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait"),
    Case(
      "R21 before: an error that is not heard",
      element(.checkbox, "Votre selection", [], value: "checkbox, unchecked", isOn: false).with {
        $0.error = "Required"
      },
      fails: "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait", "error-is-heard"),
    Case(
      "R21 after: the error in the value",
      element(.checkbox, "Votre selection", [], value: "checkbox, unchecked, error, Required", isOn: false).with {
        $0.error = "Required"
      },
      fails: "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait"),
    Case(
      "R23 before: role and state in the name",
      element(.checkbox, "Cabaret and Variety, Checkbox, Empty", .button, isOn: false),
      fails: "name-is-not-state-or-asset", "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait",
      "checkbox-value-states-state"),
    Case(
      "R23 after: the trait of another control", element(.checkbox, "Cabaret and Variety", [.button, .selected]),
      fails: "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait", "checkbox-value-states-state"),
    Case(
      "R25 before: a state without a role",
      element(.checkbox, "Automatically check for updates", [], value: "unchecked", isOn: false, underlying: nil),
      fails: "checkbox-has-toggle-trait"),
    Case(
      "R25 after: the role in words, still without its trait",
      element(
        .checkbox, "Automatically check for updates", [], value: "checkbox, unchecked", isOn: false, underlying: nil),
      fails: "checkbox-has-toggle-trait"),
    Case(
      "R27 before: name and state on an element inside",
      element(.checkbox, "Item", [], underlying: nil).with {
        $0.children = [AccessibilityDescriptor(.other, label: "Item")]
      },
      fails: "control-is-one-element", "checkbox-has-toggle-trait", "checkbox-value-states-state"),
    Case(
      "R27 after: on the element itself",
      element(.checkbox, "Item", [], value: "checkbox, checked", underlying: nil), fails: "checkbox-has-toggle-trait"),
    Case(
      "R29: a drawing with a gesture", element(.checkbox, nil, [], underlying: .gesture),
      fails: "control-has-name", "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait",
      "checkbox-value-states-state"),
    Case(
      "R31 before: the state as trait and as value",
      element(.toggleButton, "Bookmark", [.button, .selected], value: "Bookmarked").with { $0.naming = .stable },
      fails: "toggle-button-not-selected-value"),
    Case(
      "R31 after: the trait alone",
      element(.toggleButton, "Bookmark", [.button, .selected]).with { $0.naming = .stable }),
    Case(
      "R33 before: a checkmark that is only drawn", group(nil, element(.radioOption, "Dark", .button)),
      fails: "group-has-label", "radio-group-is-not-plain-buttons"),
    Case(
      "R33 after: the trait without role and words", group(nil, element(.radioOption, "Dark", [.button, .selected])),
      fails: "group-has-label", "radio-option-lacks-button-trait", "radio-option-value-states-role-and-state"),
    Case(
      "R35 before: swatches told apart by colour alone",
      group(nil, element(.radioOption, "Blue theme", .button, differsByShape: false)),
      fails: "group-has-label", "radio-group-is-not-plain-buttons", "glyph-differs-by-shape"),
    Case(
      "R35 after: trait and shape", group(nil, element(.radioOption, "Blue theme", [.button, .selected])),
      fails: "group-has-label", "radio-option-lacks-button-trait", "radio-option-value-states-role-and-state"),
    Case(
      "R37 before: the name of an image for a name",
      element(.checkbox, "discover_tick", .button).with {
        $0.children = [AccessibilityDescriptor(.image, label: "discover_tick", traits: .image)]
      },
      fails: "name-is-not-state-or-asset", "control-is-one-element", "checkbox-has-toggle-underneath",
      "checkbox-has-toggle-trait", "checkbox-value-states-state"),
    Case(
      "R37 after: a name of its own",
      element(.toggleButton, "Receive Notifications", [.button, .selected]).with { $0.naming = .stable }),
    Case(
      "R39 before: a switch without a name", AccessibilityDescriptor(.switch, value: "0", traits: [.button, .toggle]),
      fails: "control-has-name"),
    Case(
      "R39 after: a named switch",
      AccessibilityDescriptor(.switch, label: "Fill Assist", value: "0", traits: [.button, .toggle])),
    Case(
      "R47 before: a small target with a gesture",
      element(.checkbox, nil, [], underlying: .gesture).with {
        $0.rendering.hitArea = .init(30, 30)
        $0.rendering.isInlineInText = false
      },
      fails: "control-has-name", "target-is-at-least-44", "checkbox-has-toggle-underneath",
      "checkbox-has-toggle-trait", "checkbox-value-states-state"),
    Case(
      "R47 after: a larger target in a frame as small as before",
      element(.checkbox, nil, [], underlying: .gesture).with {
        $0.rendering.hitArea = .init(44, 44)
        $0.rendering.isInlineInText = false
      },
      fails: "control-has-name", "checkbox-has-toggle-underneath", "checkbox-has-toggle-trait",
      "checkbox-value-states-state"),
    Case(
      "R49 before: a chip that is only a gesture",
      group(nil, element(.radioOption, "Momentum", [], underlying: .gesture)),
      fails: "group-has-label", "radio-option-has-button-underneath", "radio-option-trait-agrees-with-state",
      "radio-option-value-states-role-and-state"),
    Case(
      "R49 before, as a toggle button",
      element(.toggleButton, "Momentum", [], isOn: false, underlying: .gesture).with { $0.naming = .stable },
      fails: "toggle-button-is-a-button"),
    Case("R49 after, as a toggle button", element(.toggleButton, "Momentum", .button, isOn: false)),
  ]

  @Test("Exactly what a careful reviewer finds is found", arguments: cases)
  func findings(_ reviewed: Case) {
    var document = DescriptorDocument(.observed, [reviewed.root])
    document.language = "en"
    let report = Audit.standard.report(on: document)
    #expect(
      report.findings.map(\.rule.rawValue).sorted() == reviewed.fails.map(\.rawValue).sorted(), "\(report)")
  }

  @Test("R15: a chip that sounds the same on and off is caught without knowing how it tells its state")
  func silentChip() {
    let off = Self.element(.toggleButton, "Filter", .button, isOn: false)
    let on = Self.element(.toggleButton, "Filter", .button, isOn: true)
    let report = Audit.standard.report(on: Activation(of: [], before: off, after: on))
    #expect(report.findings.map(\.rule) == ["toggle-button-state-is-heard"])
  }
}
