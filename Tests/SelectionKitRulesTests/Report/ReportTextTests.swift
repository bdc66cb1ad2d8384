import SelectionKit
import SelectionKitRules
import Testing

@Suite("A report as text")
struct ReportTextTests {
  @Test("A finding names its element and says what, why, how to mend it and where that is asked for")
  func finding() {
    #expect(
      report(on: AccessibilityDescriptor(.radioOption, label: "Gray", traits: .button)).description == """
        radio option “Gray” at /
          error lacks-button-trait
            found:     the button trait
            expected:  no button trait
            why:       People expect an action.
            SwiftUI:   Remove .isButton.
            UIKit:     Remove .button.
            clauses:   radio.basic.must.2
            WCAG:      4.1.2 Name, Role, Value (A)

        1 error; no open questions; 1 check held on 1 control among 1 element.
        """)
  }

  @Test("Findings on one element stand together, and elements in reading order")
  func groups() {
    let unnamed = AccessibilityDescriptor(.radioOption, label: " ", traits: [.button, .image])
    let root = AccessibilityDescriptor(
      .radioGroup, label: "Size",
      children: [unnamed, AccessibilityDescriptor(.radioOption, label: "Large", traits: .image)])
    #expect(
      report(on: root).description == """
        radio option without a name at /0
          error lacks-button-trait
            found:     the button trait
            expected:  no button trait
            why:       People expect an action.
            SwiftUI:   Remove .isButton.
            UIKit:     Remove .button.
            clauses:   radio.basic.must.2
            WCAG:      4.1.2 Name, Role, Value (A)
          warning is-no-image
            found:     the image trait
            expected:  no image trait
            why:       It is no picture.
            SwiftUI:   Remove .isImage.
            UIKit:     Remove .image.
            clauses:   house.1

        radio option “Large” at /1
          warning is-no-image
            found:     the image trait
            expected:  no image trait
            why:       It is no picture.
            SwiftUI:   Remove .isImage.
            UIKit:     Remove .image.
            clauses:   house.1

        1 error, 2 warnings; no open questions; 1 check held on 2 controls among 3 elements.
        """)
  }

  @Test("What can't be told is grouped by the fact that would settle it")
  func questions() {
    var open = AccessibilityDescriptor(.radioOption, label: "Small")
    open.unobserved = [.buttonTrait, .imageTrait]
    var half = AccessibilityDescriptor(.radioOption, label: "Large")
    half.unobserved = .buttonTrait
    #expect(
      report(on: AccessibilityDescriptor(.radioGroup, children: [open, half])).description == """
        Can't be told without knowing:
          buttonTrait: 2 elements – lacks-button-trait
          imageTrait: 1 element – is-no-image

        No findings; 3 open questions; 1 check held on 2 controls among 3 elements.
        """)
  }

  @Test("What the format never tells is said once, with what it leaves open")
  func untold() {
    var open = AccessibilityDescriptor(.radioOption, label: "Small")
    open.unobserved = .buttonTrait
    #expect(
      report(on: open).text(untold: [.buttonTrait, .hitArea]) == """
        Never told by this format: buttonTrait. It leaves open:
          lacks-button-trait

        No findings; 1 open question; 1 check held on 1 control among 1 element.
        """)
  }

  @Test("A report on nothing does not read like a pass")
  func nothing() {
    #expect(
      report(on: AccessibilityDescriptor(.other, label: "Canvas")).description
        == "Nothing was recognised: no control among 1 element.")
  }

  @Test(
    "How an element was recognised is said where that is not certain",
    arguments: [
      (AccessibilityDescriptor.Recognition.declared, "radio option “A” at /"),
      (.configured, "radio option “A” at /"),
      (.wording, "radio option “A” at / (recognised by its words)"),
      (.heuristic, "radio option “A” at / (a guess by its looks)"),
    ])
  func recognition(_ recognition: AccessibilityDescriptor.Recognition, title: String) {
    var option = AccessibilityDescriptor(.radioOption, label: "A", traits: .button)
    option.recognition = recognition
    #expect(report(on: option).description.split(separator: "\n").first.map(String.init) == title)
  }

  @Test("A name can't begin a line, move the cursor or turn the writing around")
  func escaping() {
    let option = AccessibilityDescriptor(.radioOption, label: "A\n::error\u{1B}[2J\u{202E}B", traits: .button)
    #expect(
      report(on: option).description.split(separator: "\n").first
        == #"radio option “A\n::error\u{1B}[2J\u{202E}B” at /"#)
  }

  @Test("What a rule found is escaped, too")
  func escapingOfWhatWasFound() {
    let rule = Rule(
      "quotes", "It quotes.", rationale: "", remedy: Rule.Remedy(swiftUI: "", uiKit: ""), clauses: [],
      .node([.radioOption]) { .failed(found: "\($0.label ?? "")", expected: "B") }, examples: [])
    let report = Audit(rules: [rule]).report(on: AccessibilityDescriptor(.radioOption, label: "A\u{2028}B"))
    #expect(
      report.description == #"""
        radio option “A\u{2028}B” at /
          error quotes
            found:     A\u{2028}B
            expected:  B

        1 error; no open questions; 0 checks held on 1 control among 1 element.
        """#)
  }

  @Test("Colour adds to the words and replaces none")
  func color() {
    let report = report(on: AccessibilityDescriptor(.radioOption, label: "A", traits: .button))
    let colored = report.text(in: .colored)
    #expect(
      colored.hasPrefix("\u{1B}[1mradio option “A” at /\u{1B}[0m\n  \u{1B}[1;31merror\u{1B}[0m lacks-button-trait\n"))
    let codes = ["\u{1B}[1m", "\u{1B}[1;31m", "\u{1B}[0m"]
    #expect(codes.reduce(colored) { $0.split(separator: $1).joined() } == report.description)
  }

  @Test("A failed requirement carries the whole report")
  func requirement() {
    let report = report(on: AccessibilityDescriptor(.other))
    #expect {
      try report.requirePass()
    } throws: {
      "\($0)" == "Nothing was recognised: no control among 1 element."
    }
  }

  private func report(on descriptor: AccessibilityDescriptor) -> Report {
    Audit(rules: [Self.lacksButtonTrait, Self.isNoImage]).report(on: descriptor)
  }

  // Rules of an app's own, so that the text is seen not to depend on those of the package.

  private static let lacksButtonTrait = Rule(
    "lacks-button-trait", "It lacks the button trait.", rationale: "People expect an action.",
    remedy: Rule.Remedy(swiftUI: "Remove .isButton.", uiKit: "Remove .button."), clauses: ["radio.basic.must.2"],
    needs: .buttonTrait,
    .node([.radioOption]) { node in
      node.has(.button) == true ? .failed(found: "the button trait", expected: "no button trait") : .passed
    }, examples: [])

  private static let isNoImage = Rule(
    "is-no-image", "It is no image.", rationale: "It is no picture.",
    remedy: Rule.Remedy(swiftUI: "Remove .isImage.", uiKit: "Remove .image."), severity: .warning,
    clauses: ["house.1"], needs: .imageTrait,
    .node([.radioOption]) { node in
      node.has(.image) == true ? .failed(found: "the image trait", expected: "no image trait") : .passed
    }, examples: [])
}
