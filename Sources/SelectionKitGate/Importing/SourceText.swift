import Foundation

/// The bytes of a file that was found to be UTF-8, without a byte order mark.
struct SourceText {
  /// The bytes as they were handed over, and not copied.
  let data: Data
  /// A copy to go through byte by byte, which is slow in the data itself.
  let bytes: [UInt8]

  /// Complexity: O(length of the file).
  ///
  /// - Throws: An `ImportFault` for a file that is empty or in another encoding.
  init(_ data: Data) throws(ImportFault) {
    let start: [UInt8] = Array(data.prefix(3))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) || start.prefix(2).contains(0) {
      throw ImportFault("this is UTF-16 or UTF-32; save the file as UTF-8")
    }
    self.data = start == [0xEF, 0xBB, 0xBF] ? data.dropFirst(3) : data
    bytes = Array(self.data)
    if String(bytes: bytes, encoding: .utf8) == nil {
      throw ImportFault("this is not UTF-8", at: place(at: firstInvalidByte))
    }
    if firstSignificantByte == nil { throw ImportFault("the file is empty") }
  }

  /// The first byte that is no white space.
  var firstSignificantByte: UInt8? {
    bytes.first { !$0.isWhiteSpace }
  }

  /// The line and column of a byte.
  ///
  /// Complexity: O(offset).
  func place(at offset: Int) -> ImportError.Place {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Every scalar has exactly one byte that does not continue another.
    return ImportError.Place(line: line, column: before[start...].count { $0 & 0xC0 != 0x80 } + 1)
  }

  private var firstInvalidByte: Int {
    var decoder = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &rest) { offset += scalar.count }
    return offset
  }
}

extension UInt8 {
  /// Whether JSON and XML take the byte for white space.
  var isWhiteSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }
}
