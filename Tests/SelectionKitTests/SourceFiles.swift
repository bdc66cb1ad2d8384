import Foundation

/// The source files of the package, read from where this test was compiled.
enum SourceFiles {
  struct File: Sendable {
    /// The path below `Sources`, such as `SelectionKit/Controls/RadioGroup.swift`.
    let path: String
    let lines: [String]

    var module: String { String(path.prefix { $0 != "/" }) }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [File] = {
    let sources = root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      return text.map { File(path: path, lines: $0.components(separatedBy: "\n")) }
    }
  }()

  /// Each line for which a test holds, as `path:line: text`.
  static func lines(in files: [File] = all, where holds: (String) -> Bool) -> [String] {
    files.flatMap { file in
      file.lines.enumerated().filter { holds($0.element) }.map { "\(file.path):\($0.offset + 1): \($0.element)" }
    }
  }
}
