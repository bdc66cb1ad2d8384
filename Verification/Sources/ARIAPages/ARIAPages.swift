import Foundation
import SelectionKit

/// Writes controls as a web page, with what a browser has to tell of them, for a check against its accessibility tree.
///
/// Usage: `ARIAPages FOLDER`, which gets `aria.html` and `aria.json`.
@main
struct ARIAPages {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(Data("Usage: ARIAPages FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let samples = try Sample.all()
    try Data(page(of: samples).utf8).write(to: folder.appendingPathComponent("aria.html"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(samples).write(to: folder.appendingPathComponent("aria.json"))
  }

  private static func page(of samples: [Sample]) -> String {
    let parts = samples.map { sample in
      """
      <h2>\(sample.id)</h2>
      <div id="\(sample.id)">
      \(ARIAElement(sample.control).html(idPrefix: sample.id + "-part"))
      </div>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Selection controls</title>
      </head>
      <body>
      <main>
      <h1>Selection controls</h1>
      \(parts.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }
}
