/// A format that runs are written down in; an open vocabulary.
public struct OutputFormat: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the format, as a command line gives it.
  public let rawValue: String

  /// Creates a format from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of the format.
  public var description: String { rawValue }

  /// Text for people.
  public static let text = OutputFormat(rawValue: "text")
  /// This package's own JSON.
  public static let json = OutputFormat(rawValue: "json")
  /// SARIF 2.1.0, for code scanning.
  public static let sarif = OutputFormat(rawValue: "sarif")
  /// JUnit XML, for whatever shows tests.
  public static let junit = OutputFormat(rawValue: "junit")
  /// Annotations, for the log of GitHub Actions.
  public static let github = OutputFormat(rawValue: "github")
  /// A Code Quality report, for GitLab.
  public static let gitlab = OutputFormat(rawValue: "gitlab")
  /// Markdown, for the summary of a job and for documentation.
  public static let markdown = OutputFormat(rawValue: "markdown")
  /// One accessible web page that needs nothing else.
  public static let html = OutputFormat(rawValue: "html")

  /// Waivers to fill in, for the configuration.
  public static let waivers = OutputFormat(rawValue: "waivers")

  /// The formats that runs can be written in.
  public static let known: [OutputFormat] = [
    .text, .json, .sarif, .junit, .github, .gitlab, .markdown, .html, .waivers,
  ]

  /// The reporter that writes this format.
  ///
  /// - Parameter isColored: Whether text may be coloured, since it goes to a terminal.
  /// - Returns: The reporter, or nil for a format that can't be written.
  public func reporter(isColored: Bool = false) -> (any Reporter)? {
    switch self {
    case .text: TextReporter(isColored: isColored)
    case .json: JSONReporter()
    case .html: HTMLReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .markdown: MarkdownReporter()
    case .waivers: WaiverReporter()
    default: nil
    }
  }
}
