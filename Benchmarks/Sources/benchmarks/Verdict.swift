/// What all the lines with a limit come to.
struct Verdict: CustomStringConvertible {
  private let held: Int
  private let missed: [Row]
  private let open: [Row]

  init(_ rows: [Row]) {
    held = rows.count { $0.judgement == .holds }
    missed = rows.filter { $0.judgement == .misses }
    open = rows.filter { $0.judgement == .notMeasured }
  }

  /// Whether every limit was measured and holds.
  var isGood: Bool { missed.isEmpty && open.isEmpty && held > 0 }

  var description: String {
    "\(held) of \(held + missed.count + open.count) limits hold"
      + Self.list(" missed by", missed) + Self.list(" not measured in", open) + "."
  }

  private static func list(_ words: String, _ rows: [Row]) -> String {
    let numbers = Set(rows.map(\.target)).sorted().map { String($0) }
    return rows.isEmpty ? "" : "; \(rows.count)\(words) target \(numbers.joined(separator: ", "))"
  }
}
