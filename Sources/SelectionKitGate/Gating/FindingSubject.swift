/// What a finding is about, told so that the next run finds it again: by screen and element, not by message or line.
public struct FindingSubject: Hashable, Sendable {
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

extension FindingSubject: CustomStringConvertible {
  /// The screen and the element: `Profile: radioOption "Gray"`.
  public var description: String { "\(screen): \(element)" }
}

extension FindingSubject: Comparable {
  /// Whether one stands before another in reports.
  public static func < (a: FindingSubject, b: FindingSubject) -> Bool {
    (a.screen, a.element) < (b.screen, b.element)
  }
}
