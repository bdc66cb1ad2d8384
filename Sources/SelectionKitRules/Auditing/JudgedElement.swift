package import SelectionKit

/// An element that was judged.
///
/// Two are equal if they are the same element of one audit; what they say makes no difference.
package struct JudgedElement: Sendable {
  let evidence: Evidence
  @Packed private(set) var index: Int

  init(_ index: Int, in evidence: Evidence) {
    self.evidence = evidence
    _index = Packed(wrappedValue: index)
  }

  /// The way to it.
  ///
  /// Complexity: O(length of the path).
  package var path: NodePath { evidence.path(to: index) }
  /// What kind of element it is.
  package var role: AccessibilityDescriptor.Role { evidence.tree.role(of: index) }
  /// Its name, if it has one.
  package var name: String? { evidence.tree.elements[index].label }
  /// How it was found to be what its role says.
  package var recognition: AccessibilityDescriptor.Recognition { evidence.tree.place(of: index).recognition }
}

extension JudgedElement: Hashable {
  package static func == (a: JudgedElement, b: JudgedElement) -> Bool {
    a.index == b.index && a.evidence === b.evidence
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(evidence))
    hasher.combine(index)
  }
}
