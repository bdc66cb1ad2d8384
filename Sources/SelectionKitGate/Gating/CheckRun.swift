import SelectionKitRules

/// The files of one run: those that were checked, and those that could not be.
public struct CheckRun: Hashable, Sendable {
  /// A file that could not be read.
  public struct UnreadFile: Hashable, Sendable {
    /// The name of the file as it was given.
    public let name: String
    /// Why it could not be read, in one line that names the file and the place in it.
    public let reason: String

    /// Creates a file that could not be read.
    ///
    /// - Parameters:
    ///   - name: The name of the file as it was given.
    ///   - reason: Why it could not be read, in one line that names the file and the place in it.
    public init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// The files that were checked; their order makes no difference.
  public var files: [CheckedFile]
  /// The other files; their order makes no difference.
  public var unread: [UnreadFile]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - files: The files that were checked.
  ///   - unread: The files that could not be.
  public init(files: [CheckedFile] = [], unread: [UnreadFile] = []) {
    self.files = files
    self.unread = unread
  }

  /// Whether not one control was recognised in any of the files.
  public var isEmpty: Bool {
    files.allSatisfy { $0.report.counts.controls == 0 }
  }
}
