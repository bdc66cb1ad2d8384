import SelectionKit

/// How the facts of one observed element differ from those expected of it.
struct Contrast {
  /// One fact that differs, in words.
  struct Fact {
    let kind: Comparison.Kind
    let expected, found: String
  }

  /// What differs.
  private(set) var facts: [Fact] = []
  /// What was expected and is not told.
  let untold: Facts
  private let expected, observed: AccessibilityDescriptor
  private let told: Facts

  private init(_ expected: AccessibilityDescriptor, _ observed: AccessibilityDescriptor, comparing facts: Facts) {
    self.expected = expected
    self.observed = observed
    let known = (expected.facts, observed.facts)
    told = known.0.intersection(known.1)
    untold = known.0.subtracting(known.1).intersection(facts)
  }

  /// Contrasts two elements.
  ///
  /// Complexity: O(length of the texts).
  init(_ expected: AccessibilityDescriptor, with observed: AccessibilityDescriptor, _ reading: StateReading) {
    self.init(expected, observed, comparing: Facts.traits.union([.label, .value, .hint]))
    contrast(.label, .label, \.spokenLabel)
    var traits = differingTraits
    if !contrastState(&traits, reading) { contrast(.value, .value, \.spokenValue) }
    contrastTraits(traits)
    contrast(.hint, .hint, \.spokenHint)
    contrastRole()
  }

  /// Contrasts two groups, of which a screen reader tells no more than their texts.
  ///
  /// Complexity: O(length of the texts).
  init(group expected: AccessibilityDescriptor, with observed: AccessibilityDescriptor) {
    self.init(expected, observed, comparing: [.label, .value, .hint])
    contrast(.groupLabel, .label, \.spokenLabel)
    contrast(.value, .value, \.spokenValue)
    contrast(.hint, .hint, \.spokenHint)
  }

  private mutating func append(_ kind: Comparison.Kind, expected: String, found: String) {
    facts.append(Fact(kind: kind, expected: expected, found: found))
  }

  // MARK: Texts

  private mutating func contrast(
    _ kind: Comparison.Kind, _ fact: Facts, _ text: (AccessibilityDescriptor) -> String?
  ) {
    let texts = (text(expected), text(observed))
    guard told.contains(fact), texts.0 != texts.1 else { return }
    append(kind, expected: texts.0?.quoted ?? "none", found: texts.1?.quoted ?? "none")
  }

  // MARK: Traits

  private var differingTraits: AccessibilityDescriptor.Traits {
    AccessibilityDescriptor.Traits.named.reduce(into: []) { traits, entry in
      guard told.contains(entry.fact) else { return }
      if expected.traits.contains(entry.trait) != observed.traits.contains(entry.trait) { traits.insert(entry.trait) }
    }
  }

  private mutating func contrastTraits(_ traits: AccessibilityDescriptor.Traits) {
    guard !traits.isEmpty else { return }
    append(.traits, expected: expected.words(for: traits), found: observed.words(for: traits))
  }

  // MARK: State

  /// Tells a changed state once, where all that tells the state tells another one.
  ///
  /// - Parameters:
  ///   - traits: The traits that differ; one that is told of here is taken out.
  ///   - reading: What reads states out of values.
  /// - Returns: Whether the value was told of here.
  private mutating func contrastState(
    _ traits: inout AccessibilityDescriptor.Traits, _ reading: StateReading
  ) -> Bool {
    let known = expected.state.flatMap { state in observed.state.map { (expected: state, observed: $0) } }
    let read = told.contains(.value) ? reading.states(expected.spokenValue, observed.spokenValue) : nil
    guard let states = known ?? read, states.expected != states.observed else { return false }
    let valueFollows = read.map { $0 == states } ?? (!told.contains(.value) || expected.value == observed.value)
    let traitFollows = traits.contains(.selected) || !expected.isSelectedWhenChosen || !told.contains(.selectedTrait)
    guard valueFollows, traitFollows else {
      if known != nil { append(.state, expected: states.expected.rawValue, found: states.observed.rawValue) }
      return false
    }
    let proof = traits.intersection(.selected)
    append(
      .state, expected: expected.words(for: states.expected, provedBy: proof, andValue: read != nil),
      found: observed.words(for: states.observed, provedBy: proof, andValue: read != nil))
    traits.subtract(.selected)
    return true
  }

  // MARK: Role

  /// Tells of another role where value and traits, from which dumps conclude the role, are the same.
  private mutating func contrastRole() {
    let isExplained = facts.contains { [.value, .traits, .state].contains($0.kind) }
    guard !isExplained, expected.recognition.isStated, observed.recognition.isStated else { return }
    guard !expected.role.mayBe(observed.role) else { return }
    append(.role, expected: expected.role.words, found: observed.role.words)
  }
}

extension AccessibilityDescriptor {
  /// Whether the selected trait has to tell its state.
  fileprivate var isSelectedWhenChosen: Bool {
    role == .radioOption || role == .nativeRadio
  }

  /// Which of some traits it has, and which it hasn't.
  fileprivate func words(for some: Traits) -> String {
    let words = Traits.named.filter { some.contains($0.trait) }.map { entry in
      traits.contains(entry.trait) ? "the \(entry.name) trait" : "no \(entry.name) trait"
    }
    return words.joined(separator: ", ")
  }

  /// Its state, and in parentheses what tells it.
  fileprivate func words(for state: CheckState, provedBy traits: Traits, andValue isTold: Bool) -> String {
    let proofs = [isTold ? spokenValue?.quoted : nil, traits.isEmpty ? nil : words(for: traits)].compactMap(\.self)
    return state.rawValue + (proofs.isEmpty ? "" : " (\(proofs.joined(separator: ", ")))")
  }
}

extension AccessibilityDescriptor.Role {
  /// Whether what is expected may be told of in this way by a dump that can't tell better.
  fileprivate func mayBe(_ observed: Self) -> Bool {
    if self == observed || self == .other || observed == .other { return true }
    let isPlain = (self == .button || observed == .button) && Self.controls.isSuperset(of: [self, observed])
    return isPlain || Self.alike.contains { $0.isSuperset(of: [self, observed]) }
  }

  private static let alike: [Set<Self>] = [
    [.radioOption, .nativeRadio, .checkable], [.checkbox, .checkable, .switch],
  ]
}
