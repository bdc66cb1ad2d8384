import SelectionKit

extension Rule {
  static let toggleButtonNotSelectedValue = Rule(
    "toggle-button-not-selected-value",
    "A toggle button says “Not Selected” if it is off and nothing else tells so, and only then.",
    rationale: """
      Alone and under a stable name, off is silence: nobody can tell it from a plain button. Everywhere else the words \
      say again what is heard already, or contradict it.
      """,
    remedy: Remedy(
      swiftUI:
        "Add .accessibilityValue(isActive ? \"\" : \"Not Selected\") to a lone toggle with a stable name; remove it from others.",
      uiKit: "Set accessibilityValue of a lone toggle with a stable name to \"Not Selected\" while off, else to nil."),
    clauses: ["button.toggle.exception.3"],
    mayNeed: [
      .label, .state, .value, .selectedTrait, .naming, .isAmongPeers, .isFormatting, .children, .visibleStateText,
      .contextImpliesOff,
    ],
    .node([.toggleButton]) { node in
      let said = node.saidOfState
      let need = node.needOfOffWord(besides: said)
      let isOn = node.isOn ?? (node.has(.selected) == true ? true : nil)
      // While off, silence is a fault where the word is due; the word is one while on, and where it is not due.
      let isSilenceWrong = allOf(node.isOn.map { !$0 }, need.isDue)
      let isOffWordWrong = anyOf(isOn, need.isDue.map { !$0 })
      let missing = node.unknown(.state).union(need.missing)
      let missingForOffWord = isOn == nil ? missing.union(node.unknown(.selectedTrait)) : missing
      switch said {
      case .on:
        guard node.isOn != nil else { return .cantTell(.state) }
        return node.failed(isOn == true ? "on top of the selected trait" : "while it is off", isDue: isSilenceWrong)
      case .off:
        guard let isOffWordWrong else { return .cantTell(missingForOffWord) }
        guard isOffWordWrong else { return .passed }
        return node.failed(isOn == true ? "while it is on" : "where off is told otherwise", isDue: isSilenceWrong)
      case .another, .nothing:
        guard let isSilenceWrong else { return .cantTell(missing) }
        return isSilenceWrong ? node.failedInSilence : .passed
      case .unreadable:
        if isSilenceWrong == nil, isOffWordWrong == nil { return .cantTell(missingForOffWord) }
        return .cantTell(isSilenceWrong == nil ? missing.union(.stateVocabulary) : .stateVocabulary)
      case .unknown:
        if isOffWordWrong == nil { return .cantTell(missingForOffWord.union(.value)) }
        return .cantTell(isSilenceWrong == nil ? missing.union(.value) : .value)
      }
    },
    examples: [
      .passing("alone, under a stable name, off, and says so", lone { $0.value = "Not Selected" }),
      .passing("in other words for off", lone { $0.value = "Off" }),
      .passing("with something else", lone { $0.value = "Not selected, 12 likes" }),
      .passing("on, and only the trait says so", lone(isOn: true)),
      .passing("among peers, off, without a value", Golden.formattingToggle()),
      .passing("a visible text tells the state", lone { $0.rendering.visibleStateText = "Off" }),
      .passing("the surroundings tell that it is off", lone { $0.contextImpliesOff = true }),
      .passing("the name is the next action", Golden.actionToggle("Mute")),
      .passing(
        "one reason against it decides, whatever else is unknown", Golden.actionToggle("Mute").without(.ofTheView)),
      .passing(
        "beside a formatting toggle",
        AccessibilityDescriptor(
          .toolbar, children: [lone { $0.isAmongPeers = nil }, Golden.formattingToggle("Italic", isOn: true)])),
      .failing("alone, under a stable name, off, and silent", lone()),
      .failing("alone, off, and says something else", lone { $0.value = "12 likes" }),
      .failing("among peers, and says it", Golden.formattingToggle().with { $0.value = "Not Selected" }),
      .failing("the name is the next action, and it says it", Golden.actionToggle("Mute").with { $0.value = "Off" }),
      .failing("on, and says it is off", lone(isOn: true) { $0.value = "Not Selected" }),
      .failing("on, and says it twice", lone(isOn: true) { $0.value = "Selected" }),
      .failing("on, and says it in a form of its name", lone(isOn: true) { $0.value = "Favorited" }),
      .failing("off, and says it is on", lone { $0.value = "On" }),
      .failing(
        "selected, and says it isn't, in whatever state",
        lone(isOn: true) { $0.value = "Not Selected" }.without(.state)),
      .failing(
        "the only toggle of a toolbar",
        AccessibilityDescriptor(
          .toolbar,
          children: [lone { $0.isAmongPeers = nil }, AccessibilityDescriptor(.button, label: "Send", traits: .button)])),
      .failing(
        "declared to stand alone, whatever its neighbours are",
        AccessibilityDescriptor(
          .toolbar, children: [lone(), Golden.formattingToggle("Italic", isOn: true)])),
      .cantTell(.isAmongPeers, "off, and nobody knows whether it is alone", lone { $0.isAmongPeers = nil }),
      .cantTell(
        [.isAmongPeers, .isFormatting], "beside a toggle that may be its peer",
        AccessibilityDescriptor(
          .toolbar,
          children: [lone { $0.isAmongPeers = nil }, Golden.actionToggle("Pin").without(.isFormatting)])),
      .cantTell(
        [.isAmongPeers, .children], "in a toolbar of which not all is known",
        AccessibilityDescriptor(.toolbar, children: [lone { $0.isAmongPeers = nil }]).without(.children)),
      .cantTell(
        [.naming, .isAmongPeers, .visibleStateText, .contextImpliesOff], "off, and nothing else is known",
        lone().without([.naming, .isAmongPeers, .visibleStateText, .contextImpliesOff])),
      .cantTell(.value, "a value that nobody looked for", lone().without(.value)),
      .cantTell(.value, "on, and a value that nobody looked for", lone(isOn: true).without(.value)),
      .cantTell(.state, "nobody knows whether it is on", lone().without(.state)),
      .cantTell(
        [.state, .selectedTrait], "says it is off, and nobody knows",
        lone { $0.value = "Off" }.without([.state, .traits])),
      .cantTell(.state, "says it is on, and nobody knows", lone { $0.value = "Selected" }.without(.state)),
      .example(
        .cantTell(.stateVocabulary), "words of a language that is not known",
        Golden.document(lone { $0.value = "No pevälöl" }, language: "vo")),
      .inapplicable("a radio option", Golden.radio("Black").with { $0.value = "Not Selected" }),
    ])

