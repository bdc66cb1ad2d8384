import SelectionKit

/// The traits of an element as UIKit numbers them, with those private ones that tell what a control is.
struct PlatformTraits: OptionSet, Hashable {
  let rawValue: UInt64

  static let button = bit(0)
  static let image = bit(2)
  static let selected = bit(3)
  static let notEnabled = bit(8)
  static let searchField = bit(10)
  static let adjustable = bit(12)
  static let header = bit(16)
  /// Private: a radio button that speaks its own role, as in web content.
  static let radioButton = bit(20)
  /// Private: shows a value that can't be changed.
  static let readOnly = bit(51)
  /// Public since iOS 17, and before that private to native switches.
  static let toggle = bit(53)
  /// Private: web content inside a fieldset.
  static let containedByFieldset = bit(57)

  private static func bit(_ position: Int) -> PlatformTraits {
    PlatformTraits(rawValue: 1 << UInt64(position))
  }
}

extension PlatformTraits {
  private static let named: [String: PlatformTraits] = [
    "button": .button, "image": .image, "selected": .selected, "notEnabled": .notEnabled,
    "searchField": .searchField, "adjustable": .adjustable, "header": .header, "radioButton": .radioButton,
    "readOnly": .readOnly, "toggle": .toggle, "toggleButton": .toggle, "switchButton": .toggle,
    "containedByFieldset": .containedByFieldset,
  ]

  /// Takes the names of traits, with or without a capital, or for a bit without a name, `unknown(n)`.
  ///
  /// A name that makes no difference here is passed over.
  init(names: some Sequence<String>) {
    self = names.reduce(into: []) { $0.formUnion(Self(name: $1)) }
  }

  private init(name: String) {
    if name.hasPrefix("unknown("), name.hasSuffix(")") {
      self.init(rawValue: UInt64(name.dropFirst("unknown(".count).dropLast()) ?? 0)
    } else {
      self = Self.named[name.prefix(1).lowercased() + name.dropFirst()] ?? []
    }
  }

  private static let described: [(PlatformTraits, AccessibilityDescriptor.Traits)] = [
    (.button, .button), (.toggle, .toggle), (.selected, .selected), (.notEnabled, .notEnabled), (.header, .header),
    (.image, .image),
  ]

  /// Those that a descriptor tells.
  var described: AccessibilityDescriptor.Traits {
    Self.described.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}
