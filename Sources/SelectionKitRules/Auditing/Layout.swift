import SelectionKit

/// The elements of a document in reading order, with their places.
struct Layout {
  private(set) var elements = Elements()
  private(set) var parents: [Int] = []
  private(set) var ranks: [Int] = []
  private(set) var ends: [Int] = []

  /// Lays out some trees.
  ///
  /// Complexity: O(count of elements).
  init(_ roots: [AccessibilityDescriptor]) {
    append(roots, parent: -1)
  }

  private mutating func append(_ siblings: [AccessibilityDescriptor], parent: Int) {
    let list = elements.keep(siblings)
    for rank in siblings.indices {
      let index = elements.count
      elements.append(rank, of: list)
      parents.append(parent)
      ranks.append(rank)
      ends.append(index + 1)
      guard !siblings[rank].children.isEmpty else { continue }
      append(siblings[rank].children, parent: index)
      ends[index] = elements.count
    }
  }

  /// Adds a group that no element of the document stands for.
  mutating func appendImplied(_ group: AccessibilityDescriptor, around container: Int) {
    elements.append(group)
    parents.append(container)
    ranks.append(0)
    ends.append(elements.count)
  }

  /// Notes how an element was found to be what it is.
  mutating func recognize(_ index: Int, by recognition: AccessibilityDescriptor.Recognition) {
    guard elements[index].recognition != recognition else { return }
    var element = elements[index]
    element.recognition = recognition
    elements.replace(index, with: element)
  }
}
