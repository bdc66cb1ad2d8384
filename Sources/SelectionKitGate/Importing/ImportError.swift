/// Why a file could not be read: which file, where in it, and what is wrong there.
public struct ImportError: Error, Hashable, Sendable {
  /// A place in a text.
  public struct Place: Hashable, Sendable {
    /// The 1-based line.
    public var line: Int
    /// The 1-based column, counted in Unicode scalars.
    public var column: Int

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - line: The 1-based line.
    ///   - column: The 1-based column, counted in Unicode scalars.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The name of the file.
  public var fileName: String
  /// The place in its text, if known.
  public var place: Place?
  /// The way to the value at fault as a JSON pointer (RFC 6901), such as `/roots/0/label`; empty if there is none.
  public var path: String
  /// What is wrong, in one line.
  public var message: String
}

extension ImportError: CustomStringConvertible {
  /// One line: the file, the place and what is wrong.
  public var description: String {
    var parts = [place.map { "\(fileName):\($0.line):\($0.column)" } ?? fileName]
    if !path.isEmpty { parts.append(path) }
    parts.append(message)
    return oneLine(parts.joined(separator: ": "))
  }
}

/// What is wrong with a file whose name the reader need not know.
struct ImportFault: Error, Hashable {
  var place: ImportError.Place?
  var path = ""
  var message: String

  init(_ message: String, at place: ImportError.Place? = nil) {
    self.message = message
    self.place = place
  }
}

/// A text with its control characters written out, so that no name from a file can begin a line of its own.
private func oneLine(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { line, scalar in
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
    default: line.unicodeScalars.append(scalar)
    }
  }
}
