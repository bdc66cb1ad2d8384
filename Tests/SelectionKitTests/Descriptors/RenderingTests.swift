import SelectionKit
import Testing

@Suite struct RenderingTests {
  typealias Role = AccessibilityDescriptor.Role
  typealias Rendering = AccessibilityDescriptor.Rendering

  @Test("Of a new rendering nothing is known")
  func unknown() {
    #expect(Rendering().facts == [])
  }

  @Test(
    "A control is recommended with the control underneath and the symbols of its spec",
    arguments: [
      (.radioOption, .button, .init(off: "circle", on: "largecircle.fill.circle")),
      (.checkbox, .toggle, .init(off: "square", on: "checkmark.square")),
      (.toggleButton, .button, .init(off: "", on: "")),
      (.button, .button, .init(off: "", on: "")),
      (.switch, .toggle, .init(off: "", on: "")),
    ] as [(Role, Rendering.UnderlyingControl, Rendering.Glyphs)])
  func controls(role: Role, underlying: Rendering.UnderlyingControl, glyphs: Rendering.Glyphs) {
    let rendering = Rendering.recommended(for: role, label: "Lucy")
    #expect(rendering.underlyingControl == underlying)
    #expect(rendering.glyphs == glyphs)
    #expect(rendering.visibleLabel == "Lucy")
    #expect(rendering.extraTexts == [])
    #expect(rendering.isIconOnly == false)
    #expect(rendering.glyphSizing == .withText)
    #expect(rendering.textSizing == .withText)
    #expect(rendering.hitArea == .init(44, 44))
    #expect(rendering.isInlineInText == false)
    #expect(rendering.focusIndicator == .system)
    #expect(rendering.visibleStateText == "")
    #expect(rendering.facts == .rendering)
  }

  @Test("A control without visible text shows only its icon")
  func iconOnly() {
    let rendering = Rendering.recommended(for: .toggleButton, label: nil)
    #expect(rendering.isIconOnly == true)
    #expect(rendering.visibleLabel == "")
  }

  @Test(
    "What is no control has its visible text, and nothing to operate",
    arguments: [Role.radioGroup, .checkboxGroup, .heading, .other])
  func others(role: Role) {
    let rendering = Rendering.recommended(for: role, label: "Song")
    #expect(rendering.visibleLabel == "Song")
    #expect(rendering.facts == [.visibleLabel, .extraTexts])
  }

  @Test("Each known role says its name", arguments: Role.known)
  func roles(role: Role) {
    #expect(role.description == role.rawValue)
    #expect(Role(rawValue: role.rawValue) == role)
  }

  @Test("Filling gaps keeps what is known", arguments: Facts.rendering.individual)
  func fillGaps(fact: Facts) {
    let full = Rendering.recommended(for: .radioOption, label: "Lucy")
    var gap = full
    gap.forget(fact)
    #expect(gap.facts == Facts.rendering.subtracting(fact))
    gap.fillGaps(from: full)
    #expect(gap == full)
    gap.fillGaps(from: .recommended(for: .checkbox, label: "Other"))
    #expect(gap == full)
  }

  @Test("An area of a known size is that from both sides")
  func hitArea() {
    let area = Rendering.HitArea(44, 40)
    #expect(area.minimum == .init(44, 40))
    #expect(area.maximum == .init(44, 40))
    #expect(!area.isFrame)
  }
}
