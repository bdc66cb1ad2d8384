import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("What a finding is about")
struct SubjectTests {
  @Test(
    "An element goes by its identifier, else by role and name, and by number where several are alike",
    arguments: [
      (unnamed("go"), ["#go"]),
      (#"{"role": "button"}"#, ["button without a name"]),
      (#"{"role": "button", "label": " "}"#, ["button without a name"]),
      (unnamed(" "), ["button without a name"]),
      // The name of a symbol is no identifier.
      (unnamed("checkmark.circle.fill"), ["button without a name"]),
      (unnamed("go") + "," + unnamed("go"), ["#go", "#go (2)"]),
      // Which one it is does not depend on whether something is found on the others.
      (#"{"role": "button", "identifier": "go", "label": "Go"}, "# + unnamed("go"), ["#go (2)"]),
    ])
  func names(roots: String, elements: [String]) throws {
    let report = try gateReport(on: [("Cart.json", descriptors(roots))], rules: rules("control-has-name"))
    #expect(report.findings.map(\.subject.element) == elements)
    #expect(Set(report.findings.map(\.subject.screen)) == ["Cart"])
  }

  @Test("A group that no element stands for goes by what it is in")
  func impliedGroup() throws {
    let options = #"{"role": "radioOption", "label": "A"}, {"role": "radioOption", "label": "B"}"#
    let inside = #"{"role": "other", "identifier": "colors", "children": [\#(options)]}"#
    let report = try gateReport(on: [("Cart.json", descriptors(inside))], rules: rules("group-has-label"))
    #expect(report.findings.map(\.subject.element) == ["radioGroup in #colors"])
  }

  @Test("Groups that no name tells apart are told by number, rule by rule")
  func impliedGroups() throws {
    let sizes = #"{"role": "radioOption", "label": "S"}, {"role": "radioOption", "label": "L"}"#
    let colors = #"{"role": "radioOption", "label": "Red"}, {"role": "radioOption", "label": "Blue"}"#
    let heading = #"{"role": "heading", "label": "Color"}"#
    let inside = #"{"role": "other", "identifier": "form", "children": [\#(sizes), \#(heading), \#(colors)]}"#
    let report = try gateReport(on: [("Cart.json", descriptors(inside))], rules: rules("group-has-label"))
    #expect(report.findings.map(\.subject.element) == ["radioGroup in #form", "radioGroup in #form (2)"])
  }
}
