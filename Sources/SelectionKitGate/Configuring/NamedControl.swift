public import SelectionKit

/// What the elements of a screen are that nothing about them tells.
public struct NamedControl: Hashable, Sendable {
  /// Which elements; a role in it is that which an element has before it is recognised as anything more.
  public var pattern: ElementPattern
  /// What one of the elements around has to be like, or nil for anything.
  public var ancestor: ElementPattern?
  /// The name of the file that they are in, or nil for any.
  public var file: TextPattern?
  /// What they are.
  public var role: AccessibilityDescriptor.Role

  /// Names controls in any file.
  ///
  /// - Parameters:
  ///   - pattern: Which elements.
  ///   - role: What they are.
  public init(_ pattern: ElementPattern, are role: AccessibilityDescriptor.Role) {
    self.pattern = pattern
    self.role = role
  }
}

/// What a reader of a file is told about the elements in it.
public struct ControlNames: Hashable, Sendable {
  /// The controls, of which the first that fits counts.
  public var controls: [NamedControl]
  /// The identifier or label of an element that is kept though something covers it, since a person activated it.
  public var activated: String?

  /// Creates names.
  ///
  /// - Parameters:
  ///   - controls: The controls, of which the first that fits counts.
  ///   - activated: The identifier or label of the element that a person activated.
  public init(_ controls: [NamedControl] = [], activated: String? = nil) {
    self.controls = controls
    self.activated = activated
  }

  /// Whether nothing is told.
  var isEmpty: Bool { controls.isEmpty && activated == nil }

  /// What an element is, or nil where nothing names it.
  func role(
    of element: AccessibilityDescriptor, inside ancestors: [AccessibilityDescriptor]
  ) -> AccessibilityDescriptor.Role? {
    controls.first { control in
      control.pattern.matches(element)
        && control.ancestor.map { ancestors.contains(where: $0.matches) } ?? true
    }?.role
  }

  /// Whether somebody speaks of an element, so that it can't be left out.
  func mention(_ element: AccessibilityDescriptor, inside ancestors: [AccessibilityDescriptor]) -> Bool {
    if let activated, element.identifier == activated || element.label == activated { return true }
    return role(of: element, inside: ancestors) != nil
  }

  /// The names that are for a file.
  ///
  /// - Parameter fileName: The name of the file, without its folder.
  /// - Returns: These names without those for other files.
  func inFile(named fileName: String) -> ControlNames {
    ControlNames(controls.filter { $0.file.map { $0.matches(fileName) } ?? true }, activated: activated)
  }
}

extension AccessibilityDescriptor {
  /// Gives elements the roles that they are named by.
  mutating func takeRoles(from names: ControlNames, inside ancestors: [AccessibilityDescriptor] = []) {
    let original = self
    if let role = names.role(of: original, inside: ancestors) {
      self.role = role
      recognition = .configured
    }
    guard !children.isEmpty else { return }
    let around = ancestors + [original]
    for child in children.indices { children[child].takeRoles(from: names, inside: around) }
  }
}
