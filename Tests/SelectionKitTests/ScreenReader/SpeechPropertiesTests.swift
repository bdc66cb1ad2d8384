import Foundation
import SelectionKit
import Testing

/// What holds of everything that is said of a control of this package; the clause ledger names some of these tests.
@Suite("What is said of every control")
struct SpeechPropertiesTests {
  static let readers = [ScreenReader.voiceOver, .voiceOverIOS16]

  /// The parts of a line between its marks, in lower case.
  static func parts(of line: String) -> [String] {
    line.lowercased().components(separatedBy: CharacterSet(charactersIn: ".,:，。\u{2068}\u{2069}"))
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  static func line(_ element: AccessibilityDescriptor, _ wording: Wording, _ reader: ScreenReader = .voiceOver)
    -> String
  {
    reader.lines(for: element, in: wording).joined(separator: "\n")
  }

  @Test("A radio option is spoken by its name and its value, and never as a button", arguments: Wording.shipped)
  func radioOptions(_ wording: Wording) throws {
    let buttons =
      ["Button.", "Switch Button."]
      + [wording.spoken.button, wording.spoken.switchButton].compactMap { $0 }
      .map { $0 + "." }
    for control in try EveryControl.all() {
      for element in control.descriptor(in: wording).everyElement where element.role == .radioOption {
        for reader in Self.readers {
          let line = Self.line(element, wording, reader)
          #expect(try line.contains(#require(element.label)))
          #expect(line.contains(wording.radioChecked) || line.contains(wording.radioUnchecked))
          #expect(buttons.allSatisfy { !line.contains($0) }, "\(line)")
        }
      }
    }
  }

  @Test("The chosen option is spoken as selected, and no other is", arguments: Wording.shipped)
  func selected(_ wording: Wording) throws {
    let word = try #require(wording.spoken.selected)
    for control in try EveryControl.all() {
      for element in control.descriptor(in: wording).everyElement where element.role == .radioOption {
        let line = Self.line(element, wording)
        #expect(line.hasPrefix(word + ": ") == (element.state == .checked), "\(line)")
        #expect(line.contains(wording.radioUnchecked) == (element.state == .unchecked), "\(line)")
      }
    }
    var colour = try RadioGroup("Colour", options: ["Black", "Gray"], selection: "Black")
    colour.activate("Gray")
    let lines = ScreenReader.voiceOver.lines(for: colour.descriptor(in: wording), in: wording)
    #expect(lines.count { $0.hasPrefix(word + ": ") } == 1)
    #expect(lines.last?.hasPrefix(word + ": ") == true)
  }

  @Test("Entering a group speaks its label once, before the first option", arguments: Wording.shipped)
  func groupLabels(_ wording: Wording) throws {
    for control in try EveryControl.all() {
      let descriptor = control.descriptor(in: wording)
      guard descriptor.container == .contain, let label = descriptor.label else { continue }
      let lines = ScreenReader.voiceOver.lines(for: descriptor, in: wording)
      #expect(lines.first?.hasPrefix(label) == true)
      #expect(lines.count { $0.hasPrefix(label) } == 1)
      #expect(lines.count == descriptor.children.count + 1)
    }
  }

  @Test("A checkbox is spoken by its name and its state, and never by On or Off", arguments: Wording.shipped)
  func checkboxes(_ wording: Wording) throws {
    let switchWords = wording.vocabulary.on + wording.vocabulary.off + ["on", "off"]
    for control in try EveryControl.all() {
      for element in control.descriptor(in: wording).everyElement where element.role == .checkbox {
        let state = try #require(element.state)
        let line = Self.line(element, wording)
        #expect(try line.hasPrefix(#require(element.label)), "\(line)")
        #expect(line.contains(wording.checkbox(state)), "\(line)")
        for reader in Self.readers {
          let parts = Self.parts(of: Self.line(element, wording, reader))
          #expect(parts.allSatisfy { !switchWords.contains($0) }, "\(line)")
        }
      }
    }
  }

  @Test("An error is spoken, its text too", arguments: Wording.shipped)
  func errors(_ wording: Wording) throws {
    for control in try EveryControl.all() {
      let descriptor = control.descriptor(in: wording)
      guard descriptor.everyElement.contains(where: { $0.error != nil }) else { continue }
      let lines = ScreenReader.voiceOver.lines(for: descriptor, in: wording)
      #expect(lines.count { $0.contains(EveryControl.error) } == 1, "\(lines)")
      let isBox = descriptor.role == .checkbox
      // A checkbox's own value is lost before iOS 17, and its error with it.
      let old = ScreenReader.voiceOverIOS16.lines(for: descriptor, in: wording)
      #expect(old.contains { $0.contains(EveryControl.error) } != isBox, "\(old)")
    }
  }

  @Test("Disabled or read-only, the error, the label, the extra texts and the role are spoken")
  func everythingOfAnOption() {
    let lines = EveryControl.statuses.map { status in
      var option = SelectionOption(0, "Lucy", status: status)
      option.extraLabel = "The Beatles"
      option.explanation = "1967"
      let group = try? RadioGroup("Song", options: [option], selection: 0)
      return group.map { ScreenReader.voiceOver.lines(for: $0.descriptor()).last ?? "" }
    }
    #expect(
      lines == [
        "Selected: Lucy, The Beatles, 1967: Radio button, checked",
        "Selected: Lucy, The Beatles, 1967: Radio button, checked, read only",
        "Selected: Lucy, The Beatles, 1967: Radio button, checked. Dimmed.",
        "Selected: Lucy, The Beatles, 1967: Radio button, checked. Pick one",
      ])
  }

