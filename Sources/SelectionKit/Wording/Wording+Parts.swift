extension Wording {
  /// The words of a radio option's value; none of them can be left out.
  public struct RadioWords: Hashable, Sendable {
    /// Which of the two comes first.
    public enum Order: Hashable, Sendable {
      /// The role, then the state: "Radio button, checked".
      case roleFirst
      /// The state, then the role: "Checked, radio button".
      case stateFirst
    }

    /// The role.
    public let role: String
    /// The state of the chosen option.
    public let checked: String
    /// The state of every other option.
    public let unchecked: String
    /// Whether role or state comes first.
    public let order: Order

    /// Creates the words of a radio option's value, written as they stand there: the first one has the capital.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - checked: The state of the chosen option.
    ///   - unchecked: The state of every other option.
    ///   - order: Whether role or state comes first.
    public init(_ role: String, checked: String, unchecked: String, order: Order = .roleFirst) {
      self.role = role
      self.checked = checked
      self.unchecked = unchecked
      self.order = order
    }

    /// The value of a radio option.
    func value(isChecked: Bool, separator: String) -> String {
      let state = isChecked ? checked : unchecked
      return switch order {
      case .roleFirst: role + separator + state
      case .stateFirst: state + separator + role
      }
    }
  }

  /// The values of a checkbox, in the gender of the language's word for it.
  public struct CheckboxWords: Hashable, Sendable {
    /// The value of a checked box.
    public let checked: String
    /// The value of an unchecked box.
    public let unchecked: String
    /// The value of a box that stands for some checked and some unchecked options.
    public let mixed: String

    /// Creates the values of a checkbox.
    ///
    /// - Parameters:
    ///   - checked: The value of a checked box.
    ///   - unchecked: The value of an unchecked box.
    ///   - mixed: The value of a box that stands for some checked and some unchecked options.
    public init(checked: String, unchecked: String, mixed: String) {
      self.checked = checked
      self.unchecked = unchecked
      self.mixed = mixed
    }
  }

  /// What a screen reader says of traits; nil where the words of the language are not known.
  public struct SpokenWords: Hashable, Sendable {
    /// For the selected trait.
    public var selected: String?
    /// For the not-enabled trait.
    public var dimmed: String?
    /// For the button trait.
    public var button: String?
    /// For the button and the toggle trait together.
    public var switchButton: String?
    /// For a toggle that is on and has no words of its own.
    public var on: String?
    /// For a toggle that is off and has no words of its own.
    public var off: String?
    /// For a toggle that is mixed and has no words of its own.
    public var mixed: String?
    /// For the header trait.
    public var heading: String?
    /// For the image trait.
    public var image: String?

    /// Creates words for traits.
    ///
    /// - Parameters:
    ///   - selected: For the selected trait.
    ///   - dimmed: For the not-enabled trait.
    ///   - button: For the button trait.
    ///   - switchButton: For the button and the toggle trait together.
    ///   - on: For a toggle that is on.
    ///   - off: For a toggle that is off.
    ///   - mixed: For a toggle that is mixed.
    ///   - heading: For the header trait.
    ///   - image: For the image trait.
    public init(
      selected: String? = nil, dimmed: String? = nil, button: String? = nil, switchButton: String? = nil,
      on: String? = nil, off: String? = nil, mixed: String? = nil, heading: String? = nil, image: String? = nil
    ) {
      self.selected = selected
      self.dimmed = dimmed
      self.button = button
      self.switchButton = switchButton
      self.on = on
      self.off = off
      self.mixed = mixed
      self.heading = heading
      self.image = image
    }
  }
}
