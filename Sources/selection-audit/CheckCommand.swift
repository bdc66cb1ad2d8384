import SelectionKitGate
import SelectionKitRules

extension Command {
  static let check = Command(
    name: "check", summary: "Audits files and fails over what is found.", operands: "FILE... [-]",
    discussion: """
      A file holds descriptors in this package's JSON, or what another tool tells of a screen; - stands for standard input.
      A file that can't be read, and a run in which no control was recognised, end with exit code 2.

      FORMAT is \(InputFormat.list).
      """,
    options: CheckOptions.all
  ) { arguments in
    try CheckOptions(arguments).run()
  }
}

/// What a check was asked to do.
private struct CheckOptions {
  private static let from = Option("--from", value: "FORMAT", "Read the files in this format; else told by content.")
  private static let to = Option(
    "--to", value: "FORMAT[=PATH]", isRepeatable: true, "Write \(outputs), to a file if a path is given.")
  private static let failOn = Option(
    "--fail-on", value: "SEVERITY", "Fail over findings from here on: error (the default), warning or note.")
  private static let strict = Option("--strict", "End with 3 if something is open that the files could have told.")
  private static let allowEmpty = Option("--allow-empty", "Pass a run in which no control was recognised.")
  private static let only = Option("--only", value: "RULE,..", isRepeatable: true, "Try these rules and no others.")
  private static let skip = Option("--skip", value: "RULE,..", isRepeatable: true, "Leave these rules out.")

  static let all = [from, to, failOn, strict, allowEmpty, only, skip]
  private static let outputs = OutputFormat.known.map(\.rawValue).joined(separator: " or ")

  private let files: [InputFile]
  private let format: InputFormat?
  private let targets: [OutputTarget]
  private let audit: Audit
  private var gate = Gate()

  init(_ arguments: Arguments) throws {
    files = arguments.operands.map { InputFile(argument: $0) }
    if files.isEmpty { throw CommandError("no file to check; - stands for standard input") }
    if files.count(where: \.isStandardInput) > 1 { throw CommandError("standard input can be read once") }
    format = try arguments.value(of: Self.from).map { try InputFormat.named($0) }
    targets = try OutputTarget.targets(in: arguments.values(of: Self.to))
    audit = Audit(
      rules: try Rule.selected(only: arguments.items(of: Self.only), skip: arguments.items(of: Self.skip) ?? []))
    if let name = arguments.value(of: Self.failOn) { gate.failOn = try Rule.Severity.named(name) }
    gate.isStrict = arguments.has(Self.strict)
    gate.allowsEmpty = arguments.has(Self.allowEmpty)
  }

  func run() throws -> GateOutcome {
    let run = check()
    for file in run.unread { Console.complain(file.reason) }
    if run.isEmpty, !gate.allowsEmpty, run.unread.isEmpty {
      let names = run.files.map(\.name).joined(separator: ", ")
      Console.complain("\(names): nothing was recognised; --allow-empty lets that pass")
    }
    let report = gate.report(on: run, by: audit.rules)
    try write(report)
    return report.outcome
  }

  private func check() -> CheckRun {
    files.reduce(into: CheckRun()) { run, file in
      do {
        let data = try file.read()
        let imported = try ImportedDocument(reading: data, as: format, fileName: file.name)
        run.files.append(
          CheckedFile(
            name: file.name, format: imported.format, document: imported.document, notes: imported.notes,
            report: audit.report(on: imported.document)))
      } catch {
        // Both kinds of error name the file and what is wrong with it.
        run.unread.append(CheckRun.UnreadFile(name: file.name, reason: "\(error)"))
      }
    }
  }

  /// Writes the files first: if one fails, nothing on standard output looks as if all were well.
  private func write(_ report: GateReport) throws {
    for target in targets.filter({ $0.path != nil }) + targets.filter({ $0.path == nil }) {
      let reporter = target.format.reporter(isColored: target.path == nil && Console.isColored)
      try target.write(reporter?.output(for: report) ?? "")
    }
  }
}

extension InputFormat {
  /// The names of those that can be read.
  static var list: String {
    known.dropLast().map(\.rawValue).joined(separator: ", ") + (known.last.map { " or \($0)" } ?? "")
  }

  static func named(_ name: String) throws -> InputFormat {
    if let format = known.first(where: { $0.rawValue == name }) { return format }
    throw CommandError(unknown: "input format", name, among: known.map(\.rawValue))
  }
}

extension Rule.Severity {
  fileprivate static func named(_ name: String) throws -> Rule.Severity {
    if let severity = allCases.first(where: { $0.description == name }) { return severity }
    throw CommandError(unknown: "severity", name, among: allCases.reversed().map(\.description))
  }
}
