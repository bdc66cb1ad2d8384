extension Wording {
  /// The wordings that come with the package.
  public static let shipped: [Wording] = [.english]

  /// The shipped wording for a language, or nil if it is not shipped.
  ///
  /// The tag itself is looked for first, then each shorter form of it: `en-GB` finds English. Upper and lower case
  /// make no difference, and an underscore counts as a hyphen.
  ///
  /// Complexity: O(count of shipped wordings).
  ///
  /// - Parameter languageTag: The language as a BCP-47 tag.
  /// - Returns: The wording, or nil.
  public static func shipped(for languageTag: String) -> Wording? {
    var parts = languageTag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let wording = shipped.first(where: { $0.language.lowercased() == tag }) { return wording }
      parts.removeLast()
    }
    return nil
  }
}
