import SelectionKit
import SelectionKitRules

/// A configuration as it stands in its file, with the days up to which parts of it hold.
struct DecodedConfiguration: Decodable {
  private(set) var configuration = Configuration(fileName: "")
  /// The last days, each with the way to it as a JSON pointer.
  private(set) var expiries: [(day: CalendarDate, path: String)] = []

  init(from decoder: any Decoder) throws {
    let object = try StrictObject<Configuration.Key>(decoder)
    // Before anything else: a later version may well have other keys.
    guard try object.require(.format, object.text) == Configuration.formatName else {
      throw object.fault("expected \"\(Configuration.formatName)\"", at: .format)
    }
    let version = try object.require(.version, object.wholeNumber)
    guard version == Configuration.formatVersion else {
      throw object.fault("version \(version) is not read, only version \(Configuration.formatVersion)", at: .version)
    }
    try object.refuseUnknownKeys()
    _ = try object.text(.schema)
    configuration.language = try object.words(.language)
    configuration.minimumOS = try object.words(.minimumOS)
    configuration.failOn = try object.word(.failOn, among: Rule.Severity.words)
    configuration.isStrict = try object.flag(.strict)
    configuration.allowsEmpty = try object.flag(.allowEmpty)
    configuration.stringCatalogs = try object.texts(.stringCatalogs) ?? []
    configuration.rules = try object.list(.rules, eachOnceBy: \.rule) { try Configuration.RuleSetting($0) }
    configuration.screens = try object.list(.screens) { try Configuration.ScreenHint($0) }
    configuration.controls = try object.list(.controls) { try NamedControl($0) }
    configuration.sources = try object.list(.sources) { try SourceHint($0) }
    configuration.expectations = try object.list(.expect, eachOnceBy: \.description) { try Expectation($0) }
    let facts = try object.list(.facts) { try DatedFacts($0) }
    configuration.facts = facts.map(\.facts)
    configuration.waivers = try object.list(.waivers, eachOnceBy: \.entry) { try Waiver($0) }
    expiries = facts.enumerated().compactMap { number, entry in
      entry.expiry.map { ($0, "/facts/\(number)/expires") }
    }
    expiries += configuration.waivers.enumerated().map { ($1.expiry, "/waivers/\($0)/expires") }
  }
}

extension Configuration {
  /// The keys of a configuration in its file.
  package enum Key: String, CaseIterable {
    case schema = "$schema"
    case format, version, language, minimumOS, failOn, strict, allowEmpty, stringCatalogs, rules, screens, controls,
      facts, sources, expect, waivers
  }
}

// MARK: - Parts

extension Configuration.RuleSetting {
  /// The keys of what is said of a rule in a configuration.
  package enum Key: String, CaseIterable {
    case rule, severity, reason
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    rule = try object.require(.rule, object.rule)
    let severity = try object.require(.severity) { key in
      try object.word(key, among: Rule.Severity.words.map { (name: $0.name, word: Optional($0.word)) } + [("off", nil)])
    }
    self.severity = severity
    reason = try object.require(.reason, object.words)
  }
}

extension Configuration.ScreenHint {
  /// The keys of what is said of a screen in a configuration.
  package enum Key: String, CaseIterable {
    case file, name, language, minimumOS, source
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    file = TextPattern(try object.require(.file, object.words))
    name = try object.words(.name)
    language = try object.words(.language)
    minimumOS = try object.words(.minimumOS)
    source = try object.object(.source).map { try FileLocation($0) }
  }
}

extension FileLocation {
  /// The keys of a place in a configuration.
  package enum Key: String, CaseIterable {
    case file, line
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    self.init(file: try object.require(.file, object.words), line: try object.count(.line))
  }
}

extension ElementPattern {
  /// The keys of a pattern in a configuration.
  package enum Key: String, CaseIterable {
    case identifier, label, role
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    self.init()
    identifier = try object.pattern(.identifier)
    label = try object.pattern(.label)
    role = try object.word(.role, among: AccessibilityDescriptor.Role.words)
    if identifier == nil, label == nil, role == nil {
      throw object.fault("one of identifier, label and role has to be there", at: .identifier)
    }
  }
}

extension NamedControl {
  /// The keys of what names controls in a configuration.
  package enum Key: String, CaseIterable {
    case identifier, label, type, ancestor, file, role
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    var pattern = ElementPattern()
    pattern.identifier = try object.pattern(.identifier)
    pattern.label = try object.pattern(.label)
    pattern.role = try object.word(.type, among: AccessibilityDescriptor.Role.words)
    if pattern == ElementPattern() {
      throw object.fault("one of identifier, label and type has to be there", at: .identifier)
    }
    let role = try object.require(.role) { try object.word($0, among: AccessibilityDescriptor.Role.words) }
    self.init(pattern, are: role)
    ancestor = try object.object(.ancestor).map { try ElementPattern($0) }
    file = try object.pattern(.file)
  }
}

extension SourceHint {
  /// The keys of what says where elements were made in a configuration.
  package enum Key: String, CaseIterable {
    case element, screen, file, line
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    let pattern: ElementPattern? = try object.object(.element).map { try ElementPattern($0) }
    let screen = try object.pattern(.screen)
    if pattern == nil, screen == nil { throw object.fault("one of element and screen has to be there", at: .element) }
    let location = FileLocation(file: try object.require(.file, object.words), line: try object.count(.line))
    self.init(pattern ?? ElementPattern(), on: screen, at: location)
  }
}

