import SelectionKit
import SelectionKitGate
import SelectionKitRules

extension Command {
  static let speak = Command(
    name: "speak", summary: "Prints what VoiceOver says of a file's elements, in order.", operands: "FILE | -",
    discussion: """
      The label of a group is spoken once, before the first element in it. What the file doesn't tell stands in
      parentheses: (role unknown).

      FORMAT is \(InputFormat.list).
      """,
    options: SpeakOptions.all
  ) { arguments in
    try SpeakOptions(arguments).run()
  }
}

/// What a transcript was asked for.
private struct SpeakOptions {
  private static let from = Option("--from", value: "FORMAT", "Read the file in this format; else told by content.")
  private static let voice = Option("--voice", value: "VOICE", "Speak as \(voices); ios17 stands for later ones, too.")
  private static let language = Option("--language", value: "TAG", "Speak in this language; else in that of the file.")

  static let all = [from, voice, language]
  private static let voices = screenReaders.map(\.name).joined(separator: " or ")
  private static let screenReaders: [(name: String, reader: ScreenReader)] = [
    ("ios17", .voiceOver), ("ios16", .voiceOverIOS16),
  ]

  private let file: InputFile
  private let format: InputFormat?
  private let reader: ScreenReader
  private let language: String?

  init(_ arguments: Arguments) throws {
    guard let name = arguments.operands.first else {
      throw CommandError("no file to speak; - stands for standard input")
    }
    if arguments.operands.count > 1 { throw CommandError("speak takes one file: \(arguments.operands[1])") }
    file = InputFile(argument: name)
    format = try arguments.value(of: Self.from).map { try InputFormat.named($0) }
    reader = try arguments.value(of: Self.voice).map { try Self.screenReader(named: $0) } ?? .voiceOver
    language = arguments.value(of: Self.language)
  }

  func run() throws -> GateOutcome {
    let imported: ImportedDocument
    do {
      imported = try ImportedDocument(reading: try file.read(), as: format, fileName: file.name)
    } catch let error as ImportError {
      throw CommandError(error.description)
    }
    var document = imported.document
    if let language { document.language = language }
    let transcript = reader.transcript(of: document, in: Audit.standard.wording(of: document))
    var lines = transcript.lines.map(\.text.escapedForTranscript)
    if lines.isEmpty { lines.append("(nothing is spoken)") }
    if !transcript.wordsInEnglish.isEmpty {
      let words = transcript.wordsInEnglish.joined(separator: ", ")
      lines += ["", "In English, for want of the words in \(document.language?.escaped ?? "its language"): \(words)"]
    }
    try Console.write(lines.joined(separator: "\n") + "\n")
    for note in imported.notes { Console.complain("\(file.name): \(note)") }
    return .passed
  }

  private static func screenReader(named name: String) throws -> ScreenReader {
    if let entry = screenReaders.first(where: { $0.name == name }) { return entry.reader }
    throw CommandError(unknown: "voice", name, among: screenReaders.map(\.name))
  }
}

extension String {
  /// This text on one line, with everything written out that a terminal would act on, but for isolates: they set apart
  /// what is written in another direction, turn nothing around, and end with their line at the latest.
  fileprivate var escapedForTranscript: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isIsolate = scalar == "\u{2068}" || scalar == "\u{2069}"
      text += isIsolate ? String(scalar) : String(scalar).escaped
    }
  }
}
