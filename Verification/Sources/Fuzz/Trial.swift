import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules

/// What becomes of one file: read, refused in one line, or something that must not be.
struct Trial {
  enum Outcome: CustomStringConvertible {
    /// Read, in which format.
    case read(String)
    /// Refused, with the message but for what differs from file to file.
    case refused(String)
    case fault(String)

    var isFault: Bool {
      if case .fault = self { true } else { false }
    }

    var description: String {
      switch self {
      case .read(let format): "read as \(format)"
      case .refused(let kind): "refused: \(kind)"
      case .fault(let fault): "FAULT: \(fault)"
      }
    }
  }

  private let example: CaseSource.Case

  init(_ example: CaseSource.Case) {
    self.example = example
  }

  var outcome: Outcome {
    let result = read()
    guard result == read() else { return .fault("two readings differ") }
    switch result {
    case .failure(let error):
      let line = error.description
      return Self.isOneLine(line) && line.hasPrefix("file") && !error.message.isEmpty
        ? .refused(Self.kind(of: error.message)) : .fault("an error that is not one line: \(line)")
    case .success(let imported):
      do {
        return try fault(of: imported).map(Outcome.fault) ?? .read(imported.format.rawValue)
      } catch {
        return .fault("what was read can't be written: \(error)")
      }
    }
  }

  private func read() -> Result<ImportedDocument, ImportError> {
    Result { () throws(ImportError) in
      try ImportedDocument(reading: example.data, as: example.format, fileName: "file")
    }
  }

  /// Goes on with what was read as the command does; returns what must not be.
  private func fault(of imported: ImportedDocument) throws -> String? {
    let document = imported.document
    let audit = Audit.standard
    let report = audit.report(on: document)
    guard report == audit.report(on: document) else { return "two audits differ" }
    let file = CheckedFile(
      name: "file", format: imported.format, document: document, notes: imported.notes, report: report)
    let run = Gate().report(on: CheckRun(files: [file]))
    guard TextReporter().output(for: run).split(separator: "\n").allSatisfy(Self.isOneLine) else {
      return "a report in text with control characters"
    }
    let json = try JSONReporter().output(for: run)
    guard (try? JSONDecoder().decode(ReportHead.self, from: Data(json.utf8))) != nil else {
      return "a report in JSON that can't be read"
    }
    for reader in [ScreenReader.voiceOver, .voiceOverIOS16] {
      _ = reader.transcript(of: document, in: .english)
      _ = reader.transcript(of: document, in: nil)
    }
    let written = try JSONEncoder().encode(document)
    guard try JSONDecoder().decode(DescriptorDocument.self, from: written) == document else {
      return "a document that is another when it is written and read again"
    }
    return nil
  }

  private struct ReportHead: Decodable {
    let outcome: String
  }

  private static func isOneLine(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy {
      ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
  }

  /// A message without numbers and what is quoted in it.
  private static func kind(of message: String) -> String {
    let words = message.split(separator: " ").prefix { !$0.hasPrefix("\"") && !$0.hasPrefix("<") }
    return words.map { Int($0) == nil ? $0 : "N" }.joined(separator: " ")
  }
}
