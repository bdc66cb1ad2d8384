import SelectionKitGate

extension Command {
  static let compare = Command(
    name: "compare", summary: "Compares what was expected of a screen with what was observed.",
    operands: "EXPECTED OBSERVED",
    discussion: """
      EXPECTED is what controls prescribe, in this package's JSON, or itself a dump of the screen; OBSERVED is a dump. One of
      them may be - for standard input. What a file doesn't tell is no difference. Where controls prescribe what is
      expected, nothing but a further selection control is extra.

      A difference ends with exit code 1; a file that can't be read, or in which nothing is expected, with 2.

      FORMAT is \(InputFormat.list).
      """,
    options: CompareOptions.all
  ) { arguments in
    try CompareOptions(arguments).run()
  }
}

/// What a comparison was asked to do.
private struct CompareOptions {
  private static let from = Option("--from", value: "FORMAT", "Read OBSERVED in this format; else told by content.")
  private static let expectedFrom = Option(
    "--expected-from", value: "FORMAT", "Read EXPECTED in this format; else told by content.")
  private static let to = Option(
    "--to", value: "FORMAT[=PATH]", isRepeatable: true, "Write text or json, to a file if a path is given.")

  static let all = [from, expectedFrom, to]

  private let expected, observed: InputFile
  private let expectedFormat, observedFormat: InputFormat?
  private let targets: [OutputTarget]

  init(_ arguments: Arguments) throws {
    let files = arguments.operands.map { InputFile(argument: $0) }
    guard files.count == 2 else {
      throw CommandError("compare takes two files, what was expected and what was observed; \(files.count) given")
    }
    (expected, observed) = (files[0], files[1])
    if files.allSatisfy(\.isStandardInput) { throw CommandError("standard input can be read once") }
    expectedFormat = try arguments.value(of: Self.expectedFrom).map { try InputFormat.named($0) }
    observedFormat = try arguments.value(of: Self.from).map { try InputFormat.named($0) }
    targets = try OutputTarget.targets(in: arguments.values(of: Self.to), among: [.text, .json])
  }

  func run() throws -> GateOutcome {
    let files = ComparedFiles(
      expected: try expected.read(as: expectedFormat), observed: try observed.read(as: observedFormat))
    if files.outcome == .unusable { Console.complain("\(expected.name): there is nothing to compare") }
    for target in targets.filesFirst {
      let isColored = target.path == nil && Console.isColored
      try target.write(target.format == .json ? files.json() : files.text(isColored: isColored))
    }
    return files.outcome
  }
}

extension InputFile {
  /// Reads the descriptors in the file.
  fileprivate func read(as format: InputFormat?) throws -> ComparedFiles.File {
    do {
      return ComparedFiles.File(try ImportedDocument(reading: try read(), as: format, fileName: name), name: name)
    } catch let error as ImportError {
      throw CommandError(error.description)
    }
  }
}

extension [OutputTarget] {
  /// The files before standard output: if one fails, nothing on standard output looks as if all were well.
  fileprivate var filesFirst: [OutputTarget] {
    filter { $0.path != nil } + filter { $0.path == nil }
  }
}
