import SelectionKit
import SelectionKitRules
import Testing

/// What is compared, and what is not.
@Suite("A comparison")
struct ComparisonTests {
  private static let box = AccessibilityDescriptor(.checkbox, label: "A", value: "Checked", traits: [.button, .toggle])

  private static func differences(
    _ expected: [AccessibilityDescriptor], _ observed: [AccessibilityDescriptor],
    origin: DescriptorDocument.Origin = .prescribed
  ) -> [String] {
    Comparison(of: DescriptorDocument(origin, expected), with: DescriptorDocument(.observed, observed))
      .differences.map { "\($0.kind) \(($0.expectedPath ?? $0.observedPath)?.description ?? "")" }
  }

  // MARK: Facts

  static let changes: [(fact: Facts, kind: String, change: @Sendable (inout AccessibilityDescriptor) -> Void)] = [
    (.label, "label", { $0.label = "B" }), (.value, "value", { $0.value = "Radio button" }),
    (.hint, "hint", { $0.hint = "Tap" }), (.buttonTrait, "traits", { $0.traits.remove(.button) }),
    (.toggleTrait, "traits", { $0.traits.remove(.toggle) }),
    (.selectedTrait, "traits", { $0.traits.insert(.selected) }),
    (.notEnabledTrait, "traits", { $0.traits.insert(.notEnabled) }),
    (.headerTrait, "traits", { $0.traits.insert(.header) }), (.imageTrait, "traits", { $0.traits.insert(.image) }),
  ]

  @Test("What both tell is compared, and what one of them doesn't tell is not", arguments: changes.indices)
  func facts(_ index: Int) {
    let (fact, kind, change) = Self.changes[index]
    let changed = Self.box.with(change)
    #expect(Self.differences([Self.box], [changed]) == ["\(kind) /0"])
    #expect(Self.differences([Self.box.without(fact)], [changed.with { $0.identifier = "a" }]) == [])
    #expect(Self.differences([Self.box], [changed.without(fact)]) == [])
  }

  @Test("Blank is as good as nothing")
  func blank() {
    let silent = AccessibilityDescriptor(.checkbox, label: "A")
    #expect(Self.differences([silent], [silent.with { $0.value = " " }]) == [])
  }

  @Test("What is not told is listed")
  func untold() {
    let comparison = Comparison(
      of: DescriptorDocument(.prescribed, [Self.box]),
      with: DescriptorDocument(.observed, [Self.box.without([.value, .toggleTrait, .error, .hitArea])]))
    #expect(comparison.untold == [.value, .toggleTrait])
  }

  @Test(
    "A state is told by the app, by words and by the trait: all of them together are one difference",
    arguments: [
      (CheckState.unchecked, "Unchecked", ["state /0"]), (.unchecked, "Checked", ["state /0"]),
      (.checked, "Unchecked", ["value /0"]), (nil, "Unchecked", ["state /0"]), (.checked, "Checked", []),
      (.unchecked, "Off", ["state /0", "value /0"]), (nil, "Unchecked, 3 new", ["value /0"]),
      (nil, "Radio button, unchecked", ["value /0"]),
    ] as [(CheckState?, String, [String])])
  func state(state: CheckState?, value: String, differences: [String]) {
    let expected = Self.box.with { $0.state = .checked }
    let observed = Self.box.with { ($0.state, $0.value) = (state, value) }
    #expect(Self.differences([expected], [observed]) == differences)
  }

  @Test("A toggle button that is on says so with its trait as well")
  func toggleState() {
    let on = AccessibilityDescriptor(.toggleButton, label: "Bold", traits: [.button, .selected])
      .with { $0.state = .checked }
    let off = on.with { ($0.state, $0.traits) = (.unchecked, .button) }
    #expect(Self.differences([on], [off]) == ["state /0"])
    #expect(Self.differences([on], [off.with { $0.state = nil }]) == ["traits /0"])
  }

