import SelectionKitGate

/// A command with what its help says and the options it knows.
struct Command: Sendable {
  /// Its name.
  let name: String
  /// What it does, in a line.
  let summary: String
  /// What stands for its operands in the help.
  let operands: String
  /// What there is to add to the list of options.
  let discussion: String
  /// Its options.
  let options: [Option]
  /// Does it.
  let run: @Sendable (Arguments) async throws -> GateOutcome

  static var all: [Command] { [.demo, .check, .compare, .rules, .speak, .choose] }

  /// The command of a name.
  static func named(_ name: String) throws -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    throw CommandError(unknown: kind, name, among: all.map(\.name) + ["--help", "--version"])
  }

  /// Whether the words ask what the command does.
  func asksForHelp(_ words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Where to read about the options.
  var pointer: String { "\(SelectionAudit.name) \(name) --help lists them" }

  /// What the command does and how it is called.
  var help: String {
    let synopsis = [SelectionAudit.name, name, operands, options.isEmpty ? "" : "[OPTIONS]"]
    let rows = options.map { ($0.synopsis, $0.summary) } + [("--help", "Show this.")]
    return """
      \(summary)

      Usage: \(synopsis.filter { !$0.isEmpty }.joined(separator: " "))

      \(Self.table(rows))\(discussion.isEmpty ? "" : "\n\n" + discussion)

      """
  }

  /// What the commands are and how a run ends.
  static var overview: String {
    let rows =
      all.map { ($0.name, $0.summary) } + [
        ("--help", "Show this; after a command, show what it does."), ("--version", "Show the version."),
      ]
    return """
      Audits radio groups, checkboxes and toggle buttons for what they tell assistive technology.

      Usage: \(SelectionAudit.name) COMMAND

      \(table(rows))

      Exit codes: 0 passed; 1 something was found; 2 a wrong call, a file that can't be read or written, or nothing
      recognised; 3 something is open (with --strict); 70 a fault of the command itself.

      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count + 2) + $1 }.joined(separator: "\n")
  }
}
