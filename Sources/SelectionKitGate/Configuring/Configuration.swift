public import Foundation
public import SelectionKitRules

/// What a team has settled about its screens and its gate, in one JSON file.
public struct Configuration: Hashable, Sendable {
  /// How a rule is treated.
  public struct RuleSetting: Hashable, Sendable {
    /// The rule.
    public var rule: Rule.ID
    /// How much a violation weighs, or nil for a rule that is switched off.
    public var severity: Rule.Severity?
    /// Why.
    public var reason: String
  }

  /// What is known of the screens in some files.
  public struct ScreenHint: Hashable, Sendable {
    /// The name of the files, without their folder.
    public var file: TextPattern
    /// The name of the screen, or nil to tell it from the file.
    public var name: String?
    /// The language of its texts as a BCP-47 tag.
    public var language: String?
    /// The earliest system version that the app runs on, such as "17.0".
    public var minimumOS: String?
    /// The test or view that made it.
    public var source: FileLocation?
  }

  /// The version of the format that is read.
  public static let formatVersion = 1
  /// The name of the format, as each configuration states it.
  public static let formatName = "selection-audit-configuration"

  /// The name of the file.
  public private(set) var fileName: String
  /// The language of texts where neither the file nor its screen tells, as a BCP-47 tag.
  public var language: String?
  /// The earliest system version that the app runs on where neither the file nor its screen tells.
  public var minimumOS: String?
  /// The least severity that fails a run.
  public var failOn: Rule.Severity?
  /// Whether a run fails over what could have been told and was not.
  public var isStrict: Bool?
  /// Whether a run in which no control was recognised can pass.
  public var allowsEmpty: Bool?
  /// The String Catalogs with the app's own words for states, as paths from the folder of the configuration.
  public var stringCatalogs: [String] = []
  /// The rules that are treated in another way than they are by themselves.
  public var rules: [RuleSetting] = []
  /// What is known of screens, of which the first that fits counts.
  public var screens: [ScreenHint] = []
  /// What some elements are, of which the first that fits counts.
  public var controls: [NamedControl] = []
  /// What is known of elements and no file tells.
  public var facts: [SettledFacts] = []
  /// Where elements were made, of which the first that fits counts.
  public var sources: [SourceHint] = []
  /// The controls that have to be found.
  public var expectations: [Expectation] = []
  /// What somebody answers for.
  public var waivers: [Waiver] = []

  /// Creates a configuration that settles nothing.
  ///
  /// - Parameter fileName: How messages and findings call it.
  public init(fileName: String) {
    self.fileName = fileName
  }

  /// Reads a configuration.
  ///
  /// What has expired is an error, not something to pass over: a run would else fail, or pass, for a reason that nobody
  /// sees.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - fileName: How messages and findings call it.
  ///   - today: The day on which waivers and facts have to hold.
  /// - Throws: `ImportError`, which says where and what: also for an unknown key, an unknown rule, with the name that was
  ///   probably meant, and for what has expired.
  public init(reading data: Data, fileName: String, today: CalendarDate) throws(ImportError) {
    do throws(ImportFault) {
      let decoded = try JSONSource(SourceText(data)).decoded(as: DecodedConfiguration.self)
      self = decoded.configuration
      self.fileName = fileName
      if let expired = decoded.expiries.first(where: { $0.day < today }) {
        var fault = ImportFault("\(expired.day) is past: look again, then give it a later day or take it out")
        fault.path = expired.path
        throw fault
      }
    } catch {
      throw ImportError(fileName: fileName, place: error.place, path: error.path, message: error.message)
    }
  }
}
