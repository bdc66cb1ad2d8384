import SelectionKit
import Testing

@Suite struct FactsTests {
  /// The facts that belong to no element.
  static let outside: Facts = [.language, .minimumOS, .stateVocabulary, .groupMembership, .sameScreen]

  /// An element of which everything is known.
  static let known: AccessibilityDescriptor = {
    var element = AccessibilityDescriptor(
      .toggleButton, label: "Bold", value: "Not Selected",
      traits: [.button, .toggle, .selected, .notEnabled, .header, .image], container: .contain,
      children: [AccessibilityDescriptor(.image)])
    element.hint = "Makes the text bold"
    element.inputLabels = ["Bold"]
    element.state = .checked
    element.isEnabled = true
    element.isReadOnly = true
    element.isRequired = false
    element.isSubmitted = false
    element.error = "Wrong"
    element.naming = .stable
    element.isFormatting = true
    element.isAmongPeers = false
    element.contextImpliesOff = false
    element.effect = .inContext
    element.rendering = .recommended(for: .toggleButton, label: "Bold")
    return element
  }()

  @Test("Each fact has a bit of its own, in the order of the list, and a name of its own")
  func named() {
    #expect(Facts.named.map(\.fact.rawValue) == (0..<40).map { 1 << $0 })
    #expect(Set(Facts.named.map(\.name)).count == 40)
    #expect(Facts.named.allSatisfy { !$0.name.isEmpty })
  }

  @Test("A fully known element has every fact that belongs to an element")
  func fullyKnown() {
    #expect(Self.known.facts == Facts(rawValue: (1 << 40) - 1).subtracting(Self.outside))
  }

  @Test("Forgetting one fact makes exactly that one unknown", arguments: Facts.named.map(\.fact))
  func forgetOne(fact: Facts) {
    var element = Self.known
    element.forget(fact)
    #expect(element.facts == Self.known.facts.subtracting(fact))
    let once = element
    element.forget(fact)
    #expect(element == once)
  }

  @Test("What belongs to no element can't be forgotten of one", arguments: outside.individual)
  func forgetOutside(fact: Facts) {
    var element = Self.known
    element.forget(fact)
    #expect(element == Self.known)
  }

  @Test("Everything can be forgotten at once; the children stay, as far as they are listed")
  func forgetAll() {
    var element = Self.known
    element.isExposed = false
    element.forget(Self.known.facts)
    var expected = AccessibilityDescriptor(.toggleButton, children: [AccessibilityDescriptor(.image)])
    expected.unobserved = Self.known.facts.subtracting(.rendering)
    #expect(element == expected)
    #expect(element.facts == [])
  }

  @Test("What is missing is known to be missing, unless nobody looked")
  func missing() {
    let bare = AccessibilityDescriptor(.checkbox)
    let none: Facts = [
      .label, .value, .hint, .inputLabels, .buttonTrait, .toggleTrait, .selectedTrait, .notEnabledTrait, .headerTrait,
      .imageTrait, .container, .children, .error, .isExposed, .isReadOnly,
    ]
    #expect(bare.facts == none)
    var unseen = bare
    unseen.unobserved = [.value, .selectedTrait]
    #expect(unseen.facts == none.subtracting([.value, .selectedTrait]))
    unseen.value = "Checked"
    unseen.traits.insert(.selected)
    #expect(unseen.facts == none)
  }

  @Test("A flag or a list of children that nobody looked at is not known, whatever is there")
  func notLookedAt() {
    var element = Self.known
    element.unobserved = [.children, .isExposed, .isReadOnly, .label]
    #expect(element.facts == Self.known.facts.subtracting([.children, .isExposed, .isReadOnly]))
  }

  @Test(
    "Facts are told by their names",
    arguments: [
      ([], "nothing"), (.label, "label"), ([.hitArea, .label, .selectedTrait], "label, selectedTrait, hitArea"),
    ] as [(Facts, String)])
  func description(facts: Facts, text: String) {
    #expect(facts.description == text)
  }

  @Test("Facts are told one by one in the order of the list")
  func individual() {
    #expect(Facts([.sameScreen, .label, .error]).individual == [.label, .error, .sameScreen])
  }

  @Test("A control vouches for nothing that only the view shows")
  func ofTheView() {
    #expect(Facts.ofTheView.isSuperset(of: .rendering))
    #expect(
      Facts.ofTheView.subtracting(.rendering) == [.minimumOS, .isFormatting, .isAmongPeers, .contextImpliesOff])
    #expect(Checkbox("Accept").descriptor().facts.isDisjoint(with: .ofTheView))
  }
}

@Suite struct TraitsTests {
  @Test("Each trait has a bit, a name and a fact of its own")
  func named() {
    let named = AccessibilityDescriptor.Traits.named
    #expect(named.map(\.trait.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(named.map(\.name) == ["button", "toggle", "selected", "notEnabled", "header", "image"])
    #expect(named.reduce(into: Facts()) { $0.formUnion($1.fact) } == .traits)
  }

  @Test(
    "Traits are told by their names",
    arguments: [([], "none"), ([.selected, .button], "button, selected")] as [(AccessibilityDescriptor.Traits, String)])
  func description(traits: AccessibilityDescriptor.Traits, text: String) {
    #expect(traits.description == text)
  }
}
