import Foundation
import SelectionKitGate
import Testing

@Suite("A value of another type than its key's")
struct WrongTypeTests {
  /// What is put in the place of a value.
  private static let values: [(name: String, value: JSON)] = [
    ("null", .null), ("true", .flag(true)), ("number", .number(7.5)), ("text", .text("words")), ("list", .list([])),
    ("object", .object([:])), ("deep", (0..<300).reduce(.list([])) { inside, _ in .list([inside]) }),
  ]

  @Test("Each sample is read, in its own format", arguments: Sample.all)
  func samples(sample: Sample) throws {
    let imported = try ImportedDocument(reading: sample.data, fileName: sample.name)
    #expect(imported.format == sample.format)
    #expect(imported.document.roots.isEmpty == false)
  }

  /// What is read all the same, key by key: nothing else is.
  private static let leniencies: [String: [String]] = [:]

  @Test("It is refused with the place, but for what is known to be let pass", arguments: Sample.json)
  func wrongTypes(sample: Sample) throws {
    let tree = try JSONDecoder().decode(JSON.self, from: sample.data)
    var passed: [String: Set<String>] = [:]
    for path in tree.pathsOfKeys {
      guard case .key(let key)? = path.last, let original = tree[path[...]], original != .null else { continue }
      let pattern = path.map { if case .key(let key) = $0 { "/" + key } else { "" } }.joined()
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
    #expect(lines.sorted() == Self.leniencies[sample.name], "\(lines.sorted().joined(separator: "\n"))")
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
