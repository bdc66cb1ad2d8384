import SelectionKit
import SelectionKitRules

/// What the elements of a document are called in subjects, each by a name of its own.
struct ElementNames {
  private var names: [NodePath: (name: String, role: AccessibilityDescriptor.Role)] = [:]

  /// Names the elements at some paths.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - paths: The paths of the elements.
  ///   - document: The document.
  init(at paths: some Sequence<NodePath>, in document: DescriptorDocument) {
    let wanted = Set(paths)
    guard !wanted.isEmpty else { return }
    var counts: [String: Int] = [:]
    for (position, root) in document.roots.enumerated() {
      name(root, at: [position], wanted, &counts)
    }
  }

  /// What an element is called.
  ///
  /// - Parameters:
  ///   - path: The way to it; one that it was not made for leads to nothing better than the path.
  ///   - role: The role that it was judged in: a group that no element stands for has another than what is there.
  /// - Returns: The name.
  func name(at path: NodePath, as role: AccessibilityDescriptor.Role) -> String {
    guard let element = names[path] else { return path.description }
    return role == element.role ? element.name : "\(role) in \(element.name)"
  }

  /// Whether an element of that role is there, so that no other thing has its name.
  func isOfElement(at path: NodePath, as role: AccessibilityDescriptor.Role) -> Bool {
    names[path]?.role == role
  }

  private mutating func name(
    _ element: AccessibilityDescriptor, at positions: [Int], _ wanted: Set<NodePath>, _ counts: inout [String: Int]
  ) {
    let base = element.nameInSubjects
    counts[base, default: 0] += 1
    let path = NodePath(positions)
    if wanted.contains(path) {
      let count = counts[base, default: 1]
      names[path] = (count == 1 ? base : "\(base) (\(count))", element.role)
    }
    for (position, child) in element.children.enumerated() {
      name(child, at: positions + [position], wanted, &counts)
    }
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
