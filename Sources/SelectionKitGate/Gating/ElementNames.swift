import SelectionKit
import SelectionKitRules

/// What the elements of a document are called in subjects, each by a name of its own.
struct ElementNames: Sendable {
  fileprivate struct Element: Sendable {
    let name: String
    let role: AccessibilityDescriptor.Role
    let children: [Element]
  }

  private var roots: [Element] = []

  /// Begins without any.
  init() {}

  /// Names the elements.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter document: The document.
  init(in document: DescriptorDocument) {
    var counts: [String: Int] = [:]
    roots = document.roots.map { Element($0, &counts) }
  }

  /// What an element is called.
  ///
  /// Complexity: O(length of the path).
  ///
  /// - Parameters:
  ///   - path: The way to it; one that leads to no element is the name itself.
  ///   - role: The role that it was judged in: a group that no element stands for has another than what is there.
  /// - Returns: The name, and whether it is that of an element, so that no other thing has it.
  func name(at path: NodePath, as role: AccessibilityDescriptor.Role) -> (text: String, isOfElement: Bool) {
    guard let element = element(at: path) else { return (path.description, false) }
    return role == element.role ? (element.name, true) : ("\(role) in \(element.name)", false)
  }

  private func element(at path: NodePath) -> Element? {
    var siblings = roots
    var element: Element?
    for position in path.positions {
      guard siblings.indices.contains(position) else { return nil }
      element = siblings[position]
      siblings = siblings[position].children
    }
    return element
  }
}

extension ElementNames.Element {
  /// Names an element, and then those inside it.
  ///
  /// - Parameters:
  ///   - descriptor: The element.
  ///   - counts: How many elements have asked for each name.
  fileprivate init(_ descriptor: AccessibilityDescriptor, _ counts: inout [String: Int]) {
    let base = descriptor.nameInSubjects
    let count = counts[base, default: 0] + 1
    counts[base] = count
    name = count == 1 ? base : "\(base) (\(count))"
    role = descriptor.role
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
