import SelectionKitRules

/// The number of a finding in a shape that tells its severity without colour: an octagon for an error, a triangle for a
/// warning, a circle for a note.
struct SeverityMark {
  let number: Int
  let severity: Rule.Severity

  /// The mark in a drawing.
  ///
  /// - Parameters:
  ///   - x: Where its middle is, in points.
  ///   - y: Where its middle is, in points.
  ///   - size: Its height and width, in points.
  /// - Returns: SVG.
  func drawn(x: Double, y: Double, size: Double) -> HTML {
    // The middle of a triangle is below that of its height, and narrower.
    let drop = severity == .warning ? size * 0.16 : 0
    let digits = String(number)
    let height = size * (digits.count > 2 ? 0.3 : severity == .warning ? 0.38 : 0.46)
    return """
      \(shape(x: x, y: y, size: size))\
      <text x="\(x)" y="\(y + drop + height * 0.36)" font-size="\(height)" text-anchor="middle">\(digits)</text>
      """
  }

  /// The mark in a line of text, where words tell the same.
  var inline: HTML {
    """
    <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">\
    \(drawn(x: 16, y: 16, size: 28))</svg>
    """
  }

  private func shape(x: Double, y: Double, size: Double) -> HTML {
    let half = size / 2
    switch severity {
    case .note: return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(half)\"/>"
    case .warning:
      return polygon([(0, -half), (half * 1.1, half * 0.9), (-half * 1.1, half * 0.9)], x: x, y: y)
    case .error:
      let cut = half * 0.42
      return polygon(
        [
          (-cut, -half), (cut, -half), (half, -cut), (half, cut), (cut, half), (-cut, half), (-half, cut),
          (-half, -cut),
        ], x: x, y: y)
    }
  }

  private func polygon(_ corners: [(x: Double, y: Double)], x: Double, y: Double) -> HTML {
    let points = corners.map { "\(x + $0.x),\(y + $0.y)" as HTML }
    return "<polygon points=\"\(points.joined(by: " "))\"/>"
  }
}
