import Foundation
import SelectionKitGate

/// A file that is named on the command line, or standard input.
struct InputFile {
  /// The word on the command line, or the path of a file in a folder that was named there.
  let argument: String
  /// The folder that was named, if the file was found in one.
  private var folder: String?

  var isStandardInput: Bool { argument == "-" }

  /// How messages and reports call it.
  var name: String { isStandardInput ? ArtifactPath.standardInput : argument }

  init(argument: String) {
    self.argument = argument
  }

  /// The file of that name or, for a folder, the dumps in it, by name.
  static func files(named argument: String) throws -> [InputFile] {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory)
    guard argument != "-", exists, isDirectory.boolValue else { return [InputFile(argument: argument)] }
    let names = try namesOfDumps(in: argument).sorted()
    if names.isEmpty { throw CommandError("\(argument): there is no .json or .xml file in this folder") }
    return names.map { name in
      var file = InputFile(argument: argument.hasSuffix("/") ? argument + name : "\(argument)/\(name)")
      file.folder = argument
      return file
    }
  }

  /// The paths of the dumps in a folder and in those inside it, from the folder on; hidden ones are passed over.
  ///
  /// A folder that can't be read is an error, lest what is in it is never looked at. Links to folders are not followed,
  /// since they may lead back.
  private static func namesOfDumps(in folder: String) throws -> [String] {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: folder) else {
      throw CommandError("\(folder): this folder can't be read")
    }
    return try names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      if (try? files.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory {
        return try namesOfDumps(in: path).map { "\(name)/\($0)" }
      }
      return [".json", ".xml"].contains { name.lowercased().hasSuffix($0) } ? [name] : []
    }
  }

  /// The bytes of the file, with what it is called.
  func input() throws -> Checker.Input {
    let nameOfScreen = folder.map { String(argument.dropFirst($0.count)) }
    return Checker.Input(try read(), named: name, onScreen: nameOfScreen)
  }

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
