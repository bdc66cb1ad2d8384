/// Something that was noted while a file was read, and how often.
public struct ImportNote: Hashable, Sendable {
  /// What was noted; an open vocabulary.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// What is said of several elements, after their number.
    public let rawValue: String

    /// Creates a kind.
    ///
    /// - Parameter rawValue: What is said of several elements, after their number.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Elements left out because something covers them.
    public static let covered = Kind(rawValue: "left out as covered")
    /// Elements that are kept, without a size, since they lie outside the screen.
    public static let scrolledAway = Kind(rawValue: "kept without a size, as scrolled away")
    /// Elements of which it can't be told whether they are covered.
    public static let perhapsCovered = Kind(rawValue: "perhaps covered, since the size of the screen is not known")
    /// Attributes taken as not there, since their text is not what the format allows.
    public static let unreadable = Kind(rawValue: "with an attribute that can't be read and was ignored")
  }

  /// What was noted.
  public let kind: Kind
  /// Of how many elements.
  public let count: Int
}

extension ImportNote: CustomStringConvertible {
  /// The number of elements and what was noted of them.
  public var description: String {
    "\(count) \(count == 1 ? "element" : "elements") \(kind.rawValue)"
  }
}
