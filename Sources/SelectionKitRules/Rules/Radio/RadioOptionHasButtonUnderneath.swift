import SelectionKit

extension Rule {
  static let radioOptionHasButtonUnderneath = Rule(
    "radio-option-has-button-underneath",
    "A radio option is a native button underneath.",
    rationale: """
      A view with only a gesture can't be reached by Switch Control or from a keyboard, and a toggle says that it can be \
      turned off again.
      """,
    remedy: Remedy(
      swiftUI:
        "Put the option's content into a Button, and remove only its trait with .accessibilityRemoveTraits(.isButton).",
      uiKit: "Build the option from a UIButton or another UIControl, not from a gesture recognizer on a view."),
    clauses: [
      "radio.basic.must.1", "radio.basic.dont.2", "radio.basic.custom.1", "radio.basic.accept.keyboard.1",
      "global.custom-control-representation.1",
    ],
    needs: .underlyingControl,
    .node([.radioOption]) { node in
      guard let control = node.underlyingControl, control != .button, control != .representation
      else { return .passed }
      return .failed(
        found: control.inWords, expected: "a native button underneath",
        fix: node.descriptor.with { $0.rendering.underlyingControl = .button })
    },
    examples: [
      .passing("a button whose trait was removed", Golden.radio("Black", isChosen: true)),
      .passing(
        "a drawing that a button stands in for",
        Golden.radio("Black").with { $0.rendering.underlyingControl = .representation }),
      .failing("only a gesture", Golden.radio("Black").with { $0.rendering.underlyingControl = .gesture }),
      .failing("a toggle", Golden.radio("Black").with { $0.rendering.underlyingControl = .toggle }),
      .failing("something else", Golden.radio("Black").with { $0.rendering.underlyingControl = .other }),
      .cantTell(
        .underlyingControl, "nobody looked underneath; that the button trait is missing proves nothing",
        Golden.radio("Black").without(.underlyingControl)),
      .inapplicable(
        "a native radio button",
        AccessibilityDescriptor(.nativeRadio, label: "1").with { $0.rendering.underlyingControl = .other }),
      .inapplicable(
        "a segment of a segmented control",
        AccessibilityDescriptor(.segment, label: "Day").with { $0.rendering.underlyingControl = .other }),
    ])
}
