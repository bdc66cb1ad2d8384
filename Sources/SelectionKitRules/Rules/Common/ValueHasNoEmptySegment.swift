import SelectionKit

extension Rule {
  static let valueHasNoEmptySegment = Rule(
    "value-has-no-empty-segment",
    "A value has something to say between its separators, and before the last one.",
    rationale: "An empty part is heard as a pause, or as “dot”, and makes people think that they missed something.",
    remedy: Remedy(
      swiftUI: "Leave out empty parts before joining the parts of .accessibilityValue(_:).",
      uiKit: "Leave out empty parts before joining the parts of accessibilityValue."),
    severity: .warning,
    clauses: ["ouds.radio.text.2"],
    needs: .value,
    .node([.radioOption, .checkbox, .toggleButton, .radioGroup, .checkboxGroup]) { node in
      guard let value = node.value, !value.isBlank else {
        return node.knows(.value) ? .inapplicable : .cantTell(.value)
      }
      guard let first = value.emptySegment else { return .passed }
      var fixed = value
      var next: Range<String.Index>? = first
      while let range = next {
        fixed.removeSubrange(range)
        next = fixed.emptySegment
      }
      return .failed(
        found: "an empty part in the value “\(value)”", expected: "no empty part",
        fix: fixed.isBlank ? nil : node.descriptor.with { $0.value = String(fixed.trimmed) })
    },
    examples: [
      .passing("two parts", Golden.radio("Black")),
      .passing("two sentences", value("Radio button, unchecked. Choose one.")),
      .passing("an ellipsis", value("Loading...")),
      .passing("an abbreviation before a comma", value("8 a.m., checked")),
      .passing("decimal and time", value("Version 1.5, 10:30")),
      .failing("nothing between two full stops", value("Radio. Selected. . "), severity: .warning),
      .failing("nothing between two commas", value("Radio button, , checked"), severity: .warning),
      .failing("nothing before the first comma", value(", checked"), severity: .warning),
      .failing("nothing after the last comma", value("Checked, is in error, "), severity: .warning),
      .failing("nothing but separators", value(". ."), severity: .warning),
      .cantTell(.value, "a value that nobody heard", Golden.radio("Black").without(.value)),
      .inapplicable("no value", Golden.actionToggle("Mute")),
    ])
}

private func value(_ value: String) -> AccessibilityDescriptor {
  Golden.radio("Black").with { $0.value = value }
}

extension String {
  /// The first separator that has no part before it, or that is left over at the end; with the white space before it.
  ///
  /// Complexity: O(length of the text).
  fileprivate var emptySegment: Range<Index>? {
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
