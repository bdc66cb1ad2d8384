import SelectionKit
import SelectionKitRules

extension ComparedFiles {
  /// The name of the JSON format, as each comparison states it.
  public static let formatName = "selection-audit-comparison"
  /// The version of the JSON format.
  public static let formatVersion = 1

  /// The comparison as JSON for other tools: versioned, with sorted keys, and the same for the same files.
  ///
  /// - Returns: One object, ending with a line break.
  /// - Throws: An `EncodingError`, which files that were read never lead to.
  public func json() throws -> String {
    try ComparisonDocument(self).prettyJSON()
  }
}

// MARK: The format, apart from the types of the comparison, so that those can change without it

private struct ComparisonDocument: Encodable {
  let format = ComparedFiles.formatName
  let version = ComparedFiles.formatVersion
  let outcome: String
  let expected, observed: File
  let counts: Counts
  let differences: [Difference]
  /// The facts that were expected and that the observed file doesn't tell.
  let untold: [String]
  /// Whether the observed file may leave elements out.
  let mayHaveMore: Bool

  init(_ files: ComparedFiles) {
    outcome = files.outcome.name
    expected = File(files.expected)
    observed = File(files.observed)
    counts = Counts(elements: files.comparison.elementCount, groups: files.comparison.groupCount)
    differences = files.comparison.differences.map { Difference($0) }
    untold = files.comparison.untold.individual.map(\.description)
    mayHaveMore = files.comparison.mayHaveMore
  }

  struct File: Encodable {
    let file, format: String
    let notes: [String]

    init(_ file: ComparedFiles.File) {
      self.file = file.name
      format = file.format.rawValue
      notes = file.notes.map(\.description)
    }
  }

  struct Counts: Encodable {
    let elements, groups: Int
  }

  struct Element: Encodable {
    let role: String
    let name: String?
    let expectedPath, observedPath: String?
  }

  struct Difference: Encodable {
    let kind: String
    let element: Element
    let expected, found: String

    init(_ difference: Comparison.Difference) {
      kind = difference.kind.rawValue
      element = Element(
        role: difference.role.rawValue, name: difference.name, expectedPath: difference.expectedPath?.description,
        observedPath: difference.observedPath?.description)
      expected = difference.expected
      found = difference.found
    }
  }
}
