/// What assistive technology is told of one element and of those inside it.
///
/// A descriptor is permissive: it also describes what somebody else built, wrong or incomplete as it may be. What a
/// missing value means is always stated. For a label, a value, a hint, input labels, traits, a container, children
/// and an error, missing means *none*, unless ``unobserved`` says that nobody looked. Every other property that is
/// nil is simply not known.
public struct AccessibilityDescriptor: Hashable, Sendable {
  // Texts and lists come first and flags after them: in another order an element takes more memory.

  /// What kind of element it is.
  public var role: Role
  /// The accessible name.
  public var label: String?
  /// What the element says of its state or content.
  public var value: String?
  /// What activation leads to.
  public var hint: String?
  /// A name for tests; controls never set one (clause `ouds.radio.voiceover.2`).
  public var identifier: String?
  /// The words by which a person using their voice may call the element, if other than the label.
  public var inputLabels: [String]
  /// The elements inside, in reading order.
  public var children: [AccessibilityDescriptor]
  /// The error it is in.
  public var error: ErrorMessage?
  /// What was not looked at: for these facts, a missing value or trait does not mean that there is none.
  ///
  /// A bit has no effect on what is there, with two exceptions: ``Facts/children`` says that the list may be
  /// incomplete, and ``Facts/isExposed`` and ``Facts/isReadOnly`` say that the flag was not looked at.
  public var unobserved: Facts = []
  /// What the platform is told of role and state.
  public var traits: Traits
  /// How the element treats those inside it; nil for a single element.
  public var container: Container?
  /// Whether it is an accessibility element of its own.
  public var isExposed = true
  /// Whether a choice is made, as the app knows it; for a toggle button, whether it is on.
  public var state: CheckState?
  /// Whether the action behind the element is available; the not-enabled trait is how that is told.
  public var isEnabled: Bool?
  /// Whether it shows a value that can't be changed now.
  public var isReadOnly = false
  /// Whether a choice has to be made.
  public var isRequired: Bool?
  /// Whether the form around it was submitted.
  public var isSubmitted: Bool?
  /// How a toggle button tells its state.
  public var naming: Naming?
  /// Whether a toggle button formats text in a toolbar.
  public var isFormatting: Bool?
  /// Whether a toggle button stands among toggles of its kind.
  public var isAmongPeers: Bool?
  /// Whether labelled surroundings tell that a toggle button is off.
  public var contextImpliesOff: Bool?
  /// What activation brings about.
  public var effect: Effect?
  /// What only the view can show.
  public var rendering = Rendering()
  /// How the element was found to be what its role says.
  public var recognition = Recognition.declared

  /// Creates a descriptor of which everything but the view's facts is known.
  ///
  /// - Parameters:
  ///   - role: What kind of element it is.
  ///   - label: The accessible name.
  ///   - value: What the element says of its state or content.
  ///   - traits: What the platform is told of role and state.
  ///   - container: How the element treats those inside it; nil for a single element.
  ///   - children: The elements inside, in reading order.
  public init(
    _ role: Role, label: String? = nil, value: String? = nil, traits: Traits = [], container: Container? = nil,
    children: [AccessibilityDescriptor] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.traits = traits
    inputLabels = []
    self.container = container
    self.children = children
  }

  /// How an element treats those inside it.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    /// The elements inside stay elements of their own.
    case contain
    /// The elements inside are joined into one.
    case combine
    /// The elements inside are hidden.
    case ignore
  }

  /// How a toggle button tells its state.
  public enum Naming: String, Hashable, Sendable, CaseIterable {
    /// The name is what activation will do next.
    case nextAction
    /// The name stays the same.
    case stable
  }

  /// What activation brings about.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// The choice counts once its form is submitted.
    case submitted
    /// A persistent setting changes at once.
    case immediateSetting
    /// Something is turned on or off in the current context.
    case inContext
    /// Another screen opens.
    case navigation
  }

  /// How an element was found to be what its role says, the surest first.
  public enum Recognition: String, Hashable, Sendable, CaseIterable {
    /// The descriptor's author said so.
    case declared
    /// A configuration said so.
    case configured
    /// What it says gives it away: "Radio button, checked".
    case wording
    /// It looks like one; findings are then warnings at most.
    case heuristic
  }
}
