import Foundation

/// A file that is being changed.
struct Mutant {
  private(set) var bytes: [UInt8]
  /// Another file to take parts from.
  private let other: [UInt8]

  private static let mostBytes = 300_000

  init(_ bytes: [UInt8], other: [UInt8]) {
    self.bytes = bytes
    self.other = other
  }

  private func place(_ random: inout SplitMix64) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  private func range(_ random: inout SplitMix64) -> Range<Int> {
    let start = place(&random)
    // Mostly short, now and then up to the end.
    let most = Int.random(in: 0..<8, using: &random) == 0 ? bytes.count : 64
    return start..<min(start + Int.random(in: 0...most, using: &random), bytes.count)
  }
}

// MARK: - Bytes

extension Mutant {
  /// What means something to a parser, or is no text at all.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "<", ">", "/", "&", "]]>", "<!--", "-->", "<![CDATA[", "<?", "?>",
      "\\u0000", "\\uD800", "\\uDC00", "\\uD83D\\uDE00", "\\n::error::", "\u{0}", "\u{1B}[31m", "\n", "\r", "\u{85}",
      "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{FFFE}", "e\u{301}", "&#0;", "&#x1F600;", "&a;", "&lt;", "<!DOCTYPE a>",
      "<!ENTITY a 'b'>", "// why", "<?xml version='1.0' encoding='UTF-16'?>",
    ].map { Array($0.utf8) } + [
      [0xC3], [0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xB0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0, 0, 0xFE, 0xFF],
    ]

  /// Changes bytes, whatever they mean.
  mutating func changeBytes(_ random: inout SplitMix64) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      guard let index = bytes.indices.randomElement(using: &random) else { return }
      bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1:
      guard let index = bytes.indices.randomElement(using: &random) else { return }
      bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 2:
      bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place(&random))
    case 3:
      bytes.removeSubrange(range(&random))
    case 4:
      repeatRange(&random)
    case 5:
      bytes.removeSubrange(place(&random)...)
    case 6:
      bytes.removeSubrange(..<place(&random))
    case 7:
      bytes = bytes.prefix(place(&random)) + other.suffix(Int.random(in: 0...other.count, using: &random))
    default:
      changeEncoding(&random)
    }
  }

  private mutating func repeatRange(_ random: inout SplitMix64) {
    let range = range(&random)
    guard !range.isEmpty else { return }
    let most = Int.random(in: 0..<50, using: &random) == 0 ? 100_000 : 4
    let count = min(Int.random(in: 1...most, using: &random), Self.mostBytes / range.count)
    bytes.insert(contentsOf: repeatElement(bytes[range], count: count).joined(), at: range.upperBound)
  }

  private mutating func changeEncoding(_ random: inout SplitMix64) {
    let text = String(decoding: bytes, as: UTF8.self)
    let encodings: [String.Encoding] = [.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf8]
    guard let data = text.data(using: encodings.randomElement(using: &random) ?? .utf8) else { return }
    bytes = (Bool.random(using: &random) ? [0xEF, 0xBB, 0xBF] : []) + data
  }
}

// MARK: - Tokens

extension Mutant {
  /// What stands for a value of another type or out of range.
  private static let values: [[UInt8]] = [
    "null", "true", "false", "0", "-0", "1", "-1", "2.5", "1e999", "-1e400", "1e-999", "1E+2", "9223372036854775807",
    "9223372036854775808", "18446744073709551616", "123456789012345678901234567890", "NaN", "Infinity", "nan", "\"\"",
    "\"1\"", "\"0\"", "\"nan\"", "\"{{1e999, 0}, {nan, inf}}\"", "\"{{0, 0}, {44, 44}}\"", "{}", "[]", "[[]]",
    "[[0, 0], [44, 44]]", "[{}]", "{\"a\": {}}", "[null]", "\"radio button, checked\"", "\"checkbox, mixed\"",
    "\"\\u0000\"", "\"\u{202E}x\"", "\"👩‍👩‍👧\"",
  ].map { Array($0.utf8) }