  @Test("A state is read in the language of the documents, an app's own words included")
  func language() {
    var expected = DescriptorDocument(.prescribed, [Self.box.with { $0.value = "Coché" }])
    let observed = DescriptorDocument(.observed, [Self.box.with { $0.value = "Non coché" }])
    expected.language = "fr"
    #expect(Comparison(of: expected, with: observed).differences.map(\.kind) == [.state])
    expected.language = "en"
    #expect(Comparison(of: expected, with: observed).differences.map(\.kind) == [.value])
  }

  // MARK: Roles

  @Test(
    "A role that may be what was expected is no difference; another one is",
    arguments: [
      (.checkbox, .switch, true), (.checkbox, .checkable, true), (.checkbox, .button, true), (.checkbox, .other, true),
      (.radioOption, .nativeRadio, true), (.radioOption, .button, true), (.radioOption, .other, true),
      (.toggleButton, .button, true), (.toggleButton, .switch, false), (.radioOption, .checkbox, false),
      (.radioOption, .segment, false), (.button, .picker, true), (.tab, .segment, false),
    ] as [(AccessibilityDescriptor.Role, AccessibilityDescriptor.Role, Bool)])
  func roles(expected: AccessibilityDescriptor.Role, observed: AccessibilityDescriptor.Role, isAlike: Bool) {
    let found = Self.differences([.init(expected, label: "A")], [.init(observed, label: "A")])
    #expect(found == (isAlike ? [] : ["role /0"]))
  }

  @Test("A role that was only guessed is no difference, and one that the traits explain is none besides them")
  func concludedRoles() {
    let expected = AccessibilityDescriptor(.toggleButton, label: "A", traits: .button)
    let observed = AccessibilityDescriptor(.switch, label: "A", traits: .button)
    #expect(Self.differences([expected], [observed]) == ["role /0"])
    #expect(Self.differences([expected], [observed.with { $0.recognition = .heuristic }]) == [])
    #expect(Self.differences([expected], [observed.with { $0.traits.insert(.toggle) }]) == ["traits /0"])
  }

  // MARK: What counts

  static let others: [AccessibilityDescriptor] = [
    .init(.staticText, label: "B"), .init(.heading, label: "B"), .init(.image, label: "B"), .init(.button, label: "B"),
    .init(.switch, label: "B"), .init(.other, label: "B"), .init(.segment, label: "B"),
    .init(.checkbox, label: "B").with { $0.recognition = .heuristic },
  ]
  static let selectionControls: [AccessibilityDescriptor] = [
    .init(.radioOption, label: "B"), .init(.nativeRadio, label: "B"), .init(.checkbox, label: "B"),
    .init(.checkable, label: "B"), .init(.toggleButton, label: "B"), .init(.checkbox),
    .init(.checkbox, label: "B").with { $0.recognition = .wording },
  ]

  @Test("Where controls prescribe what is expected, further selection controls are extra", arguments: selectionControls)
  func furtherControl(_ control: AccessibilityDescriptor) {
    #expect(Self.differences([Self.box], [Self.box, control]) == ["extra /1"])
  }

  @Test("Everything else is not, unless the whole screen was expected", arguments: others)
  func furtherElement(_ element: AccessibilityDescriptor) {
    #expect(Self.differences([Self.box], [Self.box, element]) == [])
    #expect(Self.differences([Self.box], [Self.box, element], origin: .observed) == ["extra /1"])
  }

  @Test("What is hidden, a window, a wrapper without a name and a text in a control count nowhere")
  func uncounted() {
    let text = AccessibilityDescriptor(.staticText, label: "A")
    let hidden = AccessibilityDescriptor(.other, container: .ignore, children: [Self.box])
    let wrapped = AccessibilityDescriptor(
      .screen, label: "App", children: [.init(.other, children: [Self.box.with { $0.children = [text] }]), hidden])
    let unexposed = AccessibilityDescriptor(.checkbox, label: "B").with { $0.isExposed = false }
    for origin in DescriptorDocument.Origin.allCases {
      #expect(Self.differences([Self.box], [wrapped, unexposed], origin: origin) == [])
      #expect(Self.differences([wrapped, unexposed], [Self.box], origin: origin) == [])
    }
  }

