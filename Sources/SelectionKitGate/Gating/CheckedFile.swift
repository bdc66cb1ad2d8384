public import SelectionKit
public import SelectionKitRules

/// A file that was read and audited.
public struct CheckedFile: Hashable, Sendable {
  /// The name of the file as it was given.
  public let name: String
  /// The format it was read in.
  public let format: InputFormat
  /// What was read.
  public let document: DescriptorDocument
  /// What the reader noted.
  public let notes: [ImportNote]
  /// What the audit found.
  public let report: Report

  /// Creates a checked file.
  ///
  /// - Parameters:
  ///   - name: The name of the file as it was given.
  ///   - format: The format it was read in.
  ///   - document: What was read.
  ///   - notes: What the reader noted.
  ///   - report: What the audit found.
  public init(
    name: String, format: InputFormat, document: DescriptorDocument, notes: [ImportNote] = [], report: Report
  ) {
    self.name = name
    self.format = format
    self.document = document
    self.notes = notes
    self.report = report
  }

  /// The facts that the format never tells, whatever the app does.
  public var untold: Facts {
    format.capabilities?.never ?? []
  }
}
