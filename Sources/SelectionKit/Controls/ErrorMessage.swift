/// The text of an error, plain or with strong runs.
///
/// Rich text exists nowhere else in a control, and strong is all it can be, so underlined text cannot be written
/// (clause `ouds.radio.text.1`).
public struct ErrorMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters of the run.
    public var text: String
    /// Whether the run is highlighted as key information.
    public var isStrong: Bool

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - text: The characters of the run.
    ///   - isStrong: Whether the run is highlighted.
    public init(_ text: String, isStrong: Bool = false) {
      self.text = text
      self.isStrong = isStrong
    }
  }

  /// The runs, in reading order.
  public var runs: [Run]

  /// Creates a message of plain text.
  ///
  /// - Parameter text: The text; blank text is an error without words, which an audit warns of.
  public init(_ text: String) {
    runs = [Run(text)]
  }

  /// Creates a message of several runs.
  ///
  /// - Parameter runs: The runs, in reading order.
  public init(runs: [Run]) {
    self.runs = runs
  }

  /// Creates a message of plain text from a literal.
  ///
  /// - Parameter text: The text.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The characters of all runs, without style.
  ///
  /// Complexity: O(length of the text).
  public var text: String {
    runs.reduce(into: "") { $0 += $1.text }
  }
}
