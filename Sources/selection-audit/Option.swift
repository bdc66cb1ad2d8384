/// An option of a command.
struct Option: Sendable {
  /// The name with its hyphens.
  let name: String
  /// What stands for its value in the help, or nil for an option without a value.
  let value: String?
  /// What it does, in a line.
  let summary: String
  /// Whether it may be given several times.
  let isRepeatable: Bool

  init(_ name: String, value: String? = nil, isRepeatable: Bool = false, _ summary: String) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option as the help shows it.
  var synopsis: String {
    value.map { "\(name) \($0)" } ?? name
  }
}
