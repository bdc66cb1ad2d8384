import SelectionKitRules

/// Gives each name once: who asks for one that is taken gets it with a number.
struct UniqueNames {
  private var taken: Set<String> = []

  /// Takes a name.
  ///
  /// Complexity: O(count of times the name was asked for).
  ///
  /// - Parameter base: The name that is asked for.
  /// - Returns: The name, or the name with a number, such as `Gray (2)`.
  mutating func name(_ base: String) -> String {
    var name = base
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base) (\(count))"
    }
    return name
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
  /// - Returns: 16 hexadecimal digits, different from those before.
  mutating func fingerprint(of kind: Kind, _ parts: String...) -> String {
    fnv1a(names.name(([kind.rawValue] + parts).joined(separator: "\u{0}")).utf8)
  }

  /// What can have a fingerprint.
  enum Kind: String {
    case finding, settled, fault
  }
}

extension GateReport {
  /// A fingerprint for each finding, in the order of the findings: the same in every output.
  var fingerprints: [String] {
    var fingerprints = Fingerprints()
    return findings.map {
      fingerprints.fingerprint(of: .finding, $0.rule.rawValue, $0.subject.screen, $0.subject.element)
    }
  }
}
