import Foundation
import SelectionKit
import SelectionKitGate
import Testing

/// The digests were worked out by another program, from the text that the documentation describes.
@Suite("The digest of a descriptor")
struct DescriptorDigestTests {
  @Test("Keys are sorted, nothing stands between them, and slashes, accents and quotation marks are as they are")
  func digests() {
    var go = AccessibilityDescriptor(.button)
    go.identifier = "go"
    #expect(go.digest == "14dd863feb3f8c62")
    #expect(AccessibilityDescriptor(.button, label: "a/b ü \"q\"").digest == "0a1ced9e3e12b075")
    var box = AccessibilityDescriptor(.checkbox, children: [AccessibilityDescriptor(.other)])
    box.rendering.glyphs = .init(off: "a", on: "b")
    box.rendering.glyphSizing = .fixed
    #expect(box.digest == "c2f78d479a85abd1")
  }

  @Test("Elements inside elements are digested as they are written as a whole")
  func nested() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let screen = AccessibilityDescriptor(.screen, container: .contain, children: DemoSample.document.roots)
    let hash = try encoder.encode(screen).reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    #expect(screen.digest.flatMap { UInt64($0, radix: 16) } == hash)
  }

  @Test("The list of the elements inside comes first in what is digested")
  func firstKey() {
    #expect(AccessibilityDescriptor.Key.allCases.map(\.rawValue).min() == "children")
  }

  @Test("Whatever changes, the digest does")
  func changes() {
    var go = AccessibilityDescriptor(.button)
    go.identifier = "go"
    go.hint = "h"
    #expect(go.digest == "25933fcf48218ad5")
    go.hint = nil
    go.traits = .button
    #expect(go.digest == "7d25856af1669b03")
  }

  @Test("What stands for a document has the digest of all its roots")
  func document() throws {
    let file = try #require(
      try gateReport(on: [("a.json", descriptors(#"{"role": "button"}, {"role": "other"}"#))]).files.first)
    #expect(file.digest(at: []) == "46066af898abc03e")
    #expect(file.digest(at: [2]) == nil)
  }
}
