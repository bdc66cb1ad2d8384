import Foundation

/// A folder for what is only needed while measuring, and the programs that are started from there.
struct Workshop: Sendable {
  /// One run of a program.
  struct Launch {
    let nanoseconds: Double
    let peakBytes: Double
    let exitCode: Int
    let output: Data
  }

  /// Why something could not be measured, through nobody's fault.
  struct Unsupported: Error {
    let reason: String
  }

  /// Something that went wrong.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  private let programs: URL

  init() throws {
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    programs = own.deletingLastPathComponent()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func close() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file and returns its path.
  func write(_ data: Data, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }

  /// Runs a program that was built beside this one, through the launcher, on as many cores as are given or on all.
  ///
  /// It throws `Unsupported` where cores can't be restricted, or there are not as many.
  func launch(_ program: String, _ arguments: [String] = [], cores: Int? = nil) throws -> Launch {
    let output = folder.appendingPathComponent("output")
    let process = Process()
    process.executableURL = programs.appendingPathComponent("Launcher")
    process.arguments = [String(cores ?? 0), output.path, programs.appendingPathComponent(program).path] + arguments
    let results = Pipe()
    process.standardOutput = results
    try process.run()
    let text = String(decoding: results.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    process.waitUntilExit()
    if process.terminationStatus == 3 { throw Unsupported(reason: text) }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard process.terminationStatus == 0, numbers.count == 3 else {
      throw Failure(description: "\(program) could not be measured: \(text)")
    }
    return Launch(
      nanoseconds: Double(numbers[0]), peakBytes: Double(numbers[1]), exitCode: numbers[2],
      output: try Data(contentsOf: output))
  }
}
