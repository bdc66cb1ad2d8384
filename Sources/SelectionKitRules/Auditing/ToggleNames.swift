import SelectionKit

/// Which toggle buttons of a screen have a name that was there before.
struct ToggleNames: Sendable {
  /// The positions of those that have the name of one before them.
  let repeated: Set<Int>
  /// The position of the first of which the name is not known.
  let firstUnknown: Int?

  /// Compares the names of the toggle buttons among some elements.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter elements: The elements in reading order.
  init(of elements: [AccessibilityDescriptor]) {
    var names: Set<Words> = []
    var repeated: Set<Int> = []
    var firstUnknown: Int?
    for index in elements.indices where elements[index].role == .toggleButton {
      if let label = elements[index].label {
        let isNew = label.isBlank || names.insert(Words(label)).inserted
        if !isNew { repeated.insert(index) }
      } else if firstUnknown == nil, elements[index].unobserved.contains(.label) {
        firstUnknown = index
      }
    }
    self.repeated = repeated
    self.firstUnknown = firstUnknown
  }
}

extension Node {
  /// Whether a toggle button before this one has its name, or nil if that is not known.
  var hasNamesakeBefore: Bool? {
    if tree.toggleNames.repeated.contains(index) { return true }
    guard let firstUnknown = tree.toggleNames.firstUnknown else { return false }
    return firstUnknown < index ? nil : false
  }
}
