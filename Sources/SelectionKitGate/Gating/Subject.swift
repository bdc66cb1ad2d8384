/// What a finding is about, told so that the next run finds it again: by screen and element, not by message or line.
public struct Subject: Hashable, Sendable {
  /// The name of the screen.
  public let screen: String
  /// The element: `#identifier` where it has one, else its role, its name and, of several alike, which one.
  public let element: String

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - element: The element, as reports tell it.
  public init(screen: String, element: String) {
    self.screen = screen
    self.element = element
  }
}

extension Subject: CustomStringConvertible {
  /// The screen and the element: `Profile: radioOption "Gray"`.
  public var description: String { "\(screen): \(element)" }
}

extension Subject: Comparable {
  /// Whether one stands before another in reports.
  public static func < (a: Subject, b: Subject) -> Bool {
    (a.screen, a.element) < (b.screen, b.element)
  }
}
