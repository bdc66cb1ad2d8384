public import SelectionKit

/// What the app's team knows of some elements and no file tells, from the tokens of its design for example.
public struct SettledFacts: Hashable, Sendable {
  /// Which elements, by what they are recognised as.
  public var pattern: ElementPattern
  /// What one of the elements around has to be like, or nil for anything.
  public var ancestor: ElementPattern?
  /// The screen that they are on, or nil for any.
  public var screen: TextPattern?
  /// What only the view can show; what is not known in it is left as it is.
  public var rendering = AccessibilityDescriptor.Rendering()
  /// Whether a choice has to be made, or nil to leave it as it is.
  public var isRequired: Bool?
  /// Whether the form around it was submitted, or nil to leave it as it is.
  public var isSubmitted: Bool?
  /// Whether it shows a value that can't be changed now, or nil to leave it as it is.
  public var isReadOnly: Bool?
  /// Whether it is an accessibility element of its own, or nil to leave it as it is.
  public var isExposed: Bool?
  /// How a toggle button tells its state, or nil to leave it as it is.
  public var naming: AccessibilityDescriptor.Naming?
  /// Whether a toggle button formats text in a toolbar, or nil to leave it as it is.
  public var isFormatting: Bool?
  /// Whether a toggle button stands among toggles of its kind, or nil to leave it as it is.
  public var isAmongPeers: Bool?
  /// Whether labelled surroundings tell that a toggle button is off, or nil to leave it as it is.
  public var contextImpliesOff: Bool?
  /// What activation brings about, or nil to leave it as it is.
  public var effect: AccessibilityDescriptor.Effect?

  /// Creates facts of which none is known yet.
  ///
  /// - Parameter pattern: Which elements, by what they are recognised as.
  public init(of pattern: ElementPattern) {
    self.pattern = pattern
  }
}

extension AccessibilityDescriptor {
  /// Takes over what is known of elements; of two facts for one element the later counts.
  mutating func take(_ facts: [SettledFacts], inside ancestors: [AccessibilityDescriptor] = []) {
    let original = self
    for entry in facts where entry.pattern.matches(original) {
      guard entry.ancestor.map({ ancestors.contains(where: $0.matches) }) ?? true else { continue }
      take(entry)
    }
    guard !children.isEmpty else { return }
    let around = ancestors + [original]
    for child in children.indices { children[child].take(facts, inside: around) }
  }

  private mutating func take(_ facts: SettledFacts) {
    var rendering = facts.rendering
    rendering.fillGaps(from: self.rendering)
    self.rendering = rendering
    isRequired = facts.isRequired ?? isRequired
    isSubmitted = facts.isSubmitted ?? isSubmitted
    naming = facts.naming ?? naming
    isFormatting = facts.isFormatting ?? isFormatting
    isAmongPeers = facts.isAmongPeers ?? isAmongPeers
    contextImpliesOff = facts.contextImpliesOff ?? contextImpliesOff
    effect = facts.effect ?? effect
    if let isReadOnly = facts.isReadOnly {
      self.isReadOnly = isReadOnly
      unobserved.remove(.isReadOnly)
    }
    if let isExposed = facts.isExposed {
      self.isExposed = isExposed
      unobserved.remove(.isExposed)
    }
  }
}
