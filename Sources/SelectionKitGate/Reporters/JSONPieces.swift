/// A value in JSON that is written piece by piece, just as it would be written as a whole.
struct JSONPieces {
  /// How many items of a list are one piece: enough to be quick, few enough to be small.
  private static let itemsInPiece = 500

  private let write: (_ indentation: String, _ body: (String) throws -> Void) throws -> Void

  /// Writes the value, ending with a line break.
  ///
  /// - Parameter body: Receives the pieces.
  /// - Throws: An `EncodingError`, and whatever `body` throws.
  func write(_ body: (String) throws -> Void) throws {
    try write("", body)
    try body("\n")
  }

  /// A value that is one piece.
  static func value(_ value: some Encodable) -> JSONPieces {
    JSONPieces { indentation, body in try body(try value.prettyJSON(indentedBy: indentation)) }
  }

  /// A list, of which a few items at a time are encoded.
  static func list<Items: Sequence>(_ items: Items) -> JSONPieces where Items.Element: Encodable {
    JSONPieces { indentation, body in
      let end = "\n\(indentation)]"
      var iterator = items.makeIterator()
      var (next, separator) = (iterator.next(), "[")
      while next != nil {
        var piece: [Items.Element] = []
        while let item = next, piece.count < itemsInPiece {
          piece.append(item)
          next = iterator.next()
        }
        // Only the brackets around them are not of these items.
        let json = try piece.prettyJSON(indentedBy: indentation)
        try body(separator + String(Substring(json.utf8.dropFirst().dropLast(end.utf8.count))))
        separator = ","
      }
      try body(separator == "[" ? "[\n" + end : end)
    }
  }

  /// A list of items that are written piece by piece; at least one.
  static func list(ofPieces items: [JSONPieces]) -> JSONPieces {
    JSONPieces { indentation, body in
      var separator = "["
      for item in items {
        try body("\(separator)\n\(indentation)  ")
        try item.write(indentation + "  ", body)
        separator = ","
      }
      try body("\n\(indentation)]")
    }
  }

  /// An object with sorted keys, which need no escapes.
  static func object(_ members: [String: JSONPieces]) -> JSONPieces {
    JSONPieces { indentation, body in
      var separator = "{"
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        try body("\(separator)\n\(indentation)  \"\(key)\" : ")
        try value.write(indentation + "  ", body)
        separator = ","
      }
      try body("\n\(indentation)}")
    }
  }
}
