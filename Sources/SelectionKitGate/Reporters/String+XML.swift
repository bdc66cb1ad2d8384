import SelectionKitRules

extension String {
  /// This text for an attribute or an element of XML 1.0, which reads it as the same text.
  ///
  /// What XML can't hold in any way, such as most control characters, becomes U+FFFD. What a terminal would act on is a
  /// reference, also a line break, since a reader makes a space of one in an attribute.
  ///
  /// Complexity: O(length of the text).
  var asXML: String {
    writing { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case _ where !scalar.isAllowedInXML: "\u{FFFD}"
      case _ where scalar.isActedOn: "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: nil
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the scalar (production 2 of the recommendation).
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
