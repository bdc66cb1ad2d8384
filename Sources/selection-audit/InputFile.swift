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
  var name: String { isStandardInput ? "standard input" : argument }

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
