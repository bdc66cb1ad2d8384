import SelectionKitRules

extension String {
  /// This text as Markdown that shows it as it is, on one line and fit for the cell of a table.
  ///
  /// Complexity: O(length of the text).
  var asMarkdown: String {
    escaped.reduce(into: "") { text, character in
      if #"\`*_[]<>|~#&"#.contains(character) { text += "\\" }
      text.append(character)
    }
  }
}

/// A table in Markdown.
///
/// - Parameters:
///   - header: The cells of the first row, as Markdown.
///   - rows: The cells of the other rows, as Markdown.
/// - Returns: The lines, ending with a line break.
func markdownTable(_ header: [String], _ rows: [[String]]) -> String {
  ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
}
