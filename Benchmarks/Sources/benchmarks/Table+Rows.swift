extension Table {
  /// The table of what is measured, which is printed line by line: the whole of it takes minutes.
  static let ofRows = Table(widths: [1, 57, 9, 7, 12, 7])

  /// The names of its columns.
  static let rowHead = ofRows.head(["#", "what was measured", "limit", "ratio", "verdict", "of what"])

  /// A line of it; without judging, nothing is said to hold.
  static func line(_ row: Row, isJudged: Bool) -> String {
    ofRows.line([
      String(row.target), row.what, row.limit, row.figure, isJudged ? row.judgement.rawValue : "", row.detail,
    ])
  }
}
