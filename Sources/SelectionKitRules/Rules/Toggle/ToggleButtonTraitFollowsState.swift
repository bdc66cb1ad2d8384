import SelectionKit

extension Rule {
  static let toggleButtonTraitFollowsState = Rule(
    "toggle-button-trait-follows-state",
    "A toggle button with a stable name has the selected trait while it is on, and only then.",
    rationale:
      "Under a stable name the trait is all there is to hear of the state; one that lags behind says the opposite.",
    remedy: Remedy(
      swiftUI: "Add .accessibilityAddTraits(isActive ? .isSelected : []), from the same state as the symbol.",
      uiKit: "Insert .selected into accessibilityTraits when the toggle goes on, and remove it when it goes off."),
    clauses: [
      "button.toggle.dont.2", "button.toggle.exception.1", "button.toggle.accept.traits.1",
      "button.toggle.accept.voiceover.2", "button.toggle.exception.2", "button.toggle.accept.voiceover.3",
    ],
    mayNeed: [.naming, .isFormatting, .state, .selectedTrait],
    .nodeAndActivation([.toggleButton]) { node in
      node.verdictOnTrait
    } _: { step in
      guard step.isTarget else { return .inapplicable }
      let old = step.before.verdictOnTrait, new = step.after.verdictOnTrait
      switch (old, new) {
      case (_, .failed(let failure)): return .failed(found: "\(failure.found), after it", expected: failure.expected)
      case (.failed(let failure), _): return .failed(found: "\(failure.found), before it", expected: failure.expected)
      case (.cantTell(let facts), .cantTell(let more)): return .cantTell(facts.union(more))
      case (.cantTell, _), (.passed, .inapplicable): return old
      default: return new
      }
    },
    examples: [
      .passing("on and selected", Golden.formattingToggle(isOn: true)),
      .passing("off and not selected", Golden.formattingToggle()),
      .passing(
        "on and selected, whatever the strategy", Golden.formattingToggle(isOn: true).without([.naming, .isFormatting])),
      .failing("on, and never selected", Golden.formattingToggle(isOn: true).with { $0.traits = .button }),
      .failing("off, and still selected", Golden.formattingToggle().with { $0.traits.insert(.selected) }),
      .failing(
        "a formatting toggle of which nobody knows the strategy",
        Golden.formattingToggle(isOn: true).without(.naming).with { $0.traits = .button }),
      .cantTell(.state, "nobody knows whether it is on", Golden.formattingToggle().without(.state)),
      .cantTell(.selectedTrait, "traits that nobody looked at", Golden.formattingToggle().without(.traits)),
      .cantTell(
        [.naming, .isFormatting], "on without the trait, and nobody knows the strategy",
        Golden.actionToggle("Unmute", isOn: true).without([.naming, .isFormatting])),
      .inapplicable("named by the next action", Golden.actionToggle("Unmute", isOn: true)),
      .inapplicable(
        "named by the next action, in whatever state", Golden.actionToggle("Unmute").without([.state, .traits])),
      .example(.passed, "the trait comes with the state", Golden.formatting()),
      .example(
        .failed(.error), "the trait is always there", Golden.formatting { $0.traits.insert(.selected) }),
      .example(
        .failed(.error), "the trait never comes",
        Golden.formatting(changingAfter: { $0.traits.remove(.selected) })),
      .example(
        .failed(.error), "the trait moves the wrong way",
        Golden.formatting { $0.traits.formSymmetricDifference(.selected) }),
      .example(
        .cantTell(.state), "nobody knows whether the state changed",
        Golden.formatting { $0.forget(.state) }),
      .example(.inapplicable, "named by the next action", Golden.renaming()),
      .example(.inapplicable, "something else was activated", Golden.activatingAnother()),
    ])
}

extension Node {
  /// Whether the trait is that of the state, at one moment.
  fileprivate var verdictOnTrait: Rule.Verdict {
    guard tellsStateByTrait != false else { return .inapplicable }
    guard let isOn, let isSelected = has(.selected) else {
      return .cantTell(unknown([.state, .selectedTrait]).union(evidenceMissing))
    }
    if isOn == isSelected { return .passed }
    guard tellsStateByTrait == true else { return .cantTell(evidenceMissing) }
    return .failed(
      found: isOn ? "no selected trait while it is on" : "the selected trait while it is off",
      expected: isOn ? "the selected trait" : "no selected trait",
      fix: descriptor.with { button in
        if isOn { button.traits.insert(.selected) } else { button.traits.remove(.selected) }
      })
  }

  private var evidenceMissing: Facts {
    tellsStateByTrait == nil ? unknown(Node.evidenceOfStrategy) : []
  }
}
