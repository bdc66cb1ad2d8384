import SelectionKit

extension Step {
  /// Whether the choice was made or unmade, by the best evidence on both sides; nil if nothing tells.
  var choiceChanged: Bool? {
    guard let old = before.choice, let new = after.choice else { return nil }
    return old != new
  }

  /// What is known on both sides and differs, of what a person hears of the element's name and state.
  var heardDifferences: Facts {
    let comparable = before.facts.intersection(after.facts)
    var differences: Facts = []
    if comparable.contains(.label), before.label != after.label { differences.insert(.label) }
    if comparable.contains(.value), before.value != after.value { differences.insert(.value) }
    if comparable.contains(.selectedTrait), before.has(.selected) != after.has(.selected) {
      differences.insert(.selectedTrait)
    }
    if comparable.contains(.state), before.state != after.state { differences.insert(.state) }
    return differences
  }

  /// Whether this element and the activated one are options of one group.
  var isInGroupOfTarget: Bool {
    before.group.map { $0.index == target.group?.index } ?? false
  }

  /// The other options of the activated element's group, as they are after it.
  var othersAfter: [Node] {
    guard let targetAfter, let group = targetAfter.group else { return [] }
    return group.members.filter { $0.index != targetAfter.index }
  }
}

extension Sequence<Node> {
  /// The names, quoted, for a message.
  var quotedNames: String {
    map { "“\($0.label ?? "")”" }.joined(separator: ", ")
  }
}
