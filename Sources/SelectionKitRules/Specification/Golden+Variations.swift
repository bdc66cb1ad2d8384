package import SelectionKit

extension AccessibilityDescriptor {
  /// This descriptor of a view that shows no text that could be its name.
  package var unseen: AccessibilityDescriptor {
    with {
      $0.rendering.visibleLabel = ""
      $0.rendering.extraTexts = []
    }
  }

  /// This descriptor in error; the error is said nowhere yet.
  package var inError: AccessibilityDescriptor {
    with { $0.error = "Choose one" }
  }

  /// This descriptor with a target of one size, or of a size between two.
  ///
  /// - Parameters:
  ///   - width: The least width in points.
  ///   - height: The least height in points.
  ///   - maximumWidth: The greatest width in points, or nil for the least one.
  ///   - maximumHeight: The greatest height in points, or nil for the least one.
  ///   - isFrame: Whether the size is that of the accessibility frame.
  /// - Returns: The descriptor with the target.
  package func withTarget(
    _ width: Double, _ height: Double, to maximumWidth: Double? = nil, _ maximumHeight: Double? = nil,
    isFrame: Bool = false
  ) -> AccessibilityDescriptor {
    with {
      $0.rendering.hitArea = Rendering.HitArea(
        from: Rendering.Size(width, height), to: Rendering.Size(maximumWidth ?? width, maximumHeight ?? height),
        isFrame: isFrame)
    }
  }
}
