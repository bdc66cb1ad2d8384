extension String {
  /// This text with some of its scalars written in another way.
  ///
  /// Scalars rather than characters: a combining mark after a sign makes another character of it, but other tools
  /// still see the sign.
  ///
  /// Complexity: O(length of the text).
  ///
  /// - Parameter replacement: What to write for a scalar, or nil for the scalar itself; it is asked in their order.
  /// - Returns: The text.
  func writing(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let replacement = replacement(scalar) {
        text += replacement
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
