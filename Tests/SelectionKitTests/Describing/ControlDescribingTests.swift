import SelectionKit
import Testing

/// What holds for every control, whatever its kind.
@Suite struct ControlDescribingTests {
  static func controls(_ status: ControlStatus) throws -> [any SelectionControl] {
    var radio = try RadioGroup(
      "Song", options: [SelectionOption(1, "Lucy", status: status), SelectionOption(2, "Help!")])
    radio.selection = 1
    var boxes = try CheckboxGroup("Songs", options: [SelectionOption(1, "Lucy", status: status)], checked: [1])
    boxes.selectAllLabel = "All"
    var invalidRadio = radio
    invalidRadio.status = status
    var invalidBoxes = boxes
    invalidBoxes.status = status
    var toggle = ToggleButton(.stable("Bold"), status: status)
    toggle.isAmongPeers = false
    return [
      radio, boxes, invalidRadio, invalidBoxes, toggle, RadioButton("Lucy", status: status),
      Checkbox("Accept", .mixed, status: status),
      ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"), status: status),
      try ToggleButtonGroup("Style", options: [SelectionOption(1, "Bold", status: status)], policy: .anyNumber),
    ]
  }

  static func texts(of element: AccessibilityDescriptor) -> [String] {
    [element.label, element.value, element.hint].compactMap(\.self) + element.children.flatMap(texts)
  }

  @Test(
    "No text has an empty segment, whatever an error says",
    arguments: ["", " ", "\n", "\u{A0}", "Pick one"])
  func noEmptySegment(error: String) throws {
    for control in try Self.controls(.invalid(ErrorMessage(error))) {
      for text in Self.texts(of: control.descriptor()) {
        #expect(!text.contains(". . "))
        #expect(!text.contains(", ,"))
        #expect(text.last != " " && text.last != ".")
        #expect(!text.isEmpty)
      }
    }
  }

  @Test("Without an argument it is English that is spoken")
  func english() throws {
    for control in try Self.controls(.readOnly) {
      #expect(control.descriptor() == control.descriptor(in: .english))
    }
  }

  @Test("Another wording is used throughout")
  func ownWording() throws {
    let readOnly = try Self.controls(.readOnly).map { Self.texts(of: $0.descriptor(in: .german)) }
    #expect(
      readOnly == [
        ["Song", "Lucy", "Optionsfeld, gewählt, schreibgeschützt", "Help!", "Optionsfeld, nicht gewählt"],
        ["Songs", "All", "Angekreuzt, schreibgeschützt", "Lucy", "Angekreuzt, schreibgeschützt"],
        [
          "Song", "Lucy", "Optionsfeld, gewählt, schreibgeschützt", "Help!",
          "Optionsfeld, nicht gewählt, schreibgeschützt",
        ],
        ["Songs", "All", "Angekreuzt, schreibgeschützt", "Lucy", "Angekreuzt, schreibgeschützt"],
        ["Bold", "Nicht gewählt, schreibgeschützt"],
        ["Lucy", "Optionsfeld, nicht gewählt, schreibgeschützt"],
        ["Accept", "Teils angekreuzt, schreibgeschützt"],
        ["Mute", "schreibgeschützt"],
        ["Style", "Bold", "schreibgeschützt"],
      ])
    #expect(Checkbox("Accept").descriptor(in: .german).value == "Nicht angekreuzt")
    var full = try CheckboxGroup("Songs", options: ["Lucy", "Help!"], checked: ["Lucy"])
    try full.setCheckedCount(0...1)
    #expect(full.descriptor(in: .german).value == "Mehr als 1 geht nicht")
  }

  @Test("What only the view can show stays open")
  func openFacts() throws {
    for control in try Self.controls(.enabled) {
      var descriptor = control.descriptor()
      descriptor.updateAll { element in
        #expect(element.identifier == nil)
        #expect(element.unobserved == [])
        #expect(element.recognition == .declared)
        #expect(element.isFormatting == nil)
        #expect(element.contextImpliesOff == nil)
        #expect(element.rendering.facts.subtracting(.isIconOnly) == [])
      }
    }
  }

  @Test("Only what is disabled has the trait for it; read-only never does")
  func notEnabledTrait() throws {
    for status in [ControlStatus.enabled, .readOnly, .invalid("Wrong"), .disabled] {
      for control in try Self.controls(status) {
        var descriptor = control.descriptor()
        descriptor.updateAll { element in
          guard element.container == nil else { return }
          #expect(element.traits.contains(.notEnabled) == (element.isEnabled == false))
          #expect(!(element.isReadOnly && element.isEnabled == false))
          #expect(!(element.isReadOnly && element.error != nil))
          #expect(!(element.isEnabled == false && element.error != nil))
        }
      }
    }
  }

  @Test("Rendered as recommended, a tree keeps what it knew and knows what only a view can show")
  func renderedAsRecommended() throws {
    var option = SelectionOption(1, "Lucy")
    option.extraLabel = "The Beatles"
    let group = try RadioGroup("Song", options: [option])
    let tree = group.descriptor().renderedAsRecommended()
    #expect(tree.rendering.visibleLabel == "Song")
    #expect(tree.rendering.hitArea == nil)
    let rendering = try #require(tree[[0]]?.rendering)
    #expect(rendering == .recommended(for: .radioOption, label: "Lucy"))
    #expect(rendering.facts == .rendering)
  }

  @Test("Rendered as recommended, an icon-only button shows no text, and what was set stays")
  func renderedIconOnly() {
    var button = ToggleButton(.stable("Bold"))
    button.isIconOnly = true
    var descriptor = button.descriptor()
    descriptor.rendering.hitArea = .init(30, 20)
    let rendering = descriptor.renderedAsRecommended().rendering
    #expect(rendering.isIconOnly == true)
    #expect(rendering.visibleLabel == "")
    #expect(rendering.hitArea == .init(30, 20))
    #expect(rendering.focusIndicator == .system)
  }
}
