public import SelectionKit

/// How what was observed differs from what was expected.
///
/// ```swift
/// let expected = DescriptorDocument(.prescribed, [size.descriptor(), extras.descriptor()])
/// try Comparison(of: expected, with: observed).requireMatch()
/// ```
///
/// What one of the two doesn't tell is no difference. <doc:ComparingWithTheApp> says what counts as missing and what as
/// extra.
public struct Comparison: Hashable, Sendable {
  /// The differences: those of what was expected in reading order, then what is extra.
  public let differences: [Difference]
  /// How many elements were expected.
  public let elementCount: Int
  /// How many groups around them were expected.
  public let groupCount: Int
  /// What was expected of some element and is not told of it by what was observed, so that it was not compared.
  ///
  /// `Facts.container` stands for the labels of groups.
  public let untold: Facts
  /// Whether what was observed may have more elements than it tells of, so that a missing one may be there.
  public let mayHaveMore: Bool

  /// Compares two documents.
  ///
  /// If controls prescribe what is expected, only a selection control counts as extra; if it was observed, too, every
  /// element does.
  ///
  /// Complexity: O(*n* log *n*) in the count of elements, times the depth of groups at worst. Where more than 1,000
  /// steps lead from one order of names to the other, equal names are paired the first with the first, which may tell of
  /// more that moved than need be.
  ///
  /// - Parameters:
  ///   - expected: What controls prescribe, or what was observed before.
  ///   - observed: What was observed.
  ///   - wordings: The wordings that values are understood by; an app passes `Wording.shipped` and its own.
  public init(
    of expected: DescriptorDocument, with observed: DescriptorDocument,
    understanding wordings: [Wording] = Wording.shipped
  ) {
    let (inventory, other) = (Inventory(of: expected), Inventory(of: observed))
    let reading = StateReading(
      of: (expected.language, inventory), and: (observed.language, other), understanding: wordings)
    let comparing = Comparing(inventory, with: other, isWhole: expected.origin == .observed, reading)
    differences = comparing.differences
    untold = comparing.untold
    elementCount = inventory.elements.count
    groupCount = inventory.groups.count
    mayHaveMore = other.mayHaveMore
  }

  /// Whether there is no difference, and something was expected.
  public var matches: Bool {
    differences.isEmpty && elementCount > 0
  }

  /// Throws unless the two match, so that a test stops with all differences as its message.
  ///
  /// - Throws: `Mismatch`, which describes itself as the comparison does.
  public func requireMatch() throws(Mismatch) {
    if !matches { throw Mismatch(comparison: self) }
  }

  /// A comparison that found differences, or nothing to compare.
  public struct Mismatch: Error, CustomStringConvertible {
    /// The comparison.
    public let comparison: Comparison

    /// The comparison as text.
    public var description: String { comparison.description }
  }
}
