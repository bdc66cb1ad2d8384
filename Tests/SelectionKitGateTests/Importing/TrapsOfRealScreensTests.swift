import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// What real page sources hold that looks like something else, or like nothing.
@Suite("Traps of real screens")
struct TrapsOfRealScreensTests {
  private static let options = option("Basic", "Radio button, checked") + option("Plus", "Radio button, unchecked")

  private static func option(_ label: String, _ value: String) -> String {
    element("Other", "label='\(label)' value='\(value)' " + frame(358, 48))
  }

  private static func container(_ label: String, _ inside: String) -> String {
    element("Other", "label='\(label)' " + frame(358, 200), accessible: "false", holding: inside)
  }

  /// What the rule about the label of a group answers: nothing where it passes.
  private static func answers(on imported: ImportedDocument) -> [String] {
    let report = Audit.standard.report(on: imported.document)
    return report.findings.filter { $0.rule == "group-has-label" }.map { "failed at \($0.path)" }
      + report.questions.filter { $0.rule == "group-has-label" }.map { "open at \($0.path): \($0.facts)" }
  }

  // MARK: Labels of those around

  @Test("A label of its own is that of the group")
  func ownLabel() throws {
    let read = try screen(Self.container("Plan", Self.options))
    #expect(Self.answers(on: read) == [])
    #expect(read.all(.radioOption).count == 2)
  }

  @Test("A label that only joins the names of the options is none")
  func joinedLabel() throws {
    #expect(Self.answers(on: try screen(Self.container("Basic Plus", Self.options))) == ["failed at /0/0"])
  }

  @Test("A label that all around the options have, up to the root, may be that of none", arguments: 1...3)
  func repeatedLabel(depth: Int) throws {
    let inside = (0..<depth).reduce(Self.options) { inside, _ in Self.container("App", inside) }
    let path = String(repeating: "/0", count: depth + 1)
    #expect(Self.answers(on: try screen(inside)) == ["open at \(path): label"])
  }

  @Test("A label that is not repeated up to the root is that of the group")
  func labelBelowAnother() throws {
    let read = try screen(Self.container("Shop", Self.container("Plan", Self.container("Plan", Self.options))))
    #expect(Self.answers(on: read) == [])
  }

  // MARK: What is drawn beside the options

  @Test("The bars of a list that scrolls are no options, and hide nothing of a joined label")
  func scrollBars() throws {
    let bars = ["Vertical scroll bar, 2 pages", "Horizontal scroll bar, 1 page"].map {
      element("Other", "label='\($0)' name='\($0)' value='0%' " + frame(30, 200), accessible: "false", visible: "false")
    }.joined()
    let read = try screen(Self.container("Basic Plus", Self.options + bars))
    #expect(Self.answers(on: read) == ["failed at /0/0"])
    #expect(read.all(.other).map(\.label) == ["Basic Plus"])
    #expect(read.all(.radioGroup).isEmpty)
    let group = Audit.standard.report(on: read.document).findings.first { $0.rule == "group-has-label" }
    #expect(group?.role == .radioGroup)
  }

  @Test("Selected buttons in a native menu are its items, and neither options nor toggle buttons")
  func menuItems() throws {
    let read = try screen(
      element(
        "Menu",
        holding: element("Button", "label='Newest' value='1' traits='Button, Selected'")
          + element("Button", "label='Oldest' traits='Button'")))
    #expect(read.all(.menuItem).map(\.label) == ["Newest", "Oldest"])
    #expect(read.all(.radioOption).isEmpty && read.all(.toggleButton).isEmpty)
  }

  // MARK: Words

  @Test(
    "Options are recognised in the language they speak, which nothing states",
    arguments: [Wording.french, .turkish, .simplifiedChinese])
  func languages(wording: Wording) throws {
    let read = try screen(
      Self.container(
        "A", Self.option("B", wording.radioChecked) + Self.option("C", wording.radioUnchecked)))
    #expect(read.all(.radioOption).map(\.recognition) == [.wording, .wording])
    let report = Audit.standard.report(on: read.document)
    #expect(report.findings.filter { $0.rule == "radio-option-value-states-role-and-state" }.isEmpty, "\(report)")
  }

  @Test("The name of a symbol identifies nothing, so that it is no name in subjects")
  func symbolAsIdentifier() throws {
    let button = element("Button", "name='star.fill' label='' traits='Button' " + frame(44, 44))
    let source = "<XCUIElementTypeApplication name='App' label='App'>\(button)</XCUIElementTypeApplication>"
    let report = try gateReport(on: [("screen.xml", source)])
    #expect(report.findings.map(\.subject.element) == ["button without a name"])
  }
}
