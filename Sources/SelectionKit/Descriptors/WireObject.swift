#if !hasFeature(Embedded)
/// An object of the wire format that is being written: what holds its default is left out, and what the reader would
/// refuse is not written.
struct WireObject<Key: RawRepresentable<String>> {
  private var container: KeyedEncodingContainer<WireKey>

  init(_ encoder: any Encoder) {
    container = encoder.container(keyedBy: WireKey.self)
  }

  private init(_ container: KeyedEncodingContainer<WireKey>) {
    self.container = container
  }

  mutating func write<Value: Encodable>(_ value: Value?, _ key: Key) throws {
    try container.encodeIfPresent(value, forKey: WireKey(key))
  }

  mutating func write<Value: Encodable & Equatable>(_ value: Value, _ key: Key, unless standard: Value) throws {
    if value != standard { try container.encode(value, forKey: WireKey(key)) }
  }

  /// Writes the names of the members of a set.
  mutating func write<Words: OptionSet>(_ words: Words, _ key: Key, among known: [(name: String, word: Words)]) throws {
    guard words != [] else { return }
    let entries = known.filter { words.isSuperset(of: $0.word) }
    guard words == entries.reduce(into: [], { $0.formUnion($1.word) }) else {
      throw fault("a member has no name on the wire", words, at: key)
    }
    try write(entries.map(\.name), key)
  }

  /// Writes the bounds of a length: one number if they are the same.
  mutating func write(from lower: Double, to upper: Double, _ key: Key) throws {
    guard lower.isFinite, upper.isFinite, 0 <= lower, lower <= upper else {
      throw fault("the bounds are no range of lengths", [lower, upper], at: key)
    }
    if lower == upper { try write(lower, key) } else { try write([lower, upper], key) }
  }

  mutating func object<Inner>(_ key: Key) -> WireObject<Inner> {
    WireObject<Inner>(container.nestedContainer(keyedBy: WireKey.self, forKey: WireKey(key)))
  }

  mutating func writeObjects<Element, Inner>(
    _ elements: [Element], _ key: Key, _ write: (Element, WireObject<Inner>) throws -> Void
  ) throws {
    var list = container.nestedUnkeyedContainer(forKey: WireKey(key))
    for element in elements { try write(element, WireObject<Inner>(list.nestedContainer(keyedBy: WireKey.self))) }
  }

  func fault(_ message: String, _ value: Any, at key: Key) -> EncodingError {
    let path: [any CodingKey] = container.codingPath + [WireKey(key)]
    return .invalidValue(value, EncodingError.Context(codingPath: path, debugDescription: message))
  }
}
#endif
