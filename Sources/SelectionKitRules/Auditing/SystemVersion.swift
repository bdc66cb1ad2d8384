/// A system version as far as rules compare it: its major number.
struct SystemVersion: Hashable, Sendable {
  /// The major number, such as 17.
  let major: Int

  /// Reads a version such as "17", "17.0" or "iOS 17.4"; nil if there is no number in it.
  init?(_ text: String) {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let major = Int(digits) else { return nil }
    self.major = major
  }
}
