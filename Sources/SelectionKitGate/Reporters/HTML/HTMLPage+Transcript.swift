import SelectionKit
import SelectionKitRules

extension HTMLPage {
  /// What VoiceOver says of each screen.
  var transcriptSection: HTMLSection? {
    if report.files.isEmpty { return nil }
    return HTMLSection(
      "transcript", "What VoiceOver says",
      """
      <p>Line by line, from the first element to the last. What the files don’t tell stands in parentheses.</p>
      \(report.screens.map { transcripts(of: $0.name, $0.files) }.joined())
      """)
  }

  private func transcripts(of screen: String, _ files: [CheckedFile]) -> HTML {
    // The same file is there again for each activation in it.
    let spoken = files.grouped(by: \.name).compactMap(\.elements.first).grouped(by: \.document).map {
      (files: $0.elements, document: $0.key)
    }
    let shown = spoken.prefix(HTMLLimits.transcripts).enumerated().map { position, entry in
      transcript(of: entry.document, in: entry.files, isOpen: position == 0)
    }
    let more = spoken.count - shown.count
    let rest: HTML = more > 0 ? "<p>\(counted(more, "more file")) with other elements: left out.</p>\n" : ""
    return "<h3>\(from: screen)</h3>\n\(shown.joined())\(rest)"
  }

  private func transcript(of document: DescriptorDocument, in files: [CheckedFile], isOpen: Bool) -> HTML {
    let transcript = ScreenReader.voiceOver.transcript(of: document, in: Audit.standard.wording(of: document))
    let names = files.prefix(HTMLLimits.places).map { "\(from: $0.name)" as HTML }.joined(by: ", ")
    let more: HTML = files.count > HTMLLimits.places ? " and \(files.count - HTMLLimits.places) more" : ""
    let language: HTML = document.htmlLanguage.map { " lang=\"\($0)\"" } ?? ""
    let open: HTML = isOpen ? " open=\"open\"" : ""
    let lines: HTML =
      transcript.lines.isEmpty
      ? "<p>Nothing is spoken.</p>\n"
      : "<ol\(language)>\n\(transcript.lines.listItems(limit: HTMLLimits.lines) { "\(spoken: $0.text)" })</ol>\n"
    return """
      <details\(open)><summary>\(names)\(more)</summary>
      \(lines)\(remark(on: transcript.wordsInEnglish, in: document))</details>

      """
  }

  private func remark(on wordsInEnglish: [String], in document: DescriptorDocument) -> HTML {
    if wordsInEnglish.isEmpty { return "" }
    let language = document.language ?? "its language"
    return """
      <p class="muted">In English, for want of the words in \(from: language): \
      \(wordsInEnglish.joined(separator: ", ")).</p>

      """
  }
}

extension DescriptorDocument {
  /// The language as an attribute may hold it, or nil if it is not known or no tag.
  fileprivate var htmlLanguage: String? {
    guard let language, let tag = LanguageTag(language), (2...3).contains(tag.language.count) else { return nil }
    let isTag = language.utf8.allSatisfy { byte in
      byte == 45 || byte == 95 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    return isTag ? language.split(whereSeparator: { $0 == "_" || $0 == "-" }).joined(separator: "-") : nil
  }
}
