import SelectionKit

/// Controls as a web page that a browser shows.
enum WebPage {
  static func text(of document: DescriptorDocument) -> String {
    let parts = document.roots.flatMap(\.children).enumerated().map { ARIAElement($1).html(idPrefix: "part-\($0)") }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Selection controls</title>
      <style>
      [role="radio"], [role="checkbox"], button { min-width: 44px; min-height: 44px; }
      </style>
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
