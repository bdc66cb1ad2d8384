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
  /// The page source of WebDriverAgent, as JSON.
  public static let wdaJSON = InputFormat(rawValue: "wda-json")
  /// The dictionary that an `XCUIElementSnapshot` makes of itself, as JSON.
  public static let xcuiJSON = InputFormat(rawValue: "xcui-json")
  /// What idb and AXe describe of a screen, as JSON.
  public static let idbJSON = InputFormat(rawValue: "idb-json")
  /// What AccessibilitySnapshot parses of a view, as JSON.
  public static let accessibilitySnapshotJSON = InputFormat(rawValue: "accessibilitysnapshot-json")

  /// The formats that can be read.
  public static let known: [InputFormat] = [
    .selectionkit, .wdaXML, .wdaJSON, .xcuiJSON, .idbJSON, .accessibilitySnapshotJSON,
  ]
}