  /// Changes values, names and how they are nested, so that much of it stays well formed.
  mutating func changeStructure(_ random: inout SplitMix64) {
    let tokens = Self.tokens(in: bytes)
    guard let token = tokens.randomElement(using: &random) else { return changeBytes(&random) }
    // Keys stay keys, and values stay values.
    let isKey = Self.isKey(token, in: bytes)
    let likes = tokens.filter { Self.isKey($0, in: bytes) == isKey }
    guard let second = likes.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      guard !isKey else { return bytes.replaceSubrange(token, with: bytes[second]) }
      bytes.replaceSubrange(token, with: Self.values.randomElement(using: &random) ?? [])
    case 1:
      bytes.replaceSubrange(token, with: bytes[second])
    case 2:
      let foreign = Self.tokens(in: other).filter { Self.isKey($0, in: other) == isKey }
      guard let foreign = foreign.randomElement(using: &random) else { return }
      bytes.replaceSubrange(token, with: other[foreign])
    case 3:
      swap(token, second)
    case 4:
      repeatBracketed(&random)
    default:
      if isKey { repeatBracketed(&random) } else { nest(token, &random) }
    }
  }

  private mutating func swap(_ a: Range<Int>, _ b: Range<Int>) {
    let (first, last) = a.lowerBound < b.lowerBound ? (a, b) : (b, a)
    guard first.upperBound <= last.lowerBound else { return }
    let (start, end) = (Array(bytes[first]), Array(bytes[last]))
    bytes.replaceSubrange(last, with: start)
    bytes.replaceSubrange(first, with: end)
  }

  /// Repeats an object or a list after a comma, or removes it.
  private mutating func repeatBracketed(_ random: inout SplitMix64) {
    guard let start = bytes.indices.filter({ bytes[$0] == 0x7B || bytes[$0] == 0x5B }).randomElement(using: &random),
      let end = Self.end(ofBracketAt: start, in: bytes)
    else { return repeatRange(&random) }
    let part = Array(bytes[start..<end])
    let most = Int.random(in: 0..<50, using: &random) == 0 ? 2000 : 3
    let count = min(Int.random(in: 0...most, using: &random), Self.mostBytes / part.count)
    bytes.replaceSubrange(start..<end, with: Array(repeatElement(part, count: count).joined(separator: [0x2C])))
  }

  /// Puts a value into lists, or objects, some levels deep.
  private mutating func nest(_ token: Range<Int>, _ random: inout SplitMix64) {
    let most = Int.random(in: 0..<20, using: &random) == 0 ? 700 : 3
    let count = Int.random(in: 1...most, using: &random)
    let isXML = bytes.first == UInt8(ascii: "<")
    let pairs =
      isXML
      ? [("\"/><XCUIElementTypeOther>", "</XCUIElementTypeOther><XCUIElementTypeOther a=\"")]
      : [("[", "]"), ("{\"children\":[", "]}"), ("{\"a\":", "}")]
    guard let pair = pairs.randomElement(using: &random) else { return }
    let (opening, closing) = (String(repeating: pair.0, count: count), String(repeating: pair.1, count: count))
    bytes.replaceSubrange(token, with: Array(opening.utf8) + bytes[token] + Array(closing.utf8))
  }

  /// The texts, numbers and words of a file.
  private static func tokens(in bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      let start = position
      position += 1
      if bytes[start] == UInt8(ascii: "\"") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
        position = min(position + 1, bytes.count)
      } else if bytes[start].isWordByte {
        while position < bytes.count, bytes[position].isWordByte { position += 1 }
      } else {
        continue
      }
      tokens.append(start..<position)
    }
    return tokens
  }

  /// Whether a token names what follows it, in JSON or in XML.
  private static func isKey(_ token: Range<Int>, in bytes: [UInt8]) -> Bool {
    token.upperBound < bytes.count && [UInt8(ascii: ":"), UInt8(ascii: "=")].contains(bytes[token.upperBound])
  }

  /// Where an object or a list that begins at a position ends, brackets in texts counted like others.
  private static func end(ofBracketAt start: Int, in bytes: [UInt8]) -> Int? {
    var level = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case 0x7B, 0x5B: level += 1
      case 0x7D, 0x5D: level -= 1
      default: continue
      }
      if level == 0 { return index + 1 }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
