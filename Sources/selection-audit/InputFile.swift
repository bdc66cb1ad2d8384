import Foundation
import SelectionKitGate

/// A file that is named on the command line, or standard input.
struct InputFile {
  /// The word on the command line.
  let argument: String

  var isStandardInput: Bool { argument == "-" }

  /// How messages and reports call it.
  var name: String { isStandardInput ? "standard input" : argument }

  /// How many bytes are read, lest a device that never ends takes up the machine's memory.
  private static let mostBytes = 1 << 29

  /// Reads the bytes of the file, or of a pipe until it is closed.
  func read() throws -> Data {
    let handle = try handle()
    let data: Data
    do {
      data = try handle.read(upToCount: Self.mostBytes + 1) ?? Data()
    } catch {
      throw CommandError("\(name): it can't be read")
    }
    if data.count > Self.mostBytes {
      throw CommandError("\(name): more than \(Self.mostBytes >> 20) MB; that is no screen")
    }
    return data
  }

  private func handle() throws -> FileHandle {
    if isStandardInput { return .standardInput }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory) else {
      throw CommandError("\(name): there is no such file")
    }
    if isDirectory.boolValue { throw CommandError("\(name): this is a directory, not a file") }
    do {
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: argument))
    } catch let error as CocoaError where error.code == .fileReadNoPermission {
      throw CommandError("\(name): there is no permission to read it")
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      // It was there a moment ago.
      throw CommandError("\(name): there is no such file")
    } catch {
      throw CommandError("\(name): it can't be opened")
    }
  }
}
