extension OptionList {
  /// The first option that can be focused, or nil if the group or every option is disabled.
  func firstFocusable(in group: ControlStatus) -> ID? {
    options.first { $0.status.within(group).canBeFocused }?.id
  }

  /// The last option that can be focused, or nil.
  func lastFocusable(in group: ControlStatus) -> ID? {
    options.last { $0.status.within(group).canBeFocused }?.id
  }

  /// The option that can be focused next from one, around the ends if need be; nil for a stranger, or if there is none.
  ///
  /// A step of 1 looks among those after it, a step of -1 among those before it.
  ///
  /// Complexity: O(count of disabled options between them).
  func focusable(from id: ID, by step: Int, in group: ControlStatus) -> ID? {
    guard let start = positions[id] else { return nil }
    var position = start
    repeat {
      position += step
      if position == options.count { position = 0 } else if position < 0 { position = options.count - 1 }
      if options[position].status.within(group).canBeFocused { return options[position].id }
    } while position != start
    return nil
  }
}
