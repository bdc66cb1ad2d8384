import SelectionKit
import Testing

/// Identities of a group whose options are the cases of a type.
enum CupSize: CaseIterable {
  case small, medium, large

  var name: String {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }
}

/// A type that lists one case twice and leaves one out.
enum Flavour: CaseIterable {
  case vanilla, lemon, mint

  static let allCases: [Flavour] = [.vanilla, .lemon, .vanilla]
}

/// A type that lists no case.
enum Nothing: CaseIterable {
  case unlisted

  static let allCases: [Nothing] = []
}

extension Wording {
  /// A wording that shares no word with English, so that a word that is not taken from it shows.
  static let german = Wording(
    language: "de", radioChecked: "Optionsfeld, gewählt", radioUnchecked: "Optionsfeld, nicht gewählt",
    checked: "Angekreuzt", unchecked: "Nicht angekreuzt", mixed: "Teils angekreuzt", notSelected: "Nicht gewählt",
    readOnly: "schreibgeschützt", maximumReached: "Mehr als {count} geht nicht")
}

extension Wording: CustomTestStringConvertible {
  /// The language tag: all that is worth printing of it.
  public var testDescription: String { language }
}

/// What a control in a status is expected to say.
struct StatusCase: Sendable, CustomTestStringConvertible {
  let status: ControlStatus
  let value: String?
  let traits: AccessibilityDescriptor.Traits
  var isEnabled = true
  var isReadOnly = false
  var error: ErrorMessage?

  var testDescription: String { "\(status)" }
}

extension AccessibilityDescriptor {
  /// A descriptor as it is expected of a control in a status; whatever is not named here is expected to be unset.
  init(
    _ role: Role, _ label: String?, _ expected: StatusCase, state: CheckState, effect: Effect = .submitted
  ) {
    self.init(role, label: label, value: expected.value, traits: expected.traits)
    self.state = state
    self.effect = effect
    isEnabled = expected.isEnabled
    isReadOnly = expected.isReadOnly
    error = expected.error
  }
}
