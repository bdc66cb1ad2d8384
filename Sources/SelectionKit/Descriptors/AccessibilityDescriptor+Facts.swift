extension AccessibilityDescriptor {
  /// The facts that are known of this element alone: neither of those inside it nor of its document.
  @inlinable @inline(__always) public var facts: Facts {
    // Inlined, so that an element in an array is read where it lies: a call would copy it first.
    // What may be missing because there is none: known unless nobody looked.
    let absentMeansNone: Facts = [
      .label, .value, .hint, .inputLabels, .container, .children, .error, .isExposed, .isReadOnly,
    ]
    var known = absentMeansNone.union(.traits).subtracting(unobserved)
    // What is there is known, whatever was not looked at.
    if label != nil { known.insert(.label) }
    if value != nil { known.insert(.value) }
    if hint != nil { known.insert(.hint) }
    if !inputLabels.isEmpty { known.insert(.inputLabels) }
    if container != nil { known.insert(.container) }
    if error != nil { known.insert(.error) }
    if traits.contains(.button) { known.insert(.buttonTrait) }
    if traits.contains(.toggle) { known.insert(.toggleTrait) }
    if traits.contains(.selected) { known.insert(.selectedTrait) }
    if traits.contains(.notEnabled) { known.insert(.notEnabledTrait) }
    if traits.contains(.header) { known.insert(.headerTrait) }
    if traits.contains(.image) { known.insert(.imageTrait) }
    // What is nil only for want of knowledge.
    if state != nil { known.insert(.state) }
    if isEnabled != nil { known.insert(.isEnabled) }
    if isRequired != nil { known.insert(.isRequired) }
    if isSubmitted != nil { known.insert(.isSubmitted) }
    if naming != nil { known.insert(.naming) }
    if isFormatting != nil { known.insert(.isFormatting) }
    if isAmongPeers != nil { known.insert(.isAmongPeers) }
    if contextImpliesOff != nil { known.insert(.contextImpliesOff) }
    if effect != nil { known.insert(.effect) }
    return known.union(rendering.facts)
  }

  /// Makes facts of this element unknown, as if nobody had looked.
  ///
  /// What belongs to the document, and what only a rule answers with, has no effect.
  ///
  /// - Parameter facts: The facts to forget.
  public mutating func forget(_ facts: Facts) {
    unobserved.formUnion(facts.subtracting(.rendering).subtracting(.ambiguous).subtracting(.ofTheDocument))
    if facts.contains(.label) { label = nil }
    if facts.contains(.value) { value = nil }
    if facts.contains(.hint) { hint = nil }
    if facts.contains(.inputLabels) { inputLabels = [] }
    if facts.contains(.container) { container = nil }
    if facts.contains(.error) { error = nil }
    for entry in Traits.named where facts.contains(entry.fact) { traits.remove(entry.trait) }
    if facts.contains(.state) { state = nil }
    if facts.contains(.isExposed) { isExposed = true }
    if facts.contains(.isEnabled) { isEnabled = nil }
    if facts.contains(.isReadOnly) { isReadOnly = false }
    if facts.contains(.isRequired) { isRequired = nil }
    if facts.contains(.isSubmitted) { isSubmitted = nil }
    if facts.contains(.naming) { naming = nil }
    if facts.contains(.isFormatting) { isFormatting = nil }
    if facts.contains(.isAmongPeers) { isAmongPeers = nil }
    if facts.contains(.contextImpliesOff) { contextImpliesOff = nil }
    if facts.contains(.effect) { effect = nil }
    rendering.forget(facts)
  }
}

extension AccessibilityDescriptor.Rendering {
  /// The facts that are known.
  @inlinable @inline(__always) public var facts: Facts {
    var known: Facts = []
    if underlyingControl != nil { known.insert(.underlyingControl) }
    if visibleLabel != nil { known.insert(.visibleLabel) }
    if extraTexts != nil { known.insert(.extraTexts) }
    if isIconOnly != nil { known.insert(.isIconOnly) }
    if glyphs != nil { known.insert(.glyphs) }
    if glyphSizing != nil { known.insert(.glyphSizing) }
    if textSizing != nil { known.insert(.textSizing) }
    if hitArea != nil { known.insert(.hitArea) }
    if isInlineInText != nil { known.insert(.isInlineInText) }
    if focusIndicator != nil { known.insert(.focusIndicator) }
    if visibleStateText != nil { known.insert(.visibleStateText) }
    return known
  }

  /// Makes facts unknown, as if nobody had looked.
  ///
  /// - Parameter facts: The facts to forget; those of no rendering have no effect.
  public mutating func forget(_ facts: Facts) {
    if facts.contains(.underlyingControl) { underlyingControl = nil }
    if facts.contains(.visibleLabel) { visibleLabel = nil }
    if facts.contains(.extraTexts) { extraTexts = nil }
    if facts.contains(.isIconOnly) { isIconOnly = nil }
    if facts.contains(.glyphs) { glyphs = nil }
    if facts.contains(.glyphSizing) { glyphSizing = nil }
    if facts.contains(.textSizing) { textSizing = nil }
    if facts.contains(.hitArea) { hitArea = nil }
    if facts.contains(.isInlineInText) { isInlineInText = nil }
    if facts.contains(.focusIndicator) { focusIndicator = nil }
    if facts.contains(.visibleStateText) { visibleStateText = nil }
  }

  /// Takes over what another rendering knows and this one doesn't.
  ///
  /// - Parameter other: The rendering to fill the gaps from.
  public mutating func fillGaps(from other: Self) {
    underlyingControl = underlyingControl ?? other.underlyingControl
    visibleLabel = visibleLabel ?? other.visibleLabel
    extraTexts = extraTexts ?? other.extraTexts
    isIconOnly = isIconOnly ?? other.isIconOnly
    glyphs = glyphs ?? other.glyphs
    glyphSizing = glyphSizing ?? other.glyphSizing
    textSizing = textSizing ?? other.textSizing
    hitArea = hitArea ?? other.hitArea
    isInlineInText = isInlineInText ?? other.isInlineInText
    focusIndicator = focusIndicator ?? other.focusIndicator
    visibleStateText = visibleStateText ?? other.visibleStateText
  }
}
