import Foundation
import SelectionKit
import SelectionKitRules
import Testing

@Suite("The files of the rules")
struct RuleFilesTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/SelectionKitRules/Rules")

  /// The rule ids that the file names state: `ControlHasName.swift` states `control-has-name`.
  private static func idsOfFiles() throws -> [String] {
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { $0.deletingPathExtension().lastPathComponent }.filter { $0 != "Rule+All" }.map(kebabCase)
  }

  private static func kebabCase(_ name: String) -> String {
    var words = ""
    for (position, character) in name.enumerated() {
      let before = position > 0 ? name[name.index(name.startIndex, offsetBy: position - 1)] : " "
      if position > 0, character.isUppercase || (character.isNumber && !before.isNumber) { words += "-" }
      words += character.lowercased()
    }
    return words
  }

  @Test("Each file states a rule, and each rule has a file of its name")
  func filesAndRules() throws {
    let files = try Self.idsOfFiles()
    #expect(files.count > 2)
    #expect(files.sorted() == Rule.all.map(\.id.rawValue).sorted())
  }

  @Test("No two rules have one id")
  func distinctIDs() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test("A rule that absorbs others comes before them", arguments: Rule.all)
  func absorbersFirst(_ rule: Rule) throws {
    let ids = Rule.all.map(\.id)
    let place = try #require(ids.firstIndex(of: rule.id))
    for absorbed in rule.absorbed {
      let other = try #require(ids.firstIndex(of: absorbed), "\(absorbed) is no rule")
      let isOfGroup = rule.roles.contains(.radioGroup) || rule.roles.contains(.checkboxGroup)
      #expect(isOfGroup || place < other, "\(rule.id) has to come before \(absorbed)")
    }
  }
}
