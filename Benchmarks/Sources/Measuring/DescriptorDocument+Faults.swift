import SelectionKit

extension DescriptorDocument {
  /// This document with a fault in every tenth element, or in the next control if that is none.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter seed: What decides which faults.
  /// - Returns: The faulty document.
  public func withFaults(seed: UInt64 = 1) -> DescriptorDocument {
    var copy = self
    var random = SeededGenerator(seed: seed)
    var elements = 0
    var faults = 0
    for root in copy.roots.indices {
      copy.roots[root].updateAll { element in
        elements += 1
        guard faults * 10 < elements, AccessibilityDescriptor.Role.controls.contains(element.role) else { return }
        faults += 1
        element.spoil(fault: random.next() % 5)
      }
    }
    return copy
  }
}

extension AccessibilityDescriptor {
  /// Does to a control what is a fault in one of any kind.
  fileprivate mutating func spoil(fault: UInt64) {
    switch fault {
    case 0: label = nil
    case 1 where role == .toggleButton: label = "Selected"
    case 1: value = nil
    case 2: traits.formSymmetricDifference(role == .checkbox ? .toggle : .button)
    case 3: rendering.hitArea = Rendering.HitArea(20, 20)
    default: rendering.focusIndicator = .suppressed
    }
  }
}
