import Foundation

/// A file that is being written: what was there before stays until it is complete, and whoever looks sees either.
///
/// What is no regular file, such as a device, can't be replaced and is written as it is.
struct OutputFile {
  private let path: String
  private let destination: URL
  /// What takes the place of the file, or nil for what is written as it is.
  private let replacement: URL?
  private let handle: FileHandle

  /// Begins a file.
  ///
  /// - Parameter path: The path of the file; where it is a link, what that leads to is written.
  /// - Throws: That it can't be written.
  init(at path: String) throws {
    self.path = path
    destination = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let isRegular = try? destination.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    replacement =
      isRegular == false
      ? nil : destination.deletingLastPathComponent().appendingPathComponent(".selection-audit-\(UUID().uuidString)")
    let files = FileManager.default
    if let replacement {
      let permissions = (try? files.attributesOfItem(atPath: destination.path))?[.posixPermissions]
      let attributes = permissions.map { [FileAttributeKey.posixPermissions: $0] }
      guard files.createFile(atPath: replacement.path, contents: nil, attributes: attributes) else {
        throw Self.unwritable(path)
      }
    }
    do {
      handle = try FileHandle(forWritingTo: replacement ?? destination)
    } catch {
      throw Self.unwritable(path)
    }
  }

  /// Writes what comes next.
  ///
  /// - Parameter data: The bytes.
  /// - Throws: That the file can't be written.
  func write(_ data: Data) throws {
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw Self.unwritable(path)
    }
  }

  /// Puts the file in its place.
  ///
  /// - Throws: That the file can't be written.
  func complete() throws {
    do {
      try handle.close()
    } catch {
      throw Self.unwritable(path)
    }
    if let replacement, rename(replacement.path, destination.path) != 0 { throw Self.unwritable(path) }
  }

  /// Leaves everything as it was before.
  func discard() {
    // Whatever goes wrong here was told already.
    try? handle.close()
    if let replacement { try? FileManager.default.removeItem(at: replacement) }
  }

  private static func unwritable(_ path: String) -> CommandError {
    CommandError("\(path): it can't be written")
  }
}
