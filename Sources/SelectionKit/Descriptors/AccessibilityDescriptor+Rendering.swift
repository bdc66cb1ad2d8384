extension AccessibilityDescriptor {
  /// What only the view can show; nil is always *not known*.
  ///
  /// That there is none of something is said with an empty value: a visible label of `""`, no extra texts, glyphs
  /// without a name.
  public struct Rendering: Hashable, Sendable {
    // In the order of size, as in the descriptor.

    /// The visible text that names the element; on a group, its visible heading.
    ///
    /// Empty if there is none.
    public var visibleLabel: String?
    /// A visible text that tells the state, such as "On".
    ///
    /// Empty if there is none.
    public var visibleStateText: String?
    /// Further visible texts of the element, in reading order.
    ///
    /// Empty if there are none.
    public var extraTexts: [String]?
    /// The symbols that tell the states apart.
    public var glyphs: Glyphs?
    /// How large an area reacts to touch.
    public var hitArea: HitArea?
    /// The control underneath the drawing.
    public var underlyingControl: UnderlyingControl?
    /// Whether the element shows no text.
    public var isIconOnly: Bool?
    /// Whether the symbol grows with the text size setting.
    public var glyphSizing: Sizing?
    /// Whether the text grows with the text size setting.
    public var textSizing: Sizing?
    /// Whether the element stands inside a running text, where the target size rule makes an exception.
    public var isInlineInText: Bool?
    /// What shows that the element has the focus.
    public var focusIndicator: FocusIndicator?

    /// Creates a rendering of which nothing is known.
    public init() {}

    /// The control underneath a drawing.
    public enum UnderlyingControl: String, Hashable, Sendable, CaseIterable {
      /// A native button.
      case button
      /// A native toggle.
      case toggle
      /// Only a gesture on a view.
      case gesture
      /// A drawing that stands in for a native control through an accessibility representation.
      case representation
      /// Something else.
      case other
    }

    /// What shows that an element has the focus.
    public enum FocusIndicator: String, Hashable, Sendable, CaseIterable {
      /// The system's own indicator.
      case system
      /// An indicator of the app's that is equivalent.
      case custom
      /// The system's indicator is suppressed, and nothing stands in for it.
      case suppressed
    }

    /// How text or a symbol follows the text size setting.
    public enum Sizing: String, Hashable, Sendable, CaseIterable {
      /// It grows with the text.
      case withText
      /// It keeps a fixed size in points.
      case fixed
      /// It grows, and is cut off or truncated where it should be whole.
      case clipped
    }

    /// The names of the symbols drawn for off and on.
    public struct Glyphs: Hashable, Sendable {
      /// The symbol while off or unchosen.
      public var off: String
      /// The symbol while on or chosen.
      public var on: String

      /// Creates a pair of symbols.
      ///
      /// - Parameters:
      ///   - off: The symbol while off or unchosen.
      ///   - on: The symbol while on or chosen.
      public init(off: String, on: String) {
        self.off = off
        self.on = on
      }

      /// Known to have no symbol in either state.
      public static let none = Glyphs(off: "", on: "")
    }

    /// A width and a height in points.
    public struct Size: Hashable, Sendable {
      /// The horizontal extent in points.
      public var width: Double
      /// The vertical extent in points.
      public var height: Double

      /// Creates a size.
      ///
      /// - Parameters:
      ///   - width: The horizontal extent in points.
      ///   - height: The vertical extent in points.
      public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
      }
    }

    /// How large an area reacts to touch, as far as that is known: from one size up to another.
    public struct HitArea: Hashable, Sendable {
      /// The size it has at least.
      public var minimum: Size
      /// The size it has at most.
      public var maximum: Size
      /// Whether the size is that of the accessibility frame, which a touch area may exceed.
      public var isFrame: Bool

      /// Creates an area of a known size.
      ///
      /// - Parameters:
      ///   - width: The width in points.
      ///   - height: The height in points.
      public init(_ width: Double, _ height: Double) {
        self.init(from: Size(width, height), to: Size(width, height))
      }

      /// Creates an area whose size lies between two.
      ///
      /// - Parameters:
      ///   - minimum: The size it has at least, in points.
      ///   - maximum: The size it has at most, in points.
      ///   - isFrame: Whether the size is that of the accessibility frame.
      public init(from minimum: Size, to maximum: Size, isFrame: Bool = false) {
        self.minimum = minimum
        self.maximum = maximum
        self.isFrame = isFrame
      }
    }
  }
}

extension AccessibilityDescriptor.Rendering {
  /// The rendering that the component specs prescribe for a role.
  ///
  /// - Parameters:
  ///   - role: What kind of element it is.
  ///   - label: Its visible text, or nil for none.
  /// - Returns: A rendering of which everything that the role calls for is known.
  public static func recommended(
    for role: AccessibilityDescriptor.Role, label: String?
  ) -> AccessibilityDescriptor.Rendering {
    var rendering = AccessibilityDescriptor.Rendering()
    rendering.visibleLabel = label ?? ""
    rendering.extraTexts = []
    guard AccessibilityDescriptor.Role.controls.contains(role) else { return rendering }
    rendering.isIconOnly = label == nil
    rendering.glyphSizing = .withText
    rendering.textSizing = .withText
    rendering.hitArea = HitArea(44, 44)
    rendering.isInlineInText = false
    rendering.focusIndicator = .system
    rendering.visibleStateText = ""
    switch role {
    case .radioOption:
      rendering.underlyingControl = .button
      rendering.glyphs = Glyphs(off: "circle", on: "largecircle.fill.circle")
    case .checkbox:
      rendering.underlyingControl = .toggle
      rendering.glyphs = Glyphs(off: "square", on: "checkmark.square")
    case .toggleButton, .button:
      rendering.underlyingControl = .button
      rendering.glyphs = Glyphs.none
    case .switch:
      rendering.underlyingControl = .toggle
      rendering.glyphs = Glyphs.none
    default:
      break
    }
    return rendering
  }
}
