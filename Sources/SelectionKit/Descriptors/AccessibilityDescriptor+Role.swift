extension AccessibilityDescriptor {
  /// What kind of element a descriptor describes; an open vocabulary.
  public struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the role on the wire.
    public let rawValue: String

    /// Creates a role from its name on the wire.
    ///
    /// - Parameter rawValue: The name.
    @inlinable public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether two roles have the same name.
    @inlinable public static func == (a: Role, b: Role) -> Bool {
      a.rawValue == b.rawValue
    }

    /// The name of the role on the wire.
    public var description: String { rawValue }

    /// A set of options of which at most one is chosen.
    @inlinable public static var radioGroup: Role { Role(rawValue: "radioGroup") }
    /// An option of such a set, or one that stands alone.
    @inlinable public static var radioOption: Role { Role(rawValue: "radioOption") }
    /// A radio button that the platform itself announces as one.
    @inlinable public static var nativeRadio: Role { Role(rawValue: "nativeRadio") }
    /// A set of checkboxes that belong together.
    @inlinable public static var checkboxGroup: Role { Role(rawValue: "checkboxGroup") }
    /// A box that is checked or not.
    @inlinable public static var checkbox: Role { Role(rawValue: "checkbox") }
    /// Something that says it is checked or not without being known as a checkbox.
    @inlinable public static var checkable: Role { Role(rawValue: "checkable") }
    /// A button with two states.
    @inlinable public static var toggleButton: Role { Role(rawValue: "toggleButton") }
    /// A set of buttons.
    @inlinable public static var toolbar: Role { Role(rawValue: "toolbar") }
    /// A switch that acts at once.
    @inlinable public static var `switch`: Role { Role(rawValue: "switch") }
    /// A segment of a segmented control.
    @inlinable public static var segment: Role { Role(rawValue: "segment") }
    /// A tab of a tab bar.
    @inlinable public static var tab: Role { Role(rawValue: "tab") }
    /// A picker, collapsed or a wheel.
    @inlinable public static var picker: Role { Role(rawValue: "picker") }
    /// An item of a menu.
    @inlinable public static var menuItem: Role { Role(rawValue: "menuItem") }
    /// A plain button.
    @inlinable public static var button: Role { Role(rawValue: "button") }
    /// A heading.
    @inlinable public static var heading: Role { Role(rawValue: "heading") }
    /// A text that is only read.
    @inlinable public static var staticText: Role { Role(rawValue: "staticText") }
    /// An image.
    @inlinable public static var image: Role { Role(rawValue: "image") }
    /// An application, a window, a screen or a navigation bar: never a group of options.
    @inlinable public static var screen: Role { Role(rawValue: "screen") }
    /// Anything else.
    @inlinable public static var other: Role { Role(rawValue: "other") }

    /// The roles this version knows; a document with another is refused, since it may be a misspelt one.
    public static let known: [Role] = [
      .radioGroup, .radioOption, .nativeRadio, .checkboxGroup, .checkbox, .checkable, .toggleButton, .toolbar, .switch,
      .segment, .tab, .picker, .menuItem, .button, .heading, .staticText, .image, .screen, .other,
    ]

    /// The roles of elements that a person operates.
    public static let controls: Set<Role> = [
      .radioOption, .nativeRadio, .checkbox, .checkable, .toggleButton, .switch, .segment, .tab, .picker, .menuItem,
      .button,
    ]
  }
}
