extension AccessibilityDescriptor {
  /// What kind of element a descriptor describes; an open vocabulary.
  public struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the role on the wire.
    public let rawValue: String

    /// Creates a role from its name on the wire.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the role on the wire.
    public var description: String { rawValue }

    /// A set of options of which at most one is chosen.
    public static let radioGroup = Role(rawValue: "radioGroup")
    /// An option of such a set, or one that stands alone.
    public static let radioOption = Role(rawValue: "radioOption")
    /// A radio button that the platform itself announces as one.
    public static let nativeRadio = Role(rawValue: "nativeRadio")
    /// A set of checkboxes that belong together.
    public static let checkboxGroup = Role(rawValue: "checkboxGroup")
    /// A box that is checked or not.
    public static let checkbox = Role(rawValue: "checkbox")
    /// Something that says it is checked or not without being known as a checkbox.
    public static let checkable = Role(rawValue: "checkable")
    /// A button with two states.
    public static let toggleButton = Role(rawValue: "toggleButton")
    /// A set of buttons.
    public static let toolbar = Role(rawValue: "toolbar")
    /// A switch that acts at once.
    public static let `switch` = Role(rawValue: "switch")
    /// A segment of a segmented control.
    public static let segment = Role(rawValue: "segment")
    /// A tab of a tab bar.
    public static let tab = Role(rawValue: "tab")
    /// A picker, collapsed or a wheel.
    public static let picker = Role(rawValue: "picker")
    /// An item of a menu.
    public static let menuItem = Role(rawValue: "menuItem")
    /// A plain button.
    public static let button = Role(rawValue: "button")
    /// A heading.
    public static let heading = Role(rawValue: "heading")
    /// A text that is only read.
    public static let staticText = Role(rawValue: "staticText")
    /// An image.
    public static let image = Role(rawValue: "image")
    /// An application, a window, a screen or a navigation bar: never a group of options.
    public static let screen = Role(rawValue: "screen")
    /// Anything else.
    public static let other = Role(rawValue: "other")

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
