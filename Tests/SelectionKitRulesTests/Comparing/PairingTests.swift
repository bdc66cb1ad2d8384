import SelectionKit
import SelectionKitRules
import Testing

/// Which element is taken for which, told by the differences that come of it.
@Suite("Pairing of expected and observed elements")
struct PairingTests {
  private static func box(_ label: String?, _ identifier: String? = nil) -> AccessibilityDescriptor {
    AccessibilityDescriptor(.checkbox, label: label).with { $0.identifier = identifier }
  }

  private static func differences(_ expected: [AccessibilityDescriptor], _ observed: [AccessibilityDescriptor])
    -> [String]
  {
    Comparison(of: DescriptorDocument(.prescribed, expected), with: DescriptorDocument(.observed, observed))
      .differences.map { "\($0.kind) \(($0.expectedPath ?? $0.observedPath)?.description ?? "")" }
  }

  private static func differences(_ expected: [String], _ observed: [String]) -> [String] {
    differences(expected.map { box($0) }, observed.map { box($0) })
  }

  @Test(
    "By name, wherever they are, and by place where the name is another",
    arguments: [
      ("A B C", "A B C", []), ("A B C", "A X C", ["label /1"]), ("A B C", "X B C", ["label /0"]),
      ("A B C", "A B X", ["label /2"]), ("A", "X", ["label /0"]), ("A B C", "X Y C", ["label /0", "label /1"]),
      ("A B C", "A C", ["missing /1"]), ("A B C", "C", ["missing /0", "missing /1"]),
      ("A B", "A X B", ["extra /1"]), ("A B C", "B A C", ["order /0"]), ("A B C D", "D A B C", ["order /3"]),
      ("A B C D E", "A E X C D", ["label /1", "order /4"]),
      // Of one kind, more are left on one side: which is which can't be told.
      ("A B C", "X", ["missing /0", "missing /1", "missing /2", "extra /0"]),
    ] as [(String, String, [String])])
  func names(expected: String, observed: String, differences: [String]) {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    #expect(Set(Self.differences(words(expected), words(observed))) == Set(differences))
  }

  @Test("Names that occur several times, as in two groups of yes and no")
  func repeated() {
    let names = ["Q1", "Yes", "No", "Q2", "Yes", "No", "Q3", "Yes", "No"]
    for place in names.indices {
      var fewer = names
      fewer.remove(at: place)
      let differences = Self.differences(names, fewer)
      #expect(differences == ["missing /\(place)"])
    }
  }

  @Test("An identifier goes before name and place, unless it occurs twice or names a symbol")
  func identifiers() {
    let a = Self.box("A", "first")
    let b = Self.box("B", "second")
    #expect(Self.differences([a, b], [Self.box("B", "first"), Self.box("A", "second")]) == ["label /0", "label /1"])
    #expect(Self.differences([a, b], [Self.box("A", "x"), Self.box("B", "x")]) == [])
    let symbol = Self.box("A", "checkmark.circle")
    #expect(Self.differences([symbol, b], [b, Self.box("C", "checkmark.circle")]) == ["missing /0", "extra /1"])
  }

  @Test("Those without a name are known by their place")
  func nameless() {
    #expect(Self.differences([Self.box(nil), Self.box("B")], [Self.box(nil), Self.box("B")]) == [])
    #expect(Self.differences([Self.box(nil), Self.box("B")], [Self.box("A"), Self.box("B")]) == ["label /0"])
  }

  @Test("A kind is not taken for another that stands in its place")
  func kinds() {
    let option = AccessibilityDescriptor(.radioOption, label: "A")
    #expect(Self.differences([option], [Self.box("B")]) == ["missing /0", "extra /0"])
    #expect(Self.differences([option], [.init(.button, label: "B")]) == ["missing /0"])
    #expect(Self.differences([option], [.init(.button, label: "A"), .init(.radioOption, label: "A")]) == [])
  }

  // MARK: Many

  private static let many = (0..<10_000).map { "Option \($0)" }

  @Test("Ten thousand that are the same, also by name")
  func manySame() {
    #expect(Self.differences(Self.many, Self.many) == [])
    let alike = Array(repeating: "Add", count: 10_000)
    #expect(Self.differences(alike, alike) == [])
    #expect(Self.differences(alike, Array(alike.dropLast(3))) == ["missing /9997", "missing /9998", "missing /9999"])
  }

  @Test("One of ten thousand gone, new, renamed or moved")
  func oneOfMany() {
    var others = Self.many
    others.remove(at: 4_711)
    #expect(Self.differences(Self.many, others) == ["missing /4711"])
    #expect(Self.differences(others, Self.many) == ["extra /4711"])
    others.append("Option 4711")
    #expect(Self.differences(Self.many, others) == ["order /4711"])
    others = Self.many
    others[4_711] = "Another"
    #expect(Self.differences(Self.many, others) == ["label /4711"])
  }

  @Test("Ten thousand the other way round: each but one has moved")
  func reversed() {
    let differences = Self.differences(Self.many, Self.many.reversed())
    #expect(differences.count == 9_999)
    #expect(differences.allSatisfy { $0.hasPrefix("order ") })
  }

  @Test("Ten thousand with other names each")
  func renamed() {
    let differences = Self.differences(Self.many, Self.many.map { $0 + "!" })
    #expect(differences.count == 10_000)
    #expect(differences.allSatisfy { $0.hasPrefix("label ") })
  }

  @Test("Ten thousand in groups, one inside the other and side by side")
  func manyGroups() {
    let groups = (0..<2_500).map { number in
      AccessibilityDescriptor(
        .radioGroup, label: "Question \(number)", container: .contain,
        children: ["Yes", "No", "Perhaps"].map { .init(.radioOption, label: $0) })
    }
    #expect(Self.differences(groups, groups) == [])
    var others = groups
    others[1_000].label = "Another"
    others[2_000].children.remove(at: 1)
    #expect(Self.differences(groups, others) == ["groupLabel /1000", "missing /2000/1"])
  }
}
