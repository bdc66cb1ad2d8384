import Foundation

extension Double {
  /// The number with as many decimals as tell something.
  var text: String {
    String(format: magnitude >= 100 ? "%.0f" : magnitude >= 20 ? "%.1f" : "%.2f", self)
  }

  /// This many nanoseconds in a unit that suits them.
  var time: String {
    switch self {
    case ..<1e3: text + " ns"
    case ..<1e6: (self / 1e3).text + " us"
    case ..<1e9: (self / 1e6).text + " ms"
    default: (self / 1e9).text + " s"
    }
  }

  /// This many bytes in megabytes.
  var megabytes: String { (self / 1e6).text + " MB" }
}

extension Int {
  /// The number with its thousands set apart.
  var grouped: String {
    let digits = Array(String(self))
    return digits.indices.map { ((digits.count - $0) % 3 == 0 && $0 > 0 ? "," : "") + String(digits[$0]) }.joined()
  }
}
