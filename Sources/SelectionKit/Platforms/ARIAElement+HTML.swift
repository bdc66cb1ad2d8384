extension ARIAElement {
  /// The element as a fragment of HTML, with those inside it, escaped.
  ///
  /// Hints and errors are elements of their own, to which the control refers by their ids. They stand after the outermost
  /// element, since nothing but options may stand inside a radio group.
  ///
  /// Complexity: O(length of the fragment).
  ///
  /// - Parameter idPrefix: What the ids of hints and errors start with; two fragments of one page need two of them.
  /// - Returns: The fragment, indented, without a line break at its end.
  public func html(idPrefix: String) -> String {
    (lines(idPrefix) + notes(idPrefix)).joined(separator: "\n")
  }

  private func lines(_ id: String) -> [String] {
    let start = "<" + ([tag] + writtenAttributes(id)).joined(separator: " ") + ">"
    let end = "</" + tag + ">"
    if children.isEmpty { return [start + (text ?? "").escapedForHTML + end] }
    let inside = children.enumerated().flatMap { $1.lines(id + "-" + String($0)) }
    return [start] + inside.map { "  " + $0 } + [end]
  }

  /// The hints and errors of this element and of those inside it.
  private func notes(_ id: String) -> [String] {
    var notes: [String] = []
    let escapedID = id.escapedForHTML
    if let hint { notes.append("<p id=\"" + escapedID + "-hint\" hidden>" + hint.escapedForHTML + "</p>") }
    if let errorText { notes.append("<p id=\"" + escapedID + "-error\">" + errorText.escapedForHTML + "</p>") }
    return notes + children.enumerated().flatMap { $1.notes(id + "-" + String($0)) }
  }

  private var tag: String {
    switch role {
    case "button"?: "button"
    case "heading"?: "h2"
    case nil where children.isEmpty: "p"
    default: "div"
    }
  }

  private func writtenAttributes(_ id: String) -> [String] {
    var all: [Attribute] = []
    switch tag {
    case "button": all.append(Attribute("type", "button"))
    case "h2": break
    default: if let role { all.append(Attribute("role", role)) }
    }
    // Native elements have their role, their level and their tab stop by themselves.
    all += attributes.filter { !($0.name == "aria-level" || tag == "button" && $0 == Attribute("tabindex", "0")) }
    let isInvalid = attributes.contains { $0.name == "aria-invalid" }
    if errorText != nil, isInvalid { all.append(Attribute("aria-errormessage", id + "-error")) }
    let descriptions = [hint.map { _ in id + "-hint" }, errorText.map { _ in id + "-error" }].compactMap { $0 }
    if !descriptions.isEmpty { all.append(Attribute("aria-describedby", descriptions.joined(separator: " "))) }
    return all.map { $0.name + "=\"" + $0.value.escapedForHTML + "\"" }
  }
}

extension String {
  /// This text as it stands in the text or in a quoted attribute of HTML; what HTML can't hold becomes U+FFFD.
  fileprivate var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
