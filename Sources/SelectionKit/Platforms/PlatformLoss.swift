/// Something that a descriptor says and a platform has no vocabulary for.
public struct PlatformLoss: Hashable, Sendable {
  /// What is left of it.
  public enum Remainder: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// The words of the value, which a person hears and a program can't read.
    case wordsOfValue
    /// A description beside the element, which a person hears and a program can't read.
    case description
    /// All of it, from iOS 17 on; nothing before.
    case allFromIOS17
  }

  /// What is lost.
  public let fact: Facts
  /// What is left of it.
  public let remainder: Remainder

  /// Creates a loss.
  ///
  /// - Parameters:
  ///   - fact: What is lost.
  ///   - remainder: What is left of it.
  public init(_ fact: Facts, leaving remainder: Remainder) {
    self.fact = fact
    self.remainder = remainder
  }
}

extension PlatformLoss: CustomStringConvertible {
  /// What is lost and what is left, such as "isReadOnly: only the words of the value".
  public var description: String {
    let left =
      switch remainder {
      case .nothing: "not told"
      case .wordsOfValue: "only the words of the value"
      case .description: "only a description"
      case .allFromIOS17: "not heard before iOS 17"
      }
    return "\(fact): \(left)"
  }
}

extension AccessibilityDescriptor {
  /// What the accessibility APIs of Apple's systems have no property or trait for.
  var lossesOnAppleSystems: [PlatformLoss] {
    var losses: [PlatformLoss] = []
    if isReadOnly { losses.append(PlatformLoss(.isReadOnly, leaving: .wordsOfValue)) }
    if isRequired == true { losses.append(PlatformLoss(.isRequired, leaving: .nothing)) }
    if error != nil { losses.append(PlatformLoss(.error, leaving: value == nil ? .nothing : .wordsOfValue)) }
    if traits.contains(.toggle), value != nil { losses.append(PlatformLoss(.value, leaving: .allFromIOS17)) }
    return losses
  }

  /// Whether its action is unavailable, or it says so.
  var isUnavailable: Bool { isEnabled == false || traits.contains(.notEnabled) }
}
