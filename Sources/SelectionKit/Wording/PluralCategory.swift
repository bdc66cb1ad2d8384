/// A class of numbers that share a plural form in some language, named as in Unicode CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// For zero, in languages that have a form of its own for it.
  case zero
  /// The singular, and whatever else takes its form.
  case one
  /// For two, in languages that have a form of its own for it.
  case two
  /// For a few.
  case few
  /// For many.
  case many
  /// For every other number.
  case other

  /// Finds the category of a whole number.
  ///
  /// The rules are those of CLDR for cardinal numbers, for every language in which a wording is shipped and for some
  /// more. A language that is not among them has the form of other numbers alone.
  ///
  /// - Parameters:
  ///   - count: The number, 0 or more.
  ///   - language: The language as a BCP-47 tag.
  public init(of count: Int, in language: String) {
    let tag = LanguageTag(language)
    switch tag?.language {
    case "da", "de", "el", "en", "et", "fi", "hu", "nb", "nl", "nn", "sv", "tr":
      self = count == 1 ? .one : .other
    case "fr":
      self = count <= 1 ? .one : count.isWholeMillions ? .many : .other
    case "pt":
      let isOne = tag?.region == "pt" ? count == 1 : count <= 1
      self = isOne ? .one : count.isWholeMillions ? .many : .other
    case "ca", "es", "it":
      self = count == 1 ? .one : count.isWholeMillions ? .many : .other
    case "hi":
      self = count <= 1 ? .one : .other
    case "he":
      self = count == 1 ? .one : count == 2 ? .two : .other
    case "ro":
      self = count == 1 ? .one : count == 0 || (1...19).contains(count % 100) ? .few : .other
    case "cs", "sk":
      self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "pl":
      self = count == 1 ? .one : count.endsInFew ? .few : .many
    case "ru", "uk":
      self = count.endsInOne ? .one : count.endsInFew ? .few : .many
    case "hr", "sr", "bs":
      self = count.endsInOne ? .one : count.endsInFew ? .few : .other
    case "ar":
      self = PluralCategory(inArabic: count)
    default:
      self = .other
    }
  }

  private init(inArabic count: Int) {
    switch (count, count % 100) {
    case (0, _): self = .zero
    case (1, _): self = .one
    case (2, _): self = .two
    case (_, 3...10): self = .few
    case (_, 11...99): self = .many
    default: self = .other
    }
  }
}

extension Int {
  /// 1, 21, 31 and so on, but not 11.
  fileprivate var endsInOne: Bool { self % 10 == 1 && self % 100 != 11 }

  /// 2 to 4, 22 to 24 and so on, but not 12 to 14.
  fileprivate var endsInFew: Bool { (2...4).contains(self % 10) && !(12...14).contains(self % 100) }

  fileprivate var isWholeMillions: Bool { self != 0 && self % 1_000_000 == 0 }
}
