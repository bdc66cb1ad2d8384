/// Lines in columns.
struct Table {
  private let widths: [Int]

  /// A table whose columns have at least some widths.
  init(widths: [Int]) {
    self.widths = widths
  }

  /// The names of the columns, with a rule below.
  func head(_ names: [String]) -> String {
    line(names) + "\n" + line(widths.map { String(repeating: "-", count: $0) })
  }

  /// A line, its cells padded.
  func line(_ cells: [String]) -> String {
    let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
