import Foundation
import Testing

extension CommandTests {
  @Suite("A baseline in its file")
  struct Baselines {
    private static func unnamed(_ identifier: String) -> String {
      Samples.document(#"{"role": "button", "identifier": "\#(identifier)"}"#)
    }

    private static func text(_ findings: String) -> String {
      #"{"format": "selection-audit-baseline", "version": 1, "findings": [\#(findings)]}"#
    }

    private static let written = """
      {
        "findings" : [
          {
            "element" : "#a",
            "rule" : "control-has-name",
            "screen" : "a"
          }
        ],
        "format" : "selection-audit-baseline",
        "version" : 1
      }

      """

    @Test("It is created with what is found, which then passes until something else is found")
    func life() throws {
      let files = ["a.json": Self.unnamed("a"), "b.json": Self.unnamed("b")]
      try SelectionAuditProcess.inNewFolder(with: files) { command in
        let path = command.folder.appendingPathComponent("base.json")
        let first = try command.run(["check", "a.json", "--baseline", "base.json", "--write-baseline"])
        #expect(first.exitCode == 0, "\(first.output)\(first.errors)")
        #expect(first.output.hasSuffix("Not counted: 1 finding known or waived.\n"))
        #expect(try String(contentsOf: path, encoding: .utf8) == Self.written)
        #expect(try command.run(["check", "a.json", "--baseline", "base.json"]).exitCode == 0)
        #expect(try command.run(["check", "a.json", "b.json", "--baseline=base.json"]).exitCode == 1)
        #expect(try String(contentsOf: path, encoding: .utf8) == Self.written)
        // The same count, but another finding.
        try Data(Self.unnamed("c").utf8).write(to: command.folder.appendingPathComponent("a.json"))
        let replaced = try command.run(["check", "a.json", "--baseline", "base.json"])
        #expect(replaced.exitCode == 1)
        #expect(replaced.output.contains("In the baseline, but not found any more:\n  control-has-name for a: #a"))
        #expect(try command.run(["check", "a.json", "--baseline", "base.json", "--write-baseline"]).exitCode == 0)
        #expect(try String(contentsOf: path, encoding: .utf8) == Self.written.replacing("#a", with: "#c"))
      }
    }

    @Test("What a run over some screens does not look at stays in it")
    func partial() throws {
      let other = ##"{"rule": "control-has-name", "screen": "other", "element": "#x"}"##
      let files = ["a.json": Samples.good, "base.json": Self.text(other)]
      try SelectionAuditProcess.inNewFolder(with: files) { command in
        let result = try command.run(["check", "a.json", "--baseline", "base.json", "--write-baseline"])
        #expect(result.exitCode == 0)
        #expect(result.output.contains("not found any more") == false)
        let text = try String(contentsOf: command.folder.appendingPathComponent("base.json"), encoding: .utf8)
        #expect(text.contains(##""element" : "#x""##))
      }
    }

    @Test(
      "What can't be used is told in one line, and left as it is",
      arguments: [
        (["--baseline", "missing.json"], "missing.json: there is no such file"),
        (["--baseline", "folder"], "folder: this is a directory, not a file"),
        (["--baseline", "cut.json"], "cut.json:1:2: the file ends where a key should follow"),
        (["--baseline", "cut.json", "--write-baseline"], "cut.json:1:2: the file ends where a key should follow"),
        (["--baseline", "empty.json", "--write-baseline"], "empty.json: the file is empty"),
        (
          ["--baseline", "a.json", "--write-baseline"],
          #"a.json: /format: expected "selection-audit-baseline""#
        ),
        (["--baseline", "none/base.json", "--write-baseline"], "none/base.json: it can't be written"),
        (["--write-baseline"], "--write-baseline needs --baseline PATH"),
      ])
    func unusable(arguments: [String], message: String) throws {
      let files = ["a.json": Samples.good, "cut.json": "{", "empty.json": "", "folder/a.txt": ""]
      try SelectionAuditProcess.inNewFolder(with: files) { command in
        let result = try command.run(["check", "a.json"] + arguments)
        #expect(result.errors == "selection-audit: \(message)\n")
        #expect(result.output.isEmpty)
        #expect(result.exitCode == 2)
        for name in ["a.json", "cut.json", "empty.json"] {
          let text = try String(contentsOf: command.folder.appendingPathComponent(name), encoding: .utf8)
          #expect(text == files[name])
        }
      }
    }

    @Test(
      "A run that can't be relied on writes nothing", arguments: [["broken.json"], ["missing.json"], ["empty.json"]])
    func unusableRun(names: [String]) throws {
      let files = ["a.json": Self.unnamed("a"), "broken.json": "{", "empty.json": Samples.empty]
      let others = names == ["empty.json"] ? [] : ["a.json"]
      try SelectionAuditProcess.inNewFolder(with: files) { command in
        let result = try command.run(["check"] + names + others + ["--baseline", "base.json", "--write-baseline"])
        #expect(result.exitCode == 2)
        #expect(!FileManager.default.fileExists(atPath: command.folder.appendingPathComponent("base.json").path))
      }
    }
  }
}
