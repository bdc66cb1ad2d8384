/// The direction in which a script is written.
enum TextDirection {
  case leftToRight, rightToLeft

  /// The direction of the first letter, or nil if there is none.
  init?(of text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isWrittenRightToLeft {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic {
        self = .leftToRight
        return
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar lies in a block of a script that is written from right to left.
  fileprivate var isWrittenRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension String {
  /// This text set apart where it is written in another direction than what it is joined to, so that neither moves the
  /// punctuation of the other.
  func isolated(beside base: String) -> String {
    guard let direction = TextDirection(of: base), let own = TextDirection(of: self), own != direction
    else { return self }
    return "\u{2068}" + self + "\u{2069}"
  }
}
