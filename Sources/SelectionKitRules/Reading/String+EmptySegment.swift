extension String {
  /// The first separator that has no part before it, or that is left over at the end; with the white space before it.
  ///
  /// Complexity: O(length of the text).
  var emptySegment: Range<Index>? {
    guard mayHaveEmptySegment else { return nil }
    var start = startIndex
    var last: Unicode.Scalar?
    var position = startIndex
    let scalars = unicodeScalars
    while position < endIndex {
      let scalar = scalars[position]
      let next = scalars.index(after: position)
      if scalar.properties.isWhitespace {
        // White space neither ends a part nor begins one.
      } else if scalar.isSeparator, last == nil || last?.isSeparator == true, !isJoined(position, next, last, start) {
        return start..<next
      } else {
        last = scalar
        start = next
      }
      position = next
    }
    guard let last, last.isSeparator, last != ".", last != "。" else { return nil }
    return scalars.index(before: start)..<start
  }

  /// Whether two separators follow each other with nothing but spaces between, one stands first or last, or there are
  /// other characters than those of ASCII: only then it is worth while to look closer.
  private var mayHaveEmptySegment: Bool {
    var isAfterSeparator = true
    for byte in utf8 where byte != 0x20 {
      let isSeparator = byte == 0x2C || byte == 0x2E || byte == 0x3A || byte == 0x3B
      if byte >= 0x80 || isSeparator && isAfterSeparator { return true }
      isAfterSeparator = isSeparator
    }
    return isAfterSeparator
  }

  /// Whether a separator belongs to what stands next to it: to the full stop of an abbreviation or an ellipsis before
  /// it, or, if it is the first character, to a number after it.
  private func isJoined(_ position: Index, _ next: Index, _ last: Unicode.Scalar?, _ start: Index) -> Bool {
    guard last != nil else { return next < endIndex && unicodeScalars[next].properties.numericType != nil }
    return last == "." && start == position
  }
}

extension Unicode.Scalar {
  fileprivate var isSeparator: Bool {
    switch self {
    case ",", ".", ";", ":", "·", "،", "؛", "、", "，", "。", "：", "；": true
    default: false
    }
  }
}
