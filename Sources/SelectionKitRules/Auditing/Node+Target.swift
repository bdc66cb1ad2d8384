import SelectionKit

extension Node {
  /// What can excuse a small target.
  static var excusesOfTargets: Facts { availability.union(.isInlineInText) }

  /// Judges the size of the area that reacts to touch.
  ///
  /// A target that can't be operated now, or stands in a running text, may have any size. A size is judged only where
  /// all sizes that are possible agree.
  ///
  /// - Parameters:
  ///   - limit: The least width and height in points.
  ///   - expected: The limit in words.
  /// - Returns: The answer of a rule about this limit.
  func judgeTarget(atLeast limit: Double, expected: String) -> Rule.Verdict {
    if isFixed == true || rendering.isInlineInText == true { return .inapplicable }
    if rendering.hitArea?.minimum.isAtLeast(limit) == true { return .passed }
    let excuses = unknown(Self.excusesOfTargets)
    guard let area = rendering.hitArea else { return .cantTell(excuses.union(.hitArea)) }
    guard area.maximum.isUnder(limit) else { return .cantTell(excuses.union(.hitArea)) }
    guard excuses.isEmpty else { return .cantTell(excuses) }
    return .failed(
      found: "a target of \(area.minimum == area.maximum ? "" : "at most ")\(area.maximum.inPoints)",
      expected: expected,
      severity: area.isFrame ? .warning : nil,
      fix: descriptor.with { $0.rendering.hitArea = area.grown(to: 44) })
  }
}

extension AccessibilityDescriptor.Rendering.Size {
  fileprivate func isAtLeast(_ limit: Double) -> Bool {
    width >= limit && height >= limit
  }

  fileprivate func isUnder(_ limit: Double) -> Bool {
    width < limit || height < limit
  }

  fileprivate func grown(to side: Double) -> Self {
    Self(max(width, side), max(height, side))
  }

  /// The size in words: "24 by 44.5 pt".
  fileprivate var inPoints: String {
    "\(width.withoutNeedlessZero) by \(height.withoutNeedlessZero) pt"
  }
}

extension AccessibilityDescriptor.Rendering.HitArea {
  fileprivate func grown(to side: Double) -> Self {
    Self(from: minimum.grown(to: side), to: maximum.grown(to: side), isFrame: isFrame)
  }
}

extension Double {
  fileprivate var withoutNeedlessZero: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
