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
  /// The name of the screen that it shows: several files may show one.
  public var screen: String
  /// What was activated and which file shows what came of it, where the report is about an activation.
  public var activation: ActivationName?
  /// The frames of the elements in reading order, where the format tells them.
  package var frames: [ScreenFrame?] = []

  /// What an activation is called in reports.
  public struct ActivationName: Hashable, Sendable {
    /// The activated element as it was asked for.
    public let target: String
    /// The name of the file that shows what came of it.
    public let fileAfter: String
  }

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
    screen =
      document.source?.screen
      ?? ScreenName.screen(inFileNamed: name.split(separator: "/").last.map(String.init) ?? name)
  }

  /// What reports call it: the file and, if the report is about one, the activation.
  package var titleInReports: String {
    activation.map { "\(name), then \($0.fileAfter) after \"\($0.target)\" is activated" } ?? name
  }

  /// The facts that the format never tells, whatever the app does.
  public var untold: Facts {
    format.capabilities?.never ?? []
  }

  /// The digest of the descriptor at a path.
  ///
  /// Complexity: O(size of the descriptor).
  ///
  /// - Parameter path: The way from the document; what stands for the document itself is taken as all its roots.
  /// - Returns: The digest, or nil if there is no such element.
  public func digest(at path: NodePath) -> String? {
    if path.positions.isEmpty {
      return ShortDigest(of: document.roots.compactMap(\.digest).joined(separator: " ").utf8).description
    }
    return document[path]?.digest
  }
}
