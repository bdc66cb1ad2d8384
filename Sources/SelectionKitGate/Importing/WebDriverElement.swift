/// An element as WebDriverAgent tells of it, before anything is made of it; nil is what it left out.
struct WebDriverElement {
  var type: ElementType
  /// The identifier or, without one, the label.
  var name: String?
  /// The identifier, where it is told apart.
  var identifier: String?
  var label: String?
  var value: String?
  var placeholder: String?
  var isEnabled: Bool?
  var isVisible: Bool?
  var isAccessible: Bool?
  /// Its frame, rounded outwards to whole points.
  var frame: ScreenFrame?
  /// Its frame without rounding.
  var exactFrame: ScreenFrame?
  /// The names of its public traits.
  var traits: [String]?
  /// Whether something is told of it that can't be what it is meant to be; it then counts as left out.
  var isUnreadable = false
  var children: [WebDriverElement] = []

  init(type: ElementType) {
    self.type = type
  }

  /// The type that a page source names in its short or its long form.
  static func type(named name: String) -> ElementType {
    ElementType(name.hasPrefix(typePrefix) ? String(name.dropFirst(typePrefix.count)) : name)
  }

  static let typePrefix = "XCUIElementType"

  /// The names of traits that a page source joins.
  static func traits(joinedAs text: String) -> [String] {
    text.split { ", ".contains($0) }.map(String.init)
  }
}
