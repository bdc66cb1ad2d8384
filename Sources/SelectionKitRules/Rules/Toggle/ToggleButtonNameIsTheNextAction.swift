import SelectionKit

extension Rule {
  static let toggleButtonNameIsTheNextAction = Rule(
    "toggle-button-name-is-the-next-action",
    "The name of a toggle button that was turned on is what it will do next, and not what it does now.",
    rationale: """
      “Following” tells what is the case, but not that activating the button ends it; somebody may stop following in the \
      attempt to find out.
      """,
    remedy: Remedy(
      swiftUI: "Name the next action in .accessibilityLabel(_:), such as \"Unfollow\".",
      uiKit: "Name the next action in accessibilityLabel, such as \"Unfollow\"."),
    severity: .note, clauses: ["button.toggle.must.3"],
    needs: .label,
    .activation([.toggleButton]) { step in
      // The endings are English ones; a tree that is in no language of ours is not in English either.
      guard step.isTarget, step.isRenamed != false, step.before.isReadInEnglish else { return .inapplicable }
      guard let old = step.before.name, let new = step.after.name, Words(new).tellWhatIsDone(by: Words(old))
      else { return .passed }
      return .failed(found: "“\(new)” after “\(old)”", expected: "the next action, such as what ends it")
    },
    examples: [
      .example(.passed, "the opposite action", Golden.renaming("Follow", to: "Unfollow")),
      .example(.passed, "another verb", Golden.renaming("Edit", to: "Done")),
      .example(.failed(.note), "what is the case", Golden.renaming("Follow", to: "Following")),
      .example(.failed(.note), "with context", Golden.renaming("Follow Ada", to: "Following Ada")),
      .example(.failed(.note), "a final e dropped", Golden.renaming("Save", to: "Saved")),
      .example(.failed(.note), "a consonant doubled", Golden.renaming("Pin", to: "Pinned")),
      .example(
        .cantTell(.label), "a name that nobody looked for",
        Golden.renaming(changingAfter: { $0.forget(.label) })),
      .example(.inapplicable, "the same name", Golden.renaming("Mute", to: "Mute")),
      .example(
        .inapplicable, "another language",
        inGerman),
      .example(.inapplicable, "something else was activated", Golden.activatingAnother()),
    ])

  private static var inGerman: Activation {
    var activation = Golden.renaming("Stream", to: "Streaming")
    activation.language = "de"
    return activation
  }
}
