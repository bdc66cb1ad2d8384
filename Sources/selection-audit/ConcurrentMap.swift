extension Array where Element: Sendable {
  /// Transforms each element, on as many cores as there are.
  ///
  /// - Parameter transform: Receives an element; called on several threads at once.
  /// - Returns: What became of the elements, in their order.
  func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) async -> [Result] {
    await withTaskGroup(of: (position: Int, result: Result).self) { tasks in
      for (position, element) in enumerated() {
        tasks.addTask { (position, transform(element)) }
      }
      var results: [Result?] = Array<Result?>(repeating: nil, count: count)
      for await done in tasks { results[done.position] = done.result }
      return results.compactMap(\.self)
    }
  }
}
