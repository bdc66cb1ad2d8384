/// A BCP-47 tag taken apart, in lower case.
package struct LanguageTag: Hashable, Sendable {
  /// The language, in its present code.
  package let language: String
  /// The script that is written or that follows from the language and the region, or nil if neither tells it.
  package let script: String?
  /// The region, if there is one.
  package let region: String?
  /// Variants, extensions and private parts.
  private let rest: [String]

  /// Takes a tag apart; nil for one without a language.
  ///
  /// An underscore counts as a hyphen.
  package init?(_ text: String) {
    var parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }[...]
    guard var language = parts.popFirst() else { return nil }
    // A language may stand behind the larger one that it is counted to: "zh-yue".
    if parts.first?.count == 3, let extended = parts.popFirst() { language = extended }
    self.language = Self.presentCodes[language] ?? language
    let script = parts.first?.count == 4 ? parts.popFirst() : nil
    region = parts.first?.count == 2 || parts.first?.first?.isNumber == true ? parts.popFirst() : nil
    self.script = script ?? Self.script(of: self.language, region: region)
    rest = Array(parts)
  }

  /// How closely this tag of something offered fits a tag that is asked for, or nil if it doesn't.
  ///
  /// What is offered may leave out the region and all that follows; language and script have to be the same.
  package func fit(for wanted: LanguageTag) -> Int? {
    guard language == wanted.language, wanted.rest.starts(with: rest) else { return nil }
    if let script, let other = wanted.script, script != other { return nil }
    guard let region else { return rest.count }
    return region == wanted.region ? rest.count + 1 : nil
  }

  private static let presentCodes = ["cmn": "zh", "in": "id", "iw": "he", "mo": "ro", "no": "nb"]

  /// The script that a language is written in where none is named.
  private static func script(of language: String, region: String?) -> String? {
    switch language {
    case "ca", "cs", "da", "de", "en", "es", "fi", "fr", "hr", "hu", "id", "it", "nb", "nl", "nn", "pl", "pt", "ro",
      "sk", "sv", "tr", "vi":
      "latn"
    case "zh": ["hk", "mo", "tw"].contains(region) ? "hant" : "hans"
    case "ar", "fa", "ur": "arab"
    case "be", "bg", "ru", "uk": "cyrl"
    case "el": "grek"
    case "he", "yi": "hebr"
    case "hi": "deva"
    case "th": "thai"
    default: nil
    }
  }
}
