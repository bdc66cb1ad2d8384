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
    let paths = ArtifactPaths(in: report, from: workingDirectory)
    let annotations = report.faults.map { Annotation($0, paths) } + report.newFindings.map { Annotation($0, paths) }
    var rooms: [Rule.Severity: Int] = [.error: 10, .warning: 10, .note: 9]
    var shown: [Annotation] = []
    var others: [Rule.Severity] = []
    for annotation in annotations {
      if let room = rooms[annotation.severity], room > 0 {
        rooms[annotation.severity] = room - 1
        shown.append(annotation)
      } else {
        others.append(annotation.severity)
      }
    }
    let end = Annotation(conclusionOf: report, more: others)
    let lines = shown.map(\.command) + logLines(of: TextReporter().output(for: report)) + [end.command]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of a text, none of which is a command.
  private func logLines(of text: String) -> [String] {
    // The runner looks for "::" at the beginning, after white space, and may pass over what is not seen: so every line
    // begins with a sign.
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "| \($0)".withoutOldCommand }
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
