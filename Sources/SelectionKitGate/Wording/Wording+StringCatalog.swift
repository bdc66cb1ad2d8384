public import Foundation
public import SelectionKit

extension Wording {
  /// Reads an app's own wording from its String Catalog.
  ///
  /// How many options are checked may be varied by plural, and nothing else may vary. `%lld`, `%ld`, `%d`, `%i`, `%u`,
  /// `%@` and `%arg` stand for a number.
  ///
  /// - Parameters:
  ///   - stringCatalog: The bytes of the `.xcstrings` file.
  ///   - language: The language to read, as the catalog writes its tag.
  ///   - keys: The keys under which the words stand.
  ///   - fileName: How messages call the file.
  /// - Throws: `ImportError`, which names the file and the key, for what can't be read, is missing, or makes no wording.
  public init(
    stringCatalog: Data, language: String, keys: StringCatalogKeys = .standard, fileName: String
  ) throws(ImportError) {
    do {
      self = try Self.wording(in: StringCatalog(stringCatalog), language, keys)
    } catch {
      throw ImportError(fileName: fileName, place: error.place, path: error.path, message: error.message)
    }
  }

  /// Reads an app's own wordings in every language of its String Catalog.
  ///
  /// - Parameters:
  ///   - stringCatalog: The bytes of the `.xcstrings` file.
  ///   - keys: The keys under which the words stand.
  ///   - fileName: How messages call the file.
  /// - Returns: A wording for each language, in alphabetical order of their tags.
  /// - Throws: `ImportError`, which names the file and the key, for what can't be read, is missing, or makes no wording.
  public static func all(
    inStringCatalog stringCatalog: Data, keys: StringCatalogKeys = .standard, fileName: String
  ) throws(ImportError) -> [Wording] {
    do {
      let catalog = try StringCatalog(stringCatalog)
      var wordings: [Wording] = []
      for language in catalog.languages { wordings.append(try wording(in: catalog, language, keys)) }
      return wordings
    } catch {
      throw ImportError(fileName: fileName, place: error.place, path: error.path, message: error.message)
    }
  }

  private static func wording(
    in catalog: StringCatalog, _ language: String, _ keys: StringCatalogKeys
  ) throws(ImportFault) -> Wording {
    func text(_ key: String) throws(ImportFault) -> String { try catalog.text(key, in: language) }
    let radio = RadioWords(
      try text(keys.radioRole), checked: try text(keys.radioChecked), unchecked: try text(keys.radioUnchecked))
    let checkbox = CheckboxWords(
      checked: try text(keys.checked), unchecked: try text(keys.unchecked), mixed: try text(keys.mixed))
    let notSelected = try text(keys.notSelected)
    let readOnly = try text(keys.readOnly)
    var wording: Wording
    do {
      wording = try .custom(
        language: language, radio: radio, checkbox: checkbox, notSelected: notSelected, readOnly: readOnly)
    } catch {
      throw ImportFault(error, in: language, keys)
    }
    if let key = keys.maximumReached { wording.maximumReached = try text(key).withNumberInBraces }
    if let key = keys.minimumMissed { wording.minimumMissed = try text(key).withNumberInBraces }
    if let key = keys.selectedCounts {
      wording.selectedCounts = SelectedCounts(try catalog.plurals(key, in: language))
    }
    return wording
  }
}

extension Wording.SelectedCounts {
  fileprivate init(_ plurals: [String: String]) {
    var byCategory: [PluralCategory: String] = [:]
    for (name, text) in plurals where name != "other" {
      if let category = PluralCategory(rawValue: name) { byCategory[category] = text.withNumberInBraces }
    }
    // A zero that the language has no form for is what is said of none at all, as Xcode has it.
    self.init(none: byCategory[.zero], byCategory: byCategory, other: (plurals["other"] ?? "").withNumberInBraces)
  }
}

extension ImportFault {
  fileprivate init(_ error: WordingError, in language: String, _ keys: StringCatalogKeys) {
    switch error {
    case .blank(let part):
      self.init("key \(keys.key(of: part)): no words in \(language)")
    case .alike(let one, let other):
      self.init("keys \(keys.key(of: one)) and \(keys.key(of: other)): the same words in \(language)")
    }
  }
}

extension StringCatalogKeys {
  fileprivate func key(of part: WordingError.Part) -> String {
    switch part {
    case .language: "sourceLanguage"
    case .radioRole: radioRole
    case .radioChecked: radioChecked
    case .radioUnchecked: radioUnchecked
    case .checked: checked
    case .unchecked: unchecked
    case .mixed: mixed
    case .notSelected: notSelected
    case .readOnly: readOnly
    }
  }
}

extension String {
  /// This text with `{count}` in place of a placeholder of Foundation's formats.
  fileprivate var withNumberInBraces: String {
    ["%arg", "%lld", "%ld", "%d", "%i", "%u", "%@"].reduce(self) {
      $0.replacingOccurrences(of: $1, with: "{count}")
    }
  }
}
