import Foundation

/// Some cases in a row, of which account is kept in files, so that it outlives the process.
struct Batch {
  /// Which cases, and the folder for the account.
  struct Order: Codable {
    let first, end: Int
    let folder: String

    private var progress: URL { URL(fileURLWithPath: folder).appendingPathComponent("progress") }
    private var result: URL { URL(fileURLWithPath: folder).appendingPathComponent("result") }

    /// The case that was begun last.
    var current: Int? {
      (try? String(contentsOf: progress, encoding: .utf8)).flatMap { Int($0.prefix { $0 != " " }) }
    }

    /// How the cases of a batch ended, as far as it got.
    var tally: Tally {
      (try? JSONDecoder().decode(Tally.self, from: Data(contentsOf: result))) ?? Tally()
    }

    func reset() throws {
      try Data("\(first) ".utf8).write(to: progress)
      try? FileManager.default.removeItem(at: result)
    }

    fileprivate func openProgress() throws -> FileHandle {
      try FileHandle(forWritingTo: progress)
    }

    fileprivate func keep(_ tally: Tally) throws {
      try JSONEncoder().encode(tally).write(to: result, options: .atomic)
    }
  }

  private let cases: CaseSource
  private let order: Order

  init(_ cases: CaseSource, _ order: Order) {
    self.cases = cases
    self.order = order
  }

  func run() throws {
    var tally = Tally()
    let progress = try order.openProgress()
    for number in order.first..<order.end {
      try progress.seek(toOffset: 0)
      try progress.write(contentsOf: Data("\(number) ".utf8))
      let start = Date()
      let outcome = Trial(cases[number]).outcome
      tally.count(outcome, of: number, milliseconds: -start.timeIntervalSinceNow * 1000)
      // What is lost if the process ends is little.
      if number % 250 == 249 { try order.keep(tally) }
    }
    try order.keep(tally)
  }
}

/// How cases ended.
struct Tally: Codable, CustomStringConvertible {
  private var read = 0
  private var readByFormat: [String: Int] = [:]
  private var refused: [String: Int] = [:]
  private var slowest = Slowest(number: 0, milliseconds: 0)
  var faults: [String] = []

  private struct Slowest: Codable {
    var number: Int
    var milliseconds: Double
  }

  mutating func count(_ outcome: Trial.Outcome, of number: Int, milliseconds: Double) {
    switch outcome {
    case .read(let format):
      read += 1
      readByFormat[format, default: 0] += 1
    case .refused(let kind): refused[kind, default: 0] += 1
    case .fault(let fault): faults.append("case \(number): \(fault)")
    }
    if milliseconds > slowest.milliseconds { slowest = Slowest(number: number, milliseconds: milliseconds) }
  }

  mutating func add(_ other: Tally) {
    read += other.read
    readByFormat.merge(other.readByFormat, uniquingKeysWith: +)
    refused.merge(other.refused, uniquingKeysWith: +)
    faults += other.faults
    if other.slowest.milliseconds > slowest.milliseconds { slowest = other.slowest }
  }

  var description: String {
    let kinds = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let formats = readByFormat.sorted { $0.key < $1.key }
    let lines =
      ["read and audited: \(read)"] + formats.map { "  \($0.value) \($0.key)" }
      + ["refused: \(refused.values.reduce(0, +))"] + kinds.map { "  \($0.value) \($0.key)" }
      + ["slowest: case \(slowest.number), \(String(format: "%.0f", slowest.milliseconds)) ms"]
      + ["faults: \(faults.count)"] + faults.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}
