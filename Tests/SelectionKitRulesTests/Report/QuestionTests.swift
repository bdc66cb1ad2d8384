import SelectionKit
import SelectionKitRules
import Testing

@Suite("A question of a report")
struct QuestionTests {
  /// Asks two things of every option that nobody knows, and one of every group that is known.
  private static let audit = Audit(rules: [
    rule("label-grows", [.radioOption], .textSizing), rule("area-is-large", [.radioOption], .hitArea),
    rule("group-has-hint", [.radioGroup], .hint),
  ])

  private static func rule(_ id: Rule.ID, _ roles: [AccessibilityDescriptor.Role], _ facts: Facts) -> Rule {
    Rule(
      id, "It is known.", rationale: "Nobody knows.", remedy: Rule.Remedy(swiftUI: "Tell it.", uiKit: "Tell it."),
      clauses: [], needs: facts, .node(roles) { _ in .passed }, examples: [])
  }

  private static func option(_ label: String) -> AccessibilityDescriptor {
    AccessibilityDescriptor(.radioOption, label: label)
  }

  @Test("Questions are equal if they say the same, whichever audit asked them")
  func equality() {
    let group = AccessibilityDescriptor(.radioGroup, label: "Size", children: [Self.option("S"), Self.option("L")])
    let (first, second) = (Self.audit.report(on: group), Self.audit.report(on: group))
    #expect(first.questions == second.questions)
    #expect(first.questions.count == 4)
    #expect(Set(Array(first.questions) + Array(second.questions)).count == 4)
  }

  @Test(
    "Questions differ by the rule, the way to the element, what it is and what it is called",
    arguments: [
      [option("S"), option("S")], [option("S"), option("L")],
      [option("S"), AccessibilityDescriptor(.radioOption)],
    ])
  func difference(options: [AccessibilityDescriptor]) {
    let group = AccessibilityDescriptor(.radioGroup, label: "Size", children: options)
    #expect(Set(Self.audit.report(on: group).questions).count == 4)
  }

  @Test("What is open of a group that no element stands for comes before what is open of its first member")
  func order() {
    let heading = AccessibilityDescriptor(.heading, label: "Color")
    let form = AccessibilityDescriptor(
      .other,
      children: [Self.option("S"), Self.option("L"), heading, Self.option("Red"), Self.option("Blue")])
    let audit = Audit(rules: Self.audit.rules + [Self.rule("group-has-heading", [.radioGroup], .visibleLabel)])
    #expect(
      audit.report(on: form).questions.map { "\($0.path) \($0.rule) \($0.name ?? "")" } == [
        "/ group-has-heading ",
        "/0 label-grows S", "/0 area-is-large S", "/1 label-grows L", "/1 area-is-large L",
        "/ group-has-heading ",
        "/3 label-grows Red", "/3 area-is-large Red", "/4 label-grows Blue", "/4 area-is-large Blue",
      ])
  }

  @Test("The facts are counted by the elements they would settle something of, each once")
  func counting() {
    let group = AccessibilityDescriptor(.radioGroup, label: "Size", children: [Self.option("S"), Self.option("L")])
    let audit = Audit(rules: Self.audit.rules + [Self.rule("label-is-large", [.radioOption], [.textSizing, .hitArea])])
    #expect(
      audit.report(on: group).description == """
        Can't be told without knowing:
          textSizing: 2 elements – label-grows, label-is-large
          hitArea: 2 elements – area-is-large, label-is-large

        No findings; 6 open questions; 1 check held on 2 controls among 3 elements.
        """)
  }
}
