import Foundation
import SelectionKitGate

/// Where a run is written down, and in which format.
struct OutputTarget {
  let format: OutputFormat
  /// The path of a file, or nil for standard output.
  let path: String?

  static let standard = OutputTarget(format: .text, path: nil)

  /// A file that is named by itself.
  static func file(_ path: String) -> OutputTarget {
    OutputTarget(format: .json, path: path)
  }

  /// Reads targets of the form `FORMAT` or `FORMAT=PATH`.
  static func targets(
    in arguments: [String], among known: [OutputFormat] = OutputFormat.known
  ) throws -> [OutputTarget] {
    let targets = try arguments.map { try OutputTarget($0, among: known) }
    var paths: Set<String?> = []
    for target in targets where !paths.insert(target.path).inserted {
      throw CommandError("two outputs go to \(target.path ?? "standard output"); name a file, as in --to json=PATH")
    }
    return targets.isEmpty ? [.standard] : targets
  }

  private init(format: OutputFormat, path: String?) {
    self.format = format
    self.path = path
  }

  private init(_ argument: String, among known: [OutputFormat]) throws {
    let (name, path) = argument.partedAtEqualsSign
    if path == "" { throw CommandError("--to \(argument) needs the path of a file") }
    format = try OutputFormat.named(name, among: known)
    self.path = path
  }

  /// Writes a text to the file, whole or not at all, or to standard output.
  func write(_ text: String) throws {
    try write { body in try body(text) }
  }

  /// Writes the pieces of a text to the file, all or none of them, or to standard output as they come.
  ///
  /// - Parameter pieces: Hands over the pieces.
  /// - Throws: What is wrong with the file or standard output, and whatever `pieces` throws.
  func write(_ pieces: ((String) throws -> Void) throws -> Void) throws {
    guard let path else { return try Self.gather(pieces) { try Console.write($0) } }
    let file = try OutputFile(at: path)
    do {
      try Self.gather(pieces) { try file.write($0) }
      try file.complete()
    } catch {
      file.discard()
      throw error
    }
  }

  /// How many bytes are put together before they go out.
  private static let mostPending = 1 << 16

  /// Puts pieces together, so that there are fewer of them.
  private static func gather(
    _ pieces: ((String) throws -> Void) throws -> Void, _ write: @escaping (Data) throws -> Void
  ) throws {
    var data = Data()
    try pieces { piece in
      data.append(contentsOf: piece.utf8)
      guard data.count >= mostPending else { return }
      try write(data)
      data.removeAll(keepingCapacity: true)
    }
    try write(data)
  }
}

extension OutputFormat {
  static func named(_ name: String, among known: [OutputFormat] = known) throws -> OutputFormat {
    if let format = known.first(where: { $0.rawValue == name }) { return format }
    throw CommandError(unknown: "output format", name, among: known.map(\.rawValue))
  }
}
