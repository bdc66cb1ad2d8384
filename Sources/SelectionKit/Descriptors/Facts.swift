/// Things that can be known or not known of an element: everything that a rule can need.
public struct Facts: OptionSet, Hashable, Sendable {
  /// One bit per fact; the bits are not part of any format.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit per fact.
  @inlinable public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The accessible name.
  @inlinable public static var label: Facts { Facts(rawValue: 1 << 0) }
  /// What the element says of its state or content.
  @inlinable public static var value: Facts { Facts(rawValue: 1 << 1) }
  /// The hint.
  @inlinable public static var hint: Facts { Facts(rawValue: 1 << 2) }
  /// The words for voice input.
  @inlinable public static var inputLabels: Facts { Facts(rawValue: 1 << 3) }
  /// Whether the button trait is there.
  @inlinable public static var buttonTrait: Facts { Facts(rawValue: 1 << 4) }
  /// Whether the toggle trait is there.
  @inlinable public static var toggleTrait: Facts { Facts(rawValue: 1 << 5) }
  /// Whether the selected trait is there.
  @inlinable public static var selectedTrait: Facts { Facts(rawValue: 1 << 6) }
  /// Whether the not-enabled trait is there.
  @inlinable public static var notEnabledTrait: Facts { Facts(rawValue: 1 << 7) }
  /// Whether the header trait is there.
  @inlinable public static var headerTrait: Facts { Facts(rawValue: 1 << 8) }
  /// Whether the image trait is there.
  @inlinable public static var imageTrait: Facts { Facts(rawValue: 1 << 9) }
  /// How the element treats those inside it.
  @inlinable public static var container: Facts { Facts(rawValue: 1 << 10) }
  /// All the elements inside.
  @inlinable public static var children: Facts { Facts(rawValue: 1 << 11) }
  /// Whether the choice is made, as the app knows it.
  @inlinable public static var state: Facts { Facts(rawValue: 1 << 12) }
  /// Whether the action is available.
  @inlinable public static var isEnabled: Facts { Facts(rawValue: 1 << 13) }
  /// Whether the element is read-only.
  @inlinable public static var isReadOnly: Facts { Facts(rawValue: 1 << 14) }
  /// Whether a choice has to be made.
  @inlinable public static var isRequired: Facts { Facts(rawValue: 1 << 15) }
  /// Whether the form was submitted.
  @inlinable public static var isSubmitted: Facts { Facts(rawValue: 1 << 16) }
  /// Whether there is an error, and which.
  @inlinable public static var error: Facts { Facts(rawValue: 1 << 17) }
  /// How a toggle button tells its state.
  @inlinable public static var naming: Facts { Facts(rawValue: 1 << 18) }
  /// Whether a toggle button formats text in a toolbar.
  @inlinable public static var isFormatting: Facts { Facts(rawValue: 1 << 19) }
  /// Whether a toggle button stands among peers.
  @inlinable public static var isAmongPeers: Facts { Facts(rawValue: 1 << 20) }
  /// What activation brings about.
  @inlinable public static var effect: Facts { Facts(rawValue: 1 << 21) }
  /// Whether it is an accessibility element of its own.
  @inlinable public static var isExposed: Facts { Facts(rawValue: 1 << 22) }
  /// Whether labelled surroundings tell that it is off.
  @inlinable public static var contextImpliesOff: Facts { Facts(rawValue: 1 << 23) }
  /// The control underneath the drawing.
  @inlinable public static var underlyingControl: Facts { Facts(rawValue: 1 << 24) }
  /// The visible text that names it; on a group, the visible heading.
  @inlinable public static var visibleLabel: Facts { Facts(rawValue: 1 << 25) }
  /// Further visible texts.
  @inlinable public static var extraTexts: Facts { Facts(rawValue: 1 << 26) }
  /// Whether it shows no text.
  @inlinable public static var isIconOnly: Facts { Facts(rawValue: 1 << 27) }
  /// The symbols that tell the states apart.
  @inlinable public static var glyphs: Facts { Facts(rawValue: 1 << 28) }
  /// Whether the symbol grows with the text.
  @inlinable public static var glyphSizing: Facts { Facts(rawValue: 1 << 29) }
  /// Whether the text grows with the setting.
  @inlinable public static var textSizing: Facts { Facts(rawValue: 1 << 30) }
  /// How large an area reacts to touch.
  @inlinable public static var hitArea: Facts { Facts(rawValue: 1 << 31) }
  /// Whether it stands inside a running text.
  @inlinable public static var isInlineInText: Facts { Facts(rawValue: 1 << 32) }
  /// What shows the focus.
  @inlinable public static var focusIndicator: Facts { Facts(rawValue: 1 << 33) }
  /// A visible text that tells the state.
  @inlinable public static var visibleStateText: Facts { Facts(rawValue: 1 << 34) }
  /// The language that the document is read in.
  @inlinable public static var language: Facts { Facts(rawValue: 1 << 35) }
  /// The earliest system version that the app runs on.
  @inlinable public static var minimumOS: Facts { Facts(rawValue: 1 << 36) }
  /// Which words stand for which state: an answer only, since no property holds it.
  @inlinable public static var stateVocabulary: Facts { Facts(rawValue: 1 << 37) }
  /// Which controls belong to one group: an answer only.
  @inlinable public static var groupMembership: Facts { Facts(rawValue: 1 << 38) }
  /// Whether two trees show one screen: an answer only.
  @inlinable public static var sameScreen: Facts { Facts(rawValue: 1 << 39) }