  /// A toggle with a stable name that nothing around it tells the state of.
  private static func lone(
    isOn: Bool = false, changing change: (inout AccessibilityDescriptor) -> Void = { _ in }
  ) -> AccessibilityDescriptor {
    Golden.formattingToggle("Favorite", isOn: isOn).with {
      $0.isAmongPeers = false
      change(&$0)
    }
  }
}

/// What a value says of the state of a toggle button.
private enum SaidOfState {
  case off, on, another, nothing
  /// Words of a language that is not known: that it is off, or something else.
  case unreadable
  case unknown
}

extension Node {
  fileprivate var saidOfState: SaidOfState {
    guard let value else { return knows(.value) ? .nothing : .unknown }
    if value.isBlank || ValueReading.isRaw(value) { return .nothing }
    guard let reading = valueReading else { return .unreadable }
    switch reading.state {
    case .unchecked where !reading.isContradictory: return .off
    case .checked, .unchecked: return .on
    case .mixed: return .another
    case nil: return reading.switchState.map { $0 ? .on : .off } ?? (valueTellsWhatIsDone ? .on : .nothing)
    }
  }

  /// Whether the value tells that what the name calls for is the case: “Bookmarked” on “Bookmark”.
  private var valueTellsWhatIsDone: Bool {
    guard isReadInEnglish, let name, let value else { return false }
    return Words(value).tellWhatIsDone(by: Words(name))
  }

  /// Whether the word for off is due: the name is stable, the button stands alone, and nothing else tells the state.
  ///
  /// One reason against it decides, whatever is unknown. The word itself is no reason, and neither is a value that is
  /// about something else.
  fileprivate func needOfOffWord(besides said: SaidOfState) -> (isDue: Bool?, missing: Facts) {
    if naming == .nextAction || descriptor.isAmongPeers == true { return (false, []) }
    let isSilent = allOf(
      naming.map { $0 == .stable }, rendering.visibleStateText.map(\.isBlank),
      descriptor.contextImpliesOff.map { !$0 }, said != .another)
    if isSilent == false { return (false, []) }
    let peers = standsAmongPeers
    switch allOf(isSilent, peers.answer.map { !$0 }) {
    case nil: return (nil, unknown([.naming, .visibleStateText, .contextImpliesOff]).union(peers.missing))
    case let isDue: return (isDue, [])
    }
  }

  /// Whether the button stands among peers: as declared, else as its neighbours and the toolbar around it show.
  private var standsAmongPeers: (answer: Bool?, missing: Facts) {
    if let isAmongPeers = descriptor.isAmongPeers { return (isAmongPeers, []) }
    let beside = togglesBeside
    if beside.formatting > 0 { return (true, []) }
    guard let parent, parent.role == .toolbar else { return (nil, .isAmongPeers) }
    let missing = parent.unknown(.children).union(beside.unknown > 0 ? .isFormatting : [])
    return missing.isEmpty ? (false, []) : (nil, missing.union(.isAmongPeers))
  }

  /// A word for the state that is one too many; the fix puts the word for off in its place where that is due.
  fileprivate func failed(_ circumstance: String, isDue: Bool?) -> Rule.Verdict {
    let offWord = isDue == true ? wording?.notSelected : nil
    let canBeReplaced = isDue != nil && !saysMoreThanState
    return .failed(
      found: "“\(value ?? "")” \(circumstance)", expected: offWord.map { "“\($0)”" } ?? "no word for the state",
      fix: canBeReplaced ? descriptor.with { $0.value = offWord } : nil)
  }

  fileprivate var failedInSilence: Rule.Verdict {
    let offWord = (wording ?? .english).notSelected
    let rest = value.flatMap { $0.isBlank || ValueReading.isRaw($0) ? nil : ", " + $0 } ?? ""
    return .failed(
      found: "nothing that tells that it is off", expected: "“\(offWord)” as its value",
      fix: wording == nil ? nil : descriptor.with { $0.value = offWord + rest })
  }
}
