import SelectionKit
import Testing

@Suite("The JSON Schema says what the code says")
struct SchemaTests {
  private let schema: JSON

  init() throws {
    schema = try JSON(inFile: "Schemas/selectionkit-1.schema.json")
  }

  @Test(
    "Each object has the keys that are read, and no others",
    arguments: [
      ("", DescriptorDocument.Key.allCases.map(\.rawValue)),
      ("source", DescriptorDocument.Source.Key.allCases.map(\.rawValue)),
      ("element", AccessibilityDescriptor.Key.allCases.map(\.rawValue)),
      ("rendering", AccessibilityDescriptor.Rendering.Key.allCases.map(\.rawValue)),
      ("glyphs", AccessibilityDescriptor.Rendering.Glyphs.Key.allCases.map(\.rawValue)),
      ("hitArea", AccessibilityDescriptor.Rendering.HitArea.Key.allCases.map(\.rawValue)),
      ("run", ErrorMessage.Run.Key.allCases.map(\.rawValue)),
    ])
  func keys(name: String, keys: [String]) throws {
    let object = try definition(name)
    #expect(object["properties"]?.keys == Set(keys))
    #expect(object["additionalProperties"] == .flag(false))
  }

  @Test(
    "Each vocabulary has the names that are read, and no others",
    arguments: [
      ("role", nil, AccessibilityDescriptor.Role.known.map(\.rawValue)),
      ("trait", nil, AccessibilityDescriptor.Traits.named.map(\.name)),
      ("fact", nil, Facts.words.map(\.name)),
      ("sizing", nil, AccessibilityDescriptor.Rendering.Sizing.allCases.map(\.rawValue)),
      ("", "origin", DescriptorDocument.Origin.allCases.map(\.rawValue)),
      ("element", "container", AccessibilityDescriptor.Container.allCases.map(\.rawValue)),
      ("element", "state", CheckState.allCases.map(\.rawValue)),
      ("element", "naming", AccessibilityDescriptor.Naming.allCases.map(\.rawValue)),
      ("element", "effect", AccessibilityDescriptor.Effect.allCases.map(\.rawValue)),
      ("element", "recognition", AccessibilityDescriptor.Recognition.allCases.map(\.rawValue)),
      (
        "rendering", "underlyingControl",
        AccessibilityDescriptor.Rendering.UnderlyingControl.allCases.map(\.rawValue)
      ),
      ("rendering", "focusIndicator", AccessibilityDescriptor.Rendering.FocusIndicator.allCases.map(\.rawValue)),
    ] as [(String, String?, [String])])
  func vocabularies(name: String, property: String?, names: [String]) throws {
    var object = try definition(name)
    if let property { object = try #require(object["properties"]?[property]) }
    #expect(object["enum"] == .list(names.map(JSON.text)))
  }

  @Test("The name and the version of the format")
  func format() throws {
    let properties = try definition("")["properties"]
    #expect(properties?["format"]?["const"] == .text("selectionkit"))
    #expect(properties?["version"]?["const"] == .number(1))
  }

  @Test("Every object is closed")
  func closed() {
    let objects = schema.objects.filter { $0["type"] == .text("object") }
    #expect(objects.count == 7)
    #expect(objects.allSatisfy { $0["additionalProperties"] == .flag(false) })
  }

  private func definition(_ name: String) throws -> JSON {
    name.isEmpty ? schema : try #require(schema["$defs"]?[name])
  }
}
