import SelectionKit
import SelectionKitRules

extension DescriptorDocument {
  /// The way to the one element that somebody means.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter target: A path such as `/0/2`, an identifier, or a label; the first of these that there is counts.
  /// - Returns: The path.
  /// - Throws: An `ImportFault` if there is none, or several.
  func path(called target: String) throws(ImportFault) -> NodePath {
    if let path = NodePath(described: target) {
      if self[path] != nil { return path }
      throw ImportFault("there is no element at \(target)")
    }
    let elements = elements
    for (kind, name) in [("identifier", \AccessibilityDescriptor.identifier), ("label", \.label)] {
      let paths = elements.filter { $0.element[keyPath: name] == target }.map(\.path)
      if let path = paths.first, paths.count == 1 { return path }
      if paths.count > 1 {
        let list = paths.prefix(5).map(\.description).joined(separator: ", ") + (paths.count > 5 ? ", …" : "")
        throw ImportFault("\(paths.count) elements have the \(kind) \(target.quoted): \(list)")
      }
    }
    let names = elements.flatMap { [$0.element.identifier, $0.element.label] }.compactMap(\.self)
    let advice = closest(to: target, among: names).map { "; did you mean \($0.quoted)?" } ?? ""
    throw ImportFault("no element has the identifier or label \(target.quoted)\(advice)")
  }

  /// All elements in reading order, each with the way to it.
  private var elements: [(path: NodePath, element: AccessibilityDescriptor)] {
    var elements: [(path: NodePath, element: AccessibilityDescriptor)] = []
    func add(_ element: AccessibilityDescriptor, at path: NodePath) {
      elements.append((path, element))
      for (position, child) in element.children.enumerated() { add(child, at: path.appending(position)) }
    }
    for (position, root) in roots.enumerated() { add(root, at: [position]) }
    return elements
  }
}

extension NodePath {
  /// Reads a path as it is written in reports, or returns nil for another text.
  fileprivate init?(described text: String) {
    guard text.hasPrefix("/"), text.count > 1 else { return nil }
    let parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let positions = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
    guard positions.count == parts.count else { return nil }
    self.init(positions)
  }
}
