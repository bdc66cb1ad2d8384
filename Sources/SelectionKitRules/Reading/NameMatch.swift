/// How much of a visible text an accessible name says, the better the greater.
enum NameMatch: Int, Comparable, Sendable {
  /// The name does not say the visible words.
  case none
  /// The visible words stand somewhere inside the name.
  case contained
  /// The name begins with the visible words and says more.
  case extended
  /// The name says the visible words and nothing else.
  case full

  static func < (a: NameMatch, b: NameMatch) -> Bool {
    a.rawValue < b.rawValue
  }

  /// Compares a name with a visible text, as words.
  ///
  /// Complexity: O(product of their lengths) at worst.
  ///
  /// - Parameters:
  ///   - name: The accessible name.
  ///   - visible: The visible text; a trailing ellipsis makes it the beginning of a text that was cut off.
  init(of name: String, with visible: String) {
    if name == visible {
      self = .full
      return
    }
    let nameWords = Words(name)
    let visibleWords = Words(visible)
    if nameWords.isEmpty || visibleWords.isEmpty {
      // Nothing but symbols: the texts themselves are all there is to compare.
      self = name.trimmed == visible.trimmed ? .full : .none
    } else if nameWords == visibleWords {
      self = .full
    } else if nameWords.starts(with: visibleWords) || visible.isCutOff && nameWords.start(like: visibleWords) {
      self = .extended
    } else if nameWords.contains(visibleWords) {
      self = .contained
    } else {
      self = .none
    }
  }
}

extension Words {
  /// Whether these words begin with others of which the last may be cut off.
  fileprivate func start(like other: Words) -> Bool {
    guard let last = other.list.last, other.list.count <= list.count else { return false }
    return list.starts(with: other.list.dropLast()) && list[other.list.count - 1].hasPrefix(last)
  }
}

extension String {
  fileprivate var isCutOff: Bool {
    hasSuffix("…") || hasSuffix("...")
  }

  var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
