extension AccessibilityDescriptor {
  /// This tree with every gap in its renderings filled by what the component specs prescribe.
  ///
  /// The name, or the input label where the name says more, is taken as the visible text. Use it in a sample or a test
  /// of words and traits; an app's own audit is worth more with the facts of its own views.
  /// Complexity: O(count of elements).
  public func renderedAsRecommended() -> AccessibilityDescriptor {
    var copy = self
    copy.updateAll { element in
      let isIconOnly = element.rendering.isIconOnly == true
      let text = isIconOnly ? nil : element.inputLabels.first ?? element.label
      element.rendering.fillGaps(from: .recommended(for: element.role, label: text))
    }
    return copy
  }
}
