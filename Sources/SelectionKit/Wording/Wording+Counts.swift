extension Wording {
  /// Sentences for how many options are checked; `{count}` stands for the number.
  public struct SelectedCounts: Hashable, Sendable {
    /// The sentence for none at all, where it is not the one of its plural category: "No selected items".
    public var none: String?
    /// The sentence for each plural category that has one of its own.
    public var byCategory: [PluralCategory: String]
    /// The sentence for every other number.
    public var other: String

    /// Creates sentences for how many options are checked.
    ///
    /// - Parameters:
    ///   - none: The sentence for none at all, or nil for that of its plural category.
    ///   - byCategory: The sentence for each plural category that has one of its own.
    ///   - other: The sentence for every other number.
    public init(none: String? = nil, byCategory: [PluralCategory: String] = [:], other: String) {
      self.none = none
      self.byCategory = byCategory
      self.other = other
    }
  }

  /// How many options are checked: "3 selected items".
  ///
  /// - Parameter count: The number of checked options.
  /// - Returns: The sentence, or nil where the wording has no words for it.
  public func selectedCount(_ count: Int) -> String? {
    guard let selectedCounts else { return nil }
    let category = PluralCategory(of: count, in: language)
    let own = selectedCounts.byCategory[category] ?? selectedCounts.other
    let sentence = count == 0 ? selectedCounts.none ?? own : own
    return sentence.filling("count", with: String(count))
  }

  /// What a group says when its maximum is reached: why no further option can be checked or, where the wording has no
  /// words for that, how many are checked of how many, in digits alone.
  ///
  /// - Parameters:
  ///   - checked: How many options are checked.
  ///   - maximum: How many options may be checked at most.
  /// - Returns: The text with the numbers in it.
  func maximumReached(checked: Int, of maximum: Int) -> String {
    maximumReached?.filling("count", with: String(maximum)) ?? "\(checked)/\(maximum)"
  }

  /// What a group says once a submission was tried and too few options are chosen: what is required or, where the
  /// wording has no words for that, how many are chosen of how many, in digits alone.
  ///
  /// - Parameters:
  ///   - chosen: How many options are chosen.
  ///   - minimum: How many options have to be chosen at least.
  /// - Returns: The text with the numbers in it.
  func minimumMissed(chosen: Int, of minimum: Int) -> String {
    minimumMissed?.filling("count", with: String(minimum)) ?? "\(chosen)/\(minimum)"
  }

  /// The place of an option among the others.
  ///
  /// - Parameters:
  ///   - place: The 1-based place.
  ///   - count: How many there are.
  /// - Returns: The text with the numbers in it.
  func position(_ place: Int, of count: Int) -> String {
    position.filling("i", with: String(place)).filling("n", with: String(count))
  }
}

extension String {
  /// This text with a name in braces replaced wherever it stands.
  ///
  /// By hand, since replacing text is Foundation's and this module stands on the standard library alone.
  fileprivate func filling(_ name: String, with replacement: String) -> String {
    let placeholder = "{" + name + "}"
    var text = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix(placeholder) {
        text += replacement
        rest = rest.dropFirst(placeholder.count)
      } else {
        text.append("{")
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }
}

extension CheckboxGroup {
  /// How many options are checked, in words: "3 selected items".
  ///
  /// - Parameter wording: The words to say it in.
  /// - Returns: The sentence, or nil where the wording has no words for it.
  public func checkedCountText(in wording: Wording = .english) -> String? {
    wording.selectedCount(checked.count)
  }
}
