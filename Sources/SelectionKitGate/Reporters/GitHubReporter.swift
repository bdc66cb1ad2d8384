import SelectionKitRules

/// Writes a run down for the log of GitHub Actions: annotations, the text for people, and a notice with the counts.
///
/// GitHub shows 10 annotations of each type in a step; the last notice says how many more there are. No line but the
/// annotations is a command, whatever the names in it are like.
public struct GitHubReporter: Reporter {
  private let workingDirectory: String?

  /// Creates a reporter.
  ///
  /// - Parameter workingDirectory: The folder that paths start from, or nil for the one this process works in.
  public init(workingDirectory: String? = nil) {
    self.workingDirectory = workingDirectory
  }

  /// Writes a run down as commands and text for the log.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: The lines, of which the last is always a notice.
  public func output(for report: GateReport) -> String {
    var text = ""
    write(report) { text += $0 }
    return text
  }

  /// Writes a run down as commands and text for the log, a few lines at a time.
  ///
  /// Complexity: O(count of findings and questions).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the lines.
  /// - Throws: Whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) rethrows {
    let paths = ArtifactPaths(in: report, from: workingDirectory)
    var rooms: [Rule.Severity: Int] = [.error: 10, .warning: 10, .note: 9]
    var others: [Rule.Severity] = []
    func hasRoom(_ severity: Rule.Severity) -> Bool {
      guard let room = rooms[severity], room > 0 else {
        others.append(severity)
        return false
      }
      rooms[severity] = room - 1
      return true
    }
    for fault in report.faults where hasRoom(.error) { try body(Annotation(fault, paths).command + "\n") }
    for finding in report.findings where finding.standing == .new && hasRoom(finding.severity) {
      try body(Annotation(finding, paths).command + "\n")
    }
    try TextReporter().write(report) { lines in try body(logLines(of: lines)) }
    try body(Annotation(conclusionOf: report, more: others).command + "\n")
  }

  /// Whole lines, none of which is a command.
  private func logLines(of text: String) -> String {
    // The runner looks for "::" at the beginning, after white space, and may pass over what is not seen: so every line
    // begins with a sign.
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(into: "") { log, line in
      log += "| \(line)".withoutOldCommand + "\n"
    }
  }
}

/// One command that makes an annotation.
private struct Annotation {
  let severity: Rule.Severity
  let title: String
  var location: (path: String, line: Int)?
  let message: String

  init(_ finding: GateFinding, _ paths: ArtifactPaths) {
    severity = finding.severity
    title = finding.rule.rawValue
    location = (paths[finding.location.file].path, finding.location.firstLine)
    message = ([finding.titleWithPlace] + finding.detailLines).joined(separator: "\n")
  }

  init(_ fault: RunFault, _ paths: ArtifactPaths) {
    severity = .error
    title = "selection-audit"
    location = (paths[fault.file].path, 1)
    message = fault.text.escaped
  }

  init(conclusionOf report: GateReport, more: [Rule.Severity]) {
    severity = .note
    title = "selection-audit"
    let rest = more.isEmpty ? "" : " Not among the annotations: \(more.tally) more."
    message = "\(report.conclusion()) \(report.tally)\(rest)"
  }

  var command: String {
    let place = location.map { ",file=\($0.path.escaped.asCommandProperty),line=\($0.line)" } ?? ""
    return "::\(name) title=\(title.escaped.asCommandProperty)\(place)::\(message.asCommandData)"
  }

  private var name: String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

extension String {
  /// This text as the message of a command.
  fileprivate var asCommandData: String {
    writing { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// This text as the value of one of the properties of a command.
  fileprivate var asCommandProperty: String {
    asCommandData.writing { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// This line without commands in the old style, which the runner finds anywhere in a line: `##[name]`.
  fileprivate var withoutOldCommand: String {
    var lastSeen: Unicode.Scalar = " "
    return writing { scalar in
      let isCommand = scalar == "[" && lastSeen == "#"
      if !scalar.properties.isDefaultIgnorableCodePoint { lastSeen = scalar }
      return isCommand ? "\\[" : nil
    }
  }
}
