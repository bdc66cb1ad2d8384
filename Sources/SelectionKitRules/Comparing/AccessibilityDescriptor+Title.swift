import SelectionKit

extension AccessibilityDescriptor {
  /// The role in words and the quoted name.
  var title: String { role.words(for: spokenLabel) }

  /// What it says apart from its name.
  var summary: String {
    let parts = [spokenValue.map { "value \($0.quoted)" }, traits.isEmpty ? nil : "traits \(traits)"]
    let summary = parts.compactMap(\.self).joined(separator: "; ")
    return summary.isEmpty ? "the element" : summary
  }
}

extension Inventory {
  /// What the elements at some places are, the first four of them by name.
  func contents(_ places: some Collection<Int>) -> String {
    let named = places.prefix(4).map { self[elements[$0]].title }.joined(separator: ", ")
    return places.count > 4 ? "\(named) and \(places.count - 4) more" : named
  }
}
