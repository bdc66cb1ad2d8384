import SelectionKit

/// Why a command can't do what it was asked: a call that can't be understood, or a file that can't be used.
struct CommandError: Error, CustomStringConvertible {
  /// The reason, in one line that names what is at fault.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// A name that nothing goes by, with the one that was probably meant.
  ///
  /// - Parameters:
  ///   - kind: What the name was to be a name of.
  ///   - name: The name.
  ///   - known: What there is.
  ///   - listing: Where to read what there is, if the list is too long to be told.
  init(unknown kind: String, _ name: String, among known: [String], listing: String? = nil) {
    let advice =
      if let likely = closest(to: name, among: known) {
        "did you mean \(likely)?"
      } else {
        listing ?? "known are \(known.joined(separator: ", "))"
      }
    description = "unknown \(kind) \(name.isEmpty ? "\"\"" : name); \(advice)"
  }
}
