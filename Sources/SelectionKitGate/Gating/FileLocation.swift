/// A place that a reviewer can open.
public struct FileLocation: Hashable, Sendable {
  /// The path of the file, as the dump, the configuration or the command line gives it.
  public var file: String
  /// The 1-based line, if known.
  public var line: Int?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - line: The 1-based line, if known.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

extension FileLocation: CustomStringConvertible {
  /// The path and, if known, the line after a colon.
  public var description: String { line.map { "\(file):\($0)" } ?? file }
}
