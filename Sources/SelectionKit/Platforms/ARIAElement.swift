/// What an element of a web page has to be: its role and attributes of WAI-ARIA 1.2, and its text.
public struct ARIAElement: Hashable, Sendable {
  /// An attribute with its value.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value, not escaped.
    public let value: String

    /// Creates an attribute.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value, not escaped.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The role, or nil for an element without one.
  public let role: String?
  /// The attributes of role and state, in the order in which they are written.
  public let attributes: [Attribute]
  /// The visible text, which gives a control its name; a group and an image are named by an attribute instead.
  public let text: String?
  /// The hint, which is a description.
  public let hint: String?
  /// The text of the error, which stands visibly after the fragment.
  public let errorText: String?
  /// The elements inside, in reading order.
  public let children: [ARIAElement]
  /// What this element, without those inside it, could not say.
  public let losses: [PlatformLoss]
}

extension ARIAElement {
  /// Says a descriptor in the vocabulary of WAI-ARIA.
  ///
  /// The value is not passed on: the role and the state attributes say in every language what it says in one.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter descriptor: What to say.
  public init(_ descriptor: AccessibilityDescriptor) {
    self.init(descriptor, in: nil)
  }

  /// What an element needs to know of the group around it.
  private struct Surroundings {
    let group: AccessibilityDescriptor
    /// Whether the tab key stops at this one.
    let isTabStop: Bool
    /// The 1-based place among the options.
    let place: Int
    let count: Int
  }

  private init(_ descriptor: AccessibilityDescriptor, in surroundings: Surroundings?) {
    let isContainer = descriptor.container == .contain
    let role = descriptor.ariaRole
    var attributes: [Attribute] = []
    let isNamedByAttribute = isContainer || role == "img"
    if isNamedByAttribute, let label = descriptor.label { attributes.append(Attribute("aria-label", label)) }
    attributes += descriptor.ariaState(in: role)
    if role == "heading" { attributes.append(Attribute("aria-level", "2")) }
    if role == "radio", let surroundings {
      attributes.append(Attribute("aria-posinset", String(surroundings.place)))
      attributes.append(Attribute("aria-setsize", String(surroundings.count)))
    }
    if AccessibilityDescriptor.Role.controls.contains(descriptor.role), role != nil {
      attributes.append(Attribute("tabindex", surroundings?.isTabStop ?? true ? "0" : "-1"))
    }
    self.role = role
    self.attributes = attributes
    text = isNamedByAttribute ? nil : descriptor.label
    hint = descriptor.hint.flatMap { $0.isBlank ? nil : $0 }
    errorText = (descriptor.error?.text).flatMap { $0.isBlank ? nil : $0 }
    losses = descriptor.ariaLosses(in: role, groupIsReadOnly: surroundings?.group.isReadOnly ?? false)
    children = isContainer ? Self.children(of: descriptor) : []
  }

  private static func children(of group: AccessibilityDescriptor) -> [ARIAElement] {
    guard group.role == .radioGroup || group.role == .toolbar else {
      return group.children.map { ARIAElement($0, in: nil) }
    }
    let options = group.children.indices.filter { group.children[$0].isOption }
    let stop = group.tabStop(among: options)
    return group.children.indices.map { index in
      guard let place = options.firstIndex(of: index) else { return ARIAElement(group.children[index], in: nil) }
      return ARIAElement(
        group.children[index],
        in: Surroundings(group: group, isTabStop: index == stop, place: place + 1, count: options.count))
    }
  }
}

extension AccessibilityDescriptor {
  fileprivate var isOption: Bool { Role.controls.contains(role) }

  fileprivate var isChosen: Bool { state.map { $0 == .checked } ?? traits.contains(.selected) }

  /// The option that the tab key stops at: the chosen one, else the first that can be operated, else the first.
  fileprivate func tabStop(among options: [Int]) -> Int? {
    let operable = options.filter { !children[$0].isUnavailable }
    return operable.first { role == .radioGroup && children[$0].isChosen } ?? operable.first ?? options.first
  }

