import Foundation
import SelectionKit
import SelectionKitRules
import Testing

@Suite("A comparison as text")
struct ComparisonTextTests {
  /// A screen that differs from what its control prescribes in five ways.
  private static func comparison() throws -> Comparison {
    let size = try RadioGroup("Cup size", options: ["Small", "Medium", "Large"], selection: "Medium")
    var group = size.descriptor()
    group.label = "Size"
    group.children[0].traits = .button
    group.children[1].value = "Radio button, unchecked"
    group.children[1].traits = []
    group.children[1].state = nil
    group.children.removeLast()
    let further = AccessibilityDescriptor(
      .checkbox, label: "Remember my size", value: "Unchecked", traits: [.button, .toggle])
    let screen = AccessibilityDescriptor(
      .screen, label: "Order", children: [.init(.heading, label: "Cup size"), group, further])
    return Comparison(
      of: DescriptorDocument(.prescribed, [size.descriptor()]), with: DescriptorDocument(.observed, [screen]))
  }

  @Test("The text is the one that the article shows")
  func article() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/SelectionKitRules/SelectionKitRules.docc/ComparingWithTheApp.md"), encoding: .utf8)
    let text = try Self.comparison().description
    #expect(article.contains("\n```text\n\(text)\n```\n"), "\(text)")
  }

  @Test("Several differences in one element stand together, one element after the other")
  func together() {
    let box = AccessibilityDescriptor(.checkbox, label: "A", value: "Checked", traits: [.button, .toggle])
    let other = AccessibilityDescriptor(.checkbox, label: "B", value: " ", traits: .notEnabled)
    let comparison = Comparison(
      of: DescriptorDocument(.prescribed, [box]), with: DescriptorDocument(.observed, [other]))
    #expect(
      comparison.description == """
        checkbox “A” at /0, observed at /0
          label
            expected:  “A”
            found:     “B”
          value
            expected:  “Checked”
            found:     none
          traits
            expected:  the button trait, the toggle trait, no notEnabled trait
            found:     no button trait, no toggle trait, the notEnabled trait

        3 differences: 1 element and 0 groups were expected.
        """)
  }

  @Test("Order is told by what comes before")
  func order() {
    func boxes(_ names: String...) -> DescriptorDocument {
      DescriptorDocument(.prescribed, names.map { AccessibilityDescriptor(.checkbox, label: $0) })
    }
    #expect(
      Comparison(of: boxes("A", "B", "C"), with: boxes("C", "A", "B")).description == """
        checkbox “C” at /2, observed at /0
          order
            expected:  after checkbox “B”
            found:     before all others

        1 difference: 3 elements and 0 groups were expected.
        """)
  }

  @Test("A group that is missing tells what was in it")
  func group() {
    let days = AccessibilityDescriptor(
      .checkboxGroup, label: "Days", container: .contain,
      children: (1...6).map { AccessibilityDescriptor(.checkbox, label: "Day \($0)") })
    let text = Comparison(of: DescriptorDocument(.prescribed, [days]), with: DescriptorDocument(.observed, []))
      .description
    #expect(
      text == """
        checkbox group “Days” at /0
          missing
            expected:  checkbox “Day 1”, checkbox “Day 2”, checkbox “Day 3”, checkbox “Day 4” and 2 more
            found:     nothing of it

        1 difference: 6 elements and 1 group were expected.
        """)
  }

  @Test("Whatever comes from an app stays on its line")
  func escaped() {
    let box = AccessibilityDescriptor(.checkbox, label: "A\nB", value: "\u{202E}C", traits: .toggle)
    let other = AccessibilityDescriptor(.checkbox, label: "D\u{1B}[0m", value: "E\u{2028}F")
    let text = Comparison(of: DescriptorDocument(.prescribed, [box]), with: DescriptorDocument(.observed, [other]))
      .description
    #expect(text.hasPrefix(#"checkbox “A\nB” at /0, observed at /0"#))
    #expect(text.contains(#"expected:  “\u{202E}C”"#))
    #expect(text.contains(#"found:     “E\u{2028}F”"#))
    #expect(text.contains(#"found:     “D\u{1B}[0m”"#))
  }
}
