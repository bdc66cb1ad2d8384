import SelectionKit

/// A kind of group, of which documents of any size are made.
public enum GroupKind: String, CaseIterable, Sendable {
  /// A radio group.
  case radio = "radio group"
  /// A group of checkboxes.
  case checkbox = "checkbox group"
  /// A toolbar of toggle buttons.
  case toggle = "toolbar"
  /// A toolbar of toggle buttons that don't say whether they are peers, so that each is told from all others.
  case undeclaredToggle = "toolbar that declares nothing"

  /// A document of groups of one size, of which all is known.
  ///
  /// Complexity: O(count of options).
  ///
  /// - Parameters:
  ///   - options: How many options there are in all.
  ///   - size: How many of them stand in one group.
  /// - Returns: The document.
  /// - Throws: `SelectionError` for groups of no size.
  public func document(options: Int, inGroupsOf size: Int) throws -> DescriptorDocument {
    let groups = try stride(from: 0, to: options, by: size).map { first in
      let names = (first..<min(first + size, options)).map { "Weekly delivery \($0)" }
      return try group("Preferred choice \(first)", names)
    }
    let document = DescriptorDocument.known([AccessibilityDescriptor(.screen, children: groups)])
    return self == .undeclaredToggle ? document.declaringNothing : document
  }

  private func group(_ label: String, _ options: [String]) throws -> AccessibilityDescriptor {
    switch self {
    case .radio: try RadioGroup(label, options: options, selection: options.first).descriptor()
    case .checkbox: try CheckboxGroup(label, options: options, checked: Set(options.prefix(1))).descriptor()
    case .toggle, .undeclaredToggle:
      try ToggleButtonGroup(label, options: options, policy: .anyNumber, on: Set(options.prefix(1))).descriptor()
    }
  }
}

extension DescriptorDocument {
  /// This document, with toggle buttons that only say that they format a text.
  fileprivate var declaringNothing: DescriptorDocument {
    var document = self
    for root in document.roots.indices {
      document.roots[root].updateAll { element in
        guard element.role == .toggleButton else { return }
        element.isAmongPeers = nil
        element.isFormatting = true
      }
    }
    return document
  }
}