extension Expectation {
  /// The keys of an expectation in a configuration.
  package enum Key: String, CaseIterable {
    case element, screen, count
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    let pattern: StrictObject<ElementPattern.Key> = try object.require(.element, object.object)
    self.init(try ElementPattern(pattern), on: try object.pattern(.screen))
    count = try object.count(.count) ?? 1
  }
}

extension SettledFacts {
  /// The keys of facts in a configuration.
  package enum Key: String, CaseIterable {
    case element, ancestor, screen, expires, rendering, isRequired, isSubmitted, isReadOnly, isExposed, naming,
      isFormatting, isAmongPeers, contextImpliesOff, effect
  }
}

/// Facts with the last day on which they hold.
private struct DatedFacts {
  var facts: SettledFacts
  var expiry: CalendarDate?

  init(_ object: StrictObject<SettledFacts.Key>) throws {
    let pattern: StrictObject<ElementPattern.Key> = try object.require(.element, object.object)
    facts = SettledFacts(of: try ElementPattern(pattern))
    facts.ancestor = try object.object(.ancestor).map { try ElementPattern($0) }
    facts.screen = try object.pattern(.screen)
    if let rendering: StrictObject<AccessibilityDescriptor.Rendering.Key> = try object.object(.rendering) {
      facts.rendering = try AccessibilityDescriptor.Rendering(reading: rendering)
    }
    facts.isRequired = try object.flag(.isRequired)
    facts.isSubmitted = try object.flag(.isSubmitted)
    facts.isReadOnly = try object.flag(.isReadOnly)
    facts.isExposed = try object.flag(.isExposed)
    facts.naming = try object.word(.naming)
    facts.isFormatting = try object.flag(.isFormatting)
    facts.isAmongPeers = try object.flag(.isAmongPeers)
    facts.contextImpliesOff = try object.flag(.contextImpliesOff)
    facts.effect = try object.word(.effect)
    expiry = try object.day(.expires)
  }
}

extension Waiver {
  /// The keys of a waiver in a configuration.
  package enum Key: String, CaseIterable {
    case rule, screen, element, reason, owner, expires, digests, review
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    let subject = FindingSubject(
      screen: try object.require(.screen, object.words), element: try object.require(.element, object.words))
    let digests = try object.require(.digests, object.texts)
    guard !digests.isEmpty, digests.allSatisfy(\.isDigest) else {
      throw object.fault("expected the digests that a report tells, of 16 digits from 0 to f each", at: .digests)
    }
    self.init(
      of: try object.require(.rule, object.rule), for: subject, digests: Set(digests),
      reason: try object.require(.reason, object.words), owner: try object.require(.owner, object.words),
      expiry: try object.require(.expires, object.day))
    review = try object.object(.review).map { try Review($0) }
  }
}

extension Waiver.Review {
  /// The keys of a review in a configuration.
  package enum Key: String, CaseIterable {
    case by, on
  }

  fileprivate init(_ object: StrictObject<Key>) throws {
    self.init(by: try object.require(.by, object.words), on: try object.require(.on, object.day))
  }
}

// MARK: - Values

extension Rule.Severity {
  fileprivate static let words = allCases.map { (name: $0.description, word: $0) }
}

extension String {
  /// Whether it is written as a digest is.
  fileprivate var isDigest: Bool {
    utf8.count == 16 && utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

extension StrictObject {
  /// A text with something in it.
  fileprivate func words(_ key: Key) throws -> String? {
    guard let text = try text(key) else { return nil }
    if text.isBlank { throw fault("expected a text with something in it", at: key) }
    return text
  }

  fileprivate func pattern(_ key: Key) throws -> TextPattern? {
    try words(key).map { TextPattern($0) }
  }

  /// A whole number from 1.
  fileprivate func count(_ key: Key) throws -> Int? {
    let number = try wholeNumber(key)
    if let number, number < 1 { throw fault("expected a whole number from 1", at: key) }
    return number
  }

  fileprivate func day(_ key: Key) throws -> CalendarDate? {
    guard let text = try text(key) else { return nil }
    if let day = CalendarDate(text) { return day }
    throw fault("expected a day such as 2027-01-31", at: key)
  }

  /// The id of a rule that there is.
  fileprivate func rule(_ key: Key) throws -> Rule.ID? {
    guard let name = try text(key) else { return nil }
    if let rule = Rule.all.first(where: { $0.id.rawValue == name }) { return rule.id }
    let likely = closest(to: name, among: Rule.all.map(\.id.rawValue))
    let advice = likely.map { "did you mean \"\($0)\"?" } ?? "selection-audit rules lists them"
    throw fault("unknown rule \"\(name.prefix(60))\"; \(advice)", at: key)
  }

  fileprivate func list<Inner, Element>(
    _ key: Key, _ read: (StrictObject<Inner>) throws -> Element
  ) throws -> [Element] {
    try objects(key, expecting: "a list of objects")?.map(read) ?? []
  }

  /// A list in which no two entries are about the same, since they would contradict each other.
  fileprivate func list<Inner, Element>(
    _ key: Key, eachOnceBy identity: (Element) -> some Hashable, _ read: (StrictObject<Inner>) throws -> Element
  ) throws -> [Element] {
    let list = try list(key, read)
    var positions: [AnyHashable: Int] = [:]
    for (position, element) in list.enumerated() {
      if let first = positions.updateValue(position, forKey: AnyHashable(identity(element))) {
        throw fault("this is about the same as entry \(first) of the list", at: key, position)
      }
    }
    return list
  }
}
