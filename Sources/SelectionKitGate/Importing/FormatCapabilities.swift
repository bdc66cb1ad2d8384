public import SelectionKit

/// Which facts a format can carry.
///
/// A fact that a format never carries stays unknown however good the app is, so nobody can be asked to settle it there.
public struct FormatCapabilities: Hashable, Sendable {
  /// The facts that are known of every element.
  public let always: Facts
  /// The facts that are known of some elements, or in some versions or settings of the tool that writes the format.
  public let sometimes: Facts

  /// The facts that are known of no element.
  public var never: Facts {
    Self.all.subtracting(always).subtracting(sometimes)
  }

  // What a rule answers with where evidence is ambiguous is carried by no format, and is no lack of one either.
  private static let all = Facts(Facts.named.map(\.fact)).subtracting(.ambiguous)
}

extension InputFormat {
  /// Which facts the format can carry, or nil for a format that can't be read.
  public var capabilities: FormatCapabilities? {
    Self.table[self]
  }

  private static let table: [InputFormat: FormatCapabilities] = [
    .selectionkit: FormatCapabilities(
      always: [], sometimes: Facts(Facts.named.map(\.fact)).subtracting(.ambiguous)),
    .wdaXML: webDriver,
    .wdaJSON: webDriver,
    .xcuiJSON: FormatCapabilities(
      always: [.label, .children],
      sometimes: Facts.traits.union([.value, .isReadOnly, .hitArea, .isInlineInText])),
    .idbJSON: FormatCapabilities(
      always: .label,
      sometimes: Facts.traits.union([.value, .hint, .children, .isReadOnly, .hitArea, .isInlineInText])),
    .accessibilitySnapshotJSON: FormatCapabilities(
      always: [.children, .isExposed, .isInlineInText],
      sometimes: Facts.traits.union([.label, .value, .hint, .inputLabels, .container, .isReadOnly, .hitArea])),
  ]

  private static let webDriver = FormatCapabilities(
    always: .label,
    sometimes: Facts.traits.union([.value, .children, .isExposed, .isReadOnly, .hitArea, .isInlineInText]))
}
