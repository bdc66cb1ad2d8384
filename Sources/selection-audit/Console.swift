import Foundation
import SelectionKitRules

/// Standard output and standard error.
enum Console {
  /// Whoever read standard output has seen enough and closed it.
  struct Closed: Error {}

  /// Whether colour is welcome: on a terminal that can show it, unless the environment says no.
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb" && environment["NO_COLOR", default: ""].isEmpty
  }

  /// How text on standard output is emphasised.
  static var style: TextStyle { isColored ? .colored : .plain }

  /// Writes to standard output.
  static func write(_ text: String) throws {
    try write(Data(text.utf8))
  }

  /// Writes bytes to standard output.
  static func write(_ data: Data) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      if cause?.domain == NSPOSIXErrorDomain, cause?.code == Int(EPIPE) { throw Closed() }
      throw CommandError("standard output: it can't be written")
    }
  }

  /// Writes one line to standard error; there is nobody to tell if that fails.
  static func complain(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(SelectionAudit.name): \(message.escaped)\n".utf8))
  }
}
