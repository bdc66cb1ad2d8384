public import SelectionKit
public import SelectionKitRules

/// Two files that were read and compared.
public struct ComparedFiles: Hashable, Sendable {
  /// A file that was read.
  public struct File: Hashable, Sendable {
    /// The name of the file as it was given.
    public let name: String
    /// The format it was read in.
    public let format: InputFormat
    /// What was read.
    public let document: DescriptorDocument
    /// What the reader noted.
    public let notes: [ImportNote]

    /// Creates a file that was read.
    ///
    /// - Parameters:
    ///   - imported: What was read.
    ///   - name: The name of the file as it was given.
    public init(_ imported: ImportedDocument, name: String) {
      self.name = name
      format = imported.format
      document = imported.document
      notes = imported.notes
    }
  }

  /// What was expected.
  public let expected: File
  /// What was observed.
  public let observed: File
  /// How they differ.
  public let comparison: Comparison

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - expected: What was expected.
  ///   - observed: What was observed.
  public init(expected: File, observed: File) {
    self.expected = expected
    self.observed = observed
    comparison = Comparison(of: expected.document, with: observed.document)
  }

  /// How the run ends: it fails over any difference, and is unusable where nothing was expected.
  public var outcome: GateOutcome {
    if comparison.elementCount == 0 { return .unusable }
    return comparison.matches ? .passed : .failed
  }
}
