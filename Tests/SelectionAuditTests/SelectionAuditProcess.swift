import Foundation

/// The command as a shell runs it: in a folder of its own, with its output read to the end.
struct SelectionAuditProcess {
  /// What a run left behind.
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String

    /// The lines on standard error.
    var errorLines: [String] {
      errors.split(separator: "\n").map(String.init)
    }
  }

  /// The folder that relative paths start from.
  let folder: URL

  /// Runs the command in a new folder that holds some files, and removes the folder.
  static func run(_ arguments: String..., files: [String: String] = [:], input: String? = nil) throws -> Result {
    try inNewFolder(with: files) { try $0.run(arguments, input: input) }
  }

  /// Makes a folder that holds some files for as long as it is used.
  static func inNewFolder<Value>(
    with files: [String: String], _ body: (SelectionAuditProcess) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(SelectionAuditProcess(folder: folder))
  }

  /// Runs the command.
  func run(_ arguments: [String], input: String? = nil) throws -> Result {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    if let input {
      let file = folder.appendingPathComponent("standard-input")
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
    // What goes to standard error is short enough to wait in its pipe.
    let outputText = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorText = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: outputText, as: UTF8.self), errors: String(decoding: errorText, as: UTF8.self))
  }

  /// The executable, which is built into the folder that holds the tests.
  static var executable: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("selection-audit")
  }
}
