import SelectionKit
import SelectionKitRules

extension HTMLPage {
  /// The files that could not be read.
  var unreadSection: HTMLSection? {
    if report.unread.isEmpty { return nil }
    let items = report.unread.listItems(limit: HTMLLimits.files) { "\(from: $0.name): \(from: $0.reason)" }
    return HTMLSection("unread", "Files that could not be read", "<ul>\n\(items)</ul>\n")
  }

  /// The files that were checked.
  var filesSection: HTMLSection? {
    if report.files.isEmpty { return nil }
    var rows = report.files.prefix(HTMLLimits.files).map { row(of: $0) }
    let more = report.files.count - rows.count
    if more > 0 { rows.append("<tr><td colspan=\"2\">and \(counted(more, "more file"))</td></tr>\n") }
    return HTMLSection("files", "Files", table("What was checked", ["File", "Looked at"], rows.joined()))
  }

  private func row(of file: CheckedFile) -> HTML {
    let counts = file.report.counts
    let notes = file.notes.map { "<br/><span class=\"muted\">\(from: $0.description)</span>" as HTML }
    return """
      <tr><th scope="row">\(from: file.titleInReports)<br/><span class="muted">Screen: \(from: file.screen)<br/>\
      Format: \(from: file.format.rawValue)</span></th>
      <td>\(counted(counts.elements, "element")), \(counted(counts.controls, "control")), \
      \(counted(counts.passed, "check")) held\(notes.joined())</td></tr>

      """
  }
}
