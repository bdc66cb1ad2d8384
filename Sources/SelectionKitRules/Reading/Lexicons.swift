import SelectionKit

/// The languages that values can be read in.
struct Lexicons: Sendable {
  private let byTag: [(tag: String, lexicon: Lexicon)]

  /// Makes wordings ready for reading; those of one language are read together.
  init(_ wordings: [Wording]) {
    var tags: [String] = []
    var byTag: [String: [Wording]] = [:]
    for wording in wordings {
      let tag = wording.language.lowercased()
      if byTag[tag] == nil { tags.append(tag) }
      byTag[tag, default: []].append(wording)
    }
    self.byTag = tags.map { ($0, Lexicon(byTag[$0] ?? [])) }
  }

  /// The language that a tree is read in.
  ///
  /// A stated language holds, even if it is none of ours: then there is no lexicon. Otherwise it is the one that
  /// explains most values of the tree's radio options and checkboxes, English where several explain as many. Where
  /// there are values that no language explains, there is none.
  ///
  /// Complexity: O(count of elements).
  func lexicon(for language: String?, explaining elements: [AccessibilityDescriptor]) -> Lexicon? {
    if let language { return lexicon(for: language) }
    // Most values stand on many elements, and each is read once a language.
    var counts: [String: Int] = [:]
    for element in elements where Self.rolesWithValues.contains(element.role) {
      guard let value = element.value, !value.isBlank, !ValueReading.isRaw(value) else { continue }
      counts[value, default: 0] += 1
    }
    var best: (count: Int, lexicon: Lexicon)?
    for (tag, lexicon) in byTag {
      let count = counts.reduce(into: 0) { $0 += lexicon.explains($1.key) ? $1.value : 0 }
      if count > best?.count ?? -1 || count == best?.count && tag == "en" { best = (count, lexicon) }
    }
    guard let best, best.count > 0 || counts.isEmpty else { return nil }
    return best.lexicon
  }

  private static let rolesWithValues: Set<AccessibilityDescriptor.Role> = [.radioOption, .checkbox]

  private func lexicon(for language: String) -> Lexicon? {
    var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let entry = byTag.first(where: { $0.tag == tag }) { return entry.lexicon }
      parts.removeLast()
    }
    return nil
  }
}
