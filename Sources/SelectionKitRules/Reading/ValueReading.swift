package import SelectionKit

/// What a value says of role and state.
package struct ValueReading: Hashable, Sendable {
  /// The role it names, if it names one, and the first if it names several.
  package var role: Lexicon.SpokenRole?
  /// The state it names, if it names one, and the first if it names several.
  package var state: CheckState?
  /// Whether it names two states that exclude each other.
  package var isContradictory = false
  /// Whether it has the word for on (true) or off (false), which is no state of a radio option or a checkbox.
  package var switchState: Bool?
  /// Whether a part of it is neither role nor state, nor a word for on or off.
  package var hasMore = false
}

extension Lexicon {
  /// How many bytes a value has at most of which the parts are looked up.
  private static let longestValue = 4096

  /// Reads the value of a control.
  ///
  /// Complexity: O(length of the value times count of phrases); O(1) for a value of more than 4096 bytes.
  ///
  /// - Parameter value: The value as it is spoken.
  /// - Returns: What it says of role and state.
  package func read(_ value: String) -> ValueReading {
    self.value(of: value).reading
  }

  /// A value as it was read once for all rules.
  struct Value: Sendable {
    let reading: ValueReading
    /// Whether a wording composes it, and it has no empty part and is no bare number.
    var isComposed = false
  }

  /// Reads the value of a control, and tells whether it is one that need not be looked through any further.
  func value(of value: String) -> Value {
    // Nearly every value is one that a wording composes, to the letter.
    if let place = composedTexts.firstIndex(of: value) {
      return Value(reading: composed[place].reading, isComposed: composed[place].isWellMade)
    }
    return Value(reading: readSegments(of: value))
  }

  private func readSegments(of value: String) -> ValueReading {
    // So long a text is none that a control composes, and looking up each part of it takes seconds.
    guard value.utf8.count <= Self.longestValue else { return ValueReading(hasMore: true) }
    let segments = value.segments
    var reading = ValueReading()
    for words in segments where !words.isPosition {
      guard let meanings = meanings(of: words) else {
        if let isOn = switchState(of: words) {
          reading.switchState = reading.switchState ?? isOn
        } else {
          reading.hasMore = true
        }
        continue
      }
      for case .role(let role) in meanings { reading.role = reading.role ?? role }
      for case .state(let state) in meanings {
        reading.isContradictory = reading.isContradictory || (reading.state ?? state) != state
        reading.state = reading.state ?? state
      }
    }
    let isWhole = reading.role != nil && reading.state != nil || reading.isContradictory || !reading.hasMore
    return isWhole ? reading : composedReading(of: segments) ?? reading
  }

  /// Whether this language makes sense of a value: it names a state, or nothing but a role, or has a word for on or off.
  ///
  /// A role beside something that is not understood proves nothing, since toolkits leave roles in English.
  func explains(_ value: String) -> Bool {
    let reading = read(value)
    return reading.state != nil || reading.switchState != nil || reading.role != nil && !reading.hasMore
  }

  /// An app's own wording may be no sum of known phrases: then it is known only as a whole, whatever follows it.
  private func composedReading(of segments: [Words]) -> ValueReading? {
    for entry in composed {
      var rest = entry.words.list[...]
      for (place, words) in segments.enumerated() {
        guard rest.starts(with: words.list) else { break }
        rest = rest.dropFirst(words.list.count)
        guard rest.isEmpty else { continue }
        var reading = entry.reading
        reading.hasMore = segments.dropFirst(place + 1).contains { !$0.isPosition }
        return reading
      }
    }
    return nil
  }

  private func switchState(of words: Words) -> Bool? {
    on.contains(words) ? true : off.contains(words) ? false : nil
  }

  /// What the words stand for, if they consist wholly of phrases; the longest phrase is taken first.
  func meanings(of words: Words) -> [Meaning]? {
    var rest = words.list[...]
    var meanings: [Meaning] = []
    while !rest.isEmpty {
      guard let phrase = phrases.first(where: { rest.starts(with: $0.words.list) }) else { return nil }
      meanings.append(phrase.meaning)
      rest = rest.dropFirst(phrase.words.list.count)
    }
    return meanings
  }
}

extension ValueReading {
  /// Whether a value is the raw number of a switch, in any language: 0 for off, 1 for on, 2 for mixed.
  static func isRaw(_ value: String) -> Bool {
    guard let first = value.utf8.first, first <= 0x32 else { return false }
    var digit: UInt8?
    for byte in value.utf8 where byte != 0x20 && !(0x09...0x0D).contains(byte) {
      guard digit == nil, (0x30...0x32).contains(byte) else { return false }
      digit = byte
    }
    return digit != nil
  }
}

extension String {
  /// The words of each part that says something of its own, in order; a part without words says nothing.
  fileprivate var segments: [Words] {
    split(whereSeparator: \.isSegmentSeparator).map { Words(String($0)) }.filter { !$0.isEmpty }
  }
}

extension Words {
  /// Whether the words are a place in a set, such as "1 of 3".
  fileprivate var isPosition: Bool {
    list.count >= 2 && list.first?.first?.isNumber == true && list.last?.first?.isNumber == true
  }
}

extension Character {
  /// Whether the character parts what is said of role and state, in any of the scripts in use.
  fileprivate var isSegmentSeparator: Bool {
    // Nearly every character is a letter or a space of ASCII, and comparing characters takes its time.
    if let byte = asciiValue { return byte != 0x20 && (",.;:".utf8.contains(byte) || isNewline) }
    return Self.separators.contains(self) || isNewline
  }

  private static let separators: Set<Character> = [
    ",", ".", ";", ":", "·", "،", "؛", "۔", "।", "、", "，", "。", "：", "；", "・", "､", "｡",
  ]
}
