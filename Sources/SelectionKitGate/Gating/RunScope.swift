import SelectionKitRules

/// What a run looked at, so that nothing is said of what it didn't.
struct RunScope {
  private let screens: Set<String>
  private let screensWithActivations: Set<String>
  private let rules: [Rule.ID: Rule]

  /// Takes stock of a run.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - rules: The rules that they were judged by.
  init(_ files: [CheckedFile], _ rules: [Rule]) {
    screens = Set(files.map(\.screen))
    screensWithActivations = Set(files.filter { $0.activation != nil }.map(\.screen))
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Whether the run would have found what a rule has to say of a screen.
  ///
  /// What an activation has to show is found in no single file. A rule that there isn't has nothing to say.
  ///
  /// - Parameters:
  ///   - id: The id of the rule.
  ///   - screen: The name of the screen.
  /// - Returns: Whether it would have.
  func covers(_ id: Rule.ID, on screen: String) -> Bool {
    guard let rule = rules[id] else { return Self.all.contains(id) ? false : screens.contains(screen) }
    return switch rule.check {
    case .activation: screensWithActivations.contains(screen)
    case .node, .nodeAndActivation: screens.contains(screen)
    }
  }

  private static let all = Set(Rule.all.map(\.id))
}
