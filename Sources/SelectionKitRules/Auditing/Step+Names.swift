import SelectionKit

extension Step {
  /// Whether the name has other words than before, apart from numbers and times; nil if one of the two is not known.
  ///
  /// That a like button counts on from "Like, 12" to "Like, 13" is no rename.
  var isRenamed: Bool? {
    guard before.knows(.label), after.knows(.label) else { return nil }
    let old = before.label ?? "", new = after.label ?? ""
    return old != new && Words(old).withoutNumbers != Words(new).withoutNumbers
  }

  /// Whether a toggle button went from off to on or back; nil if that is not known of one side.
  var isFlipped: Bool? {
    guard let old = before.isOn, let new = after.isOn else { return nil }
    return old != new
  }

  /// Whether the selected trait came or went; nil if that is not known.
  var movesSelectedTrait: Bool? {
    guard let old = before.has(.selected), let new = after.has(.selected) else { return nil }
    return old != new
  }

  /// Those of some facts that are not known on both sides.
  func unknown(_ facts: Facts) -> Facts {
    before.unknown(facts).union(after.unknown(facts))
  }
}
