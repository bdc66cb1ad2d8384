import Dispatch
import Foundation

extension Array where Element: Sendable {
  /// Transforms each element, on as many cores as there are.
  ///
  /// - Parameter transform: Receives an element; called on several threads at once.
  /// - Returns: What became of the elements, in their order.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let results = Results<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      results.put(transform(self[index]), at: index)
    }
    return results.all
  }
}

/// Results that come in from several threads.
private final class Results<Result: Sendable>: @unchecked Sendable {
  // All access is under the lock, which makes the class safe to share.
  private let lock = NSLock()
  private var results: [Result?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  func put(_ result: Result, at index: Int) {
    lock.withLock { results[index] = result }
  }

  var all: [Result] {
    lock.withLock { results.compactMap(\.self) }
  }
}
