import SelectionKit

/// The view of the form: each element says what its control says, and adds what only the view knows.
struct OrderFormView {
  var form = OrderForm()

  /// What a screen reader is given.
  var accessibility: DescriptorDocument {
    var screen = DescriptorDocument(
      .prescribed, [form.size.descriptor(), form.extras.descriptor(), form.favourite.descriptor()])
    for root in screen.roots.indices { screen.roots[root].updateAll(draw) }
    return screen
  }

  /// Every row is as high as it is in the design, and its text grows with the setting.
  private func draw(_ element: inout AccessibilityDescriptor) {
    guard AccessibilityDescriptor.Role.controls.contains(element.role) else { return }
    element.rendering.hitArea = AccessibilityDescriptor.Rendering.HitArea(320, 48)
    element.rendering.textSizing = .withText
  }
}
