import SelectionKit
import Testing

@testable import SelectionKitRules

@Suite("Roles as numbers")
struct RoleKindTests {
  @Test("Every role that has a name is told from the others", arguments: AccessibilityDescriptor.Role.known)
  func known(_ role: AccessibilityDescriptor.Role) {
    #expect(RoleKind(role).role == role)
  }

  @Test(
    "Any other role is unlisted", arguments: ["", "tub", "radioOptiom", "Checkbox", "link", "a role of a platform"])
  func others(_ name: String) {
    #expect(RoleKind(AccessibilityDescriptor.Role(rawValue: name)) == .unlisted)
  }

  @Test("A rule for a role of an app's own is tried on it")
  func appsOwn() {
    let dial = AccessibilityDescriptor.Role(rawValue: "dial")
    let rule = Rule(
      "dial-is-named", "A dial has a name.", rationale: "", remedy: Rule.Remedy(swiftUI: "", uiKit: ""), clauses: [],
      .node([dial]) { $0.label == nil ? .failed(found: "none", expected: "a name") : .passed }, examples: [])
    let screen = AccessibilityDescriptor(
      .screen,
      children: [
        AccessibilityDescriptor(dial), AccessibilityDescriptor(dial, label: "Volume"),
        AccessibilityDescriptor(.init(rawValue: "knob")),
      ])
    let report = Audit(rules: [rule]).report(on: screen)
    #expect(report.findings.map(\.path) == [[0]])
    #expect(report.counts.passed == 1)
  }
}
