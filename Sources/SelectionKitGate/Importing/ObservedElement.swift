import SelectionKit

/// An element as a tool tells of it: described by itself, with what its place on the screen has to say left open.
struct ObservedElement {
  /// What is told of the element alone, without those inside it.
  var descriptor: AccessibilityDescriptor
  var type: ElementType
  /// Its frame, to the fraction of a point.
  var frame: ScreenFrame?
  /// Whether something is told of it that can't be what it is meant to be; it then counts as left out.
  var isUnreadable = false
  var children: [ObservedElement] = []
}

extension AccessibilityDescriptor {
  /// Takes over the traits, where they were told, after the value; nil makes them unknown.
  ///
  /// The type says nothing of the traits: it outlives them.
  mutating func take(_ traits: PlatformTraits?) {
    guard let traits else { return unobserved.formUnion(.traits) }
    self.traits = traits.described
    // Web content speaks its own roles.
    let isWebRadio = traits.contains(.containedByFieldset) && Phrases(in: value ?? "").isRadio
    if traits.contains(.radioButton) || isWebRadio { role = .nativeRadio }
    if role == .staticText, traits.contains(.header) { role = .heading }
    if traits.contains(.readOnly) { isReadOnly = true }
  }

  /// Takes over what is a trait in the form of a flag; nil says nothing.
  mutating func take(_ flag: Bool?, as trait: Traits) {
    guard let flag else { return }
    if flag { traits.insert(trait) }
    unobserved.subtract(trait.facts)
  }

  /// Forgets that it is not read-only, unless that can be told.
  ///
  /// Only words can tell that an element is read-only, so it is known not to be where all words are known and none says
  /// so.
  mutating func forgetReadOnlyUnlessTold() {
    guard !isReadOnly else { return }
    let texts = [label, value].compactMap(\.self)
    if !facts.contains(.value) || texts.contains(where: Phrases.saysReadOnly) { forget(.isReadOnly) }
  }
}

extension String {
  /// This text, or nil if there is nothing in it: some writers leave nothing out.
  var nonEmpty: String? {
    isEmpty ? nil : self
  }
}
