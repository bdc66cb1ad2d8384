import SelectionKitRules

extension Gate {
  /// Creates a gate from what a team has settled.
  ///
  /// - Parameter configuration: What a team has settled.
  public init(_ configuration: Configuration) {
    self.init()
    failOn = configuration.failOn ?? failOn
    isStrict = configuration.isStrict ?? isStrict
    allowsEmpty = configuration.allowsEmpty ?? allowsEmpty
    for setting in configuration.rules {
      if let severity = setting.severity {
        severities[setting.rule] = severity
      } else {
        rulesOff.append(RuleSwitchedOff(setting.rule, because: setting.reason))
      }
    }
    expectations = configuration.expectations
    waivers = configuration.waivers
    sources = configuration.sources
    configurationFile = configuration.fileName
  }
}
