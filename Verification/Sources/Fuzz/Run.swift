import Foundation

/// A run of many batches, one process after the other.
struct Run {
  private static let batchSize = 5000
  /// How many seconds a case may take, on a machine that has other things to do as well.
  private static let patience = 30.0

  private let options: Options
  private let folder: URL
  private var tally = Tally()

  init(_ options: Options) {
    self.options = options
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-" + UUID().uuidString)
  }

  /// Tries all cases and tells how they ended; returns whether all was well.
  mutating func passes() throws -> Bool {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = Date()
    var next = options.first
    let end = options.first + options.caseCount
    while next < end { next = try runBatch(next..<min(next + Self.batchSize, end)) }
    let seconds = String(format: "%.0f", -start.timeIntervalSinceNow)
    print("\(options.caseCount) cases from \(options.first) with the seed \(options.seed) in \(seconds) s\n\(tally)")
    return tally.faults.isEmpty
  }

  /// Tries a batch and returns the number of the case to go on with: where it broke off, the one after the last.
  private mutating func runBatch(_ numbers: Range<Int>) throws -> Int {
    let order = Batch.Order(first: numbers.lowerBound, end: numbers.upperBound, folder: folder.path)
    try order.reset()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "--seed", String(options.seed), "--batch", String(decoding: try JSONEncoder().encode(order), as: UTF8.self),
    ]
    try process.run()
    var last = -1
    var lastChange = Date()
    var tookTooLong = false
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      let current = order.current ?? numbers.lowerBound
      if current != last {
        last = current
        lastChange = Date()
      } else if -lastChange.timeIntervalSinceNow > Self.patience {
        tookTooLong = true
        process.terminate()
        break
      }
    }
    process.waitUntilExit()
    tally.add(order.tally)
    if process.terminationStatus == 0, !tookTooLong { return numbers.upperBound }
    let broken = order.current ?? numbers.lowerBound
    report("\(tookTooLong ? "takes too long" : "ends the process")", case: broken)
    return broken + 1
  }

  private mutating func report(_ fault: String, case number: Int) {
    let line = "case \(number) \(fault): --seed \(options.seed) --only \(number)"
    tally.faults.append(line)
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
