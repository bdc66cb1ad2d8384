/// A line of the table: what was measured, what it came to, and what it has to come to.
struct Row {
  /// What a figure has to meet.
  enum Limit {
    case atMost(Double)
    case atLeast(Double)
  }

  /// How a line is judged.
  enum Judgement: String {
    case holds
    case misses
    /// There is no limit: the line is there to be read.
    case shown = ""
    case notMeasured = "not measured"
  }

  let target: Int
  let what: String
  let limit: String
  let figure: String
  let judgement: Judgement
  /// The times or sizes behind the figure, or why there is none.
  let detail: String

  private init(
    _ target: Int, _ what: String, _ limit: String, _ figure: String, _ judgement: Judgement, _ detail: String
  ) {
    self.target = target
    self.what = what
    self.limit = limit
    self.figure = figure
    self.judgement = judgement
    self.detail = detail
  }

  /// A figure that has to meet a limit.
  static func judged(
    _ target: Int, _ what: String, _ figure: Double, _ limit: Limit, unit: String = "x", _ detail: String
  ) -> Row {
    Row(target, what, limit.text(unit), figure.text + unit, limit.admits(figure) ? .holds : .misses, detail)
  }

  /// Something that has to be so.
  static func judged(_ target: Int, _ what: String, isSo: Bool, _ detail: String) -> Row {
    Row(target, what, "yes", isSo ? "yes" : "no", isSo ? .holds : .misses, detail)
  }

  /// A figure that is only shown.
  static func shown(_ target: Int, _ what: String, _ figure: Double, unit: String = "x", _ detail: String) -> Row {
    Row(target, what, "", figure.text + unit, .shown, detail)
  }

  /// A figure with a limit that can't be measured here.
  static func notMeasured(_ target: Int, _ what: String, _ limit: Limit, _ reason: String) -> Row {
    Row(target, what, limit.text("x"), "", .notMeasured, reason)
  }
}

extension Row.Limit {
  fileprivate func admits(_ figure: Double) -> Bool {
    switch self {
    case .atMost(let most): figure <= most
    case .atLeast(let least): figure >= least
    }
  }

  fileprivate func text(_ unit: String) -> String {
    switch self {
    case .atMost(let most): "<= " + most.text + unit
    case .atLeast(let least): ">= " + least.text + unit
    }
  }
}
