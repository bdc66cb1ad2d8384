import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("Where a finding points")
struct LocationTests {
  private static let own = #""source": {"file": "Own.swift", "line": 7, "screen": "Cart"}, "#
  private static let test = #""screens": [{"file": "*", "source": {"file": "CartTests.swift", "line": 3}}]"#

  @Test(
    "To what the configuration says of the element, else to what the document says, else to the dump",
    arguments: [
      ("", "", "Cart.json"),
      ("", own, "Own.swift:7"),
      (test, "", "CartTests.swift:3"),
      (test, own, "Own.swift:7"),
      (#""sources": [{"element": {"identifier": "go"}, "file": "Go.swift", "line": 40}]"#, own, "Go.swift:40"),
      (#""sources": [{"element": {"identifier": "g*"}, "file": "Go.swift"}]"#, "", "Go.swift"),
      (#""sources": [{"screen": "C*", "file": "Cart.swift"}]"#, "", "Cart.swift"),
      (#""sources": [{"element": {"identifier": "go"}, "screen": "Login", "file": "Go.swift"}]"#, own, "Own.swift:7"),
      (#""sources": [{"element": {"identifier": "stop"}, "file": "Stop.swift"}]"#, own, "Own.swift:7"),
      (
        #""sources": [{"element": {"role": "button"}, "file": "A.swift"}, {"screen": "*", "file": "B.swift"}]"#, "",
        "A.swift"
      ),
      // A line without a file is none.
      ("", #""source": {"line": 7}, "#, "Cart.json"),
    ])
  func location(settings: String, source: String, place: String) throws {
    let report = try gateReport(on: [("Cart.json", descriptors(unnamed("go"), source))], settings)
    #expect(report.findings.map(\.location.description) == [place])
  }

  @Test("What is about a group that no element stands for is on its screen all the same")
  func impliedGroup() throws {
    let options = ["A", "B"].map { #"{"role": "radioOption", "label": "\#($0)"}"# }.joined(separator: ",")
    let report = try gateReport(
      on: [("Cart.json", descriptors(options))],
      #""sources": [{"screen": "Cart", "file": "Cart.swift"}, {"element": {"label": "*"}, "file": "Any.swift"}]"#,
      rules: rules("group-has-label"))
    #expect(report.findings.map(\.location.description) == ["Cart.swift"])
  }
}
