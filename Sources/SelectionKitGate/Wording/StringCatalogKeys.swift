/// The keys under which an app's String Catalog has the words of a wording.
public struct StringCatalogKeys: Hashable, Sendable {
  /// The role of a radio option.
  public var radioRole = "selection.radio.role"
  /// The state of the chosen radio option.
  public var radioChecked = "selection.radio.checked"
  /// The state of every other radio option.
  public var radioUnchecked = "selection.radio.unchecked"
  /// The value of a checked checkbox.
  public var checked = "selection.checkbox.checked"
  /// The value of an unchecked checkbox.
  public var unchecked = "selection.checkbox.unchecked"
  /// The value of a checkbox that is partly checked.
  public var mixed = "selection.checkbox.mixed"
  /// The value of a lone toggle button that is off.
  public var notSelected = "selection.toggle.notSelected"
  /// What a read-only control adds to its value.
  public var readOnly = "selection.readOnly"
  /// What a group says when no further option can be checked, with the maximum in it; nil for no words.
  public var maximumReached: String?
  /// What a group says when too few options are chosen, with the minimum in it; nil for no words.
  public var minimumMissed: String?
  /// How many options are checked, varied by plural; nil for no words.
  public var selectedCounts: String?

  /// Creates the standard keys.
  public init() {}

  /// The standard keys.
  public static let standard = StringCatalogKeys()
}