  @Test("Nothing is said twice", arguments: Wording.shipped)
  func nothingTwice(_ wording: Wording) throws {
    for control in try EveryControl.all() {
      for element in control.descriptor(in: wording).everyElement where element.container == nil {
        var parts = Self.parts(of: Self.line(element, wording))
        // Selected and checked is what the radio spec asks for, and in some languages one word.
        if element.role == .radioOption, element.traits.contains(.selected) { parts.removeFirst() }
        #expect(Set(parts).count == parts.count, "\(parts)")
      }
    }
  }

  @Test("On and off are heard apart", arguments: Wording.shipped)
  func onAndOff(_ wording: Wording) throws {
    for status in EveryControl.statuses {
      let pairs =
        try zip(EveryControl.radios(status, isChosen: true), EveryControl.radios(status, isChosen: false)).map(\.self)
        + zip(EveryControl.toggles(status, isOn: true), EveryControl.toggles(status, isOn: false)).map(\.self)
      for (on, off) in pairs {
        for reader in Self.readers {
          #expect(
            Self.line(on.descriptor(in: wording), wording, reader)
              != Self.line(off.descriptor(in: wording), wording, reader))
        }
      }
      let boxes = try CheckState.allCases.map { try EveryControl.checkboxes(status, $0) }
      for kind in boxes[0].indices {
        let lines = boxes.map { Self.line($0[kind].descriptor(in: wording), wording) }
        #expect(Set(lines).count == 3)
      }
    }
  }

  @Test("Every availability changes what is heard", arguments: Wording.shipped)
  func availability(_ wording: Wording) throws {
    let families: [(ControlStatus) throws -> [any SelectionControl]] = [
      { try EveryControl.radios($0, isChosen: true) }, { try EveryControl.checkboxes($0, .unchecked) },
      { try EveryControl.toggles($0, isOn: true) },
    ]
    for family in families {
      let controls = try EveryControl.statuses.map(family)
      for kind in controls[0].indices {
        let lines = controls.map { Self.line($0[kind].descriptor(in: wording), wording) }
        #expect(Set(lines).count == 4, "\(lines)")
      }
    }
  }

  @Test("Disabled is heard in the language, or in English where its word is not known", arguments: Wording.shipped)
  func disabled(_ wording: Wording) throws {
    for control in try EveryControl.all() {
      for element in control.descriptor(in: wording).everyElement where element.container == nil {
        let isHeard = Self.line(element, wording).contains((wording.spoken.dimmed ?? "Dimmed") + ".")
        #expect(isHeard == (element.isEnabled == false))
      }
    }
  }
}
