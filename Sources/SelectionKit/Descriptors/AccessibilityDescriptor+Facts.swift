extension AccessibilityDescriptor {
  /// The facts that are known of this element alone: neither of those inside it nor of its document.
  public var facts: Facts { Self.facts(of: self) }

  /// The facts that are known of an element, which is not copied as a whole: each property is read where it lies.
  ///
  /// - Parameter element: The element, such as one of an array.
  /// - Returns: The facts of this element alone.
  @inlinable @inline(__always)
  package static func facts(of element: @autoclosure () -> AccessibilityDescriptor) -> Facts {
    // What may be missing because there is none: known unless nobody looked.
    let absentMeansNone: Facts = [
      .label, .value, .hint, .inputLabels, .container, .children, .error, .isExposed, .isReadOnly,
    ]
    var known = absentMeansNone.union(.traits).subtracting(element().unobserved)
    // What is there is known, whatever was not looked at.
    if element().label != nil { known.insert(.label) }
    if element().value != nil { known.insert(.value) }
    if element().hint != nil { known.insert(.hint) }
    if !element().inputLabels.isEmpty { known.insert(.inputLabels) }
    if element().container != nil { known.insert(.container) }
    if element().error != nil { known.insert(.error) }
    if element().traits.contains(.button) { known.insert(.buttonTrait) }
    if element().traits.contains(.toggle) { known.insert(.toggleTrait) }
    if element().traits.contains(.selected) { known.insert(.selectedTrait) }
    if element().traits.contains(.notEnabled) { known.insert(.notEnabledTrait) }
    if element().traits.contains(.header) { known.insert(.headerTrait) }
    if element().traits.contains(.image) { known.insert(.imageTrait) }
    // What is nil only for want of knowledge.
    if element().state != nil { known.insert(.state) }
    if element().isEnabled != nil { known.insert(.isEnabled) }
    if element().isRequired != nil { known.insert(.isRequired) }
    if element().isSubmitted != nil { known.insert(.isSubmitted) }
    if element().naming != nil { known.insert(.naming) }
    if element().isFormatting != nil { known.insert(.isFormatting) }
    if element().isAmongPeers != nil { known.insert(.isAmongPeers) }
    if element().contextImpliesOff != nil { known.insert(.contextImpliesOff) }
    if element().effect != nil { known.insert(.effect) }
    return known.union(Rendering.facts(of: element().rendering))
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
  public var facts: Facts { Self.facts(of: self) }

  /// The facts that are known of a rendering, which is not copied as a whole.
  ///
  /// - Parameter rendering: The rendering, such as that of an element of an array.
  /// - Returns: The facts.
  @inlinable @inline(__always)
  package static func facts(of rendering: @autoclosure () -> Self) -> Facts {
    var known: Facts = []
    if rendering().underlyingControl != nil { known.insert(.underlyingControl) }
    if rendering().visibleLabel != nil { known.insert(.visibleLabel) }
    if rendering().extraTexts != nil { known.insert(.extraTexts) }
    if rendering().isIconOnly != nil { known.insert(.isIconOnly) }
    if rendering().glyphs != nil { known.insert(.glyphs) }
    if rendering().glyphSizing != nil { known.insert(.glyphSizing) }
    if rendering().textSizing != nil { known.insert(.textSizing) }
    if rendering().hitArea != nil { known.insert(.hitArea) }
    if rendering().isInlineInText != nil { known.insert(.isInlineInText) }
    if rendering().focusIndicator != nil { known.insert(.focusIndicator) }
    if rendering().visibleStateText != nil { known.insert(.visibleStateText) }
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
