/// What a view in SwiftUI is made of: the native view underneath and its accessibility modifiers, in order.
public struct SwiftUIElement: Hashable, Sendable {
  /// The native view that the drawing stands on.
  public enum Base: String, Hashable, Sendable, CaseIterable {
    /// A button.
    case button = "Button"
    /// A toggle with a style of its own.
    case toggle = "Toggle"
    /// A stack around other elements.
    case stack = "VStack"
    /// A text.
    case text = "Text"
    /// An image.
    case image = "Image"
  }

  /// A trait, named as a member of SwiftUI's accessibility traits.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    /// Announced as a button.
    case isButton
    /// Announced as something to switch on and off; from iOS 17 on.
    case isToggle
    /// Announced as selected.
    case isSelected
    /// Announced as a heading.
    case isHeader
    /// Announced as an image.
    case isImage
  }

  /// A modifier with its argument.
  public enum Modifier: Hashable, Sendable {
    /// How the view treats the elements inside it.
    case accessibilityElement(children: AccessibilityDescriptor.Container)
    /// The accessible name.
    case accessibilityLabel(String)
    /// Takes away a trait that the native view has.
    case accessibilityRemoveTraits(Trait)
    /// Adds a trait that the native view has not.
    case accessibilityAddTraits(Trait)
    /// What the element says of its state.
    case accessibilityValue(String)
    /// What activation leads to.
    case accessibilityHint(String)
    /// The words by which a person using their voice may call the element.
    case accessibilityInputLabels([String])
    /// Makes the action unavailable and lets that be announced.
    case disabled
  }

  /// The native view that the drawing stands on.
  public let base: Base
  /// The modifiers, in the order in which they are written.
  public let modifiers: [Modifier]
  /// The elements inside, in reading order.
  public let children: [SwiftUIElement]
  /// What this element, without those inside it, could not say.
  public let losses: [PlatformLoss]

  /// Says a descriptor in the vocabulary of SwiftUI.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter descriptor: What to say.
  public init(_ descriptor: AccessibilityDescriptor) {
    let base = descriptor.swiftUIBase
    self.base = base
    modifiers = descriptor.swiftUIModifiers(on: base)
    children = descriptor.children.map { SwiftUIElement($0) }
    losses = descriptor.lossesOnAppleSystems
  }
}

extension SwiftUIElement.Modifier: CustomStringConvertible {
  /// The modifier as it is written in Swift.
  public var description: String {
    switch self {
    case .accessibilityElement(let container): ".accessibilityElement(children: .\(container.rawValue))"
    case .accessibilityLabel(let text): ".accessibilityLabel(\(text.swiftLiteral))"
    case .accessibilityRemoveTraits(let trait): ".accessibilityRemoveTraits(.\(trait.rawValue))"
    case .accessibilityAddTraits(let trait): ".accessibilityAddTraits(.\(trait.rawValue))"
    case .accessibilityValue(let text): ".accessibilityValue(\(text.swiftLiteral))"
    case .accessibilityHint(let text): ".accessibilityHint(\(text.swiftLiteral))"
    case .accessibilityInputLabels(let texts):
      ".accessibilityInputLabels([\(texts.map { $0.swiftLiteral }.joined(separator: ", "))])"
    case .disabled: ".disabled(true)"
    }
  }
}

extension AccessibilityDescriptor {
  fileprivate var swiftUIBase: SwiftUIElement.Base {
    if container != nil { return .stack }
    return switch role {
    case .radioOption, .toggleButton, .button, .segment, .tab, .menuItem: .button
    case .checkbox, .switch: .toggle
    case .image: .image
    case .heading, .staticText: .text
    default: traits.contains(.toggle) ? .toggle : traits.contains(.button) ? .button : .text
    }
  }

  fileprivate func swiftUIModifiers(on base: SwiftUIElement.Base) -> [SwiftUIElement.Modifier] {
    var modifiers: [SwiftUIElement.Modifier] = []
    if let container { modifiers.append(.accessibilityElement(children: container)) }
    if let label { modifiers.append(.accessibilityLabel(label)) }
    for entry in SwiftUIElement.traits {
      let isThere = traits.contains(entry.trait)
      let isNative = base.nativeTraits.contains(entry.trait)
      if isNative, !isThere { modifiers.append(.accessibilityRemoveTraits(entry.name)) }
      if isThere, !isNative { modifiers.append(.accessibilityAddTraits(entry.name)) }
    }
    if let value { modifiers.append(.accessibilityValue(value)) }
    if let hint { modifiers.append(.accessibilityHint(hint)) }
    if !inputLabels.isEmpty { modifiers.append(.accessibilityInputLabels(inputLabels)) }
    if isUnavailable { modifiers.append(.disabled) }
    return modifiers
  }
}

extension SwiftUIElement {
  /// Not-enabled is missing: SwiftUI has no trait for it, and disabling the view brings it.
  fileprivate static let traits: [(trait: AccessibilityDescriptor.Traits, name: Trait)] = [
    (.button, .isButton), (.toggle, .isToggle), (.selected, .isSelected), (.header, .isHeader), (.image, .isImage),
  ]
}

extension SwiftUIElement.Base {
  /// The traits that the native view has by itself.
  fileprivate var nativeTraits: AccessibilityDescriptor.Traits {
    switch self {
    case .button: .button
    case .toggle: [.button, .toggle]
    case .image: .image
    case .stack, .text: []
    }
  }
}

extension String {
  /// This text as a literal in Swift.
  fileprivate var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\0": literal += "\\0"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
