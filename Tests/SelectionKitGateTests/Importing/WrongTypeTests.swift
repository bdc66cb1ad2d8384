import Foundation
import SelectionKit
import SelectionKitGate
import Testing

@Suite("A value of another type than its key's")
struct WrongTypeTests {
  /// What is put in the place of a value.
  private static let values: [(name: String, value: JSON)] = [
    ("true", .flag(true)), ("number", .number(7.5)), ("text", .text("words")), ("list", .list([])),
    ("object", .object([:])), ("deep", (0..<300).reduce(.list([])) { inside, _ in .list([inside]) }),
  ]

  @Test("Each sample is read, in its own format", arguments: Sample.all)
  func samples(sample: Sample) throws {
    let imported = try ImportedDocument(reading: sample.data, fileName: sample.name)
    #expect(imported.format == sample.format)
    #expect(imported.document.roots.isEmpty == false)
  }

  /// What is read all the same, key by key: keys that nobody asks for, and those that hold one thing or another.
  private static let leniencies = [
    "selectionkit.json": [
      "/roots/children/rendering/hitArea/height: number",
      "/roots/error: text",
    ],
    "wda.json": [
      "/value/children/customActions: true number list object deep",
      "/value/children/maxValue: true number list object deep",
      "/value/children/minValue: true number list object deep",
      "/value/children/value: number text",
    ],
    "xcui.json": [
      "/axElement/children/hasFocus: number text list object deep",
      "/axElement/children/value: number text",
      "/axElement/hasFocus: number text list object deep",
      "/axElement/horizontalSizeClass: true text list object deep",
      "/axElement/title: true number list object deep",
      "/depth: true text list object deep",
    ],
    "idb.json": [
      "/children/AXValue: number text",
      "/children/custom_actions: true number text object deep",
      "/content_required: number text list object deep",
      "/custom_actions: true number text object deep",
      "/pid: true text list object deep",
      "/role_description: true number list object deep",
    ],
    "idb-document.json": [
      "/backend: true number list object deep",
      "/elements/value: true number",
      "/screen/height: true text list object deep",
      "/screen/width: true text list object deep",
      "/screen: true number text list deep",
    ],
    "accessibilitysnapshot.json": [
      "/children/element/_0/activationPoint: true number text object deep",
      "/children/element/_0/respondsToUserInteraction: number text list object deep",
      "/children/element/_0/shape/type: true number list object deep",
      "/children/element/traversalIndex: true text list object deep",
      "/container/_0/frame: true number text object deep",
      "/container/type/tabBar: true number text list deep",
      "/element/shape/type: true number list object deep",
    ],
  ]

  /// The keys that other formats can't leave out, so that null is refused as well; in our own it is refused everywhere.
  private static let needed = [
    "wda.json": ["/value", "/value/children/type", "/value/type"],
    "xcui.json": ["/axElement", "/axElement/children/elementType", "/axElement/elementType"],
    "idb.json": [],
    "idb-document.json": ["/elements"],
    "accessibilitysnapshot.json": [
      "/children/element", "/container", "/container/_0", "/container/_0/type", "/container/children/element",
      "/container/type", "/element",
    ],
  ]

  @Test("It is refused with the place, but for what is known to be let pass", arguments: Sample.json)
  func wrongTypes(sample: Sample) throws {
    let tree = try JSONDecoder().decode(JSON.self, from: sample.data)
    var passed: [String: Set<String>] = [:]
    for path in tree.pathsOfKeys {
      guard case .key(let key)? = path.last, let original = tree[path[...]], original != .null else { continue }
      let pattern = path.pattern
      for (name, value) in Self.values where !original.isLike(value) || name == "deep" {
        var changed = tree
        changed[path[...]] = value
        do {
          _ = try ImportedDocument(reading: Data(changed.text.utf8), as: sample.format, fileName: "file")
          passed[pattern, default: []].insert(name)
        } catch {
          let isNamed = error.path.split(separator: "/").contains { $0 == key } || error.message.contains("\"\(key)\"")
          #expect(isNamed, "\(pattern) as \(name): \(error)")
        }
      }
    }
    let order = Self.values.map(\.name)
    let lines = passed.map { pattern, names in pattern + ": " + order.filter(names.contains).joined(separator: " ") }
    #expect(lines.sorted() == Self.leniencies[sample.name])
  }

  @Test(
    "Null counts as left out in formats of others, and is refused where something has to be there",
    arguments: Sample.json)
  func nulls(sample: Sample) throws {
    let tree = try JSONDecoder().decode(JSON.self, from: sample.data)
    var refused: Set<String> = []
    for path in tree.pathsOfKeys where tree[path[...]] != .null {
      var changed = tree
      changed[path[...]] = .null
      do {
        _ = try ImportedDocument(reading: Data(changed.text.utf8), as: sample.format, fileName: "file")
        #expect(sample.format != .selectionkit, "\(path.pattern)")
      } catch {
        #expect(!error.path.isEmpty || error.message.contains("is missing"))
        refused.insert(path.pattern)
      }
    }
    if sample.format != .selectionkit { #expect(refused.sorted() == Self.needed[sample.name]) }
  }
}

extension JSONPath {
  /// The keys on the way, without positions.
  fileprivate var pattern: String {
    map { if case .key(let key) = $0 { "/" + key } else { "" } }.joined()
  }
}

extension JSON {
  /// Whether two values are of one type.
  fileprivate func isLike(_ other: JSON) -> Bool {
    switch (self, other) {
    case (.null, .null), (.flag, .flag), (.number, .number), (.text, .text), (.list, .list), (.object, .object): true
    default: false
    }
  }
}
