import SelectionKitRules

/// A piece of markup that text can only get into escaped, so that nothing an app or a file says becomes markup.
///
/// It is HTML and well-formed XML at once: every element is closed and every attribute quoted.
struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate(set) var markup: String

  init(stringLiteral value: String) {
    markup = value
  }

  init(stringInterpolation: Interpolation) {
    markup = stringInterpolation.markup
  }

  /// What literals and values are put together in.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) {
      markup += literal
    }

    /// Puts in markup.
    mutating func appendInterpolation(_ html: HTML) {
      markup += html.markup
    }

    /// Puts in a text of this package, or one between tags that set it apart.
    mutating func appendInterpolation(_ text: String) {
      markup += text.asHTMLText { $0.isActedOn }
    }

    /// Puts in a text from an app or a file, cut where it is very long and set apart from the direction around it.
    mutating func appendInterpolation(from text: String) {
      markup += "<bdi>" + text.shortened(to: HTMLLimits.text).asHTMLText { $0.isActedOn } + "</bdi>"
    }

    /// Puts in what a screen reader says, whose isolates set apart what is written in another direction and turn
    /// nothing around.
    mutating func appendInterpolation(spoken text: String) {
      let shown = text.shortened(to: HTMLLimits.text)
      markup += "<bdi>" + shown.asHTMLText { $0.isActedOn && $0 != "\u{2068}" && $0 != "\u{2069}" } + "</bdi>"
    }

    mutating func appendInterpolation(_ number: Int) {
      markup += String(number)
    }

    /// Puts in a length or a coordinate, to the tenth.
    mutating func appendInterpolation(_ number: Double) {
      let tenths = (number * 10).rounded()
      let text = String(tenths == 0 ? 0 : tenths / 10)
      markup += text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}

extension Sequence<HTML> {
  /// The pieces one after the other.
  ///
  /// - Parameter separator: What stands between them.
  /// - Returns: One piece.
  func joined(by separator: HTML = "") -> HTML {
    var isFirst = true
    return reduce(into: "" as HTML) { whole, piece in
      if !isFirst { whole.markup += separator.markup }
      whole.markup += piece.markup
      isFirst = false
    }
  }
}

extension String {
  /// This text as it stands between tags and in attributes.
  ///
  /// - Parameter isWrittenOut: Whether a scalar is shown by its number rather than left to act.
  /// - Returns: The text.
  fileprivate func asHTMLText(_ isWrittenOut: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      // The two that XML has no place for.
      case "\u{FFFE}", "\u{FFFF}": html += scalar.escaped(asASCII: true)
      case _ where isWrittenOut(scalar): html += scalar.escaped(asASCII: true)
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// This text, or the beginning of it and how much more there is.
  func shortened(to limit: Int) -> String {
    let rest = dropFirst(limit)
    return rest.isEmpty ? self : "\(prefix(limit))… (\(counted(rest.count, "more character")))"
  }
}
