import SelectionKit

extension Comparison: CustomStringConvertible {
  /// The comparison for people: each difference with what was expected and what was found, and what was not compared.
  ///
  /// Whatever comes from an app or a file is shown on one line, with control characters written out.
  public var description: String { text() }

  /// Writes the comparison down for people.
  ///
  /// - Parameter style: How it is emphasised.
  /// - Returns: The text, without a line break at its end.
  package func text(in style: TextStyle = .plain) -> String {
    (differencesByElement.map { $0.text(in: style) } + [conclusion]).joined(separator: "\n\n")
  }

  /// Differences in one element.
  private struct ElementDifferences {
    let first: Difference
    var differences: [Difference]

    func text(in style: TextStyle) -> String {
      let place = [first.expectedPath.map { "at \($0)" }, first.observedPath.map { "observed at \($0)" }]
      let title = "\(first.role.words(for: first.name)) \(place.compactMap(\.self).joined(separator: ", "))"
      return ([style.heading(title)] + differences.flatMap { $0.lines(in: style) }).joined(separator: "\n")
    }
  }

  private var differencesByElement: [ElementDifferences] {
    differences.reduce(into: []) { elements, difference in
      if let last = elements.indices.last, difference.expectedPath != nil,
        elements[last].first.expectedPath == difference.expectedPath
      {
        elements[last].differences.append(difference)
      } else {
        elements.append(ElementDifferences(first: difference, differences: [difference]))
      }
    }
  }

  private var conclusion: String {
    guard elementCount > 0 else { return "Nothing to compare: no element was expected." }
    let tally = differences.isEmpty ? "No difference" : counted(differences.count, "difference")
    var lines = [
      "\(tally): \(counted(elementCount, "element")) and \(counted(groupCount, "group")) were expected."
    ]
    if !untold.isEmpty { lines.append("Not told by what was observed, so not compared: \(untold).") }
    if mayHaveMore, differences.contains(where: { $0.kind == .missing }) {
      lines.append("What was observed may leave elements out, so what is missing may be there.")
    }
    return lines.joined(separator: "\n")
  }
}

extension Comparison.Difference {
  fileprivate func lines(in style: TextStyle) -> [String] {
    [
      "  " + style.text(kind.words, for: .error), "    expected:  \(expected.escaped)",
      "    found:     \(found.escaped)",
    ]
  }
}

extension Comparison.Kind {
  /// The kind in words.
  fileprivate var words: String {
    self == .groupLabel ? "group label" : rawValue.escaped
  }
}
