/// How an option is laid out; none of it changes what is described to assistive technology.
///
/// The sides are those of the layout itself: nothing here follows the text direction by itself, so that an app
/// decides what mirrors and what does not (clauses `ouds.radio.layout.1` to `.3`).
public struct OptionAppearance: Hashable, Sendable {
  /// The side on which the state indicator stands; a shown icon stands on the other.
  public enum Indicator: Hashable, Sendable {
    /// The indicator comes before the label.
    case leading
    /// The indicator comes after the label.
    case trailing
  }

  /// A decorative image beside the label.
  public struct Icon: Hashable, Sendable {
    /// The name by which the app finds the image; it is never spoken.
    public var name: String
    /// Whether the image is drawn mirrored.
    public var isFlipped: Bool

    /// Creates an icon.
    ///
    /// - Parameters:
    ///   - name: The name by which the app finds the image.
    ///   - isFlipped: Whether the image is drawn mirrored.
    public init(_ name: String, isFlipped: Bool = false) {
      self.name = name
      self.isFlipped = isFlipped
    }
  }

  /// The side of the state indicator.
  public var indicator: Indicator = .leading
  /// The decorative image, if one is shown.
  public var icon: Icon?
  /// Whether an outline is drawn around the option.
  public var isOutlined = false
  /// Whether a divider is drawn below the option.
  public var hasDivider = false
  /// Whether the option's width is limited to what reads well.
  public var isWidthConstrained = false

  /// Creates the default layout: indicator leading, no icon, no decoration.
  public init() {}
}
