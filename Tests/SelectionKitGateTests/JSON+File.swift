import Foundation

extension JSON {
  /// A file of this package that holds JSON.
  ///
  /// - Parameter path: The way from the root of the package.
  /// - Throws: What is wrong with the file.
  init(inFile path: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: root.appendingPathComponent(path)))
  }
}
