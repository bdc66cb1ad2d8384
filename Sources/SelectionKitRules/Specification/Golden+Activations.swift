package import SelectionKit

extension Golden {
  /// The activation of an option in a group of three with a heading, before and after.
  ///
  /// - Parameters:
  ///   - target: The 0-based position of the activated option among the options.
  ///   - chosen: The position of the option chosen before, or nil for none.
  ///   - chosenAfter: The positions of the options that are chosen afterwards.
  ///   - changingBefore: Changes the group as it is before.
  ///   - changingAfter: Changes the group as it is afterwards.
  /// - Returns: The activation.
  package static func choosing(
    _ target: Int, chosen: Int?, then chosenAfter: Set<Int>,
    changingBefore: (inout AccessibilityDescriptor) -> Void = { _ in },
    changingAfter: (inout AccessibilityDescriptor) -> Void = { _ in }
  ) -> Activation {
    func group(_ chosen: Set<Int>) -> AccessibilityDescriptor {
      let names = ["Small", "Medium", "Large"]
      return radioGroup("Size", names.indices.map { radio(names[$0], isChosen: chosen.contains($0)) })
    }
    return Activation(
      of: [target + 1], before: group(chosen.map { [$0] } ?? []).with(changingBefore),
      after: group(chosenAfter).with(changingAfter))
  }

  /// The activation of a checkbox that stands alone, before and after.
  ///
  /// - Parameters:
  ///   - old: Whether it is checked before.
  ///   - new: Whether it is checked afterwards.
  ///   - change: Changes the box on both sides.
  /// - Returns: The activation.
  package static func flipping(
    from old: CheckState, to new: CheckState, changing change: (inout AccessibilityDescriptor) -> Void = { _ in }
  ) -> Activation {
    Activation(
      of: [], before: checkbox("Accept Terms", old).with(change), after: checkbox("Accept Terms", new).with(change))
  }
}
