import Foundation
import SelectionKitRules

/// The texts of an app in all its languages, as Xcode keeps them in an `.xcstrings` file.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  /// One text in all languages.
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  /// One text in one language: a single one, or one for each plural category.
  struct Localization: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
  }

  struct Variations: Decodable {
    let plural: [String: Localization]?
  }

  struct StringUnit: Decodable {
    let value: String
  }

  /// Reads the bytes of a file.
  init(_ data: Data) throws(ImportFault) {
    let text = try SourceText(data)
    // Finds the place of a fault, where the decoder says only that there is one.
    _ = try JSONOutline(of: text)
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: Data(text.bytes))
    } catch let error as DecodingError {
      throw ImportFault(error)
    } catch {
      throw ImportFault("the JSON can't be decoded: \(error)")
    }
  }

  /// The languages in which there is any text, in alphabetical order.
  var languages: [String] {
    let translated = strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }
    return Set(translated + [sourceLanguage]).sorted()
  }

  /// The text of a key in a language.
  func text(_ key: String, in language: String) throws(ImportFault) -> String {
    let localization = try localization(of: key, in: language)
    guard let localization else { return key }
    if let value = localization.stringUnit?.value, !value.isBlank { return value }
    throw fault(
      key, localization.variations == nil ? "no text in \(language)" : "it varies in \(language), and must not")
  }

  /// The texts of a key in a language by plural category; a single one is for every number.
  func plurals(_ key: String, in language: String) throws(ImportFault) -> [String: String] {
    guard let localization = try localization(of: key, in: language) else { return ["other": key] }
    if let value = localization.stringUnit?.value { return ["other": value] }
    let plurals = localization.variations?.plural?.compactMapValues(\.stringUnit?.value) ?? [:]
    if plurals["other"] == nil { throw fault(key, "no text for other numbers in \(language)") }
    return plurals
  }

  /// Nil where the key itself is the text, as Xcode has it for the language of the source.
  private func localization(of key: String, in language: String) throws(ImportFault) -> Localization? {
    guard let entry = strings[key] else { throw fault(key, "there is no such key") }
    if let localization = entry.localizations?[language] { return localization }
    if language == sourceLanguage, key.contains(where: \.isWhitespace) || !key.contains(".") { return nil }
    throw fault(key, "no text in \(language)")
  }

  private func fault(_ key: String, _ message: String) -> ImportFault {
    var fault = ImportFault("key \(key): \(message)")
    fault.path = "/strings/" + key.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
    return fault
  }
}
