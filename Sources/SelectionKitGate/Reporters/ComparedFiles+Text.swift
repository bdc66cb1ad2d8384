import SelectionKitRules

extension ComparedFiles {
  /// Writes the comparison down for people: the two files, each difference, and how the run ends.
  ///
  /// - Parameter isColored: Whether headings are coloured; what a colour says is always said in words, too.
  /// - Returns: The text, ending with a line break.
  public func text(isColored: Bool = false) -> String {
    let style = isColored ? TextStyle.colored : .plain
    let head = expected.lines(as: "Expected", in: style) + observed.lines(as: "Observed", in: style)
    return [head.joined(separator: "\n"), comparison.text(in: style), conclusion(in: style)].joined(separator: "\n\n")
      + "\n"
  }

  private func conclusion(in style: TextStyle) -> String {
    switch outcome {
    case .passed: "Passed."
    case .unusable: style.text("Unusable", for: .error) + ": nothing was expected."
    default: style.text("Failed", for: .error) + ": \(counted(comparison.differences.count, "difference"))."
    }
  }
}

extension ComparedFiles.File {
  fileprivate func lines(as title: String, in style: TextStyle) -> [String] {
    [style.heading("\(title): \(name.escaped) (\(format.rawValue.escaped))")]
      + notes.map { "  (\($0.description.escaped))" }
  }
}
