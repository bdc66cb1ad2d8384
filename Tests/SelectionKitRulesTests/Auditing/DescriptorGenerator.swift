import SelectionKit
import SelectionKitRules

/// Makes descriptors of which some are right, most are wrong in a few ways, and some are known only in part.
struct DescriptorGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A screen with one group of radio options, one of checkboxes, and some toggle buttons.
  mutating func screen() -> AccessibilityDescriptor {
    AccessibilityDescriptor(
      .screen, children: [radioGroup(), checkboxGroup(), control(Golden.checkbox("Accept Terms", state()))] + toggles())
  }

  mutating func radioGroup() -> AccessibilityDescriptor {
    let chosen = Int(random.next() % 4)
    let options = ["Black", "Gray", "White"].enumerated().map { Golden.radio($1, isChosen: $0 == chosen) }
    return group(Golden.radioGroup("Choose color", options.map { control($0) }))
  }

  mutating func checkboxGroup() -> AccessibilityDescriptor {
    let boxes = ["Email", "Phone", "Text"].map { control(Golden.checkbox($0, state())) }
    return group(Golden.checkboxGroup("Contact", boxes))
  }

  mutating func toggles() -> [AccessibilityDescriptor] {
    let isOn = random.chance(oneIn: 2)
    return [
      control(Golden.actionToggle(isOn ? "Unmute" : "Mute", isOn: isOn)),
      control(Golden.formattingToggle("Bold", isOn: random.chance(oneIn: 2))),
      control(Golden.formattingToggle("Italic", isOn: random.chance(oneIn: 2))),
    ]
  }

  private mutating func state() -> CheckState {
    random.pick([.checked, .unchecked, .unchecked, .mixed])
  }

  /// A control with up to three things changed or forgotten.
  private mutating func control(_ golden: AccessibilityDescriptor) -> AccessibilityDescriptor {
    var element = golden
    for _ in 0..<(random.next() % 4) { change(&element) }
    if random.chance(oneIn: 3) { element.forget(random.pick(Facts.named).fact) }
    return element
  }

  private mutating func group(_ golden: AccessibilityDescriptor) -> AccessibilityDescriptor {
    var group = golden
    switch random.next() % 8 {
    case 0: group.label = nil
    case 1: group.label = "Something else"
    case 2: group.container = random.pick([nil, .combine, .ignore])
    case 3: group.isRequired = true
    case 4:
      group.isRequired = true
      group.isSubmitted = true
    case 5: group.error = "Choose one"
    case 6: group.forget(random.pick(Facts.named).fact)
    default: break
    }
    return group
  }

  private mutating func change(_ element: inout AccessibilityDescriptor) {
    let traits = AccessibilityDescriptor.Traits.named.map(\.trait)
    switch random.next() % 26 {
    case 0: element.label = random.pick([nil, "", " ", "checkbox_icon", "Selected", "Black", "Accept", "Mute button"])
    case 1:
      element.value = random.pick([
        nil, "", "0", "1", "On", "Off", "Checked", "Unchecked", "Mixed", "Radio button", "Radio button, checked",
        "Radio button, unchecked", "Not Selected", "Selected", "12 likes", "Payment option, checked", "Disabled",
        "Checked. . Choose one", "checkbox, unchecked",
      ])
    case 2: element.traits.insert(random.pick(traits))
    case 3: element.traits.remove(random.pick(traits))
    case 4: element.state = random.pick([nil, .checked, .unchecked, .mixed])
    case 5: element.isEnabled = random.pick([nil, true, false])
    case 6: element.isReadOnly.toggle()
    case 7: element.error = random.pick([nil, "Choose one", ""])
    case 8: element.naming = random.pick([nil, .stable, .nextAction])
    case 9: element.isFormatting = random.pick([nil, true, false])
    case 10: element.isAmongPeers = random.pick([nil, true, false])
    case 11: element.contextImpliesOff = random.pick([nil, true, false])
    case 12: element.effect = random.pick([nil, .submitted, .immediateSetting, .inContext, .navigation])
    case 13: element.isExposed.toggle()
    case 14:
      element.rendering.underlyingControl = random.pick([nil, .button, .toggle, .gesture, .representation, .other])
    case 15:
      element.rendering.visibleLabel = random.pick([nil, "", "Black", "Mute", "Accept Terms…", "Something else"])
    case 16: element.rendering.extraTexts = random.pick([nil, [], ["The Beatles"], [""]])
    case 17: element.rendering.isIconOnly = random.pick([nil, true, false])
    case 18: element.rendering.glyphs = random.pick([nil, .init(off: "", on: ""), .init(off: "circle", on: "circle")])
    case 19: element.rendering.glyphSizing = random.pick([nil, .fixed, .clipped, .withText])
    case 20: element.rendering.textSizing = random.pick([nil, .fixed, .clipped, .withText])
    case 21:
      element.rendering.hitArea = random.pick([
        nil, .init(20, 20), .init(30, 44), .init(from: .init(22, 22), to: .init(24, 24), isFrame: true),
        .init(from: .init(42, 42), to: .init(44, 44), isFrame: true),
      ])
    case 22: element.rendering.isInlineInText = random.pick([nil, true, false])
    case 23: element.rendering.focusIndicator = random.pick([nil, .suppressed, .custom])
    case 24: element.rendering.visibleStateText = random.pick([nil, "", "On"])
    default:
      element.children = random.pick([
        [], [AccessibilityDescriptor(.image, label: "Star", traits: .image)],
        [AccessibilityDescriptor(.staticText, label: "Star").with { $0.isExposed = false }],
      ])
    }
  }
}
