import SelectionKitRules

/// Gives each name once: who asks for one that is taken gets it with a number.
///
/// Of the names only digests are kept, since there may be a million. Should two have the same, the second has a number
/// that it did not need, which does no harm.
struct UniqueNames {
  private var taken: Set<ShortDigest> = []
  /// The last number of each name that was asked for more than once.
  private var lastNumbers: [ShortDigest: Int] = [:]

  /// Takes a name.
  ///
  /// - Parameter base: The name that is asked for.
  /// - Returns: The name, or the name with a number, such as `Gray (2)`.
  mutating func name(_ base: String) -> String {
    Self.name(base, number(base))
  }

  /// Takes a name, and tells only the number that it gets, which is 1 for the name as it is.
  ///
  /// - Parameter base: The name that is asked for.
  /// - Returns: The number.
  mutating func number(_ base: String) -> Int {
    let digest = ShortDigest(of: base.utf8)
    if taken.insert(digest).inserted { return 1 }
    var number = lastNumbers[digest] ?? 1
    repeat { number += 1 } while !taken.insert(ShortDigest(of: Self.name(base, number).utf8)).inserted
    lastNumbers[digest] = number
    return number
  }

  /// A name with its number, if that is not 1.
  static func name(_ base: String, _ number: Int) -> String {
    number == 1 ? base : "\(base) (\(number))"
  }
}

/// Short names by which the next run knows again what this one tells: never by words or lines, which change.
struct Fingerprints {
  private var names = UniqueNames()

  /// The fingerprint of something.
  ///
  /// - Parameters:
  ///   - kind: What kind of thing it is.
  ///   - parts: What it is about.
  /// - Returns: The fingerprint, different from those before.
  mutating func fingerprint(of kind: Kind, _ parts: String...) -> ShortDigest {
    ShortDigest(of: names.name(([kind.rawValue] + parts).joined(separator: "\u{0}")).utf8)
  }

  /// What can have a fingerprint.
  enum Kind: String {
    case finding, settled, fault
  }
}

extension GateReport {
  /// A fingerprint for each finding, in the order of the findings: the same in every output.
  var fingerprints: [ShortDigest] {
    var fingerprints = Fingerprints()
    return findings.map {
      fingerprints.fingerprint(of: .finding, $0.rule.rawValue, $0.subject.screen, $0.subject.element)
    }
  }
}
