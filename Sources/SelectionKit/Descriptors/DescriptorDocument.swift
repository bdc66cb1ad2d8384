/// The descriptors of one screen, with what is known of all of them together.
public struct DescriptorDocument: Hashable, Sendable {
  /// Where the descriptors come from.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// A control made them: they are what the view must do.
    case prescribed
    /// They were read from a view: they are what it did.
    case observed
  }

  /// Where to look for what made the descriptors.
  public struct Source: Hashable, Sendable {
    /// The path of a file.
    public var file: String?
    /// The 1-based line in the file.
    public var line: Int?
    /// The name of the screen.
    public var screen: String?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - file: The path of a file.
    ///   - line: The 1-based line in the file.
    ///   - screen: The name of the screen.
    public init(file: String? = nil, line: Int? = nil, screen: String? = nil) {
      self.file = file
      self.line = line
      self.screen = screen
    }
  }

  /// Where the descriptors come from.
  public var origin: Origin
  /// The outermost elements, in reading order.
  public var roots: [AccessibilityDescriptor]
  /// The language of the texts as a BCP-47 tag, if known.
  public var language: String?
  /// The earliest system version that the app runs on, such as "17.0", if known.
  public var minimumOS: String?
  /// Where to look for what made the descriptors.
  public var source: Source?

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - origin: Where the descriptors come from.
  ///   - roots: The outermost elements, in reading order.
  public init(_ origin: Origin, _ roots: [AccessibilityDescriptor]) {
    self.origin = origin
    self.roots = roots
  }

  /// The element at a path whose first position is that of the root, or nil if there is none.
  ///
  /// - Parameter path: The way from the document.
  public subscript(path: NodePath) -> AccessibilityDescriptor? {
    guard let first = path.positions.first, roots.indices.contains(first) else { return nil }
    return roots[first][NodePath(Array(path.positions.dropFirst()))]
  }
}