  @Test("What is expected and not there is missing, whatever it is", arguments: others + selectionControls)
  func missing(_ element: AccessibilityDescriptor) {
    #expect(Self.differences([Self.box, element], [Self.box]) == ["missing /1"])
  }

  @Test("A text of the same name is no control")
  func textBesideControl() {
    let option = AccessibilityDescriptor(.radioOption, label: "Gray", value: "Radio button, unchecked")
    let text = AccessibilityDescriptor(.staticText, label: "Gray")
    #expect(Self.differences([option], [text, option]) == [])
    #expect(Self.differences([option], [text, option.with { $0.label = nil }]) == ["label /0"])
    // The text is all that is left of it.
    #expect(Self.differences([option], [text]) == ["value /0"])
  }

  // MARK: Groups

  private static func group(_ label: String?, _ names: [String]) -> AccessibilityDescriptor {
    AccessibilityDescriptor(
      .radioGroup, label: label, container: .contain, children: names.map { .init(.radioOption, label: $0) })
  }

  @Test("A group is the nearest named element around its options and nothing else that was expected")
  func groups() {
    let size = Self.group("Size", ["S", "L"])
    func wrapped(_ label: String?, _ outer: String?) -> AccessibilityDescriptor {
      let options = size.children.map { AccessibilityDescriptor(.other, children: [$0]) }
      return .init(.other, label: outer, children: [.init(.other, label: label, children: options)])
    }
    #expect(Self.differences([size], [wrapped("Size", nil)]) == [])
    #expect(Self.differences([size], [wrapped(nil, "Size")]) == [])
    #expect(Self.differences([size], [wrapped("Size", "Form")]) == [])
    #expect(Self.differences([size], [wrapped("Form", "Size")]) == ["groupLabel /0"])
    #expect(Self.differences([size], [wrapped(nil, nil)]) == ["groupLabel /0"])
  }

  @Test("Options in no container are a group missing, unless nobody could see one")
  func noGroup() {
    let size = Self.group("Size", ["S", "L"])
    #expect(Self.differences([size], size.children) == ["missing /0"])
    #expect(Self.differences([size], size.children.map { $0.without(.container) }) == [])
    let others = Self.group("Colour", ["Red", "Blue"])
    let mixed = AccessibilityDescriptor(.other, label: "Size", children: size.children + others.children)
    #expect(Self.differences([size, others], [mixed]) == ["missing /0", "missing /1"])
  }

  @Test("A group of which nothing is left, or that has moved, is one difference")
  func wholeGroups() {
    let size = Self.group("Size", ["S", "M", "L"])
    let colour = Self.group("Colour", ["Red", "Green", "Blue"])
    let many = Self.group("Day", (1...31).map(String.init))
    #expect(Self.differences([size, Self.box], [Self.box]) == ["missing /0"])
    #expect(Self.differences([Self.box], [size, Self.box]) == ["extra /0"])
    #expect(Self.differences([size, many], [many, size]) == ["order /0"])
    #expect(Self.differences([size, colour, many], [many, size, colour]) == ["order /0", "order /1"])
  }

  // MARK: The end

  @Test("Where nothing is expected, nothing matches")
  func nothing() {
    let comparison = Comparison(of: DescriptorDocument(.prescribed, []), with: DescriptorDocument(.observed, []))
    #expect(comparison.differences.isEmpty)
    #expect(!comparison.matches)
    #expect(comparison.description == "Nothing to compare: no element was expected.")
    #expect(throws: Comparison.Mismatch.self) { try comparison.requireMatch() }
  }

  @Test("A mismatch says what a comparison says")
  func mismatch() throws {
    let document = DescriptorDocument(.prescribed, [Self.box])
    try Comparison(of: document, with: document).requireMatch()
    let other = Comparison(of: document, with: DescriptorDocument(.observed, [Self.box.with { $0.label = "B" }]))
    let error = #expect(throws: Comparison.Mismatch.self) { try other.requireMatch() }
    #expect(error?.description == other.description)
  }
}
