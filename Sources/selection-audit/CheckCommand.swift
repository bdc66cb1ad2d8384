import SelectionKit
import SelectionKitGate
import SelectionKitRules

extension Command {
  static let check = Command(
    name: "check", summary: "Audits files and fails over what is found.", operands: "FILE... [-]",
    discussion: """
      A file holds descriptors in this package's JSON, or what another tool tells of a screen; - stands for standard input,
      and a folder for the .json and .xml files in it. With --before, --after and --activated, what an activation did is
      audited, too: the element is told by its identifier, its label, or its path in the file from before, such as /0/2.
      A file that can't be read, and a run in which no control was recognised, end with exit code 2.

      FORMAT is \(InputFormat.list).
      """,
    options: CheckOptions.all
  ) { arguments in
    try await CheckOptions(arguments).run()
  }
}

/// What a check was asked to do.
private struct CheckOptions {
  private static let from = Option("--from", value: "FORMAT", "Read the files in this format; else told by content.")
  private static let to = Option(
    "--to", value: "FORMAT[=PATH]", isRepeatable: true, "Write \(outputs), to a file if a path is given.")
  private static let config = Option("--config", value: "PATH", "Take over what this file settles.")
  private static let baseline = Option("--baseline", value: "PATH", "Fail only over what is not in this file.")
  private static let writeBaseline = Option("--write-baseline", "Write what is found to the baseline, and pass.")
  private static let before = Option("--before", value: "FILE", "Read here what was there before an activation.")
  private static let after = Option("--after", value: "FILE", "Read here what was there after it.")
  private static let activated = Option("--activated", value: "ELEMENT", "The element that was activated.")
  private static let failOn = Option(
    "--fail-on", value: "SEVERITY", "Fail over findings from here on: error (the default), warning or note.")
  private static let strict = Option("--strict", "End with 3 if something is open that the files could have told.")
  private static let allowEmpty = Option("--allow-empty", "Pass a run in which no control was recognised.")
  private static let only = Option("--only", value: "RULE,..", isRepeatable: true, "Try these rules and no others.")
  private static let skip = Option("--skip", value: "RULE,..", isRepeatable: true, "Leave these rules out.")

  static let all = [
    from, to, config, baseline, writeBaseline, before, after, activated, failOn, strict, allowEmpty, only, skip,
  ]
  private static let outputs =
    OutputFormat.known.dropLast().map(\.rawValue).joined(separator: ", ")
    + (OutputFormat.known.last.map { " or \($0)" } ?? "")

  private let files: [InputFile]
  private let activation: ActivationFiles?
  private let format: InputFormat?
  private let targets: [OutputTarget]
  private let checker: Checker
  private let baselineFile: BaselineFile?
  private var gate: Gate

  init(_ arguments: Arguments) throws {
    files = try arguments.operands.flatMap { try InputFile.files(named: $0) }
    activation = try ActivationFiles(
      before: arguments.value(of: Self.before), after: arguments.value(of: Self.after),
      activated: arguments.value(of: Self.activated))
    let inputs = files + (activation.map { [$0.before, $0.after] } ?? [])
    if inputs.isEmpty { throw CommandError("no file to check; - stands for standard input") }
    if inputs.count(where: \.isStandardInput) > 1 { throw CommandError("standard input can be read once") }
    format = try arguments.value(of: Self.from).map { try InputFormat.named($0) }
    targets = try OutputTarget.targets(in: arguments.values(of: Self.to))
    let configuration = try arguments.value(of: Self.config).map { try ConfigurationFile(path: $0) }
    let rules = try Rule.selected(only: arguments.items(of: Self.only), skip: arguments.items(of: Self.skip) ?? [])
    checker = Checker(configuration?.configuration, rules: rules, wordings: configuration?.wordings ?? [])
    if checker.audit.rules.isEmpty { throw CommandError("the configuration leaves no rule") }
    gate = configuration.map { Gate($0.configuration) } ?? Gate()
    baselineFile = try BaselineFile(
      path: arguments.value(of: Self.baseline), isToBeWritten: arguments.has(Self.writeBaseline))
    gate.baseline = baselineFile?.baseline
    if let name = arguments.value(of: Self.failOn) { gate.failOn = try Rule.Severity.named(name) }
    if arguments.has(Self.strict) { gate.isStrict = true }
    if arguments.has(Self.allowEmpty) { gate.allowsEmpty = true }
  }

  func run() async throws -> GateOutcome {
    let run = await check()
    var report = gate.report(on: run, by: checker.audit.rules)
    for file in report.unread { Console.complain(file.reason) }
    if run.isEmpty, !gate.allowsEmpty, run.unread.isEmpty {
      let names = run.files.map(\.name).sorted().joined(separator: ", ")
      Console.complain("\(names): nothing was recognised; --allow-empty lets that pass")
    }
    if let baselineFile, baselineFile.isToBeWritten, report.outcome != .unusable {
      // Of a run that can't be relied on, nothing is written.
      var gate = gate
      gate.baseline = report.baseline
      try baselineFile.write(report.baseline)
      report = gate.report(on: run, by: checker.audit.rules)
    }
    try write(report)
    return report.outcome
  }

  /// Checks the files on all cores; each result has its place, so that nothing depends on which is done first.
  private func check() async -> CheckRun {
    let results = await files.concurrentMap { file in check(file) } + (activation.map { [check($0)] } ?? [])
    return results.reduce(into: CheckRun()) { run, result in
      run.files += result.files
      run.unread += result.unread
    }
  }

  private func check(_ file: InputFile) -> CheckRun {
    do {
      return CheckRun(files: [try checker.check(try file.input(), as: format)])
    } catch {
      return CheckRun(unread: [CheckRun.UnreadFile(file, error)])
    }
  }

  /// Checks an activation; what can't be read goes by the name of the file that is at fault.
  private func check(_ files: ActivationFiles) -> CheckRun {
    var inputs: [Checker.Input] = []
    var unread: [CheckRun.UnreadFile] = []
    for file in [files.before, files.after] {
      do { inputs.append(try file.input()) } catch { unread.append(CheckRun.UnreadFile(file, error)) }
    }
    guard let before = inputs.first, let after = inputs.last, unread.isEmpty else { return CheckRun(unread: unread) }
    do {
      return CheckRun(files: try checker.check(activationOf: files.activated, from: before, to: after, as: format))
    } catch {
      return CheckRun(unread: [CheckRun.UnreadFile(name: error.fileName, reason: "\(error)")])
    }
  }

  /// Writes the files first: if one fails, nothing on standard output looks as if all were well.
  private func write(_ report: GateReport) throws {
    for target in targets.filter({ $0.path != nil }) + targets.filter({ $0.path == nil }) {
      let reporter = target.format.reporter(isColored: target.path == nil && Console.isColored)
      try target.write { body in try reporter?.write(report, body) }
    }
  }
}

extension CheckRun.UnreadFile {
  /// A file with the error that says what is wrong with it, and names it.
  fileprivate init(_ file: InputFile, _ error: any Error) {
    self.init(name: file.name, reason: "\(error)")
  }
}

/// The two files of an activation, and what was activated.
private struct ActivationFiles {
  let before, after: InputFile
  let activated: String

  /// Nil if none of the three was given; all or none have to be.
  init?(before: String?, after: String?, activated: String?) throws {
    if before == nil, after == nil, activated == nil { return nil }
    guard let before, let after, let activated else {
      throw CommandError("--before, --after and --activated belong together")
    }
    self.before = InputFile(argument: before)
    self.after = InputFile(argument: after)
    self.activated = activated
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
