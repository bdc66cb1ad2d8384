import SelectionKit
import SelectionKitGate
import SelectionKitRules

/// Checked files for tests, judged by rules of their own, so that they stay as they are when rules are added.
enum CheckedFiles {
  /// A checkbox of which nothing is wrong.
  static let good = file("good.json", AccessibilityDescriptor(.checkbox, label: "Accept Terms", traits: .toggle))
  /// An error.
  static let wrong = file("wrong.json", AccessibilityDescriptor(.checkbox, label: "Accept\nTerms"))
  /// A warning.
  static let doubtful = file(
    "doubtful.json", AccessibilityDescriptor(.checkbox, label: "A", traits: [.toggle, .image]))
  /// Nothing that is a control.
  static let empty = file("empty.json", AccessibilityDescriptor(.other))
  /// A trait that nobody looked at, in a format that can tell it.
  static let open = file("open.json", untold(.toggleTrait))
  /// Something open that the format can never tell.
  static let untellable = file("untellable.xml", untold(.hint), .wdaXML, notes: [])

  /// A file that could not be read.
  static let unread = CheckRun.UnreadFile(name: "broken.json", reason: "broken.json:1:1: this is neither JSON nor XML")

  static func file(
    _ name: String, _ root: AccessibilityDescriptor, _ format: InputFormat = .selectionkit, notes: [ImportNote] = [],
    language: String? = nil, screen: String? = nil
  ) -> CheckedFile {
    var document = DescriptorDocument(.observed, [root])
    document.language = language
    if let screen { document.source = DescriptorDocument.Source(screen: screen) }
    return CheckedFile(
      name: name, format: format, document: document, notes: notes, report: Audit(rules: rules).report(on: document))
  }

  private static func untold(_ facts: Facts) -> AccessibilityDescriptor {
    var box = AccessibilityDescriptor(.checkbox, label: "Accept Terms", traits: .toggle)
    box.forget(facts)
    return box
  }

  /// What they are judged by.
  static let rules = [
    Rule(
      "has-toggle-trait", "It has the toggle trait.", rationale: "It is not heard as a checkbox.",
      remedy: Rule.Remedy(swiftUI: "Add .isToggle.", uiKit: "Insert .toggleButton."),
      clauses: ["checkbox.basic.must.3"], needs: [.toggleTrait],
      .node([.checkbox]) { node in
        node.has(.toggle) == true ? .passed : .failed(found: "no toggle trait", expected: "the toggle trait")
      }, examples: []),
    Rule(
      "is-no-image", "It is no image.", rationale: "It is no picture.",
      remedy: Rule.Remedy(swiftUI: "Remove .isImage.", uiKit: "Remove .image."), severity: .warning,
      clauses: [], needs: .imageTrait,
      .node([.checkbox]) { node in
        node.has(.image) == true ? .failed(found: "the image trait", expected: "no image trait") : .passed
      }, examples: []),
    Rule(
      "has-no-hint", "It has no hint.", rationale: "It is heard each time.",
      remedy: Rule.Remedy(swiftUI: "Remove it.", uiKit: "Remove it."), severity: .note, clauses: [], needs: .hint,
      .node([.checkbox]) { node in
        node.descriptor.hint == nil ? .passed : .failed(found: "a hint", expected: "none")
      }, examples: []),
  ]
}
