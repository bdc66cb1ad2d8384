/// An element as WebDriverAgent tells of it, before anything is made of it; nil is what it left out.
struct WebDriverElement {
  /// The type in its short form, such as `Button`.
  var type: String
  var name: String?
  var label: String?
  var value: String?
  var placeholder: String?
  var isEnabled: Bool?
  var isVisible: Bool?
  var isAccessible: Bool?
  /// Its frame, rounded outwards to whole points.
  var frame: Frame?
  /// Its frame without rounding.
  var exactFrame: Frame?
  /// The names of its public traits.
  var traits: [String]?
  var children: [WebDriverElement] = []

  init(type: String) {
    self.type = type
  }

  /// A rectangle on the screen, in points.
  struct Frame: Hashable {
    var x, y, width, height: Double

    /// Nil where a number is not finite or a side negative, which no rectangle on a screen is.
    init?(x: Double, y: Double, width: Double, height: Double) {
      guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width >= 0, height >= 0 else { return nil }
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Whether nothing of this rectangle is inside another; an empty one counts as a point wide.
    func isOutside(_ other: Frame) -> Bool {
      x >= other.x + other.width || y >= other.y + other.height || x + max(width, 1) <= other.x
        || y + max(height, 1) <= other.y
    }
  }
}
