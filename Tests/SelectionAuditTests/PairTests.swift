import Foundation
import Testing

extension CommandTests {
  @Suite("An activation")
  struct Pairs {
    private static func screen(_ label: String, _ value: String = "Unchecked") -> String {
      Samples.document(
        #"""
        {"role": "screen", "children": [
          {"role": "checkbox", "label": "\#(label)", "value": "\#(value)", "identifier": "terms", "traits": ["toggle"]},
          {"role": "button", "label": "Twice"}, {"role": "button", "label": "Twice"}]}
        """#)
    }

    private static let files = [
      "before.json": screen("Terms"), "after.json": screen("Terms", "Checked"), "renamed.json": screen("No", "Checked"),
      "broken.json": "{",
    ]

    private static func check(_ arguments: String...) throws -> SelectionAuditProcess.Result {
      try SelectionAuditProcess.inNewFolder(with: files) { try $0.run(["check"] + arguments) }
    }

    @Test("What came of it is audited with both files", arguments: ["terms", "Terms", "/0/0"])
    func audited(target: String) throws {
      let only = ["--only", "selection-name-is-stable"]
      let good = try Self.check(
        "--before", "before.json", "--after", "after.json", "--activated", target, only[0], only[1])
      #expect(good.errors.isEmpty)
      #expect(good.exitCode == 0)
      #expect(good.output.contains("before.json, then after.json after \"\(target)\" is activated (selectionkit)"))
      let bad = try Self.check(
        "--before", "before.json", "--after", "renamed.json", "--activated", target, only[0], only[1])
      #expect(bad.output.contains("checkbox “Terms” at /0/0\n  error selection-name-is-stable\n"))
      #expect(bad.exitCode == 1)
    }

    @Test(
      "What can't be told apart or read is told in one line",
      arguments: [
        ("after.json", "term", "before.json: no element has the identifier or label “term”; did you mean “terms”?"),
        ("after.json", "Twice", "before.json: 2 elements have the label “Twice”: /0/1, /0/2"),
        ("after.json", "/0/9", "before.json: there is no element at /0/9"),
        ("broken.json", "terms", "broken.json:1:2: the file ends where a key should follow"),
        ("missing.json", "terms", "missing.json: there is no such file"),
      ])
    func unusable(after: String, target: String, message: String) throws {
      let result = try Self.check("--before", "before.json", "--after", after, "--activated", target)
      #expect(result.errors == "selection-audit: \(message)\n")
      #expect(result.output.contains("Passed") == false)
      #expect(result.exitCode == 2)
    }

    @Test("The file that is at fault is the one that is named as unread")
    func unread() throws {
      let result = try Self.check(
        "--before", "before.json", "--after", "broken.json", "--activated", "terms", "--to", "json")
      #expect(result.output.contains(#""file" : "broken.json""#))
      #expect(result.output.contains(#""file" : "before.json""#) == false)
    }

    @Test(
      "All three belong together",
      arguments: [
        ["--before", "before.json"], ["--before", "before.json", "--after", "after.json"],
        ["after.json", "--activated", "terms"],
      ])
    func together(arguments: [String]) throws {
      let result = try SelectionAuditProcess.inNewFolder(with: Self.files) { try $0.run(["check"] + arguments) }
      #expect(result.errors == "selection-audit: --before, --after and --activated belong together\n")
      #expect(result.exitCode == 2)
    }
  }
}
