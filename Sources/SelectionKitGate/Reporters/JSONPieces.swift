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
  static func list<Items: Collection>(_ items: Items) -> JSONPieces where Items.Element: Encodable {
    JSONPieces { indentation, body in
      let end = "\n\(indentation)]"
      try body("[")
      var rest = items[...]
      while !rest.isEmpty {
        let json = try Array(rest.prefix(itemsInPiece)).prettyJSON(indentedBy: indentation)
        rest = rest.dropFirst(itemsInPiece)
        // Only the brackets around them are not of these items.
        try body(String(Substring(json.utf8.dropFirst().dropLast(end.utf8.count))) + (rest.isEmpty ? "" : ","))
      }
      try body(items.isEmpty ? "\n" + end : end)
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
