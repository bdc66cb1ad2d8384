/// Lines in columns.
struct Table {
  private let heads: [String]
  private let lines: [[String]]

  init(heads: [String], lines: [[String]]) {
    self.heads = heads
    self.lines = lines
  }

  /// The table of what was measured; without judging, nothing is said to hold.
  init(_ rows: [Row], isJudged: Bool) {
    heads = ["#", "what was measured", "limit", "ratio", "verdict", "of what"]
    lines = rows.map { row in
      [String(row.target), row.what, row.limit, row.figure, isJudged ? row.judgement.rawValue : "", row.detail]
    }
  }

  /// The table as text, its columns padded.
  var text: String {
    let widths = heads.indices.map { column in ([heads] + lines).map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([heads, rule] + lines).map { Self.line($0, widths) }.joined(separator: "\n")
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