  fileprivate var ariaRole: String? {
    switch role {
    case .radioGroup: "radiogroup"
    case .radioOption, .nativeRadio: "radio"
    case .checkboxGroup: "group"
    case .checkbox, .checkable: "checkbox"
    case .toggleButton, .button: "button"
    case .toolbar: "toolbar"
    case .switch: "switch"
    case .heading: "heading"
    case .image: "img"
    default: container == .contain && label != nil ? "group" : nil
    }
  }

  /// The state attributes that are legal on a role.
  fileprivate func ariaState(in role: String?) -> [ARIAElement.Attribute] {
    var attributes: [ARIAElement.Attribute] = []
    func add(_ name: String, _ value: String?) {
      if let value { attributes.append(ARIAElement.Attribute(name, value)) }
    }
    switch role {
    case "radio", "checkbox", "switch": add("aria-checked", ariaCheckState)
    case "button" where isToggledByTrait: add("aria-pressed", ariaCheckState)
    default: break
    }
    if isUnavailable, role != nil { add("aria-disabled", "true") }
    if isReadOnly, ARIAElement.rolesWithReadOnly.contains(role) { add("aria-readonly", "true") }
    if isRequired == true, ARIAElement.rolesWithRequired.contains(role) { add("aria-required", "true") }
    if error != nil, ARIAElement.rolesWithInvalid.contains(role) { add("aria-invalid", "true") }
    return attributes
  }

  private var ariaCheckState: String? {
    switch state {
    case .checked?: "true"
    case .unchecked?: "false"
    case .mixed?: "mixed"
    case nil: facts.contains(.selectedTrait) ? String(traits.contains(.selected)) : nil
    }
  }

  /// Whether a toggle button tells its state apart from its name, which a pressed state then does here.
  private var isToggledByTrait: Bool {
    role == .toggleButton && (naming.map { $0 == .stable } ?? traits.contains(.selected))
  }

  fileprivate func ariaLosses(in role: String?, groupIsReadOnly: Bool) -> [PlatformLoss] {
    var losses: [PlatformLoss] = []
    let isState = role == "radio" || role == "checkbox" || role == "switch"
    if isState, ariaCheckState == nil { losses.append(PlatformLoss(.state, leaving: .nothing)) }
    if isReadOnly, !groupIsReadOnly, !ARIAElement.rolesWithReadOnly.contains(role), !tellsReadOnlyInside {
      losses.append(PlatformLoss(.isReadOnly, leaving: .nothing))
    }
    if isRequired == true, !ARIAElement.rolesWithRequired.contains(role) {
      losses.append(PlatformLoss(.isRequired, leaving: .nothing))
    }
    if let error, !ARIAElement.rolesWithInvalid.contains(role) {
      losses.append(PlatformLoss(.error, leaving: error.text.isBlank ? .nothing : .description))
    }
    if !inputLabels.isEmpty { losses.append(PlatformLoss(.inputLabels, leaving: .nothing)) }
    return losses
  }

  /// Whether a group without a read-only attribute of its own has it on everything inside.
  private var tellsReadOnlyInside: Bool {
    container == .contain && !children.isEmpty
      && children.allSatisfy { $0.isReadOnly && ARIAElement.rolesWithReadOnly.contains($0.ariaRole) }
  }
}

extension ARIAElement {
  // What WAI-ARIA 1.2 allows, as far as it concerns the roles in use here.
  fileprivate static let rolesWithReadOnly: Set<String?> = ["radiogroup", "checkbox", "switch"]
  fileprivate static let rolesWithRequired: Set<String?> = ["radiogroup", "checkbox", "switch"]
  fileprivate static let rolesWithInvalid: Set<String?> = ["radiogroup", "checkbox", "switch"]
}
