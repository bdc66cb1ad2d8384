extension String {
  /// This text on one line, with everything written out that a terminal would act on rather than show.
  ///
  /// Names and values come from apps and files. A control character in one could clear the screen, a line break could
  /// begin a line that looks like the tool's own, and an override of the writing direction could turn the words
  /// around.
  ///
  /// Complexity: O(length of the text).
  package var escaped: String {
    guard unicodeScalars.contains(where: \.isActedOn) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isActedOn {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// This text in quotation marks, escaped.
  package var quoted: String { "“\(escaped)”" }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on the scalar: it controls, breaks a line, or sets the direction of writing.
  package var isActedOn: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true  // Control characters
    case 0x2028...0x2029: true  // Line and paragraph separator
    case 0x061C, 0x200E...0x200F: true  // Direction marks
    case 0x202A...0x202E, 0x2066...0x2069: true  // Direction embeddings, overrides and isolates
    default: false
    }
  }
}
