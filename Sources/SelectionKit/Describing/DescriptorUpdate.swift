/// What of a control's description is different after a change, and nothing else.
///
/// A view that shows the description brings itself up to date with ``apply(to:)``, or sets just these elements anew.
/// The elements are those whose own facts differ; those inside an element are listed for themselves.
public struct DescriptorUpdate: Hashable, Sendable {
  /// One element as it is described now.
  public struct Element: Hashable, Sendable {
    /// The way to the element in the control's descriptor.
    public let path: NodePath
    /// Its description, without the elements inside unless they are replaced.
    public let descriptor: AccessibilityDescriptor
    /// Whether ``descriptor`` comes with the elements inside, because these are not the same as before.
    public let replacesChildren: Bool

    init(_ path: NodePath, _ descriptor: AccessibilityDescriptor, replacesChildren: Bool = false) {
      self.path = path
      self.descriptor = descriptor
      self.replacesChildren = replacesChildren
    }
  }

  /// The elements that differ, in reading order.
  public let elements: [Element]
  /// What has to be announced, since it changed away from the focus; nil if nothing has to be (WCAG 4.1.3).
  ///
  /// The activated element is not part of it: a screen reader says by itself what became of that.
  public let statusMessage: String?

  init(_ elements: [Element], statusMessage: String? = nil) {
    self.elements = elements
    self.statusMessage = statusMessage
  }

  /// The ways to the elements that differ, in reading order.
  public var paths: [NodePath] {
    elements.map { $0.path }
  }

  /// Brings a description up to date.
  ///
  /// Complexity: O(count of elements that differ).
  ///
  /// - Parameter tree: The description before the change.
  public func apply(to tree: inout AccessibilityDescriptor) {
    for element in elements {
      tree.update(at: element.path) { old in
        let children = element.replacesChildren ? element.descriptor.children : old.children
        old = element.descriptor
        old.children = children
      }
    }
  }
}

extension DescriptorUpdate {
  /// Compares two descriptions element by element: what works for any control.
  ///
  /// Complexity: O(count of elements).
  init(from before: AccessibilityDescriptor, to after: AccessibilityDescriptor) {
    var elements: [Element] = []
    Self.compare(before, after, at: [], into: &elements)
    self.init(elements)
  }

  private static func compare(
    _ before: AccessibilityDescriptor, _ after: AccessibilityDescriptor, at path: NodePath,
    into elements: inout [Element]
  ) {
    if before == after { return }
    guard before.children.count == after.children.count else {
      elements.append(Element(path, after, replacesChildren: true))
      return
    }
    let alone = after.withoutChildren
    if before.withoutChildren != alone { elements.append(Element(path, alone)) }
    for (position, pair) in zip(before.children, after.children).enumerated() {
      compare(pair.0, pair.1, at: path.appending(position), into: &elements)
    }
  }
}

extension AccessibilityDescriptor {
  fileprivate var withoutChildren: AccessibilityDescriptor {
    var copy = self
    copy.children = []
    return copy
  }
}
