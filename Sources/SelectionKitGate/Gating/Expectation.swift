import SelectionKit

/// Controls that a run has to find, lest a recognition that fails makes it pass.
public struct Expectation: Hashable, Sendable {
  /// The screen that they are on, or nil for any.
  public var screen: TextPattern?
  /// Which elements; a role in it is what they have to be recognised as, and without one any control will do.
  public var pattern: ElementPattern
  /// How many there have to be at least on each of the screens, and at least 1.
  public var count = 1

  /// Creates an expectation of one control.
  ///
  /// - Parameters:
  ///   - pattern: Which elements, by what they have to be recognised as.
  ///   - screen: The screen that they are on, or nil for any.
  public init(_ pattern: ElementPattern, on screen: TextPattern? = nil) {
    self.pattern = pattern
    self.screen = screen
  }
}

extension Expectation {
  /// How many elements of a document meet it.
  ///
  /// Complexity: O(count of elements).
  func count(in document: DescriptorDocument) -> Int {
    document.roots.reduce(0) { $0 + count(in: $1) }
  }

  private func count(in element: AccessibilityDescriptor) -> Int {
    let own = pattern.matches(element) && (pattern.role != nil || element.isControl) ? 1 : 0
    return element.children.reduce(own) { $0 + count(in: $1) }
  }
}

extension Expectation: CustomStringConvertible {
  /// The pattern and the screen, for people.
  public var description: String {
    let what = "control with \(pattern)"
    return screen.map { "\(what) on \($0)" } ?? what
  }
}
