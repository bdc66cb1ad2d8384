import SelectionKit
import Testing

@testable import SelectionKitRules

@Suite("Matching of two trees")
struct MatchingTests {
  private static func tree(_ root: AccessibilityDescriptor) -> Tree {
    Tree(DescriptorDocument(.observed, [root]), lexicons: Lexicons([]), pathsStartWithRoot: false)
  }

  /// For each element inside the screen, the label of what it became, or nil if it is gone.
  private static func matches(
    _ before: [AccessibilityDescriptor], _ after: [AccessibilityDescriptor]
  ) -> [String?] {
    let old = tree(AccessibilityDescriptor(.screen, children: before))
    let new = tree(AccessibilityDescriptor(.screen, children: after))
    let matching = Matching(old, new)
    return (1..<old.firstImplied).map { index in
      let match = matching.afterOfBefore[index]
      return match < 0 ? nil : new.elements[match].label
    }
  }

  private static func isSameScreen(_ before: AccessibilityDescriptor, _ after: AccessibilityDescriptor) -> Bool {
    Matching(tree(before), tree(after)).isSameScreen
  }

  private static func box(_ label: String?, id: String? = nil) -> AccessibilityDescriptor {
    AccessibilityDescriptor(.checkbox, label: label).with { $0.identifier = id }
  }

  private static func text(_ label: String) -> AccessibilityDescriptor {
    AccessibilityDescriptor(.staticText, label: label)
  }

  @Test("An identifier that is unique on both sides decides, wherever the element went")
  func identifiers() {
    let before = [Self.box("A", id: "first"), Self.box("B", id: "second")]
    let after = [Self.box("2", id: "second"), Self.box("1", id: "first")]
    #expect(Self.matches(before, after) == ["1", "2"])
  }

  @Test("An identifier that stands twice decides nothing")
  func repeatedIdentifiers() {
    let before = [Self.box("A", id: "row"), Self.box("B", id: "row")]
    let after = [Self.box("1", id: "row"), Self.box("2", id: "row")]
    #expect(Self.matches(before, after) == ["1", "2"])
  }

  @Test("The name of a symbol is no identifier: it changes with what it shows")
  func symbols() {
    let before = [Self.box("A", id: "circle"), Self.box("B", id: "checkmark.circle")]
    let after = [Self.box("1", id: "checkmark.circle"), Self.box("2", id: "circle")]
    #expect(Self.matches(before, after) == ["1", "2"])
  }

  @Test(
    "What looks like the name of a symbol",
    arguments: [
      ("circle", true), ("largecircle.fill.circle", true), ("speaker.wave.2", true), ("settings.mail", false),
      ("mute_button", false), ("Circle", false), ("", false), ("terms", false),
    ])
  func symbolNames(_ identifier: String, looksLikeSymbol: Bool) {
    #expect(identifier.looksLikeSymbol == looksLikeSymbol)
  }

  @Test("Where nothing came or went, role and position decide, whatever the names are")
  func positions() {
    #expect(
      Self.matches([Self.box("Mute"), Self.box("Pin")], [Self.box("Unmute"), Self.box("Mute")]) == ["Unmute", "Mute"])
  }

  @Test("Where an element came, equal names break the tie")
  func insertion() {
    let before = [Self.box("A"), Self.box("B")]
    let after = [Self.box("New"), Self.box("A"), Self.box("B")]
    #expect(Self.matches(before, after) == ["A", "B"])
  }

  @Test("Where an element went, the rest is matched in order")
  func removal() {
    let before = [Self.text("Title"), Self.box("A"), Self.box("B"), Self.box("C")]
    let after = [Self.text("Heading"), Self.box("A"), Self.box("C")]
    #expect(Self.matches(before, after) == ["Heading", "A", nil, "C"])
  }

  @Test("An element of another role is another element")
  func roles() {
    let before = [Self.box("A")]
    let after = [AccessibilityDescriptor(.radioOption, label: "A")]
    #expect(Self.matches(before, after) == [nil])
  }

  @Test("Elements inside what has no match have none, unless an identifier tells")
  func insideUnmatched() {
    let before = [AccessibilityDescriptor(.other, label: "Row", children: [Self.box("A", id: "a"), Self.text("B")])]
    let after = [AccessibilityDescriptor(.toolbar, label: "Row", children: [Self.box("A", id: "a"), Self.text("B")])]
    #expect(Self.matches(before, after) == [nil, "A", nil])
  }

  @Test("Half of the smaller tree and of the controls of each is enough for one screen")
  func sameScreen() {
    let few = AccessibilityDescriptor(.screen, children: [Self.box("A"), Self.box("B")])
    let more = AccessibilityDescriptor(
      .screen, children: [Self.box("A"), Self.box("B")] + ["1", "2", "3", "4"].map { Self.text($0) })
    #expect(Self.isSameScreen(few, more))
    let manyControls = AccessibilityDescriptor(
      .screen, children: [Self.box("A"), Self.box("B"), Self.box("C"), Self.box("D"), Self.box("E")])
    #expect(!Self.isSameScreen(few, manyControls))
    let other = AccessibilityDescriptor(.screen, children: [Self.text("Thanks"), Self.text("Done")])
    #expect(!Self.isSameScreen(few, other))
  }

  @Test("Of a fragment, half of both trees has to match")
  func fragments() {
    func fragment(_ children: [AccessibilityDescriptor]) -> AccessibilityDescriptor {
      AccessibilityDescriptor(.other, children: children).without(.container)
    }
    let small = fragment([Self.box("A")])
    #expect(Self.isSameScreen(small, fragment([Self.box("A"), Self.text("1")])))
    #expect(!Self.isSameScreen(small, fragment([Self.box("A")] + ["1", "2", "3"].map { Self.text($0) })))
  }

  @Test("Where it is not one screen, or the activated element is gone, nothing is told")
  func openQuestions() {
    let before = AccessibilityDescriptor(.screen, children: [Golden.checkbox("Accept Terms")])
    let after = AccessibilityDescriptor(.screen, children: [Self.text("Thanks"), Self.text("Done")])
    let report = Audit.standard.report(on: Activation(of: [0], before: before, after: after))
    #expect(report.findings.isEmpty)
    #expect(report.unsettled == .sameScreen)
    #expect(report.counts.controls == 1)
  }

  @Test("A target that is not there leaves a report that does not pass")
  func missingTarget() {
    let tree = AccessibilityDescriptor(.screen, children: [Golden.checkbox("Accept Terms")])
    let report = Audit.standard.report(on: Activation(of: [3], before: tree, after: tree))
    #expect(report.counts.controls == 0)
    #expect(!report.passes)
  }

  @Test("A loose set of radio options is one group on both sides")
  func impliedGroups() {
    func screen(_ chosen: Int) -> AccessibilityDescriptor {
      AccessibilityDescriptor(
        .screen, children: (0..<3).map { Golden.radio("Option \($0)", isChosen: $0 == chosen) })
    }
    let report = Audit.standard.report(on: Activation(of: [2], before: screen(0), after: screen(2)))
    #expect(report.findings.isEmpty, "\(report)")
  }
}
