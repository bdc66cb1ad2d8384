public import SelectionKit

extension Comparison {
  /// One thing in which what was observed differs from what was expected.
  public struct Difference: Hashable, Sendable {
    /// In what the two differ.
    public let kind: Kind
    /// What kind of element it is: as expected or, for what is extra, as observed.
    public let role: AccessibilityDescriptor.Role
    /// The name of the element, if it has one: as expected or, for what is extra, as observed.
    public let name: String?
    /// The way to the element that was expected; nil for what is extra.
    public let expectedPath: NodePath?
    /// The way to the element that was found in its place; nil if there is none.
    public let observedPath: NodePath?
    /// What was expected, in words.
    public let expected: String
    /// What was found, in words.
    public let found: String
  }

  /// In what two elements differ; an open vocabulary.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind on the wire.
    public let rawValue: String

    /// Creates a kind from its name on the wire.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the kind on the wire.
    public var description: String { rawValue }

    /// What was expected is not there.
    public static let missing = Kind(rawValue: "missing")
    /// Something is there that was not expected.
    public static let extra = Kind(rawValue: "extra")
    /// The element, known by its identifier or its place, has another name.
    public static let label = Kind(rawValue: "label")
    /// It says something else as its value.
    public static let value = Kind(rawValue: "value")
    /// It says something else as its hint.
    public static let hint = Kind(rawValue: "hint")
    /// It has other traits.
    public static let traits = Kind(rawValue: "traits")
    /// All that tells its state in words or to the app tells another one.
    public static let state = Kind(rawValue: "state")
    /// It is another kind of element, and nothing else tells so.
    public static let role = Kind(rawValue: "role")
    /// The group around elements has another name, or none.
    public static let groupLabel = Kind(rawValue: "groupLabel")
    /// It is read earlier or later.
    public static let order = Kind(rawValue: "order")
  }
}
