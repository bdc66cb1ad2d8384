package import SelectionKit

/// An element that something could not be told of, as all questions about it share it.
///
/// Two are equal if they say the same; whether they are one object makes no difference.
package final class QuestionedElement: Sendable {
  /// The way to the element.
  package let path: NodePath
  /// What kind of element it is.
  package let role: AccessibilityDescriptor.Role
  /// The element's name, if it has one.
  package let name: String?

  init(at path: NodePath, _ role: AccessibilityDescriptor.Role, named name: String?) {
    self.path = path
    self.role = role
    self.name = name
  }
}

extension QuestionedElement: Hashable {
  package static func == (a: QuestionedElement, b: QuestionedElement) -> Bool {
    a === b || (a.path, a.role, a.name) == (b.path, b.role, b.name)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(role)
    hasher.combine(name)
  }
}
