import SelectionKit

extension Rule {
  static let controlIsOneElement = Rule(
    "control-is-one-element",
    "A control is one element: its glyph and its texts are not elements of their own inside it.",
    rationale: """
      Somebody who moves from element to element stops at a glyph or a text that does nothing, and may never learn that \
      it belongs to the control.
      """,
    remedy: Remedy(
      swiftUI:
        "Use a Button or a Toggle with its label inside, mark images decorative, and add no elements of your own.",
      uiKit: "Set isAccessibilityElement on the control itself and clear it on the views inside."),
    clauses: [
      "radio.basic.accept.traits.1", "checkbox.basic.accept.traits.1", "button.toggle.must.6",
      "button.toggle.accept.traits.3",
    ],
    mayNeed: [.children, .isExposed, .container, .imageTrait],
    .node([.radioOption, .checkbox, .toggleButton]) { node in
      if node.hidesItsContents || !node.hasContents && node.knows(.children) { return .passed }
      let contents = node.contents
      let surfaced = contents.filter { $0.isExposed == true }
      guard !surfaced.isEmpty else {
        let missing = contents.reduce(node.unknown(.children)) { $0.union($1.unknown([.isExposed, .children])) }
        return missing.isEmpty ? .passed : .cantTell(missing.union(node.unknown(.container)))
      }
      guard node.knows(.container) else { return .cantTell(.container) }
      let image = surfaced.first { $0.isImage == true }
      if node.role == .toggleButton, image == nil {
        let missing = surfaced.reduce(into: Facts()) { if $1.isImage == nil { $0.formUnion(.imageTrait) } }
        guard missing.isEmpty else { return .cantTell(missing) }
      }
      let name = (image ?? surfaced.first)?.name
      return .failed(
        found: (image == nil ? "an element" : "an image") + (name.map { " “\($0)”" } ?? "") + " inside",
        expected: "no elements inside", severity: node.role == .toggleButton && image == nil ? .warning : nil,
        fix: node.descriptor.with {
          $0.children = []
          $0.unobserved.remove(.children)
        })
    },
    examples: [
      .passing("a radio option with nothing inside", Golden.radio("Black")),
      .passing("a toggle button with nothing inside", Golden.actionToggle("Mute")),
      .passing(
        "a text inside that is no element of its own",
        Golden.checkbox("Accept Terms").with { $0.children = [text.with { $0.isExposed = false }] }),
      .passing(
        "what is inside is joined into one element",
        Golden.checkbox("Accept Terms").with {
          $0.container = .combine
          $0.children = [text]
        }),
      .failing("a text inside a checkbox", Golden.checkbox("Accept Terms").with { $0.children = [text] }),
      .failing(
        "a glyph inside a radio option",
        Golden.radio("Black").with { $0.children = [AccessibilityDescriptor(.image, label: "circle")] }),
      .failing(
        "a glyph deep inside a radio option",
        Golden.radio("Black").with {
          var row = AccessibilityDescriptor(.other, children: [AccessibilityDescriptor(.image)])
          row.isExposed = false
          $0.children = [row]
        }),
      .failing(
        "an image inside a toggle button",
        Golden.actionToggle("Mute").with { $0.children = [AccessibilityDescriptor(.other, traits: .image)] }),
      .failing(
        "a text inside a toggle button", Golden.actionToggle("Mute").with { $0.children = [text] },
        severity: .warning),
      .cantTell(.children, "nobody looked for elements inside", Golden.radio("Black").without(.children)),
      .cantTell(
        .isExposed, "a text inside that may be no element of its own",
        Golden.checkbox("Accept Terms").with { $0.children = [text.without(.isExposed)] }),
      .cantTell(
        .container, "what is inside may be joined into one element",
        Golden.checkbox("Accept Terms").with { $0.children = [text] }.without(.container)),
      .cantTell(
        .imageTrait, "something inside a toggle button that may be an image",
        Golden.actionToggle("Mute").with {
          $0.children = [AccessibilityDescriptor(.other, label: "mic").without(.imageTrait)]
        }),
      .inapplicable("a switch", AccessibilityDescriptor(.switch, label: "Wi-Fi", children: [text])),
    ])
}

private let text = AccessibilityDescriptor(.staticText, label: "Accept Terms")

extension Node {
  /// Whether those inside are joined into this element, or hidden.
  fileprivate var hidesItsContents: Bool {
    descriptor.container == .combine || descriptor.container == .ignore
  }

  /// Whether it is an image, or nil if that is not known.
  fileprivate var isImage: Bool? {
    switch role {
    case .image: true
    case .other: has(.image)
    default: false
    }
  }
}
