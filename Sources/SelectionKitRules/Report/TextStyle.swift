/// How a text for people is emphasised; what is emphasised is always said in words, too.
package enum TextStyle: Sendable {
  /// Not at all: for files, logs and failing tests.
  case plain
  /// With the colours of a terminal.
  case colored

  /// Emphasises a word that tells a severity.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - severity: The severity that it tells.
  /// - Returns: The word, in the colour of the severity.
  package func text(_ text: String, for severity: Rule.Severity) -> String {
    switch severity {
    case .error: rendered(text, "1;31")
    case .warning: rendered(text, "1;33")
    case .note: rendered(text, "1;36")
    }
  }

  /// Emphasises a heading.
  ///
  /// - Parameter text: The words of the heading.
  /// - Returns: The words, bold.
  package func heading(_ text: String) -> String {
    rendered(text, "1")
  }

  private func rendered(_ text: String, _ code: String) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
