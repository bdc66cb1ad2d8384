package import SelectionKit

/// The sample that the demo audits: controls of every kind, as the component specs draw them.
package enum DemoSample {
  /// What the controls of the sample prescribe, with the rendering that the specs recommend, so that nothing is open.
  package static var document: DescriptorDocument {
    let controls = [colors(), Checkbox("Accept Terms").descriptor(), contactMethods()] + toggles() + [formatting()]
    var document = DescriptorDocument(.prescribed, controls.map { $0.renderedAsRecommended() })
    document.language = "en"
    document.minimumOS = "17.0"
    document.source = DescriptorDocument.Source(screen: "Demo")
    return document
  }

  private enum Color: String, CaseIterable {
    case black = "Black"
    case gray = "Gray"
    case white = "White"
    case red = "Red"
  }

  private static func colors() -> AccessibilityDescriptor {
    RadioGroup<Color>("Choose color", selection: .black) { $0.rawValue }.descriptor()
  }

  private enum ContactMethod: String, CaseIterable {
    case email = "Email"
    case phone = "Phone"
    case text = "Text"
  }

  private static func contactMethods() -> AccessibilityDescriptor {
    CheckboxGroup<ContactMethod>("Preferred contact method(s)", checked: [.email]) { $0.rawValue }.descriptor()
  }

  /// Toggles that stand alone: their names say what they will do next.
  private static func toggles() -> [AccessibilityDescriptor] {
    let mute = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    let pin = ToggleButton(.nextAction(whenOff: "Pin", whenOn: "Remove Pin"), isOn: true)
    var muteTrailer = mute
    muteTrailer.context = "Trailer"
    muteTrailer.isIconOnly = true
    return [mute, pin, muteTrailer].map { describe($0, isFormatting: false) }
  }

  /// Toggles among peers: their names are stable, and the selected trait says which of them is on.
  private static func formatting() -> AccessibilityDescriptor {
    let buttons = [("Bold", true), ("Italic", false)].map { name, isOn in
      var button = ToggleButton(.stable(name), isOn: isOn)
      button.isIconOnly = true
      button.isAmongPeers = true
      return describe(button, isFormatting: true)
    }
    return AccessibilityDescriptor(.toolbar, container: .contain, children: buttons)
  }

  private static func describe(_ button: ToggleButton, isFormatting: Bool) -> AccessibilityDescriptor {
    var element = button.descriptor()
    element.isFormatting = isFormatting
    element.contextImpliesOff = false
    element.isAmongPeers = button.isAmongPeers ?? false
    return element
  }
}