  /// Whether each of the traits is there.
  @inlinable public static var traits: Facts {
    [.buttonTrait, .toggleTrait, .selectedTrait, .notEnabledTrait, .headerTrait, .imageTrait]
  }
  /// Everything that a rendering holds.
  public static let rendering: Facts = [
    .underlyingControl, .visibleLabel, .extraTexts, .isIconOnly, .glyphs, .glyphSizing, .textSizing, .hitArea,
    .isInlineInText, .focusIndicator, .visibleStateText,
  ]
  /// What a control never vouches for, since only the view, its surroundings or the app's settings show it.
  public static let ofTheView: Facts = rendering.union([.minimumOS, .isFormatting, .isAmongPeers, .contextImpliesOff])
  /// What is no property of any element: a rule answers with it where the evidence is ambiguous.
  public static let ambiguous: Facts = [.stateVocabulary, .groupMembership, .sameScreen]
  /// What belongs to the document rather than to an element.
  public static let ofTheDocument: Facts = [.language, .minimumOS]

  /// Each fact with its name on the wire, in the order of the bits.
  public static let named: [(fact: Facts, name: String)] = [
    (.label, "label"), (.value, "value"), (.hint, "hint"), (.inputLabels, "inputLabels"),
    (.buttonTrait, "buttonTrait"), (.toggleTrait, "toggleTrait"), (.selectedTrait, "selectedTrait"),
    (.notEnabledTrait, "notEnabledTrait"), (.headerTrait, "headerTrait"), (.imageTrait, "imageTrait"),
    (.container, "container"), (.children, "children"), (.state, "state"), (.isEnabled, "isEnabled"),
    (.isReadOnly, "isReadOnly"), (.isRequired, "isRequired"), (.isSubmitted, "isSubmitted"), (.error, "error"),
    (.naming, "naming"), (.isFormatting, "isFormatting"), (.isAmongPeers, "isAmongPeers"), (.effect, "effect"),
    (.isExposed, "isExposed"), (.contextImpliesOff, "contextImpliesOff"), (.underlyingControl, "underlyingControl"),
    (.visibleLabel, "visibleLabel"), (.extraTexts, "extraTexts"), (.isIconOnly, "isIconOnly"), (.glyphs, "glyphs"),
    (.glyphSizing, "glyphSizing"), (.textSizing, "textSizing"), (.hitArea, "hitArea"),
    (.isInlineInText, "isInlineInText"), (.focusIndicator, "focusIndicator"),
    (.visibleStateText, "visibleStateText"), (.language, "language"), (.minimumOS, "minimumOS"),
    (.stateVocabulary, "stateVocabulary"), (.groupMembership, "groupMembership"), (.sameScreen, "sameScreen"),
  ]

  /// The facts one by one, in the order of the bits.
  ///
  /// Complexity: O(count of facts).
  public var individual: [Facts] {
    var facts: [Facts] = []
    for entry in Self.named where contains(entry.fact) { facts.append(entry.fact) }
    return facts
  }
}

extension Facts: CustomStringConvertible {
  /// The names of the facts, or "nothing".
  public var description: String {
    var names: [String] = []
    for entry in Self.named where contains(entry.fact) { names.append(entry.name) }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
