#if !hasFeature(Embedded)
/// A key of the wire format, whichever object it belongs to.
package struct WireKey: CodingKey {
  package let stringValue: String
  package let intValue: Int?

  package init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  package init(intValue position: Int) {
    stringValue = String(position)
    intValue = position
  }

  init(_ key: some RawRepresentable<String>) {
    self.init(stringValue: key.rawValue)
  }
}

/// An object of the wire format that is read strictly: a key nobody knows is a fault, and so is null.
///
/// A misspelt key that were skipped would turn a fact into an unknown one, and an unknown fact never fails.
package struct StrictObject<Key: RawRepresentable<String> & CaseIterable> {
  private let container: KeyedDecodingContainer<WireKey>
  private let pool: TextPool

  package init(_ decoder: any Decoder) throws {
    pool = TextPool()
    do {
      container = try decoder.container(keyedBy: WireKey.self)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw DecodingError.fault("expected an object", at: decoder.codingPath)
    }
  }

  private init(_ container: KeyedDecodingContainer<WireKey>, _ pool: TextPool) {
    self.container = container
    self.pool = pool
  }

  /// Refuses an object with a key that is none of `Key`.
  package func refuseUnknownKeys() throws {
    let unknown = container.allKeys.filter { Key(rawValue: $0.stringValue) == nil }
    guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
    let suggestion = suggestion(for: key.stringValue, among: Key.allCases.map(\.rawValue))
    throw DecodingError.fault("unknown key \(quoted(key.stringValue))\(suggestion)", at: container.codingPath + [key])
  }

  /// Insists on a key.
  package func require<Value>(_ key: Key, _ read: (Key) throws -> Value?) throws -> Value {
    if let value = try read(key) { return value }
    let context = DecodingError.Context(
      codingPath: container.codingPath, debugDescription: "the key \(quoted(key.rawValue)) is missing")
    throw DecodingError.keyNotFound(WireKey(key), context)
  }

  package func text(_ key: Key) throws -> String? {
    try read(key, expecting: "text") { pool.shared(try container.decode(String.self, forKey: $0)) }
  }

  package func texts(_ key: Key) throws -> [String]? {
    try read(key, expecting: "a list of texts", of: "text") {
      try container.decode([String].self, forKey: $0).map(pool.shared)
    }
  }

  package func flag(_ key: Key) throws -> Bool? {
    try read(key, expecting: "true or false") { try container.decode(Bool.self, forKey: $0) }
  }

  package func wholeNumber(_ key: Key) throws -> Int? {
    let expected = "a whole number"
    // By way of a fraction, for which Foundation's decoder would lose the place.
    guard let number = try read(key, expecting: expected, { try container.decode(Double.self, forKey: $0) }) else {
      return nil
    }
    // Compared with itself, since asking for the exact integer calls the C library's mathematics, which a program that is
    // linked statically would have to link for this alone.
    guard abs(number) <= 0x1p53, Double(Int(number)) == number else { throw fault("expected \(expected)", at: key) }
    return Int(number)
  }

  /// A word of a closed vocabulary.
  package func word<Word: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Word? {
    guard let name = try text(key) else { return nil }
    if let word = Word(rawValue: name) { return word }
    throw fault(unknownWord(name, for: key, among: Word.allCases.map(\.rawValue)), at: key)
  }

  /// A word of a vocabulary that is listed somewhere.
  package func word<Word>(_ key: Key, among known: [(name: String, word: Word)]) throws -> Word? {
    guard let name = try text(key) else { return nil }
    if let entry = known.first(where: { $0.name == name }) { return entry.word }
    throw fault(unknownWord(name, for: key, among: known.map(\.name)), at: key)
  }

  /// A list of words of a vocabulary, each at most once.
  func words<Word>(_ key: Key, among known: [(name: String, word: Word)]) throws -> [Word]? {
    guard let names = try texts(key) else { return nil }
    var seen: Set<String> = []
    return try names.enumerated().map { position, name in
      guard seen.insert(name).inserted else { throw fault("\(quoted(name)) is there twice", at: key, position) }
      if let entry = known.first(where: { $0.name == name }) { return entry.word }
      throw fault(unknownWord(name, for: key, among: known.map(\.name)), at: key, position)
    }
  }

  /// The lower and the upper bound of a length: one number if they are the same, else a list of both.
  func bounds(_ key: Key) throws -> (lower: Double, upper: Double)? {
    let expected = "a number, or a list of two"
    let numbers = try read(key, expecting: expected, of: "a number") { key in
      if let length = try? container.decode(Double.self, forKey: key) { return [length, length] }
      return try container.decode([Double].self, forKey: key)
    }
    guard let numbers else { return nil }
    guard let lower = numbers.first, let upper = numbers.last, numbers.count == 2 else {
      throw fault("expected \(expected)", at: key)
    }
    guard lower.isFinite, upper.isFinite, lower >= 0 else { throw fault("expected a length of at least 0", at: key) }
    guard lower <= upper else { throw fault("the lower bound is above the upper one", at: key) }
    return (lower, upper)
  }

  package func object<Inner>(_ key: Key) throws -> StrictObject<Inner>? {
    let inner = try read(key, expecting: "an object") { key in
      StrictObject<Inner>(try container.nestedContainer(keyedBy: WireKey.self, forKey: key), pool)
    }
    try inner?.refuseUnknownKeys()
    return inner
  }

  package func objects<Inner>(_ key: Key, expecting expected: String) throws -> [StrictObject<Inner>]? {
    try list(key, expecting: expected) { $0 }
  }

  /// A list of what its objects are made into, one after the other.
  func list<Inner, Element>(
    _ key: Key, expecting expected: String, _ make: (StrictObject<Inner>) throws -> Element
  ) throws -> [Element]? {
    try read(key, expecting: expected, of: "an object") { key in
      var list = try container.nestedUnkeyedContainer(forKey: key)
      var elements: [Element] = []
      while !list.isAtEnd {
        let object = StrictObject<Inner>(try list.nestedContainer(keyedBy: WireKey.self), pool)
        try object.refuseUnknownKeys()
        elements.append(try make(object))
      }
      // Copied, since what grew may have room for twice as many. Room is not made beforehand, as the count that a
      // decoder tells may be one that a file made up.
      return elements.map { $0 }
    }
  }

  /// Whether a key is there and holds text rather than something else.
  func isText(_ key: Key) -> Bool {
    container.contains(WireKey(key)) && (try? container.decode(String.self, forKey: WireKey(key))) != nil
  }

  package func fault(_ message: String, at key: Key) -> DecodingError {
    fault(message, at: WireKey(key))
  }

  // The path is asked for only where there is a fault, since Foundation's decoder puts it together each time.
  package func fault(_ message: String, at key: Key, _ position: Int) -> DecodingError {
    DecodingError.fault(message, at: container.codingPath + [WireKey(key), WireKey(intValue: position)])
  }

  private func fault(_ message: String, at key: WireKey) -> DecodingError {
    DecodingError.fault(message, at: container.codingPath + [key])
  }

  /// Reads what a key holds, or nil if the key is missing; what is of another type is said in words of our own.
  private func read<Value>(
    _ key: Key, expecting expected: String, of element: String? = nil, _ body: (WireKey) throws -> Value
  ) throws -> Value? {
    let key = WireKey(key)
    guard container.contains(key) else { return nil }
    if try container.decodeNil(forKey: key) { throw fault("expected \(expected), found null", at: key) }
    do {
      return try body(key)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      let isInside = context.codingPath.count > container.codingPath.count + 1
      guard isInside, let element else { throw fault("expected \(expected)", at: key) }
      throw DecodingError.fault("expected \(element)", at: context.codingPath)
    } catch let error where !(error is DecodingError) {
      // How Foundation's decoder says that a number is none the type can hold.
      throw fault("expected \(expected)", at: key)
    }
  }

  private func unknownWord(_ name: String, for key: Key, among known: [String]) -> String {
    let suggestion = suggestion(for: name, among: known)
    return "unknown name \(quoted(name)) in \(quoted(key.rawValue))"
      + (suggestion.isEmpty ? "; known are \(known.joined(separator: ", "))" : suggestion)
  }
}

extension DecodingError {
  static func fault(_ message: String, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: path, debugDescription: message))
  }
}

/// A name as it stands in a message: in quotation marks and no longer than a line can bear.
private func quoted(_ name: String) -> String {
  "\"\(name.count > 40 ? name.prefix(40) + "…" : name[...])\""
}

private func suggestion(for name: String, among known: [String]) -> String {
  closest(to: name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
}
#endif
