/// Why a group could not be made, or not be changed, as asked.
public enum SelectionError: Error, Hashable, Sendable {
  /// The group would have no options (clause `tutorial.group.6`).
  case noOptions
  /// Two options have one identity; the indices are 0-based, `sameAs` being the earlier one.
  case duplicateOption(at: Int, sameAs: Int)
  /// The selection names what is no option.
  case unknownSelection
  /// No set of the group's options can meet the count bounds.
  case impossibleCount
  /// More options are selected than the policy of the group allows.
  case tooManySelected
}

extension SelectionError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .noOptions:
      "A group needs at least one option."
    case .duplicateOption(let index, let earlier):
      "The option at index \(index) has the same identity as the one at index \(earlier)."
    case .unknownSelection:
      "The selection is not one of the options."
    case .impossibleCount:
      "The options can't meet the count bounds."
    case .tooManySelected:
      "Only one option can be selected in this group."
    }
  }
}
