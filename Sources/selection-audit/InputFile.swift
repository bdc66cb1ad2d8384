import Foundation
import SelectionKitGate

/// A file that is named on the command line, or standard input.
struct InputFile {
  /// The word on the command line.
  let argument: String

  var isStandardInput: Bool { argument == "-" }

  /// How messages and reports call it.
  var name: String { isStandardInput ? "standard input" : argument }

  /// Reads the bytes of the file.
  func read() throws -> Data {
    let handle = try handle()
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw CommandError("\(name): it can't be read")
    }
  }

  private func handle() throws -> FileHandle {
    if isStandardInput { return .standardInput }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory) else {
      throw CommandError("\(name): there is no such file")
    }
    if isDirectory.boolValue { throw CommandError("\(name): this is a directory, not a file") }
    guard let handle = FileHandle(forReadingAtPath: argument) else {
      throw CommandError("\(name): there is no permission to read it")
    }
    return handle
  }
}
