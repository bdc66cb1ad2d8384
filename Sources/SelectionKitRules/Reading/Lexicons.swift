import SelectionKit

/// The languages that values can be read in.
struct Lexicons: Sendable {
  private let byTag: [(tag: LanguageTag?, lexicon: Lexicon)]

  /// Makes wordings ready for reading: those of one language together, an app's own for a region also with those of its
  /// language.
  init(_ wordings: [Wording]) {
    var tags: [LanguageTag?] = []
    for wording in wordings {
      let tag = LanguageTag(wording.language)
      if !tags.contains(tag) { tags.append(tag) }
    }
    byTag = tags.map { tag in
      let fitting = wordings.enumerated().compactMap { place, wording in
        Self.fit(of: LanguageTag(wording.language), for: tag).map { (fit: $0, place: place, wording: wording) }
      }
      return (tag, Lexicon(fitting.sorted { ($1.fit, $0.place) < ($0.fit, $1.place) }.map(\.wording)))
    }
  }

  /// How closely a language that is offered fits one that is asked for; a wording without a tag is for itself alone.
  private static func fit(of offered: LanguageTag?, for wanted: LanguageTag?) -> Int? {
    guard let offered, let wanted else { return offered == wanted ? 0 : nil }
    return offered.fit(for: wanted)
  }

  /// The language that explains most values of the radio options and checkboxes among some elements, English where
  /// several explain as many; nil where there are values that no language explains.
  ///
  /// Complexity: O(count of elements).
  func lexicon(explaining elements: Elements) -> Lexicon? {
    // Most values stand on many elements, and each is read once a language.
    var counts: [String: Int] = [:]
    for index in elements.indices where [.radioOption, .checkbox].contains(elements.places[index].kind) {
      guard let value = elements[index].value, !value.isBlank, !ValueReading.isRaw(value) else { continue }
      counts[value, default: 0] += 1
    }
    var best: (count: Int, lexicon: Lexicon)?
    for (tag, lexicon) in byTag {
      let count = counts.reduce(into: 0) { $0 += lexicon.explains($1.key) ? $1.value : 0 }
      if count > best?.count ?? -1 || count == best?.count && tag == Self.english { best = (count, lexicon) }
    }
    guard let best, best.count > 0 || counts.isEmpty else { return nil }
    return best.lexicon
  }

  private static let english = LanguageTag("en")

  /// A stated language, which holds whatever the values say; nil if it is none of these.
  func lexicon(for language: String) -> Lexicon? {
    guard let wanted = LanguageTag(language) else { return nil }
    var best: (fit: Int, lexicon: Lexicon)?
    for (tag, lexicon) in byTag {
      guard let fit = tag?.fit(for: wanted), fit > best?.fit ?? -1 else { continue }
      best = (fit, lexicon)
    }
    return best?.lexicon
  }
}
