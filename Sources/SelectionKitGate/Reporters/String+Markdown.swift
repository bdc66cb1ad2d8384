import SelectionKitRules

extension String {
  /// This text as Markdown that shows it as it is, on one line and fit for the cell of a table.
  ///
  /// Complexity: O(length of the text).
  var asMarkdown: String {
    escaped.writing { #"\`*_[]<>|~#&$"#.unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }
}

/// A table in Markdown.
///
/// - Parameters:
///   - header: The cells of the first row, as Markdown.
///   - rows: The cells of the other rows, as Markdown.
/// - Returns: The lines, ending with a line break.
func markdownTable(_ header: [String], _ rows: [[String]]) -> String {
  ([header, header.map { _ in "---" }] + rows).map(markdownTableRow).joined()
}

/// A row of a table in Markdown.
///
/// - Parameter cells: The cells, as Markdown.
/// - Returns: The line, ending with a line break.
func markdownTableRow(_ cells: [String]) -> String {
  "| \(cells.joined(separator: " | ")) |\n"
}
