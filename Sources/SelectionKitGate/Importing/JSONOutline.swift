import Foundation

/// What can be told of a JSON text without building its values: that it is well formed, how deep and how large it is.
///
/// Foundation's decoder says of a broken text only that it is not valid, not where; it lets trailing commas pass, and of
/// a key that is there twice it drops one. So this pass comes before it, and finds the place.
struct JSONOutline {
  /// How many levels of objects and lists are read; Foundation's decoder gives up beyond.
  static let deepestLevel = 512

  /// How many levels of objects and lists there are.
  private(set) var depth = 0
  /// How many elements there may be: every element is an object in a list, but for an outermost one, and what else an
  /// element holds, such as a frame, is an object behind a key.
  private(set) var elementCount = 0
  /// How many values there are, with keys and all that is in lists and objects.
  private(set) var valueCount = 0
  /// The keys of the first object, which tell formats apart.
  private(set) var leadingKeys: Set<String> = []

  private let text: SourceText
  private var position = 0
  /// Of each object or list that is open, the outermost first, whether it is an object.
  private var open: [Bool] = []
  /// Whether nothing was read yet of what was opened last.
  private var isFresh = false
  /// The keys so far of each object that is open, down to the deepest level that is read.
  private var keys = OpenKeys()
  private var firstObjectLevel: Int?
  private var firstTooDeep: Int?

  /// Goes through a text once.
  ///
  /// Complexity: O(length of the text).
  ///
  /// - Parameter text: A text in UTF-8.
  /// - Throws: An `ImportFault` with the place where the text stops being one JSON document, has a key twice, or is
  ///   nested too deep.
  init(of text: SourceText) throws(ImportFault) {
    self.text = text
    try readDocument()
    if let firstTooDeep {
      throw fault("nested \(depth) levels deep; at most \(Self.deepestLevel) are read", at: firstTooDeep)
    }
  }

  private mutating func readDocument() throws(ImportFault) {
    try readValue()
    while let isObject = open.last {
      if skip(isObject ? "}" : "]") {
        close()
        continue
      }
      if !isFresh { try expect(",", or: isObject ? "}" : "]") }
      isFresh = false
      if isObject {
        try readKey()
        try expect(":")
      }
      try readValue()
    }
    if next != nil { throw fault("more text after the end of the document") }
  }

  private mutating func readValue() throws(ImportFault) {
    guard let byte = next else { throw unexpected("a value") }
    valueCount += 1
    switch byte {
    case UInt8(ascii: "{"): openContainer(isObject: true)
    case UInt8(ascii: "["): openContainer(isObject: false)
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true")
    case UInt8(ascii: "f"): try readWord("false")
    case UInt8(ascii: "n"): try readWord("null")
    default: throw unexpected("a value")
    }
  }
}

// MARK: - Objects and lists

extension JSONOutline {
  private mutating func openContainer(isObject: Bool) {
    if open.count == Self.deepestLevel, firstTooDeep == nil { firstTooDeep = position }
    position += 1
    if isObject, open.last == false { elementCount += 1 }
    open.append(isObject)
    isFresh = true
    depth = max(depth, open.count)
    guard isObject, firstTooDeep == nil else { return }
    keys.open()
    if firstObjectLevel == nil { firstObjectLevel = open.count }
  }

  private mutating func close() {
    isFresh = false
    let level = open.count
    guard open.popLast() == true, firstTooDeep == nil else { return }
    let isFirst = level == firstObjectLevel
    let closed = keys.close(text.bytes, keeping: isFirst)
    guard isFirst else { return }
    leadingKeys = closed
    // Not met again: the levels of what is open count from 1.
    firstObjectLevel = 0
  }

  private mutating func readKey() throws(ImportFault) {
    guard next == UInt8(ascii: "\"") else { throw unexpected("a key") }
    let start = position
    valueCount += 1
    let isPlain = try readText()
    guard firstTooDeep == nil else { return }
    if !keys.insert(start..<position, of: text.bytes, isPlain: isPlain) {
      let key = OpenKeys.key(text.bytes[start..<position])
      throw fault("the key \"\(key.prefix(40))\" is there twice", at: start)
    }
    if keys.count > ImportLimits.mostKeys {
      throw fault("more than \(ImportLimits.mostKeys) keys in one object", at: start)
    }
  }
}

// MARK: - Texts, numbers and words

extension JSONOutline {
  /// Reads a text, and tells whether it is all ASCII with nothing escaped.
  @discardableResult
  private mutating func readText() throws(ImportFault) -> Bool {
    var isPlain = true
    position += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return isPlain
      case UInt8(ascii: "\\"):
        isPlain = false
        try readEscape()
      case 0..<0x20:
        throw fault("a control character in a text; it has to be escaped")
      default:
        isPlain = isPlain && byte < 0x80
        position += 1
      }
    }
    throw unexpected("the end of a text")
  }

  private mutating func readEscape() throws(ImportFault) {
    let start = position
    position += 1
    guard let letter = current else { throw unexpected("the end of a text") }
    position += 1
    guard letter == UInt8(ascii: "u") else {
      if !"\"\\/bfnrt".utf8.contains(letter) { throw fault("an unknown escape", at: start) }
      return
    }
    switch try readCodeUnit() {
    case 0xDC00...0xDFFF:
      throw fault("half a surrogate pair", at: start)
    case 0xD800...0xDBFF:
      guard skipByte("\\"), skipByte("u"), (0xDC00...0xDFFF).contains(try readCodeUnit()) else {
        throw fault("half a surrogate pair", at: start)
      }
    default:
      break
    }
  }

  private mutating func readCodeUnit() throws(ImportFault) -> Int {
    let digits = text.bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("expected four hexadecimal digits") }
    position += 4
    return unit
  }

  private mutating func readNumber() throws(ImportFault) {
    _ = skipByte("-")
    if !skipByte("0") { try readDigits() }
    if skipByte(".") { try readDigits() }
    if skipByte("e") || skipByte("E") {
      _ = skipByte("+") || skipByte("-")
      try readDigits()
    }
  }

  private mutating func readDigits() throws(ImportFault) {
    let start = position
    while let byte = current, byte.isDigit { position += 1 }
    if position == start { throw unexpected("a digit") }
  }

  private mutating func readWord(_ word: String) throws(ImportFault) {
    guard text.bytes[position...].starts(with: word.utf8) else { throw unexpected("a value") }
    position += word.utf8.count
  }
}

// MARK: - Bytes

extension JSONOutline {
  /// The byte at the position, or nil at the end.
  private var current: UInt8? {
    position < text.bytes.count ? text.bytes[position] : nil
  }

  /// The next byte that is no white space, now at the position, or nil at the end.
  private var next: UInt8? {
    mutating get {
      while let byte = current, byte.isWhiteSpace { position += 1 }
      return current
    }
  }

  /// Steps over a character, and white space before it, if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    next != nil && skipByte(character)
  }

  private mutating func skipByte(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar, or other: Unicode.Scalar? = nil) throws(ImportFault) {
    if skip(character) { return }
    throw unexpected(([character] + (other.map { [$0] } ?? [])).map { "\"\($0)\"" }.joined(separator: " or "))
  }

  private func unexpected(_ expected: String) -> ImportFault {
    current == nil ? fault("the file ends where \(expected) should follow") : fault("expected \(expected)")
  }

  private func fault(_ message: String, at offset: Int? = nil) -> ImportFault {
    ImportFault(message, at: text.place(at: offset ?? position))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
