import SelectionKit

extension Node {
  /// Whether the choice is made, by the best evidence there is: what the app says, else what is announced.
  ///
  /// A radio option announces it by the selected trait, a checkbox by its value. Nil if nothing tells.
  var choice: CheckState? {
    if let state { return state }
    switch place.kind {
    case .radioOption: return has(.selected).map { CheckState(isChecked: $0) }
    case .checkbox: return valueReading?.state
    default: return nil
    }
  }

  /// Whether this checkbox stands for the others of its group: it is the first of several.
  var isParent: Bool {
    let set = place.setOfMember
    guard place.kind == .checkbox, set >= 0 else { return false }
    let members = tree.sets[set].members
    return members.count > 1 && tree.members[members.lowerBound] == index
  }
}
