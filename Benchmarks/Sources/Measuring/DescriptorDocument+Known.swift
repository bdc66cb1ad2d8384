import SelectionKit

extension DescriptorDocument {
  /// A document of which all is known that a rule can ask for, so that none is spared its work.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter roots: What controls say of themselves.
  /// - Returns: The document, with what the views show as the specs prescribe it.
  public static func known(_ roots: [AccessibilityDescriptor]) -> DescriptorDocument {
    var document = DescriptorDocument(.observed, roots)
    document.language = "en"
    document.minimumOS = "17.0"
    for root in document.roots.indices { document.roots[root].updateAll { $0.show() } }
    return document
  }
}

extension AccessibilityDescriptor {
  fileprivate mutating func show() {
    rendering = .recommended(for: role, label: label)
    if container != nil {
      isRequired = isRequired ?? false
      isSubmitted = isSubmitted ?? false
    }
    if role == .toggleButton {
      isFormatting = false
      isAmongPeers = isAmongPeers ?? false
      contextImpliesOff = false
    }
  }
}
