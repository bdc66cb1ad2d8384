import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("The JSON Schemas of configurations and baselines say what the code says")
struct ConfigurationSchemaTests {
  private let configuration: JSON
  private let baseline: JSON

  init() throws {
    configuration = try JSON(inFile: "Schemas/selection-audit-configuration-1.schema.json")
    baseline = try JSON(inFile: "Schemas/selection-audit-baseline-1.schema.json")
  }

  @Test(
    "Each object of a configuration has the keys that are read, and no others",
    arguments: [
      ("", Configuration.Key.allCases.map(\.rawValue)),
      ("ruleSetting", Configuration.RuleSetting.Key.allCases.map(\.rawValue)),
      ("screen", Configuration.ScreenHint.Key.allCases.map(\.rawValue)),
      ("source", FileLocation.Key.allCases.map(\.rawValue)),
      ("element", ElementPattern.Key.allCases.map(\.rawValue)),
      ("control", NamedControl.Key.allCases.map(\.rawValue)),
      ("facts", SettledFacts.Key.allCases.map(\.rawValue)),
      ("sourceHint", SourceHint.Key.allCases.map(\.rawValue)),
      ("expectation", Expectation.Key.allCases.map(\.rawValue)),
      ("waiver", Waiver.Key.allCases.map(\.rawValue)),
      ("review", Waiver.Review.Key.allCases.map(\.rawValue)),
    ])
  func keys(name: String, keys: [String]) throws {
    let object = try definition(name)
    #expect(object["properties"]?.keys == Set(keys))
    #expect(object["additionalProperties"] == .flag(false))
  }

  @Test(
    "Each vocabulary has the names that are read, and no others",
    arguments: [
      ("rule", nil, Rule.all.map(\.id.rawValue).sorted()),
      ("role", nil, AccessibilityDescriptor.Role.known.map(\.rawValue)),
      ("severity", nil, Rule.Severity.allCases.map(\.description)),
      ("ruleSetting", "severity", Rule.Severity.allCases.map(\.description) + ["off"]),
      ("facts", "naming", AccessibilityDescriptor.Naming.allCases.map(\.rawValue)),
      ("facts", "effect", AccessibilityDescriptor.Effect.allCases.map(\.rawValue)),
    ] as [(String, String?, [String])])
  func vocabularies(name: String, property: String?, names: [String]) throws {
    var object = try definition(name)
    if let property { object = try #require(object["properties"]?[property]) }
    #expect(object["enum"] == .list(names.map(JSON.text)))
  }

  @Test(
    "What descriptors have, too, is the same in both schemas",
    arguments: ["role", "rendering", "glyphs", "sizing", "hitArea", "length"])
  func shared(name: String) throws {
    let descriptors = try JSON(inFile: "Schemas/selectionkit-1.schema.json")
    #expect(try definition(name) == descriptors["$defs"]?[name])
  }

  @Test("The keys of a baseline")
  func keysOfBaseline() {
    #expect(baseline["properties"]?.keys == Set(Baseline.Key.allCases.map(\.rawValue)))
    #expect(baseline["$defs"]?["finding"]?["properties"]?.keys == Set(Baseline.Entry.Key.allCases.map(\.rawValue)))
  }

  @Test("The names and the versions of the formats")
  func formats() {
    #expect(configuration["properties"]?["format"]?["const"] == .text("selection-audit-configuration"))
    #expect(configuration["properties"]?["version"]?["const"] == .number(1))
    #expect(baseline["properties"]?["format"]?["const"] == .text("selection-audit-baseline"))
    #expect(baseline["properties"]?["version"]?["const"] == .number(1))
  }

  @Test("Every object is closed")
  func closed() {
    let objects = [configuration, baseline].flatMap(\.objects).filter { $0["type"] == .text("object") }
    #expect(objects.count == 16)
    #expect(objects.allSatisfy { $0["additionalProperties"] == .flag(false) })
  }

  @Test("Every reference leads to something")
  func references() {
    let references = configuration.objects.compactMap { $0["$ref"] }
    let names = Set((configuration["$defs"]?.keys ?? []).map { JSON.text("#/$defs/\($0)") })
    #expect(Set(references) == names)
  }

  @Test("The sample uses every key, each of which the schema has")
  func sample() throws {
    let sample = try JSONDecoder().decode(JSON.self, from: Data(SampleConfiguration.text.utf8))
    let used = Set(sample.objects.flatMap(\.keys))
    let keys = configuration.objects.compactMap { $0["properties"] }.flatMap(\.keys)
    #expect(used == Set(keys))
  }

  private func definition(_ name: String) throws -> JSON {
    name.isEmpty ? configuration : try #require(configuration["$defs"]?[name])
  }
}
