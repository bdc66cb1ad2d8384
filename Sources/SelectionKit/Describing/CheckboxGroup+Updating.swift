extension CheckboxGroup {
  /// What an activation has changed in the description: the options that flipped, the parent, what reaching or leaving
  /// the maximum makes unavailable or available, and the group if what it says is another.
  ///
  /// Complexity: O(count of elements that differ) on average, and O(count of options) where the maximum is reached or
  /// left.
  ///
  /// - Parameters:
  ///   - change: What the activation returned; nothing else has changed since.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ. To be announced are a new error, else that the maximum is reached; and how
  ///   many are checked, if the parent shows it and was not itself activated.
  public func update(after change: Change, in wording: Wording = .english) -> DescriptorUpdate {
    let before = tally(before: change)
    var elements: [DescriptorUpdate.Element] = []
    var messages: [String?] = []

    let group = describeAlone(now, in: wording)
    let groupBefore = describeAlone(before, in: wording)
    if group != groupBefore {
      elements.append(DescriptorUpdate.Element([], group))
      if group.value != groupBefore.value { messages.append(group.value) }
    }
    if hasSelectAll {
      let status = self.status(ofParentAfter: change)
      let parent = describeParent(now, status, in: wording)
      let parentBefore = describeParent(before, status, in: wording)
      if parent != parentBefore {
        elements.append(DescriptorUpdate.Element([0], parent))
        if parent.label != parentBefore.label, !change.isByParent {
          messages.append(wording.selectedCount(members.count) ?? parent.label)
        }
      }
    }
    let first = hasSelectAll ? 1 : 0
    for position in positions(changedBy: change, before) {
      elements.append(DescriptorUpdate.Element([first + position], describe(options[position], in: wording)))
    }
    return DescriptorUpdate(elements, statusMessage: joined(messages, separator: wording.stop))
  }

  /// What a submission has changed in the description: the group itself, and its error is announced.
  ///
  /// - Parameters:
  ///   - outcome: What the submission returned.
  ///   - wording: The words to say it in.
  /// - Returns: The group's own element, and the error as status message if the submission was refused.
  public func update(after outcome: SubmissionOutcome, in wording: Wording = .english) -> DescriptorUpdate {
    let group = describeAlone(now, in: wording)
    return DescriptorUpdate(
      [DescriptorUpdate.Element([], group)], statusMessage: outcome.isAccepted ? nil : group.value)
  }

  /// Flips the box at a path as a person would, and says what that changes in the description.
  ///
  /// Complexity: O(count of elements that differ) on average, and O(count of options) where the parent is activated or
  /// the maximum is reached or left.
  ///
  /// - Parameters:
  ///   - path: The 0-based position of the box.
  ///   - wording: The words to say it in.
  /// - Returns: The elements that differ, or nil if nothing changed.
  public mutating func activate(at path: NodePath, describedIn wording: Wording) -> DescriptorUpdate? {
    change(activating: path).map { update(after: $0, in: wording) }
  }

  private func tally(before change: Change) -> Tally {
    Tally(
      checked: members.count - change.checked.count + change.unchecked.count,
      status: change.clearedError.map { .invalid($0) } ?? status)
  }

  /// What was just changed can be changed, so the parent can do something; otherwise every option has to be asked.
  private func status(ofParentAfter change: Change) -> ControlStatus {
    let changed = change.checked.union(change.unchecked)
    return changed.contains { status(of: $0)?.isFixed == false } ? .enabled : parentStatus
  }

  /// The positions of the options whose description differs, in order.
  private func positions(changedBy change: Change, _ before: Tally) -> [Int] {
    let changed = change.checked.union(change.unchecked)
    let maximum = bounds?.upperBound ?? .max
    guard (before.checked >= maximum) != isAtMaximum else { return list.positions(of: changed) }
    return options.indices.filter { position in
      let option = options[position]
      return changed.contains(option.id) || !members.contains(option.id) && !option.status.within(status).isFixed
    }
  }
}
