import Foundation
import SelectionKitGate

/// A baseline in its file.
struct BaselineFile {
  private let path: String
  /// What it holds; nothing if it is yet to be created.
  let baseline: Baseline
  /// Whether it is to be written with what the run comes to.
  let isToBeWritten: Bool

  /// Nil if there is to be none.
  ///
  /// A file that is missing is an error unless it is to be written; one that can't be read always is, so that nothing in
  /// it is lost.
  init?(path: String?, isToBeWritten: Bool) throws {
    guard let path else {
      if isToBeWritten { throw CommandError("--write-baseline needs --baseline PATH") }
      return nil
    }
    self.path = path
    self.isToBeWritten = isToBeWritten
    if isToBeWritten, !FileManager.default.fileExists(atPath: path) {
      baseline = Baseline()
      return
    }
    do {
      baseline = try Baseline(reading: try InputFile(argument: path).read(), fileName: path)
    } catch let error as ImportError {
      throw CommandError(error.description)
    }
  }

  /// Writes the file whole or not at all.
  func write(_ baseline: Baseline) throws {
    try OutputTarget.file(path).write(try baseline.json())
  }
}
