import Testing

/// What holds for every source file, and no compiler or linter looks at.
@Suite struct HouseRulesTests {
  @Test("The sources are found, or the other tests here would pass for want of them")
  func found() {
    #expect(SourceFiles.all.contains { $0.path == "SelectionKit/Controls/RadioGroup.swift" && $0.lines.count > 100 })
    #expect(SourceFiles.all.count { $0.module == "SelectionKit" } >= 25)
  }

  @Test(
    "Nothing traps, not even in a comment",
    arguments: [
      "fatalError", "try!", "as!", "preconditionFailure", "precondition(", "assertionFailure", "assert(",
      "unsafelyUnwrapped", "unsafeBitCast", "[unchecked", "@unchecked",
    ])
  func noTraps(word: String) {
    #expect(SourceFiles.lines { $0.contains(word) } == [])
  }

  @Test("SelectionKit imports nothing")
  func selectionKitImports() {
    let files = SourceFiles.all.filter { $0.module == "SelectionKit" }
    #expect(SourceFiles.lines(in: files) { Self.importedModule($0) != nil } == [])
  }

  @Test("SelectionKitRules imports SelectionKit and nothing else")
  func rulesImports() {
    let files = SourceFiles.all.filter { $0.module == "SelectionKitRules" }
    #expect(SourceFiles.lines(in: files) { Self.importedModule($0).map { $0 != "SelectionKit" } ?? false } == [])
  }

  @Test(
    "An import is seen, however it is written",
    arguments: [
      ("import Foundation", "Foundation"), ("  public import SelectionKit", "SelectionKit"),
      ("@testable import SelectionKit", "SelectionKit"), ("@_exported import struct Foundation.URL", "Foundation"),
      ("/// import this", nil), ("  let important = 1", nil),
    ] as [(String, String?)])
  func imports(line: String, module: String?) {
    #expect(Self.importedModule(line) == module)
  }

  /// The module that a line imports, if it is an import.
  private static func importedModule(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let position = words.firstIndex(of: "import"),
      words[..<position].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
    else { return nil }
    return words.last?.split(separator: ".").first.map(String.init)
  }
}
