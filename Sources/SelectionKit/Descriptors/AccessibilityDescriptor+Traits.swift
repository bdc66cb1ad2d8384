extension AccessibilityDescriptor {
  /// What the platform is told of an element's role and state, each trait present or not.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// One bit per trait; the bits are this package's own.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: One bit per trait.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Announced as a button.
    @inlinable public static var button: Traits { Traits(rawValue: 1 << 0) }
    /// Announced as something to switch on and off.
    @inlinable public static var toggle: Traits { Traits(rawValue: 1 << 1) }
    /// Announced as selected.
    @inlinable public static var selected: Traits { Traits(rawValue: 1 << 2) }
    /// Announced as unavailable.
    @inlinable public static var notEnabled: Traits { Traits(rawValue: 1 << 3) }
    /// Announced as a heading.
    @inlinable public static var header: Traits { Traits(rawValue: 1 << 4) }
    /// Announced as an image.
    @inlinable public static var image: Traits { Traits(rawValue: 1 << 5) }

    /// The facts that these traits are known to be there or not.
    @inlinable public var facts: Facts {
      // The facts stand in the order of the traits, from the button trait on.
      Facts(rawValue: UInt64(rawValue & Self.all.rawValue) * Facts.buttonTrait.rawValue)
    }

    @inlinable static var all: Traits { [.button, .toggle, .selected, .notEnabled, .header, .image] }

    /// Each trait with its name on the wire and the fact that it is known, in the order of the bits.
    public static let named: [(trait: Traits, name: String, fact: Facts)] = [
      (.button, "button", .buttonTrait),
      (.toggle, "toggle", .toggleTrait),
      (.selected, "selected", .selectedTrait),
      (.notEnabled, "notEnabled", .notEnabledTrait),
      (.header, "header", .headerTrait),
      (.image, "image", .imageTrait),
    ]
  }
}

extension AccessibilityDescriptor.Traits: CustomStringConvertible {
  /// The names of the traits, or "none".
  public var description: String {
    var names: [String] = []
    for entry in Self.named where contains(entry.trait) { names.append(entry.name) }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
