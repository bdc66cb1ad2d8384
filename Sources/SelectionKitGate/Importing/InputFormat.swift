/// A format that descriptors are read from; an open vocabulary.
public struct InputFormat: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the format, as a command line gives it.
  public let rawValue: String

  /// Creates a format from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of the format.
  public var description: String { rawValue }

  /// This package's own JSON.
  public static let selectionkit = InputFormat(rawValue: "selectionkit")
  /// The page source of WebDriverAgent and Appium, as XML.
  public static let wdaXML = InputFormat(rawValue: "wda-xml")

  /// The formats that can be read.
  public static let known: [InputFormat] = [.selectionkit, .wdaXML]
}
