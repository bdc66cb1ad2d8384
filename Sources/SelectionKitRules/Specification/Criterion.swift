/// A success criterion of the Web Content Accessibility Guidelines 2.2.
public struct Criterion: Hashable, Sendable {
  /// How demanding a criterion is.
  public enum Level: String, Hashable, Sendable {
    /// The lowest level.
    case a = "A"
    /// The level that laws commonly ask for.
    case aa = "AA"
    /// The highest level.
    case aaa = "AAA"
  }

  /// The number, such as "4.1.2".
  public let number: String
  /// The short name.
  public let name: String
  /// The level.
  public let level: Level

  private init(_ number: String, _ name: String, _ level: Level) {
    self.number = number
    self.name = name
    self.level = level
  }

  /// Groups and relations can be told by software.
  public static let infoAndRelationships = Criterion("1.3.1", "Info and Relationships", .a)
  /// Nothing is told by colour alone.
  public static let useOfColor = Criterion("1.4.1", "Use of Color", .a)
  /// Text grows to twice its size without loss.
  public static let resizeText = Criterion("1.4.4", "Resize Text", .aa)
  /// Everything works from a keyboard.
  public static let keyboard = Criterion("2.1.1", "Keyboard", .a)
  /// Headings and labels tell things apart.
  public static let headingsAndLabels = Criterion("2.4.6", "Headings and Labels", .aa)
  /// The focus can be seen.
  public static let focusVisible = Criterion("2.4.7", "Focus Visible", .aa)
  /// The name has the visible words.
  public static let labelInName = Criterion("2.5.3", "Label in Name", .a)
  /// Targets are 44 by 44 at least.
  public static let targetSizeEnhanced = Criterion("2.5.5", "Target Size (Enhanced)", .aaa)
  /// Targets are 24 by 24 at least.
  public static let targetSizeMinimum = Criterion("2.5.8", "Target Size (Minimum)", .aa)
  /// Errors are told in words.
  public static let errorIdentification = Criterion("3.3.1", "Error Identification", .a)
  /// Names, roles and values can be told by software.
  public static let nameRoleValue = Criterion("4.1.2", "Name, Role, Value", .a)
  /// Changes are announced without a move of the focus.
  public static let statusMessages = Criterion("4.1.3", "Status Messages", .aa)
}

extension Criterion: CustomStringConvertible {
  /// Number, name and level.
  public var description: String { "\(number) \(name) (\(level.rawValue))" }
}
