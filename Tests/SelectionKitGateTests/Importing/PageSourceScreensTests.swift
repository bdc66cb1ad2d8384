import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// Screens like those that real page sources show, in our own words, from the file to the verdict of the gate.
@Suite("Screens from page sources")
struct PageSourceScreensTests {
  private static func report(on imported: ImportedDocument) -> Report {
    Audit.standard.report(on: imported.document)
  }

  private static func findings(in report: Report) -> [String] {
    report.findings.map { "\($0.severity) \($0.rule)" }
  }

  @Test("Three unnamed radio buttons beside their texts: each lacks a name, and the group a label; the rest is open")
  func unnamedRadios() throws {
    func row(_ text: String, x: Int, _ attributes: String = "") -> String {
      element(
        "Other", accessible: "false",
        holding: element("Button", "enabled='false' \(attributes)" + frame(24, 25, x: x))
          + element("StaticText", "label='\(text)' value='\(text)' " + frame(40, 15, x: x + 30)))
    }
    let imported = try screen(
      element(
        "Cell", accessible: "false",
        holding: element(
          "Other", accessible: "false",
          holding: row("Window", x: 16, "value='1' ") + row("Aisle", x: 120) + row("Any", x: 220))))
    let report = Self.report(on: imported)
    #expect(
      Self.findings(in: report) == [
        "warning group-has-label", "error control-has-name", "error control-has-name", "error control-has-name",
      ], "\(report)")
    #expect(report.counts.controls == 3)
    #expect(report.unsettled.isSuperset(of: [.buttonTrait, .selectedTrait, .value, .container]))
  }

  @Test("A settings screen of native switches: nothing to complain of, those scrolled away included")
  func nativeSwitches() throws {
    func setting(_ name: String, y: Int, visible: String = "true") -> String {
      element(
        "Cell", "label='\(name)' value='1' " + frame(390, 45, x: 0, y: y), accessible: "", visible: visible,
        holding: element("StaticText", "label='\(name)' " + frame(120, 21, y: y + 12), accessible: "", visible: visible)
          + element(
            "Switch", "label='\(name)' value='1' " + frame(51, 31, x: 319, y: visible == "true" ? y + 7 : 91),
            accessible: "", visible: visible))
    }
    let imported = try screen(
      setting("Correction", y: 348) + setting("Preview", y: 392) + setting("Dictation", y: 436)
        + setting("Shortcut", y: 858, visible: "false"))
    let report = Self.report(on: imported)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.questions.isEmpty, "\(report)")
    #expect(imported.all(.switch).count == 4)
    #expect(report.counts.controls == 4)
  }

  @Test("A sheet over a list: only what is on the sheet is seen")
  func sheet() throws {
    let behind = element(
      "Other", frame(393, 852, x: 0, y: 0), accessible: "false", visible: "false",
      holding: element("Button", "name='settingsIcon' label='settingsIcon' " + frame(25, 26), visible: "false")
        + element("Cell", frame(393, 61), visible: "false"))
    let sheet = element(
      "Other", frame(369, 413, y: 405), accessible: "false",
      holding: element("StaticText", "label='Welcome' " + frame(321, 83, y: 429))
        + element("Button", "name='Continue' label='Continue' enabled='true' " + frame(321, 55, y: 739)))
    let report = Self.report(on: try screen(behind + sheet))
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.questions.isEmpty, "\(report)")
    #expect(report.counts.controls == 1)
  }

  /// An agreement box: an unnamed button that is called after its symbol once it is ticked, and is hidden then.
  private static let ticked = element(
    "Button",
    "value='1' name='checkmark' label='Selected' enabled='true' traits='Selected, Button' "
      + frame(22, 23, y: 1051), accessible: "false", visible: "false")
  private static let unticked =
    element("Button", "value='0' enabled='true' traits='Button' " + frame(24, 25, y: 704), accessible: "")
    + element("StaticText", "label='I agree to the' " + frame(156, 15, y: 705), accessible: "", visible: "")
    + element("Button", "label='Terms' " + frame(92, 15, y: 705), accessible: "", visible: "")
    + element("Button", "label='Accept' enabled='false' " + frame(305, 40, y: 754), accessible: "", visible: "")

  @Test("A fragment of a hidden element: nothing is recognised, which is no pass")
  func hiddenElement() throws {
    let report = Self.report(on: try fragment(Self.ticked))
    #expect(report.counts.controls == 0)
    #expect(!report.passes)
    #expect(report.findings.isEmpty)
  }

  @Test("A fragment with an unnamed button: whether anybody meets it is the one open question")
  func unnamedButton() throws {
    let report = Self.report(on: try fragment(Self.unticked))
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.questions.map { "\($0.rule) \($0.path) \($0.facts)" } == ["control-has-name /0 isExposed"])
    #expect(report.counts.controls == 3)
  }

  @Test("Two fragments of which nobody can say that they show one screen: nothing is told of the pair")
  func pairOfFragments() throws {
    func tree(_ elements: String) throws -> AccessibilityDescriptor {
      var tree = AccessibilityDescriptor(.other, children: try fragment(elements).document.roots.map { $0.asCheckbox })
      tree.unobserved = .container
      return tree
    }
    let activation = Activation(of: [0], before: try tree(Self.unticked), after: try tree(Self.ticked))
    let report = Audit.standard.report(on: activation)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.unsettled == .sameScreen)
    #expect(!report.questions.isEmpty)
  }
}

extension AccessibilityDescriptor {
  /// An unnamed button as a configuration could name it.
  fileprivate var asCheckbox: AccessibilityDescriptor {
    guard role == .button, identifier == "checkmark" || label == nil else { return self }
    var box = self
    box.role = .checkbox
    box.recognition = .configured
    return box
  }
}
