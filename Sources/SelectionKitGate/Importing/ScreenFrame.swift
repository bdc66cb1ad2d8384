/// A rectangle on the screen, in points.
package struct ScreenFrame: Hashable, Sendable {
  package var x, y, width, height: Double

  /// Nil where a number is not finite or a side negative, which no rectangle on a screen is.
  package init?(x: Double, y: Double, width: Double, height: Double) {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Takes an origin and a size as four numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads a rectangle that is written as `{{x, y}, {width, height}}`.
  init?(text: String) {
    let parts = text.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }

  /// Whether nothing of this rectangle is inside another; an empty one counts as a point wide.
  func isOutside(_ other: ScreenFrame) -> Bool {
    x >= other.x + other.width || y >= other.y + other.height || x + max(width, 1) <= other.x
      || y + max(height, 1) <= other.y
  }
}
