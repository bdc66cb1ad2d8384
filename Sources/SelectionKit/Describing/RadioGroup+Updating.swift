extension RadioGroup {
  /// What an activation has changed in the description: the two options, and the group if it was in error.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameters:
  ///   - change: What the activation returned; nothing else has changed since.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ. Nothing has to be announced: the focus is on what was chosen.
  public func update(after change: Change, in wording: Wording = .english) -> DescriptorUpdate {
    var elements: [DescriptorUpdate.Element] = []
    let wasMissing = isSubmitted && isRequired && change.deselected == nil
    if change.clearedError != nil || wasMissing {
      elements.append(DescriptorUpdate.Element([], describeAlone(in: wording)))
    }
    for position in list.positions(of: [change.deselected, change.selected].compactMap { $0 }) {
      guard let option = descriptor(of: options[position].id, in: wording) else { continue }
      elements.append(DescriptorUpdate.Element([position], option))
    }
    return DescriptorUpdate(elements)
  }

  /// What a submission has changed in the description: the group itself, and its error is announced.
  ///
  /// - Parameters:
  ///   - outcome: What the submission returned.
  ///   - wording: The words to say it in.
  /// - Returns: The group's own element, and the error as status message if the submission was refused.
  public func update(after outcome: SubmissionOutcome, in wording: Wording = .english) -> DescriptorUpdate {
    let group = describeAlone(in: wording)
    return DescriptorUpdate(
      [DescriptorUpdate.Element([], group)], statusMessage: outcome.isAccepted ? nil : group.value)
  }

  /// Chooses the option at a path as a person would, and says what that changes in the description.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameters:
  ///   - path: The 0-based position of the option.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ, or nil if nothing changed.
  public mutating func activate(at path: NodePath, describedIn wording: Wording) -> DescriptorUpdate? {
    guard let option = list.option(at: path), let change = activate(option.id) else { return nil }
    return update(after: change, in: wording)
  }
}
