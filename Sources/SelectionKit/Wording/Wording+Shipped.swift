extension Wording {
  /// The wordings that come with the package.
  public static let shipped: [Wording] = [
    .english, .danish, .dutch, .finnish, .french, .hebrew, .romanian, .simplifiedChinese, .swedish, .turkish,
  ]

  /// The shipped wording for a language, or nil if it is not shipped.
  ///
  /// A tag finds the wording of its language in its script: `en-GB` finds English, `zh-SG` finds Chinese in simplified
  /// characters, and `zh-TW` and `zh-Hant` don't. Upper and lower case make no difference, and an underscore counts as a
  /// hyphen.
  ///
  /// Complexity: O(count of shipped wordings).
  ///
  /// - Parameter languageTag: The language as a BCP-47 tag.
  /// - Returns: The wording, or nil.
  public static func shipped(for languageTag: String) -> Wording? {
    best(for: languageTag, among: shipped)
  }

  /// The one of some wordings that fits a language best, or nil if none does.
  ///
  /// A wording for the region comes before one for the language alone: for `pt-BR`, that of `pt-BR`, else that of `pt`,
  /// and never that of `pt-PT`. Among equals the first one is taken.
  ///
  /// Complexity: O(count of wordings).
  ///
  /// - Parameters:
  ///   - languageTag: The language as a BCP-47 tag.
  ///   - wordings: What to choose from.
  /// - Returns: The wording, or nil.
  public static func best(for languageTag: String, among wordings: [Wording]) -> Wording? {
    guard let wanted = LanguageTag(languageTag) else { return nil }
    var best: (fit: Int, wording: Wording)?
    for wording in wordings {
      guard let fit = LanguageTag(wording.language)?.fit(for: wanted) else { continue }
      if fit > best?.fit ?? -1 { best = (fit, wording) }
    }
    return best?.wording
  }
}
