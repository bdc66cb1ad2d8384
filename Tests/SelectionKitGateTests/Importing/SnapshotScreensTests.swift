import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// The reference patterns of the component specs as AccessibilitySnapshot writes them down, from the file to the verdict.
@Suite("Screens from AccessibilitySnapshot")
struct SnapshotScreensTests {
  @Test("The golden patterns: each control is recognised, and nothing is found")
  func golden() throws {
    let read = try imported(goldenSnapshot)
    #expect(read.format == .accessibilitySnapshotJSON)
    #expect(read.notes.isEmpty)
    #expect(read.all(.radioOption).map(\.label) == ["Black", "Gray", "White", "Red"])
    #expect(read.all(.checkbox).map(\.label) == ["Accept Terms", "Email", "Phone", "Text"])
    #expect(read.all(.button).map(\.label) == ["Mute", "Remove Pin", "Bold"])
    #expect(read.findings.isEmpty, "\(read.report)")
    #expect(read.report.counts.controls == 11)
    let untold = try #require(InputFormat.accessibilitySnapshotJSON.capabilities).never
    #expect(read.report.questions.allSatisfy { !$0.facts.isDisjoint(with: untold) }, "\(read.report)")
  }

  @Test(
    "Each fault in them is found",
    arguments: [
      ("\"Choose color\"", "\"\"", ["error group-has-label /0"]),
      (
        #""value": "Radio button, checked", "traits": ["selected"]"#,
        #""value": "Radio button, checked", "traits": ["selected", "button"]"#,
        ["error radio-option-lacks-button-trait /0/1"]
      ),
      (
        #""value": "Radio button, unchecked", "traits": [], "shape": {"type": "frame", "frame": [[16, 196]"#,
        #""value": "Radio button, unchecked", "traits": ["selected"], "shape": {"type": "frame", "frame": [[16, 196]"#,
        ["error radio-group-has-at-most-one-selected /0", "error radio-option-value-agrees-with-state /0/2"]
      ),
      (#"[343, 45]"#, #"[343, 20]"#, ["warning target-is-at-least-24 /1"]),
      (#""label": "Mute""#, #""label": """#, ["error control-has-name /3"]),
    ])
  func faults(good: String, bad: String, findings: [String]) throws {
    #expect(goldenSnapshot.contains(good))
    #expect(try imported(goldenSnapshot.replacingOccurrences(of: good, with: bad)).findings == findings)
  }
}
