/// How much a page shows: a run can hold more than a browser or a person copes with, and then the page says what it
/// leaves out.
enum HTMLLimits {
  /// Characters of one text.
  static let text = 2_000
  /// Characters of the label of an element in a drawing.
  static let label = 60
  /// Findings in all.
  static let findings = 1_000
  /// Screens that are drawn.
  static let drawings = 50
  /// Elements in a drawing.
  static let drawnElements = 500
  /// Findings that are marked in a drawing.
  static let marks = 60
  /// Places at which one thing was seen.
  static let places = 20
  /// Elements that one thing is said of.
  static let elements = 50
  /// Files in the table of them.
  static let files = 1_000
  /// Different transcripts of one screen.
  static let transcripts = 4
  /// Lines of a transcript.
  static let lines = 300
}

extension Collection {
  /// The first elements as items of a list, and an item that says how many more there are.
  ///
  /// - Parameters:
  ///   - limit: How many are shown.
  ///   - item: An element as the content of an item.
  /// - Returns: The items.
  func listItems(limit: Int, _ item: (Element) -> HTML) -> HTML {
    prefix(limit).listItems(of: count, item)
  }

  /// The elements as items of a list, and an item that says how many more there are.
  ///
  /// - Parameters:
  ///   - total: How many there are, also of those that are not here.
  ///   - item: An element as the content of an item.
  /// - Returns: The items.
  func listItems(of total: Int, _ item: (Element) -> HTML) -> HTML {
    var items = map { "<li>\(item($0))</li>\n" as HTML }
    if total > count { items.append("<li>and \(total - count) more</li>\n") }
    return items.joined()
  }
}
