/// What a view in UIKit has to set, by the names of the properties there.
public struct UIKitElement: Hashable, Sendable {
  /// A trait, named as a member of UIAccessibilityTraits.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    /// Announced as a button.
    case button
    /// Announced as something to switch on and off; from iOS 17 on.
    case toggleButton
    /// Announced as selected.
    case selected
    /// Announced as unavailable.
    case notEnabled
    /// Announced as a heading.
    case header
    /// Announced as an image.
    case image
  }

  /// How a view holds elements together, named as a case of UIAccessibilityContainerType.
  public enum ContainerType: String, Hashable, Sendable, CaseIterable {
    /// Its label is announced before the first element inside.
    case semanticGroup
  }

  /// Whether the view is an element by itself; false for one that holds others.
  public let isAccessibilityElement: Bool
  /// The accessible name.
  public let accessibilityLabel: String?
  /// What the element says of its state.
  public let accessibilityValue: String?
  /// What activation leads to.
  public let accessibilityHint: String?
  /// The traits, in the order in which they are listed in ``Trait``.
  public let accessibilityTraits: [Trait]
  /// The words by which a person using their voice may call the element; empty to leave that to the label.
  public let accessibilityUserInputLabels: [String]
  /// How the view holds elements together, or nil for none of it.
  public let accessibilityContainerType: ContainerType?
  /// The elements inside, in reading order.
  public let accessibilityElements: [UIKitElement]
  /// What this element, without those inside it, could not say.
  public let losses: [PlatformLoss]

  /// Says a descriptor in the vocabulary of UIKit.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter descriptor: What to say.
  public init(_ descriptor: AccessibilityDescriptor) {
    let isContainer = descriptor.container == .contain
    isAccessibilityElement = !isContainer && descriptor.isExposed
    accessibilityLabel = descriptor.label
    accessibilityValue = descriptor.value
    accessibilityHint = descriptor.hint
    accessibilityTraits = descriptor.uiKitTraits
    accessibilityUserInputLabels = descriptor.inputLabels
    accessibilityContainerType = isContainer ? .semanticGroup : nil
    accessibilityElements = descriptor.children.map { UIKitElement($0) }
    losses = descriptor.lossesOnAppleSystems
  }
}

extension AccessibilityDescriptor {
  fileprivate var uiKitTraits: [UIKitElement.Trait] {
    var names: [UIKitElement.Trait] = []
    if traits.contains(.button) { names.append(.button) }
    if traits.contains(.toggle) { names.append(.toggleButton) }
    if traits.contains(.selected) { names.append(.selected) }
    if traits.contains(.notEnabled) { names.append(.notEnabled) }
    if traits.contains(.header) { names.append(.header) }
    if traits.contains(.image) { names.append(.image) }
    return names
  }
}
