package import SelectionKit

extension Golden {
  /// A document of one tree.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - language: The language of its texts as a BCP-47 tag, if known; "vo" is one that no wording is shipped for.
  ///   - minimumOS: The earliest system version that the app runs on, if known.
  /// - Returns: The document.
  package static func document(
    _ root: AccessibilityDescriptor, language: String? = nil, minimumOS: String? = nil
  ) -> DescriptorDocument {
    var document = DescriptorDocument(.observed, [root])
    document.language = language
    document.minimumOS = minimumOS
    return document
  }
}
