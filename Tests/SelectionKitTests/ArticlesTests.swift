import Foundation
import Testing

/// What the articles promise to be complete is complete.
@Suite struct ArticlesTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFiles.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func article(_ name: String) throws -> String {
    try text("Sources/SelectionKit/SelectionKit.docc/\(name).md")
  }

  @Test(
    "Each property of the radio item and its pickers stands in the table",
    arguments: [
      // The arguments of the initialisers of OUDSRadioItem.
      "label", "LocalizedStringKey", "tableName", "bundle", "isOn", "extraLabel", "description", "icon", "flipIcon",
      "isOutlined", "isReversed", "isError", "errorText", "AttributedString", "isReadOnly", "hasDivider",
      "constrainedMaxWidth", "action", ".disabled(true)",
      // The pickers'.
      "selection", "radios", "selections", "checkboxes", "OUDSRadioPickerData.tag", "OUDSCheckboxPickerData",
      "placement: .vertical", ".horizontal(Bool)", "placement: .verticalRooted", ".textOnly", ".textAndCount",
      "OUDSCheckboxItemIndeterminate",
    ])
  func radioItem(property: String) throws {
    let rows = try Self.article("ComingFromOUDS").split(separator: "\n").filter { $0.hasPrefix("| ") }
    let cells = rows.compactMap { $0.split(separator: "|").first }
    #expect(cells.contains { $0.contains("`\(property)`") })
  }

  @Test(
    "Each property and step of the UIKit tutorial stands in the table",
    arguments: [
      "checkedImage", "uncheckedImage", "isChecked", "@IBDesignable", "radioButtons", "selected", "changed(selected:)",
      "radioButtonTapped(_:)", "saveTapped(_:)",
    ])
  func tutorial(property: String) throws {
    let rows = try Self.article("ComingFromAButtonGroup").split(separator: "\n").filter { $0.hasPrefix("| ") }
    let cells = rows.compactMap { $0.split(separator: "|").first }
    #expect(cells.contains { $0.contains("`\(property)`") })
  }

  @Test("Each fault of other models has its test", arguments: 1...27)
  func faults(number: Int) throws {
    let tests = try Self.text("Tests/SelectionKitTests/PeerDefects/ModelFaultsTests.swift")
    #expect(tests.contains("@Test(\"M\(number): "))
  }
}
