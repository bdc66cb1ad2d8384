import SelectionKit

/// Works with every control and imports nothing else, so that whatever it is linked with comes from SelectionKit.
@main
struct FoundationFree {
  enum Size: String, CaseIterable {
    case small = "Small"
    case large = "Large"
  }

  static func main() throws {
    var size = RadioGroup<Size>("Cup size", selection: .small) { $0.rawValue }
    size.activate(.large)

    var agreed = RadioButton("I agree")
    agreed.activate()

    var terms = Checkbox("Accept Terms", status: .invalid("Accept the terms to go on"))
    terms.activate()

    var contact = try CheckboxGroup("Tell me by", options: ["Email", "Phone"], checked: ["Email"])
    contact.selectAllLabel = "Both"
    try contact.setCheckedCount(1...2)
    contact.activateSelectAll()

    var mute = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    mute.context = "Trailer"
    mute.activate()

    let controls: [any SelectionControl] = [size, agreed, terms, contact, mute]
    for control in controls {
      tell(control.descriptor().renderedAsRecommended())
    }
  }

  private static func tell(_ element: AccessibilityDescriptor, depth: Int = 0) {
    let texts = [element.label, element.value].compactMap(\.self).joined(separator: ": ")
    let facts = element.facts.individual.count
    print(String(repeating: "  ", count: depth) + "\(element.role) \(texts); traits \(element.traits); \(facts) facts")
    for child in element.children { tell(child, depth: depth + 1) }
  }
}
