extension Collection {
  /// The elements with the same key, which have to stand together already, by that key: nothing is copied.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter key: The key of an element.
  /// - Returns: The run of each key.
  func runs<Key: Hashable>(by key: (Element) -> Key) -> [Key: SubSequence] {
    var runs: [Key: SubSequence] = [:]
    var rest = self[...]
    while let first = rest.first {
      let ofRun = key(first)
      let end = rest.firstIndex { key($0) != ofRun } ?? rest.endIndex
      runs[ofRun] = rest[..<end]
      rest = rest[end...]
    }
    return runs
  }
}
