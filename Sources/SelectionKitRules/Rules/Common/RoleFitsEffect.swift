import SelectionKit

extension Rule {
  static let roleFitsEffect = Rule(
    "role-fits-effect",
    "A control is of the kind that its effect calls for.",
    rationale: """
      The kind that is announced tells people when their choice will count: a checkbox that changes a setting at once, \
      or a toggle button that opens a screen, surprises whoever can't see it happen.
      """,
    remedy: Remedy(
      swiftUI:
        "Use a switch-style Toggle for a setting, a toggle button for what acts here, a NavigationLink to move on.",
      uiKit: "Use UISwitch for a setting, a toggle button for what acts here, a list row to move on."),
    severity: .warning,
    clauses: [
      "radio.basic.avoid.2", "checkbox.basic.avoid.1", "checkbox.basic.avoid.2", "button.toggle.avoid.1",
      "button.toggle.avoid.2",
    ],
    mayNeed: [.effect, .children],
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      switch node.place.kind {
      case .radioOption: judgeRadio(node)
      case .checkbox: judge(node, better: { $0.betterThanCheckbox })
      default: judge(node, better: { $0.betterThanToggleButton })
      }
    },
    examples: [
      .passing("a checkbox that is submitted with its form", Golden.checkbox("Email")),
      .passing("a toggle button that acts in its context", Golden.actionToggle("Mute")),
      .passing("radio options that are submitted", Golden.radioGroup()),
      .passing(
        "radio options that change a setting at once, as a choice among several",
        Golden.radioGroup("Size", ["Small", "Large"].map { Golden.radio($0).with { $0.effect = .immediateSetting } })),
      .passing("what several options bring about doesn't matter", group(of: 2).forgettingEffects),
      .passing("a lone radio option that is submitted", Golden.radio("Agree")),
      .failing(
        "a checkbox that changes a setting", Golden.checkbox("Wi-Fi").with { $0.effect = .immediateSetting },
        severity: .warning),
      .failing(
        "a checkbox that acts in its context", Golden.checkbox("Mute").with { $0.effect = .inContext },
        severity: .warning),
      .failing(
        "a toggle button that changes a setting", Golden.actionToggle("Wi-Fi").with { $0.effect = .immediateSetting },
        severity: .warning),
      .failing(
        "a toggle button that opens a screen", Golden.actionToggle("Details").with { $0.effect = .navigation },
        severity: .warning),
      .failing(
        "a lone radio option that changes a setting", Golden.radio("Wi-Fi").with { $0.effect = .immediateSetting },
        severity: .warning),
      .failing("a group of one that changes a setting", group(of: 1), severity: .warning),
      .cantTell(.effect, "a checkbox of which the effect isn't known", Golden.checkbox("Email").without(.effect)),
      .cantTell(.effect, "a lone radio option of which the effect isn't known", Golden.radio("Yes").without(.effect)),
      .cantTell(
        .children, "a radio option that changes a setting, perhaps beside others that nobody saw",
        group(of: 1).without(.children)),
      .cantTell(
        .groupMembership, "radio options that change settings, perhaps each its own",
        AccessibilityDescriptor(.screen, children: group(of: 2).children)),
      .inapplicable(
        "a switch", AccessibilityDescriptor(.switch, label: "Wi-Fi").with { $0.effect = .immediateSetting }),
    ])
}

private func judge(_ node: Node, better: (AccessibilityDescriptor.Effect) -> String?) -> Rule.Verdict {
  guard let effect = node.descriptor.effect else { return .cantTell(.effect) }
  guard let better = better(effect) else { return .passed }
  return .failed(found: effect.inWords, expected: better)
}

/// Several options are a choice, whatever it brings about; one alone is a choice only if it can be left.
private func judgeRadio(_ node: Node) -> Rule.Verdict {
  let group = node.group
  if let group, group.memberCount > 1, group.hasCertainMembers { return .passed }
  let effect = node.descriptor.effect
  if let effect, effect != .immediateSetting { return .passed }
  var missing = (group ?? node.parent)?.unknown(.children) ?? []
  if let group, group.memberCount > 1 { missing.insert(.groupMembership) }
  if effect == nil { missing.insert(.effect) }
  guard missing.isEmpty else { return .cantTell(missing) }
  return .failed(found: "a single radio option that changes a setting at once", expected: "a switch")
}

private func group(of count: Int) -> AccessibilityDescriptor {
  Golden.radioGroup(
    "Connection", ["Wi-Fi", "Cable"].prefix(count).map { Golden.radio($0).with { $0.effect = .immediateSetting } })
}

extension AccessibilityDescriptor {
  fileprivate var forgettingEffects: AccessibilityDescriptor {
    with { $0.updateAll { $0.forget(.effect) } }
  }
}

extension AccessibilityDescriptor.Effect {
  /// What fits the effect better than a checkbox, if a checkbox is unfit for it.
  fileprivate var betterThanCheckbox: String? {
    switch self {
    case .immediateSetting: "a switch"
    case .inContext: "a toggle button"
    case .submitted, .navigation: nil
    }
  }

  /// What fits the effect better than a toggle button, if a toggle button is unfit for it.
  fileprivate var betterThanToggleButton: String? {
    switch self {
    case .immediateSetting: "a switch"
    case .navigation: "a row or a plain button"
    case .submitted, .inContext: nil
    }
  }

  fileprivate var inWords: String {
    switch self {
    case .submitted: "a choice that is submitted"
    case .immediateSetting: "a setting that changes at once"
    case .inContext: "an action in the present context"
    case .navigation: "a way to another screen"
    }
  }
}
