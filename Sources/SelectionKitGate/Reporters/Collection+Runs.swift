extension Collection {
  /// The elements by key, those that stand together as one slice: nothing is copied.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter key: The key of an element.
  /// - Returns: The runs of each key, in order.
  func runs<Key: Hashable>(by key: (Element) -> Key) -> [Key: [SubSequence]] {
    var runs: [Key: [SubSequence]] = [:]
    var rest = self[...]
    while let first = rest.first {
      let ofRun = key(first)
      let end = rest.firstIndex { key($0) != ofRun } ?? rest.endIndex
      runs[ofRun, default: []].append(rest[..<end])
      rest = rest[end...]
    }
    return runs
  }
}
