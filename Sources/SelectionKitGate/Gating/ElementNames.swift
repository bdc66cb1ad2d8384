import SelectionKit
import SelectionKitRules

/// What the elements of a document are called in subjects, each by a name of its own.
///
/// Of each element only the number is kept that tells it from those called the same: the words are in the document.
struct ElementNames: Sendable {
  fileprivate struct Numbers: Sendable {
    let number: Int
    let children: [Numbers]
  }

  private let roots: [AccessibilityDescriptor]
  private let numbers: [Numbers]

  /// Names the elements.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter roots: The trees of the document.
  init(in roots: [AccessibilityDescriptor]) {
    var counts: [String: Int] = [:]
    self.roots = roots
    numbers = roots.map { Numbers($0, &counts) }
  }

  /// What an element is called.
  ///
  /// Complexity: O(length of the path).
  ///
  /// - Parameters:
  ///   - path: The way to it; one that leads to no element is the name itself.
  ///   - role: The role that it was judged in: a group that no element stands for has another than what is there.
  /// - Returns: The name, which no other element has if it is its own.
  func name(at path: NodePath, as role: AccessibilityDescriptor.Role) -> String {
    withElement(at: path) { element, number in
      guard let element else { return path.description }
      let name = UniqueNames.name(element.nameInSubjects, number)
      return role == element.role ? name : "\(role) in \(name)"
    }
  }

  /// Whether the name of an element is its own, so that no other thing has it.
  ///
  /// Complexity: O(length of the path).
  ///
  /// - Parameters:
  ///   - path: The way to it.
  ///   - role: The role that it was judged in.
  /// - Returns: Whether it is the name of the element that is there.
  func isOfItsOwn(at path: NodePath, as role: AccessibilityDescriptor.Role) -> Bool {
    withElement(at: path) { element, _ in element?.role == role }
  }

  private func withElement<Answer>(
    at path: NodePath, _ answer: (AccessibilityDescriptor?, Int) -> Answer
  ) -> Answer {
    var (siblings, numbers) = (roots, numbers)
    for position in path.positions.dropLast() {
      guard siblings.indices.contains(position) else { return answer(nil, 0) }
      (siblings, numbers) = (siblings[position].children, numbers[position].children)
    }
    guard let last = path.positions.last, siblings.indices.contains(last) else { return answer(nil, 0) }
    return answer(siblings[last], numbers[last].number)
  }
}

extension ElementNames.Numbers {
  /// Numbers an element, and then those inside it.
  ///
  /// - Parameters:
  ///   - descriptor: The element.
  ///   - counts: How many elements have asked for each name.
  fileprivate init(_ descriptor: AccessibilityDescriptor, _ counts: inout [String: Int]) {
    let name = descriptor.nameInSubjects
    let count = counts[name, default: 0] + 1
    counts[name] = count
    number = count
    children = descriptor.children.map { Self($0, &counts) }
  }
}

extension AccessibilityDescriptor {
  /// The identifier, where it identifies; else the role and the name.
  fileprivate var nameInSubjects: String {
    if let identifier, !identifier.isBlank, !identifier.looksLikeSymbol { return "#\(identifier)" }
    guard let label, !label.isBlank else { return "\(role) without a name" }
    return "\(role) \"\(label)\""
  }
}
