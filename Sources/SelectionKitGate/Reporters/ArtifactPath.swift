import Foundation

/// The path of a file as other tools know it: from the working directory on, with nothing of the machine in it.
package struct ArtifactPath: Hashable {
  /// What standard input is called where files are.
  package static let standardInput = "standard input"

  /// The path: relative, and without `.` and `..`.
  package let path: String

  /// Finds the path of a file; of one that is not in the working directory, the name alone.
  ///
  /// Complexity: O(length of both).
  ///
  /// - Parameters:
  ///   - name: The path as it was given, absolute or from the working directory on.
  ///   - directory: The working directory.
  package init(_ name: String, from directory: String) {
    let origin = Self.folders(of: directory, from: [])
    let folders = Self.folders(of: name, from: origin)
    let isInside = folders.starts(with: origin) && folders.count > origin.count
    let kept = isInside ? folders.dropFirst(origin.count) : folders.suffix(1)
    path = kept.isEmpty ? "unnamed" : kept.joined(separator: "/")
  }

  /// The path as a relative reference (RFC 3986), with everything encoded that is not sure to stand for itself.
  package var uri: String {
    let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return path.addingPercentEncoding(withAllowedCharacters: plain) ?? "unnamed"
  }

  private static func folders(of path: String, from origin: [String]) -> [String] {
    // By bytes: a combining mark after a slash would hide it from a search for characters.
    let slash = UInt8(ascii: "/")
    return path.utf8.split(separator: slash).reduce(into: path.utf8.first == slash ? [] : origin) { folders, part in
      switch String(decoding: part, as: UTF8.self) {
      case ".": break
      case "..": _ = folders.popLast()
      case let name: folders.append(name)
      }
    }
  }
}

/// The paths of the files that a report speaks of.
struct ArtifactPaths {
  private let directory: String
  private let standardInput: String

  /// Prepares the paths.
  ///
  /// - Parameters:
  ///   - report: The report: it tells what kind of file standard input would be.
  ///   - directory: The working directory, or nil for that of this process.
  init(in report: GateReport, from directory: String?) {
    self.directory = directory ?? FileManager.default.currentDirectoryPath
    let format = report.files.first { $0.name == ArtifactPath.standardInput }?.format
    standardInput = format == .wdaXML ? "stdin.xml" : "stdin.json"
  }

  /// The path of a file.
  subscript(name: String) -> ArtifactPath {
    ArtifactPath(name == ArtifactPath.standardInput ? standardInput : name, from: directory)
  }

  /// A place for people: the path and, if known, the line.
  func words(for location: FileLocation) -> String {
    FileLocation(file: self[location.file].path, line: location.line).description
  }
}

extension FileLocation {
  /// The line, or the first one where none is known: formats have no other word for a whole file.
  var firstLine: Int { max(line ?? 1, 1) }
}
