/// A line as it is put together from the parts that are spoken.
///
/// Name and value have no stop of their own, so one is put between them and what follows; traits bring theirs.
struct SpokenLine {
  private(set) var text = ""
  private var isAnnounced = false

  /// Puts a word before the name: "Selected: ".
  mutating func announce(_ word: String) {
    text = word
    isAnnounced = true
  }

  /// Adds a name and a value, a colon between them; what is blank is left out.
  mutating func addName(_ name: String?, value: String?) {
    for case let part? in [name, value] where !part.isBlank {
      text = text.isEmpty ? part : text + ": " + part.isolated(beside: text)
      isAnnounced = false
    }
    if isAnnounced { text += "." }
  }

  /// Adds what isn't said, in parentheses.
  mutating func addRemark(_ remark: String) {
    text += (text.isEmpty ? "(" : " (") + remark + ")"
  }

  /// Adds a part after what is there, whose sentence ends if it has not ended yet.
  mutating func add(_ part: String) {
    if part.isBlank { return }
    text = text.isEmpty ? part : text + (text.isEnded ? " " : ". ") + part.isolated(beside: text)
  }
}

extension String {
  /// Whether the last character, apart from the end of an isolation, ends a sentence.
  fileprivate var isEnded: Bool {
    let last = last == "\u{2069}" ? dropLast().last : last
    return last.map { ".!?…。！？".contains($0) } ?? true
  }
}
