public import SelectionKit

/// Controls that a run has to find, lest a recognition that fails makes it pass.
public struct Expectation: Hashable, Sendable {
  /// The screen that they are on, or nil for any.
  public var screen: TextPattern?
  /// Which elements.
  public var pattern: ElementPattern
  /// What they have to be recognised as, or nil for any control.
  public var role: AccessibilityDescriptor.Role?
  /// How many there have to be at least on each of the screens, and at least 1.
  public var count = 1

  /// Creates an expectation of one control.
  ///
  /// - Parameters:
  ///   - pattern: Which elements.
  ///   - role: What they have to be recognised as, or nil for any control.
  ///   - screen: The screen that they are on, or nil for any.
  public init(_ pattern: ElementPattern, role: AccessibilityDescriptor.Role? = nil, on screen: TextPattern? = nil) {
    self.pattern = pattern
    self.role = role
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
    let isOfRole = role.map { $0 == element.role } ?? element.isControl
    let own = isOfRole && pattern.matches(element) ? 1 : 0
    return element.children.reduce(own) { $0 + count(in: $1) }
  }
}

extension Expectation: CustomStringConvertible {
  /// The role, the pattern and the screen, for people.
  public var description: String {
    let what = "\(role?.rawValue ?? "control") with \(pattern)"
    return screen.map { "\(what) on \($0)" } ?? what
  }
}
