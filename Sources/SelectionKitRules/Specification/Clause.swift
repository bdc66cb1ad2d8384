/// One requirement or piece of advice of the component specs: what it asks for, and what decides it.
public struct Clause: Hashable, Sendable, Identifiable {
  /// The id under which a clause is known in reports and in the documentation, such as `radio.basic.must.2`.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as text.
    public let rawValue: String

    /// Creates an id.
    ///
    /// - Parameter rawValue: The id as text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an id from a literal.
    ///
    /// - Parameter value: The id as text.
    public init(stringLiteral value: String) {
      rawValue = value
    }

    /// The id as text.
    public var description: String { rawValue }
  }

  /// Where a clause comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The radio button spec.
    case radioBasic = "radio.basic"
    /// The checkbox spec.
    case checkboxBasic = "checkbox.basic"
    /// The toggle button spec.
    case buttonToggle = "button.toggle"
    /// The documentation of OUDSRadioItem.
    case oudsRadioItem = "OUDSRadioItem"
    /// The tutorial on radio buttons in UIKit.
    case tutorial = "UIKit tutorial"
    /// The global rules that the component specs cite.
    case global = "global rules"
    /// This package's own decision, where the sources are silent.
    case ourDecision = "our decision"
  }

  /// A part of a clause that is decided by itself.
  public struct Part: Hashable, Sendable {
    /// The letter of the part, where the clause names its parts.
    public let letter: String?
    /// What decides it; together they decide it whole.
    public let deciders: [Decider]

    init(_ letter: String, _ deciders: [Decider]) {
      self.letter = letter
      self.deciders = deciders
    }

    init(_ deciders: [Decider]) {
      letter = nil
      self.deciders = deciders
    }
  }

  /// What decides a part of a clause.
  public enum Decider: Hashable, Sendable {
    /// Rules judge it.
    case rules([Rule.ID])
    /// The types leave no way to violate it, as the test of this name shows.
    case guaranteed(by: String)
    /// The chooser answers it, as the table of ``ControlChooser/Component`` shows.
    case chooser
    /// A person has to judge it, for this reason.
    case review(String)
  }

  /// The id of the clause.
  public let id: ID
  /// Where it comes from.
  public let source: Source
  /// How much a violation weighs: must-haves and don'ts are errors, preferences warnings, what may be adapted notes.
  public let severity: Rule.Severity
  /// What it asks for, in this package's words.
  public let requirement: String
  /// The WCAG success criteria that it serves.
  public let criteria: [Criterion]
  /// Its parts, at least one.
  public let parts: [Part]

  init(
    _ id: ID, _ source: Source, _ severity: Rule.Severity, _ requirement: String, serving criteria: [Criterion],
    parts: [Part]
  ) {
    self.id = id
    self.source = source
    self.severity = severity
    self.requirement = requirement
    self.criteria = criteria
    self.parts = parts
  }

  /// The rules that decide a part of the clause, each once, in the order of the parts.
  public var rules: [Rule.ID] {
    var rules: [Rule.ID] = []
    for case .rules(let deciding) in parts.flatMap(\.deciders) {
      for rule in deciding where !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// Every clause, spec by spec.
  public static let all = radio + checkbox + toggle + ouds + tutorial + global
}
