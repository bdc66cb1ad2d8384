/// An object of a format that others define.
///
/// Keys that nobody asks for are passed over, since a later version has more of them. What is asked for has to be of the
/// type that the format gives it; null counts as left out.
struct ForeignObject {
  private let container: KeyedDecodingContainer<ForeignKey>

  init(_ decoder: any Decoder) throws {
    do {
      container = try decoder.container(keyedBy: ForeignKey.self)
    } catch {
      throw DecodingError.foreign("expected an object", at: decoder.codingPath)
    }
  }

  private init(_ container: KeyedDecodingContainer<ForeignKey>) {
    self.container = container
  }

  /// Whether a key is there, be it with null.
  func has(_ key: String) -> Bool {
    container.contains(ForeignKey(key))
  }

  /// Insists on a key.
  func require<Value>(_ key: String, _ read: (String) throws -> Value?) throws -> Value {
    if let value = try read(key) { return value }
    throw DecodingError.foreign("the key \"\(key)\" is missing", at: container.codingPath)
  }

  func fault(_ message: String, at key: String) -> DecodingError {
    DecodingError.foreign(message, at: container.codingPath + [ForeignKey(key)])
  }
}

// MARK: - Texts, numbers and flags

extension ForeignObject {
  func text(_ key: String) throws -> String? {
    try read(key, expecting: "text") { try container.decode(String.self, forKey: $0) }
  }

  func texts(_ key: String) throws -> [String]? {
    try read(key, expecting: "a list of texts") { key in
      var list = try container.nestedUnkeyedContainer(forKey: key)
      var texts: [String] = []
      texts.reserveCapacity(list.count ?? 0)
      while !list.isAtEnd { texts.append(try list.decode(String.self)) }
      return texts
    }
  }

  func number(_ key: String) throws -> Double? {
    try read(key, expecting: "a number") { try container.decode(Double.self, forKey: $0) }
  }

  /// A whole number that every reader of JSON takes for the same one: at most 2 to the power of 53.
  func wholeNumber(_ key: String) throws -> Int? {
    let expected = "a whole number"
    let number = try read(key, expecting: expected) { try container.decode(Int.self, forKey: $0) }
    if let number, number.magnitude > 1 << 53 { throw fault("expected \(expected)", at: key) }
    return number
  }

  /// A number of which each bit means something; some writers take the highest one for a sign.
  func bits(_ key: String) throws -> UInt64? {
    try read(key, expecting: "a whole number of 64 bits") { key in
      if let bits = try? container.decode(UInt64.self, forKey: key) { return bits }
      return UInt64(bitPattern: try container.decode(Int64.self, forKey: key))
    }
  }

  func flag(_ key: String) throws -> Bool? {
    try read(key, expecting: "true or false") { try container.decode(Bool.self, forKey: $0) }
  }

  /// What is text in one element and a number in another, as text: 1 for true, and no fraction where there is none.
  func words(_ key: String, mayBeFlag: Bool = false) throws -> String? {
    try read(key, expecting: mayBeFlag ? "text, a number, true or false" : "text or a number") { key in
      if let text = try? container.decode(String.self, forKey: key) { return text }
      if mayBeFlag, let flag = try? container.decode(Bool.self, forKey: key) { return flag ? "1" : "0" }
      let number = try container.decode(Double.self, forKey: key)
      return Int(exactly: number).map(String.init) ?? String(number)
    }
  }

  /// Reads what a key holds, in whichever way it may be wrong saying in words of our own what was expected.
  private func read<Value>(
    _ key: String, expecting expected: String, _ body: (ForeignKey) throws -> Value
  ) throws -> Value? {
    guard try isTold(key) else { return nil }
    do {
      return try body(ForeignKey(key))
    } catch {
      throw fault("expected \(expected)", at: key)
    }
  }

  private func isTold(_ key: String) throws -> Bool {
    try has(key) && !container.decodeNil(forKey: ForeignKey(key))
  }
}

// MARK: - Objects and lists

extension ForeignObject {
  func object(_ key: String) throws -> ForeignObject? {
    try read(key, expecting: "an object") { key in
      ForeignObject(try container.nestedContainer(keyedBy: ForeignKey.self, forKey: key))
    }
  }

  /// An element, whose own faults are told with their own places.
  func element<Element: Decodable>(_ key: String) throws -> Element? {
    try isTold(key) ? container.decode(Element.self, forKey: ForeignKey(key)) : nil
  }

  /// A list of elements, whose own faults are told with their own places.
  func elements<Element: Decodable>(_ key: String) throws -> [Element]? {
    guard try isTold(key) else { return nil }
    guard (try? container.nestedUnkeyedContainer(forKey: ForeignKey(key))) != nil else {
      throw fault("expected a list", at: key)
    }
    return try container.decode([Element].self, forKey: ForeignKey(key))
  }

  /// A list of elements by what is told of each, without a list of the elements themselves, which is large.
  func observed<Element: ObservedDecodable>(_ key: String, of type: Element.Type) throws -> [ObservedElement]? {
    guard try isTold(key) else { return nil }
    guard var list = try? container.nestedUnkeyedContainer(forKey: ForeignKey(key)) else {
      throw fault("expected a list", at: key)
    }
    return try list.observed(type)
  }

  /// A rectangle as an object of four numbers, whose keys are those of x, y, width and height.
  ///
  /// One that can be on no screen counts as left out, and sets the flag.
  func frame(
    _ key: String, _ sides: [String] = ["x", "y", "width", "height"], orSet isUnreadable: inout Bool
  ) throws -> ScreenFrame? {
    guard let rectangle = try object(key) else { return nil }
    let frame = ScreenFrame(try sides.compactMap { try rectangle.number($0) })
    if frame == nil { isUnreadable = true }
    return frame
  }

  /// A rectangle as a text.
  func frame(writtenAs key: String, orSet isUnreadable: inout Bool) throws -> ScreenFrame? {
    guard let text = try text(key) else { return nil }
    let frame = ScreenFrame(text: text)
    if frame == nil { isUnreadable = true }
    return frame
  }

  /// A rectangle as a list of its origin and its size.
  func frame(listedAs key: String, orSet isUnreadable: inout Bool) throws -> ScreenFrame? {
    let points = try read(key, expecting: "an origin and a size, each a list of two numbers") { key in
      try container.decode([[Double]].self, forKey: key)
    }
    guard let points else { return nil }
    let frame = points.map(\.count) == [2, 2] ? ScreenFrame(points.flatMap(\.self)) : nil
    if frame == nil { isUnreadable = true }
    return frame
  }
}

/// An element of a format, with what is told of it.
protocol ObservedDecodable: Decodable {
  var observed: ObservedElement { get }
}

extension UnkeyedDecodingContainer {
  /// What is told of each element in the list.
  mutating func observed<Element: ObservedDecodable>(_ type: Element.Type) throws -> [ObservedElement] {
    var observed: [ObservedElement] = []
    observed.reserveCapacity(count ?? 0)
    while !isAtEnd { observed.append(try decode(type).observed) }
    return observed
  }
}

/// A key of an object that others define.
private struct ForeignKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: String) {
    stringValue = key
  }

  init?(stringValue: String) {
    self.init(stringValue)
  }

  init?(intValue: Int) {
    nil
  }
}

extension DecodingError {
  fileprivate static func foreign(_ message: String, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(Context(codingPath: path, debugDescription: message))
  }
}
